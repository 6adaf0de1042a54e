import Foundation

/// The minus or the plus of a stepper.
@MainActor
final class StepperHalf: UIView {
  /// 1 or -1.
  let sign: Double
  var images: [UIControl.State: UIImage] = [:]
  /// A Boolean value that indicates whether there is a step to make.
  var isOpen = true
  var isPressed = false

  private let shade = RoundedBox(frame: .zero)

  init(sign: Double) {
    self.sign = sign
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    shade.backgroundColor = .tertiarySystemFill
    shade.cornerRadius = 8
    addSubview(shade)
  }

  required init?(coder: NSCoder) { nil }

  func show() {
    shade.isHidden = !isPressed
    setNeedsCommit()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    shade.frame = bounds
  }

  private var image: UIImage? {
    let state: UIControl.State = !isOpen ? .disabled : isPressed ? .highlighted : .normal
    return images[state] ?? images[.normal]
  }

  override func displayContent() -> DisplayContent {
    let ink: UIColor = isOpen ? .label : .tertiaryLabel
    if let image {
      let rect = CGRect(
        x: bounds.midX - image.size.width / 2, y: bounds.midY - image.size.height / 2,
        width: image.size.width, height: image.size.height)
      return image.display(in: rect, of: self, usage: .sign, tint: isOpen ? nil : ink)
    }
    let (x, y) = (bounds.midX, bounds.midY)
    let reach: CGFloat = 7.5
    func number(_ length: CGFloat) -> String { DisplayNumber.text(length) }
    var data = "M\(number(x - reach)) \(number(y))H\(number(x + reach))"
    if sign > 0 { data += "M\(number(x)) \(number(y - reach))V\(number(y + reach))" }
    return .path(DisplayPath(data: data, stroke: displayColor(of: ink), lineWidth: 1.7))
  }

  override func displayAccessibility() -> DisplayAccessibility? {
    var accessibility = DisplayAccessibility(
      role: .button, label: sign > 0 ? "Increment" : "Decrement")
    accessibility.isEnabled = isOpen
    return accessibility
  }
}
