public import Foundation

/// A picture, as the encoded data that it came in.
///
/// PNG, JPEG and GIF are understood. Images never change and may be used from any thread. The class is
/// final because Swift can vouch for that only where no subclass adds a variable.
public final class UIImage: NSObject, NSCopying, Sendable {
  // MARK: Creating an image

  public init?(data: Data) {
    guard let contents = Contents(data) else { return nil }
    self.contents = contents
    scale = 1
    super.init()
  }

  /// `nil` where `data` does not begin as an image does.
  public init?(data: Data, scale: CGFloat) {
    guard scale > 0, let contents = Contents(data) else { return nil }
    self.contents = contents
    self.scale = scale
    super.init()
  }

  public init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path), let contents = Contents(data)
    else { return nil }
    self.contents = contents
    scale = Self.scale(ofFile: path)
    super.init()
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
    CGSize(width: contents.header.size.width / scale, height: contents.header.size.height / scale)
  }

  /// Pixels for a point.
  public let scale: CGFloat

  /// Images never change, so that a copy is the image itself.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other || (scale == other.scale && contents.data == other.contents.data)
  }

  public override var hash: Int { contents.data.hashValue }

  // MARK: - Inside the stage

  private struct Contents: Sendable {
    let data: Data
    let header: ImageHeader

    init?(_ data: Data) {
      guard let header = ImageHeader(data) else { return nil }
      self.data = data
      self.header = header
    }
  }

  private let contents: Contents

  /// The whole image in a rectangle of a node.
  package func display(in rect: CGRect) -> DisplayImage {
    DisplayImage(mediaType: contents.header.mediaType, data: contents.data, rect: rect)
  }
}
