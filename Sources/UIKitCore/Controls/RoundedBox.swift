import Foundation

/// A part of a control: a rectangle with round corners that takes no touches.
@MainActor
final class RoundedBox: UIView {
  /// `nil` for half of the shorter side.
  var cornerRadius: CGFloat? { didSet { setNeedsCommit() } }
  var shadow: DisplayShadow? { didSet { setNeedsCommit() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func decorate(_ node: inout DisplayNode) {
    node.cornerRadius = cornerRadius ?? min(bounds.width, bounds.height) / 2
    node.shadow = shadow
  }
}

extension DisplayShadow {
  /// The shadow of a knob that people move: the larger one of the two in Apple's design resources.
  static let knob = DisplayShadow(
    offset: CGSize(width: 0, height: 3), radius: 4,
    color: DisplayColor(red: 0, green: 0, blue: 0, alpha: 0.15))
}

extension UIControl {
  /// Sends the event of a changed value, which is the primary event of a control with a value (low
  /// confidence: that the primary action is sent along).
  func sendValueChanged() {
    send([.valueChanged, .primaryActionTriggered])
  }
}

extension UIView {
  /// Changes the parts of a control, which takes touches meanwhile.
  static func animateParts(_ animated: Bool, _ changes: @escaping () -> Void) {
    guard animated else { return changes() }
    animate(
      withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: changes)
  }

  /// A length that ends on a pixel.
  func wholePixels(_ length: CGFloat) -> CGFloat {
    let scale = UIScreen.main.scale
    return (length * scale).rounded() / scale
  }
}
