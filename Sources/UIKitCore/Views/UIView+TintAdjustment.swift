import Foundation

extension UIView {
  /// The dimming of a view's tint.
  public enum TintAdjustmentMode: Int, Sendable {
    /// The dimming of the superview.
    case automatic
    case normal
    case dimmed
  }

  /// The tint before it is dimmed.
  var brightTintColor: UIColor { ownTintColor ?? superview?.brightTintColor ?? .accent }

  /// The tint as a trait: the nearest that was set, dimmed where the view is; `nil` where it is the app's.
  var traitTint: UIColor? {
    var tint: UIColor?
    var mode = TintAdjustmentMode.automatic
    var each: UIView? = self
    while let view = each, tint == nil || mode == .automatic {
      tint = tint ?? view.ownTintColor
      if mode == .automatic { mode = view.storedTintAdjustmentMode }
      each = view.superview
    }
    return mode == .dimmed ? (tint ?? .accent).dimmedTint : tint
  }

  /// Views with a tint of their own are called too, but not those with a dimming mode of their own.
  func propagateTintDimming() {
    setNeedsCommit()
    tellTintColorDidChange()
    for subview in subviews where subview.storedTintAdjustmentMode == .automatic {
      subview.propagateTintDimming()
    }
  }
}

extension UIView {
  /// Calls ``tintColorDidChange()``, with the view's traits as the current ones.
  func tellTintColorDidChange() { tellTintColorDidChange(with: computeTraits()) }

  func tellTintColorDidChange(with traits: UITraitCollection) {
    // 1.4.12: `UITraitCollection.current` is that of the view during its own callbacks.
    traits.tinted(traitTint).performAsCurrent { tintColorDidChange() }
  }
}

extension UIColor {
  /// The colour without its hue, as bright as it is (low confidence).
  var dimmedTint: UIColor {
    UIColor { traits in
      let color = self.display(with: traits)
      let brightness = 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
      return UIColor(white: brightness, alpha: color.alpha)
    }
  }
}
