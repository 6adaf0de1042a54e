import Foundation

// Core Graphics has this class on Apple's systems; Foundation on Linux does not.

/// The pixels of an image, without a scale.
///
/// The class is final because Swift can vouch only then that it may be used from any thread.
public final class CGImage: Hashable, Sendable {
  private let data: Data
  private let header: ImageHeader

  init(_ data: Data, _ header: ImageHeader) {
    self.data = data
    self.header = header
  }

  /// In pixels.
  public var width: Int { Int(header.size.width) }

  /// In pixels.
  public var height: Int { Int(header.size.height) }

  public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs.data == rhs.data }

  public func hash(into hasher: inout Hasher) { hasher.combine(data) }

  // MARK: - Inside the stage

  var contents: UIImage.Contents { .encoded(data, header) }

  func display(in rect: CGRect) -> DisplayImage {
    DisplayImage(mediaType: header.mediaType, data: data, rect: rect)
  }
}

extension UIImage {
  /// The pixels; `nil` for symbols, which have none.
  public var cgImage: CGImage? {
    guard case .encoded(let data, let header) = contents else { return nil }
    return CGImage(data, header)
  }
}
