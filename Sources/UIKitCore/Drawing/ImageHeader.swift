import Foundation
import Rasterizer

/// The header of an image file: its format and size.
struct ImageHeader: Equatable, Sendable {
  let mediaType: String
  /// In pixels, upright.
  let size: CGSize

  init?(_ data: Data) {
    let bytes = ByteReader(data)
    guard let header = Self.png(bytes) ?? Self.gif(bytes) ?? Self.jpeg(data) ?? Self.svg(data)
    else { return nil }
    self = header
  }

  init?(mediaType: String, width: Double?, height: Double?) {
    guard let width, let height, width > 0, height > 0 else { return nil }
    self.mediaType = mediaType
    size = CGSize(width: width, height: height)
  }

  private static func png(_ bytes: ByteReader) -> ImageHeader? {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
      bytes.text(12, count: 4) == "IHDR"
    else { return nil }
    return ImageHeader(
      mediaType: "image/png", width: bytes.big(16, count: 4).map(Double.init),
      height: bytes.big(20, count: 4).map(Double.init))
  }

  private static func gif(_ bytes: ByteReader) -> ImageHeader? {
    guard ["GIF87a", "GIF89a"].contains(bytes.text(0, count: 6)) else { return nil }
    return ImageHeader(
      mediaType: "image/gif", width: bytes.little(6, count: 2).map(Double.init),
      height: bytes.little(8, count: 2).map(Double.init))
  }

  private static func jpeg(_ data: Data) -> ImageHeader? {
    guard let header = JPEGHeader(data) else { return nil }
    return ImageHeader(
      mediaType: "image/jpeg", width: Double(header.uprightWidth),
      height: Double(header.uprightHeight))
  }
}
