import Foundation

// Ways to use the screen that are invisible at first.

extension Stage {
  /// The title of the question that the system asks over the app.
  package var systemQuestionTitle: String? { systemQuestion?.title }
}

extension UIView {
  /// Returns whether a row or item can be swiped aside to uncover actions.
  ///
  /// - Parameter isTrailing: The side of the actions.
  /// - Returns: `true` if its list has actions on that side.
  package func offersSwipe(isTrailing: Bool) -> Bool {
    let hosts = sequence(first: self, next: \.superview).lazy.compactMap { $0 as? any SwipeHost }
    guard let host = hosts.first(where: { _ in true }) else { return false }
    let point = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: host)
    guard let path = host.swipePath(at: point) else { return false }
    return host.makeSwipe(path, isTrailing ? .trailing : .leading, isByHand: true) != nil
  }

  /// A Boolean value that indicates whether a long press on the centre of the view opens a context
  /// menu.
  package var offersMenu: Bool {
    for view in sequence(first: self, next: \.superview) {
      for case let interaction as UIContextMenuInteraction in view.interactions {
        let point = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: view)
        return interaction.delegate?.contextMenuInteraction(
          interaction, configurationForMenuAtLocation: point) != nil
      }
    }
    return false
  }

  /// The value after the one in the middle of a picker's wheel, or the one before where it is the last.
  package var nearWheelTitle: String? {
    guard let wheel = self as? PickerWheel, wheel.count > 1 else { return nil }
    return wheel.title(of: wheel.row + 1 < wheel.count ? wheel.row + 1 : wheel.row - 1)
  }
}
