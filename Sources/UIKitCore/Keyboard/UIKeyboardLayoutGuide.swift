import Foundation

/// A guide that follows something that moves on the screen.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}

/// The part of a view that the keyboard covers.
///
/// 12.4.5 – without a keyboard it is what lies below the safe area: its top is where that ends.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// A Boolean value that indicates whether the guide keeps the height of the lower part of the
  /// safe area while there is no keyboard. If not, it has none then, at the edge of the view.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { mayHaveMoved() } }
  }

  // MARK: - Inside the stage

  static func make(for view: UIView) -> UIKeyboardLayoutGuide {
    let guide = UIKeyboardLayoutGuide()
    guide.identifier = "UIKeyboardLayoutGuide"
    guide.standsOnBottom = true
    guide.insets = { [weak guide] in
      UIEdgeInsets(top: guide?.height(in: $0) ?? 0, left: 0, bottom: 0, right: 0)
    }
    guide.owner = view
    Stage.shared.keyboard.followers.append(Keyboard.Follower(guide: guide))
    return guide
  }

  /// How much of the view's lower part belongs to the keyboard.
  private func height(in view: UIView) -> CGFloat {
    // 12.4.5: without a keyboard its guide is at the bottom of the safe area.
    let without = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
    guard let top = Stage.shared.keyboard.seenTop, view.window != nil else { return without }
    return max(view.frameOnScreen.maxY - top, without)
  }

  /// The keyboard, or the view, is elsewhere.
  func mayHaveMoved() {
    guard let owner else { return }
    owner.existingLayoutEngine?.setNeedsUpdateOfInsets(self)
    owner.setNeedsLayout()
  }
}

extension UIView {
  /// The part of the view that the keyboard covers; it moves along with the keyboard.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = constraintState.keyboardGuide { return guide }
    let guide = UIKeyboardLayoutGuide.make(for: self)
    constraintState.keyboardGuide = guide
    return guide
  }
}

extension Keyboard {
  /// A guide, which is not kept.
  struct Follower {
    weak var guide: UIKeyboardLayoutGuide?
  }

  /// Lets what stands on the keyboard move along, inside the animation that runs.
  func moveFollowers() {
    followers.removeAll { $0.guide == nil }
    let guides = followers.compactMap(\.guide)
    for guide in guides { guide.mayHaveMoved() }
    for guide in guides { guide.owner?.window?.layoutSubtree() }
  }
}
