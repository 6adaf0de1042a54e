public import Foundation

/// A picture: the encoded data that it came in, or a symbol of the system's.
///
/// PNG, JPEG, GIF and SVG are understood. Images never change and may be used from any thread. The class is
/// final because Swift can vouch for that only where no subclass adds a variable.
public final class UIImage: NSObject, NSCopying, Sendable {
  // MARK: Creating an image

  /// An image of nothing, of size zero.
  public override init() {
    contents = .nothing
    scale = 1
    look = Look()
    super.init()
  }

  public init?(data: Data) {
    guard let header = ImageHeader(data) else { return nil }
    contents = .encoded(data, header)
    scale = 1
    look = Look()
    super.init()
  }

  /// `nil` where `data` does not begin as an image does.
  public init?(data: Data, scale: CGFloat) {
    guard scale > 0, let header = ImageHeader(data) else { return nil }
    contents = .encoded(data, header)
    self.scale = scale
    look = Look()
    super.init()
  }

  public init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path), let header = ImageHeader(data)
    else { return nil }
    contents = .encoded(data, header)
    scale = ImageFiles.scale(ofFile: path)
    look = Look()
    super.init()
  }

  /// An image of those pixels, each a point.
  public init(cgImage: CGImage) {
    contents = cgImage.contents
    scale = 1
    look = Look()
    super.init()
  }

  /// An image of those pixels, turned as the camera was that took them.
  public init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    contents = cgImage.contents
    self.scale = scale
    var look = Look()
    look.orientation = orientation
    self.look = look
    super.init()
  }

  init(_ contents: Contents, scale: CGFloat, look: Look) {
    self.contents = contents
    self.scale = scale
    self.look = look
    super.init()
  }

  // MARK: Measuring

  /// In points, upright.
  public var size: CGSize {
    switch contents {
    case .nothing: .zero
    case .encoded(_, let header):
      look.orientation.upright(
        CGSize(width: header.size.width / scale, height: header.size.height / scale))
    case .symbol(let symbol): look.symbol.size(of: symbol)
    }
  }

  /// Pixels for a point.
  public let scale: CGFloat

  // MARK: How it is drawn

  /// The rendering mode: the image's colours, or its shape in the tint colour.
  public enum RenderingMode: Int, Sendable {
    /// The usual mode of the place where the image is drawn: symbols and images in bars and system
    /// buttons take the tint colour.
    case automatic
    case alwaysOriginal
    case alwaysTemplate
  }

  public var renderingMode: RenderingMode { look.mode }

  /// The way in which the inside of an image fills a larger area.
  public enum ResizingMode: Int, Sendable {
    /// It is repeated.
    case tile
    case stretch
  }

  /// How much of the edges is drawn as it is, however large the whole.
  public var capInsets: UIEdgeInsets { look.resizing?.insets ?? .zero }

  /// The way in which the part inside of ``capInsets`` is resized.
  public var resizingMode: ResizingMode { look.resizing?.mode ?? .tile }

  /// A Boolean value that indicates whether the image is drawn mirrored where people read from the
  /// right.
  public var flipsForRightToLeftLayoutDirection: Bool { look.flips }

  // MARK: Moving

  /// The frames of an animated image; `nil` for a still one.
  public var images: [UIImage]? { look.frames?.images }

  /// How many seconds all ``images`` take; 0 for an image that stands still.
  public var duration: TimeInterval { look.frames?.duration ?? 0 }

  /// An image that shows all of those in that many seconds; each for a thirtieth, where that is 0.
  @discardableResult
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    var look = first.look
    look.frames = Frames(
      images: images, duration: duration > 0 ? duration : TimeInterval(images.count) / 30)
    return UIImage(first.contents, scale: first.scale, look: look)
  }

  /// A Boolean value that indicates whether the image is one of the system's symbols.
  public var isSymbolImage: Bool {
    if case .symbol = contents { true } else { false }
  }

  // MARK: Comparing and copying

  /// Images never change, so that a copy is the image itself.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other
      || (scale == other.scale && look == other.look && contents == other.contents)
  }

  public override var hash: Int {
    var hasher = Hasher()
    switch contents {
    case .nothing: hasher.combine(0)
    case .encoded(let data, _): hasher.combine(data)
    case .symbol(let symbol): hasher.combine(symbol)
    }
    hasher.combine(look.mode)
    return hasher.finalize()
  }

  // MARK: - Inside the stage

  enum Contents: Equatable, Sendable {
    case nothing
    case encoded(Data, ImageHeader)
    case symbol(Symbol)
  }

  /// The attributes of an image beside its contents.
  struct Look: Equatable, Sendable {
    var mode = RenderingMode.automatic
    /// Drawn in this colour where no view's tint is.
    var tint: UIColor?
    var symbol = SymbolSettings()
    /// The contents in dark appearance, if they differ.
    var dark: Contents?
    /// The name that the image was found by.
    var name: String?
    var resizing: Resizing?
    var flips = false
    var frames: Frames?
    var orientation = Orientation.up
    var alignmentInsets = UIEdgeInsets.zero
  }

  struct Resizing: Equatable, Sendable {
    let insets: UIEdgeInsets
    let mode: ResizingMode
  }

  /// The frames of an animated image.
  struct Frames: Equatable, Sendable {
    let images: [UIImage]
    /// Of all together.
    let duration: TimeInterval
  }

  let contents: Contents
  let look: Look
}
