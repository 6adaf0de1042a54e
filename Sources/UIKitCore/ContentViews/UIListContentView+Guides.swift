import Foundation

// Guides at the places of the parts, for constraints of the app.

extension UIListContentView {
  /// The place of the text; `nil` where there is none.
  // 11.7.15: the guides of a list content view are where its parts are.
  public var textLayoutGuide: UILayoutGuide? { guide(of: label, isShown: !label.isEmpty) }

  /// The place of the secondary text; `nil` where there is none.
  // 11.7.15: the guides of a list content view are where its parts are.
  public var secondaryTextLayoutGuide: UILayoutGuide? {
    guide(of: secondLabel, isShown: !secondLabel.isEmpty)
  }

  /// The place of the image; `nil` where there is none.
  // 11.7.15: the guides of a list content view are where its parts are.
  public var imageLayoutGuide: UILayoutGuide? { guide(of: picture, isShown: shown.image != nil) }

  /// Returns the guide of a part, which is made when it is first asked for.
  private func guide(of part: UIView, isShown: Bool) -> UILayoutGuide? {
    guard isShown else { return nil }
    if let guide = guides[ObjectIdentifier(part)] { return guide }
    let guide = UILayoutGuide()
    guides[ObjectIdentifier(part)] = guide
    addLayoutGuide(guide)
    layoutIfNeeded()
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: part.leftAnchor),
      guide.rightAnchor.constraint(equalTo: part.rightAnchor),
      guide.topAnchor.constraint(equalTo: part.topAnchor),
      guide.bottomAnchor.constraint(equalTo: part.bottomAnchor),
    ])
    return guide
  }

  /// Removes the guides of parts that the configuration no longer has, and their constraints.
  func removeUnusedGuides() {
    guard !guides.isEmpty else { return }
    let parts: [(UIView, Bool)] = [
      (label, !label.isEmpty), (secondLabel, !secondLabel.isEmpty), (picture, shown.image != nil),
    ]
    for (part, isShown) in parts where !isShown {
      guard let guide = guides.removeValue(forKey: ObjectIdentifier(part)) else { continue }
      removeLayoutGuide(guide)
    }
  }
}
