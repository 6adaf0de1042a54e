import Foundation

/// The header of an image file: its format and size.
struct ImageHeader: Equatable, Sendable {
  let mediaType: String
  /// In pixels, upright.
  let size: CGSize

  init?(_ data: Data) {
    let bytes = Bytes(data: data)
    guard let header = Self.png(bytes) ?? Self.gif(bytes) ?? Self.jpeg(bytes) ?? Self.svg(data)
    else { return nil }
    self = header
  }

  init?(mediaType: String, width: Double?, height: Double?) {
    guard let width, let height, width > 0, height > 0 else { return nil }
    self.mediaType = mediaType
    size = CGSize(width: width, height: height)
  }

  private static func png(_ bytes: Bytes) -> ImageHeader? {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
      bytes.text(12, count: 4) == "IHDR"
    else { return nil }
    return ImageHeader(
      mediaType: "image/png", width: bytes.big(16, count: 4).map(Double.init),
      height: bytes.big(20, count: 4).map(Double.init))
  }

  private static func gif(_ bytes: Bytes) -> ImageHeader? {
    guard ["GIF87a", "GIF89a"].contains(bytes.text(0, count: 6)) else { return nil }
    return ImageHeader(
      mediaType: "image/gif", width: bytes.little(6, count: 2).map(Double.init),
      height: bytes.little(8, count: 2).map(Double.init))
  }

  private static func jpeg(_ bytes: Bytes) -> ImageHeader? {
    guard bytes.starts(with: [0xFF, 0xD8, 0xFF]) else { return nil }
    var position = 2
    var isTurned = false
    // Segment after segment, each a marker and a length, up to the one that begins the frame.
    while let marker = bytes.big(position, count: 2), marker & 0xFF00 == 0xFF00,
      let length = bytes.big(position + 2, count: 2), length >= 2
    {
      switch marker & 0xFF {
      case 0xE1: isTurned = isTurned || bytes.isTurned(exif: position + 4)
      // A frame, except the tables (C4, CC) and the extension (C8) that share its range.
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        let height = bytes.big(position + 5, count: 2).map(Double.init)
        let width = bytes.big(position + 7, count: 2).map(Double.init)
        return ImageHeader(
          mediaType: "image/jpeg", width: isTurned ? height : width,
          height: isTurned ? width : height)
      default: break
      }
      position += 2 + length
    }
    return nil
  }
}

/// Reads numbers at places that may not exist.
private struct Bytes {
  let data: Data

  func starts(with prefix: [UInt8]) -> Bool { data.starts(with: prefix) }

  private func slice(_ position: Int, count: Int) -> Data? {
    guard position >= 0, position <= data.count - count else { return nil }
    let start = data.startIndex + position
    return data[start..<start + count]
  }

  func text(_ position: Int, count: Int) -> String? {
    slice(position, count: count).map { String(decoding: $0, as: UTF8.self) }
  }

  func big(_ position: Int, count: Int) -> Int? {
    slice(position, count: count)?.reduce(0) { $0 << 8 | Int($1) }
  }

  func little(_ position: Int, count: Int) -> Int? {
    slice(position, count: count)?.reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// Returns a Boolean value that indicates whether the Exif data at `position` swaps width and
  /// height.
  func isTurned(exif position: Int) -> Bool {
    guard text(position, count: 6) == "Exif\0\0" else { return false }
    let base = position + 6
    let isBig = text(base, count: 2) == "MM"
    func number(_ offset: Int, _ count: Int) -> Int? {
      isBig ? big(base + offset, count: count) : little(base + offset, count: count)
    }
    guard let directory = number(4, 4), let count = number(directory, 2) else { return false }
    for entry in 0..<count {
      let place = directory + 2 + entry * 12
      // Tag 0x0112 is the orientation; 5 to 8 are turned by a quarter.
      guard number(place, 2) == 0x0112 else { continue }
      return (5...8).contains(number(place + 8, 2) ?? 0)
    }
    return false
  }
}
