public import Foundation

/// Shows an image.
@preconcurrency @MainActor
open class UIImageView: UIView {
  // MARK: Creating an image view

  /// A view of the image's size.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    becomeImageView()
  }

  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    becomeImageView()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeImageView()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    becomeImageView()
    decodeInterface(coder, as: UIImageView.self)
  }

  private func becomeImageView() {
    // 10.1.3 – touches go through an image.
    isUserInteractionEnabled = false
    restartFrames()
  }

  // MARK: The image

  /// An image that moves does so as soon as it is set.
  open var image: UIImage? {
    didSet {
      if image != oldValue { imageDidChange() }
      tellObservers(of: "image", from: oldValue, to: image)
    }
  }

  /// Shown while ``isHighlighted``; `nil` for ``image``.
  open var highlightedImage: UIImage? {
    didSet { if highlightedImage != oldValue { imageDidChange() } }
  }

  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { imageDidChange() } }
  }

  /// How a symbol is drawn that does not say so itself.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { if preferredSymbolConfiguration != oldValue { imageDidChange() } }
  }

  // MARK: Animating

  /// The images that are shown in turn, in place of the image, after ``startAnimating()``.
  open var animationImages: [UIImage]? { didSet { stopAnimating() } }

  /// The same while ``isHighlighted``; `nil` for ``animationImages``.
  open var highlightedAnimationImages: [UIImage]? { didSet { stopAnimating() } }

  /// How many seconds all images take; 0, the default, for a thirtieth each.
  open var animationDuration: TimeInterval = 0

  /// How often all are shown; 0, the default, for without end.
  open var animationRepeatCount = 0

  /// Begins with the first image.
  open func startAnimating() { startFrames() }

  /// Shows the image again.
  open func stopAnimating() { stopFrames() }

  open var isAnimating: Bool { player != nil }

  // MARK: Sizing

  open override var intrinsicContentSize: CGSize {
    guard let image = shownImage else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    // 12.1.7 – constraints are about what is inside of the insets.
    return CGRect(origin: .zero, size: image.size).inset(by: image.alignmentRectInsets).size
  }

  /// The insets of the image, which do not count when the view is aligned.
  open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? .zero }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }

  // MARK: - Inside the stage

  /// The use of the image, which decides how one without a mode of its own is drawn, and in which
  /// colour.
  var usage = UIImage.Usage.picture { didSet { setNeedsCommit() } }
  var templateColor: UIColor? { didSet { setNeedsCommit() } }

  /// The image of the state, with the view's symbol configuration.
  var shownImage: UIImage? {
    let image = isHighlighted ? highlightedImage ?? image : image
    guard let settings = preferredSymbolConfiguration?.settings else { return image }
    return image?.falling(backTo: settings)
  }

  /// An image view shows images, and never draws.
  override var drawsItself: Bool { false }

  var player: FramePlayer?

  private func imageDidChange() {
    restartFrames()
    invalidateIntrinsicContentSize()
    setNeedsCommit()
  }

  override func displayContent() -> DisplayContent {
    guard player == nil, let image = shownImage else { return .none }
    return displayContent(of: image)
  }

  func displayContent(of image: UIImage) -> DisplayContent {
    guard !bounds.isEmpty else { return .none }
    return image.display(
      in: contentMode.rect(of: image.size, in: bounds), of: self, usage: usage,
      tint: templateColor)
  }

  override func finish(_ node: inout DisplayNode) {
    super.finish(&node)
    player?.show(of: self, in: &node)
  }

  /// An image has no label unless it was named.
  override func displayAccessibility() -> DisplayAccessibility? {
    var described = super.displayAccessibility()
    if described == nil, accessibility != nil { described = DisplayAccessibility() }
    described?.role = .image
    return described
  }
}
