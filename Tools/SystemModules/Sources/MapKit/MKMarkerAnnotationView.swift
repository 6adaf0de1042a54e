/// When words of a view can be seen.
public enum MKFeatureVisibility: Int, Sendable {
  /// The view decides: it always shows a title, and the subtitle while it is selected.
  case adaptive
  case hidden, visible
}

/// A balloon at a place, with a sign in it and the annotation's title below.
@preconcurrency @MainActor
open class MKMarkerAnnotationView: MKAnnotationView {
  /// The visibility of the title.
  open var titleVisibility = MKFeatureVisibility.adaptive { didSet { arrange() } }

  /// The visibility of the subtitle.
  open var subtitleVisibility = MKFeatureVisibility.adaptive { didSet { arrange() } }

  /// The colour of the balloon, where it is not red.
  open var markerTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// The colour of the sign, where it is not white.
  open var glyphTintColor: UIColor? { didSet { applyGlyph() } }

  /// A letter or two in the balloon, in the place of a pin.
  open var glyphText: String? { didSet { applyGlyph() } }

  /// A picture in the balloon, in the place of a pin.
  open var glyphImage: UIImage? { didSet { applyGlyph() } }

  /// The picture while it is selected, where that is another.
  open var selectedGlyphImage: UIImage? { didSet { applyGlyph() } }

  /// A Boolean value that indicates whether it falls from above when it appears.
  open var animatesWhenAdded = false

  private let glyphLabel = UILabel()
  private let glyphView = UIImageView()
  private let titleLabel = UILabel()
  private let subtitleLabel = UILabel()

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
    contentMode = .redraw
    glyphLabel.textAlignment = .center
    glyphLabel.adjustsFontSizeToFitWidth = true
    glyphView.contentMode = .scaleAspectFit
    titleLabel.font = .systemFont(ofSize: 12, weight: .semibold)
    subtitleLabel.font = .systemFont(ofSize: 11)
    subtitleLabel.textColor = .secondaryLabel
    for part in [glyphLabel, glyphView, titleLabel, subtitleLabel] { addSubview(part) }
    arrange()
    applyGlyph()
  }

  // MARK: Changing

  open override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    applyGlyph()
    arrange()
  }

  override func annotationDidChange() { arrange() }

  open override func prepareForReuse() {
    super.prepareForReuse()
    setSelected(false, animated: false)
  }

  open override func prepareForDisplay() {
    super.prepareForDisplay()
    guard animatesWhenAdded, UIView.areAnimationsEnabled else { return }
    transform = CGAffineTransform(translationX: 0, y: -200)
    UIView.animate(withDuration: 0.3) { self.transform = .identity }
  }

  private var tip: CGFloat { isSelected ? 10 : 6 }
  private var diameter: CGFloat { isSelected ? 46 : 30 }

  /// The balloon is the view, and its tip at the place. The words are below, outside of the view.
  private func arrange() {
    let size = CGSize(width: diameter, height: diameter + tip)
    bounds = CGRect(origin: .zero, size: size)
    centerOffset = CGPoint(x: 0, y: -size.height / 2)
    let sign = CGRect(x: 0, y: 0, width: diameter, height: diameter)
      .insetBy(dx: diameter * 0.22, dy: diameter * 0.22)
    glyphLabel.frame = sign
    glyphView.frame = sign
    glyphLabel.font = .systemFont(ofSize: diameter * 0.5, weight: .semibold)
    let words = annotation?.words
    titleLabel.text = words?.title
    subtitleLabel.text = words?.subtitle
    titleLabel.isHidden = titleVisibility == .hidden
    subtitleLabel.isHidden =
      subtitleVisibility == .hidden || (subtitleVisibility == .adaptive && !isSelected)
    var y = size.height + 2
    for label in [titleLabel, subtitleLabel] where !label.isHidden {
      let text = label.sizeThatFits(CGSize(width: 160, height: 40))
      let width = min(text.width, 160)
      label.frame = CGRect(
        x: (size.width - width) / 2, y: y, width: width, height: text.height)
      y += text.height
    }
    setNeedsDisplay()
  }

  private func applyGlyph() {
    let picture = isSelected ? selectedGlyphImage ?? glyphImage : glyphImage
    glyphLabel.text = glyphText
    glyphLabel.textColor = glyphTintColor ?? .white
    glyphView.image = picture
    glyphView.tintColor = glyphTintColor ?? .white
    glyphView.isHidden = glyphText != nil
    setNeedsDisplay()
  }

  // MARK: Drawing

  open override func draw(_ rect: CGRect) {
    let radius = bounds.width / 2
    let middle = CGPoint(x: radius, y: radius)
    let path = UIBezierPath()
    // The tip is as wide as a sixth of the circle.
    path.addArc(
      withCenter: middle, radius: radius - 0.5, startAngle: .pi * 2 / 3, endAngle: .pi / 3,
      clockwise: true)
    path.addLine(to: CGPoint(x: middle.x, y: bounds.maxY))
    path.close()
    (markerTintColor ?? .systemRed).setFill()
    path.fill()
    UIColor(white: 1, alpha: 0.8).setStroke()
    path.lineWidth = 1
    path.stroke()
    if glyphText == nil, glyphView.image == nil { drawPin(in: middle, radius) }
  }

  /// A pin, where the app gave no sign.
  private func drawPin(in middle: CGPoint, _ radius: CGFloat) {
    (glyphTintColor ?? .white).setFill()
    let head = radius * 0.32
    let top = CGPoint(x: middle.x, y: middle.y - radius * 0.22)
    UIBezierPath(
      arcCenter: top, radius: head, startAngle: 0, endAngle: 2 * .pi, clockwise: true
    ).fill()
    let needle = UIBezierPath()
    needle.move(to: CGPoint(x: middle.x - radius * 0.07, y: top.y))
    needle.addLine(to: CGPoint(x: middle.x + radius * 0.07, y: top.y))
    needle.addLine(to: CGPoint(x: middle.x, y: middle.y + radius * 0.6))
    needle.close()
    needle.fill()
  }
}
