package import Foundation

/// The size and the orientation of a JPEG.
package struct JPEGHeader: Equatable, Sendable {
  /// In pixels, as they are stored.
  package let width: Int
  package let height: Int
  /// The orientation by Exif's tag 0x0112, 1 to 8: 1 is upright, 5 to 8 are turned by a quarter.
  package private(set) var orientation = 1

  /// - Returns: `nil` for data that is no JPEG, or ends before the size.
  package init?(_ data: Data) {
    let bytes = ByteReader(data)
    guard bytes.starts(with: [0xFF, 0xD8, 0xFF]) else { return nil }
    var position = 2
    var orientation: Int?
    // Segment after segment, each a marker and a length, up to the one that begins the frame.
    while let marker = bytes.big(position, count: 2), marker & 0xFF00 == 0xFF00,
      let length = bytes.big(position + 2, count: 2), length >= 2
    {
      switch marker & 0xFF {
      case 0xE1: orientation = orientation ?? bytes.orientation(exif: position + 4)
      // A frame, except the tables (C4, CC) and the extension (C8) that share its range.
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        guard let height = bytes.big(position + 5, count: 2),
          let width = bytes.big(position + 7, count: 2), width > 0, height > 0
        else { return nil }
        self.width = width
        self.height = height
        self.orientation = orientation ?? 1
        return
      default: break
      }
      position += 2 + length
    }
    return nil
  }

  private var isTurned: Bool { orientation >= 5 }

  package var uprightWidth: Int { isTurned ? height : width }
  package var uprightHeight: Int { isTurned ? width : height }
}

extension ByteReader {
  /// Returns the orientation in Exif data; `nil` if the data does not have a valid one.
  fileprivate func orientation(exif position: Int) -> Int? {
    guard text(position, count: 6) == "Exif\0\0" else { return nil }
    let base = position + 6
    let isBig = text(base, count: 2) == "MM"
    func number(_ offset: Int, _ count: Int) -> Int? {
      isBig ? big(base + offset, count: count) : little(base + offset, count: count)
    }
    guard let directory = number(4, 4), let count = number(directory, 2) else { return nil }
    for entry in 0..<count {
      let place = directory + 2 + entry * 12
      guard number(place, 2) == 0x0112 else { continue }
      return number(place + 8, 2).flatMap { (1...8).contains($0) ? $0 : nil }
    }
    return nil
  }
}
