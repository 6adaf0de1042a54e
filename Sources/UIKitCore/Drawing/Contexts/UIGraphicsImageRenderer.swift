public import Foundation

/// How an image is drawn.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  public required init() { super.init() }

  /// Pixels for a point; as many as the screen has by default.
  open var scale = CGFloat.current

  /// A Boolean value that indicates whether the ground is black; it is clear by default.
  open var opaque = false

  /// A format for screens with those traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? UIGraphicsImageRendererFormat {
      copy.scale = scale
      copy.opaque = opaque
    }
    return copy
  }
}

/// The context that ``UIGraphicsImageRenderer`` passes to drawing actions.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// An image of the drawings so far.
  open var currentImage: UIImage { cgContext.image ?? UIImage() }
}

/// Draws images.
///
/// The result is a vector picture with a size and a scale; ``UIImage/pngData()`` draws its pixels.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// A renderer of images without size; the format is the main screen's.
  public convenience init() { self.init(bounds: .zero) }

  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size))
  }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  open override var allowsImageOutput: Bool { true }

  /// The image that `actions` draws.
  @discardableResult
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let format = format as? UIGraphicsImageRendererFormat ?? UIGraphicsImageRendererFormat()
    let context = CGContext(
      bounds: format.bounds, scale: format.scale > 0 ? format.scale : .current)
    if format.opaque { context.fillGround() }
    let drawing = UIGraphicsImageRendererContext(context, format)
    context.asCurrent { actions(drawing) }
    return drawing.currentImage
  }

  /// Returns the image that `actions` draws, as PNG.
  @discardableResult
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Returns the image that `actions` draws, as JPEG; a quality of 0 makes the smallest data.
  @discardableResult
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}
