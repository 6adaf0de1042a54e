public import Foundation

/// A picture, as the encoded data that it came in.
///
/// PNG, JPEG and GIF are understood. Images never change and may be used from any thread. The class is
/// final because Swift can vouch for that only where no subclass adds a variable.
public final class UIImage: NSObject, NSCopying, Sendable {
  // MARK: Creating an image

  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// `nil` where `data` does not begin as an image does.
  public init?(data: Data, scale: CGFloat) {
    guard scale > 0, let header = ImageHeader(data) else { return nil }
    self.data = data
    self.scale = scale
    mediaType = header.mediaType
    pixelSize = header.size
    super.init()
  }

  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data, scale: Self.scale(ofFile: path))
  }

  // `icon@2x.png` has two pixels for a point.
  private static func scale(ofFile path: String) -> CGFloat {
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    if name.hasSuffix("@3x") { return 3 }
    return name.hasSuffix("@2x") ? 2 : 1
  }

  // MARK: Measuring

  /// In points, upright.
  public var size: CGSize {
    CGSize(width: pixelSize.width / scale, height: pixelSize.height / scale)
  }

  /// Pixels for a point.
  public let scale: CGFloat

  /// Images never change, so that a copy is the image itself.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other || (scale == other.scale && data == other.data)
  }

  public override var hash: Int { data.hashValue }

  // MARK: - Inside the stage

  let data: Data
  let mediaType: String
  private let pixelSize: CGSize

  /// The whole image in a rectangle of a node.
  package func display(in rect: CGRect) -> DisplayImage {
    DisplayImage(mediaType: mediaType, data: data, rect: rect)
  }
}
