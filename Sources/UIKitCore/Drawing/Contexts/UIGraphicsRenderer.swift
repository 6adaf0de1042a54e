public import Foundation

/// How something is drawn into a picture.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  public override required init() { super.init() }

  /// Returns the best format for the screen.
  @discardableResult
  open class func `default`() -> Self { self.init() }

  /// Returns the best format for the current drawing destination.
  @discardableResult
  open class func preferred() -> Self { self.init() }

  /// The part of the coordinates that is in the picture.
  open internal(set) var bounds = CGRect.zero

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.bounds = bounds
    return copy
  }
}

/// The context that a renderer passes to drawing actions.
open class UIGraphicsRendererContext: NSObject {
  /// The context, which is the current one, too.
  open var cgContext: CGContext { storedContext }

  open var format: UIGraphicsRendererFormat { storedFormat }

  /// Fills the rectangle, whatever is there already.
  open func fill(_ rect: CGRect) { fill(rect, blendMode: .copy) }

  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.with(blendMode) { $0.fill(rect) }
  }

  /// Draws the inner edge of the rectangle, a point wide.
  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .copy) }

  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.with(blendMode) { $0.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  }

  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }

  // MARK: - Inside the stage

  private let storedContext: CGContext
  private let storedFormat: UIGraphicsRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
    storedContext = context
    storedFormat = format
    super.init()
  }
}

/// Draws something; see ``UIGraphicsImageRenderer``.
open class UIGraphicsRenderer: NSObject {
  /// Creates a renderer for a rectangle of the drawing coordinates.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsRendererFormat())
  }

  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    // A format that is changed later changes nothing.
    let copy = format.copy() as? UIGraphicsRendererFormat ?? format
    copy.bounds = bounds
    storedFormat = copy
    super.init()
  }

  open var format: UIGraphicsRendererFormat { storedFormat }

  /// A Boolean value that indicates whether what is drawn can be seen as an image while it is
  /// drawn.
  open var allowsImageOutput: Bool { false }

  private let storedFormat: UIGraphicsRendererFormat
}
