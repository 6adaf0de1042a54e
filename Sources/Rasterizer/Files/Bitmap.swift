import CPixels

/// Pixels in rows from top to bottom: red, green, blue and alpha, a byte each, the colours multiplied by
/// alpha.
package struct Bitmap: Equatable, Sendable {
  package let width: Int
  package let height: Int
  /// Four bytes a pixel, without padding.
  package var bytes: [UInt8]

  /// Creates a clear bitmap.
  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
    bytes = [UInt8](repeating: 0, count: width * height * 4)
  }

  /// The most pixels of a bitmap; larger ones come from a mistake or from a hostile file.
  package static let largest = 1 << 28

  package var pixelCount: Int { width * height }

  /// Returns the bitmap as it is seen, if it is stored with an orientation of Exif's, 1 to 8.
  package func upright(from orientation: Int) -> Bitmap {
    guard orientation > 1 else { return self }
    let isTurned = orientation >= 5
    var upright = Bitmap(width: isTurned ? height : width, height: isTurned ? width : height)
    pixels_turn(bytes, Int32(width), Int32(height), Int32(orientation), &upright.bytes)
    return upright
  }

  /// Returns a part of the bitmap; `nil` if nothing of the bitmap is in it.
  package func cropped(x: Int, y: Int, width: Int, height: Int) -> Bitmap? {
    let (left, top) = (max(0, x), max(0, y))
    let (right, bottom) = (min(self.width, x + width), min(self.height, y + height))
    guard left < right, top < bottom else { return nil }
    var part = Bitmap(width: right - left, height: bottom - top)
    for row in top..<bottom {
      let start = (row * self.width + left) * 4
      let target = (row - top) * part.width * 4
      part.bytes.replaceSubrange(
        target..<target + part.width * 4, with: bytes[start..<start + part.width * 4])
    }
    return part
  }
}
