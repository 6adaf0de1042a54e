/// A pin that stands at a place.
@preconcurrency @MainActor
open class MKPinAnnotationView: MKAnnotationView {
  /// The colour of its head, where it is not red.
  open var pinTintColor: UIColor! = .systemRed { didSet { setNeedsDisplay() } }

  /// A Boolean value that indicates whether it falls from above when it appears.
  open var animatesDrop = false

  open class func redPinColor() -> UIColor { .systemRed }
  open class func greenPinColor() -> UIColor { .systemGreen }
  open class func purplePinColor() -> UIColor { .systemPurple }

  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    backgroundColor = .clear
    bounds.size = CGSize(width: 24, height: 38)
    centerOffset = CGPoint(x: 0, y: -19)
  }

  open override func prepareForDisplay() {
    super.prepareForDisplay()
    guard animatesDrop, UIView.areAnimationsEnabled else { return }
    transform = CGAffineTransform(translationX: 0, y: -400)
    UIView.animate(withDuration: 0.4) { self.transform = .identity }
  }

  open override func draw(_ rect: CGRect) {
    let needle = UIBezierPath(rect: CGRect(x: bounds.midX - 1, y: 14, width: 2, height: 23))
    UIColor.systemGray.setFill()
    needle.fill()
    let head = CGRect(x: bounds.midX - 9, y: 0, width: 18, height: 18)
    pinTintColor.setFill()
    UIBezierPath(ovalIn: head).fill()
    UIColor(white: 1, alpha: 0.6).setFill()
    UIBezierPath(ovalIn: CGRect(x: bounds.midX - 5, y: 4, width: 5, height: 5)).fill()
  }
}

/// The blue dot where the device is.
@MainActor
final class UserLocationView: MKAnnotationView {
  init(annotation: any MKAnnotation) {
    super.init(annotation: annotation, reuseIdentifier: nil)
    backgroundColor = .clear
    bounds.size = CGSize(width: 22, height: 22)
    canShowCallout = true
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.3
    layer.shadowRadius = 3
    layer.shadowOffset = CGSize(width: 0, height: 1)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("A map makes its dot") }

  override func draw(_ rect: CGRect) {
    UIColor.white.setFill()
    UIBezierPath(ovalIn: bounds).fill()
    UIColor.systemBlue.setFill()
    UIBezierPath(ovalIn: bounds.insetBy(dx: 3.5, dy: 3.5)).fill()
  }
}
