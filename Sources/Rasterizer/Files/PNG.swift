import CPixels
package import Foundation

/// Reads and writes PNG (W3C, third edition).
package enum PNG {
  fileprivate static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  // MARK: Writing

  /// Returns a file with the pixels: red, green, blue and alpha of a byte each, in sRGB.
  ///
  /// The same pixels always give the same bytes.
  package static func data(of bitmap: Bitmap) -> Data {
    var pixels = bitmap.bytes
    pixels_unmultiply(&pixels, bitmap.pixelCount)
    let length = bitmap.width * 4
    var filtered = [UInt8](repeating: 0, count: (length + 1) * bitmap.height)
    pixels_filter_rows(pixels, length, Int32(bitmap.height), 4, &filtered)
    var stream = [UInt8](repeating: 0, count: pixels_zlib_bound(filtered.count))
    stream.removeLast(stream.count - pixels_deflate(filtered, filtered.count, &stream))

    var file = Data(signature)
    append("IHDR", big(bitmap.width) + big(bitmap.height) + [8, 6, 0, 0, 0], to: &file)
    // The rendering intent of pictures: perceptual.
    append("sRGB", [0], to: &file)
    append("IDAT", stream, to: &file)
    append("IEND", [], to: &file)
    return file
  }

  private static func append(_ name: String, _ contents: [UInt8], to file: inout Data) {
    let body = Array(name.utf8) + contents
    file += big(contents.count)
    file += body
    file += big(Int(pixels_crc(body, body.count)))
  }

  private static func big(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  // MARK: Reading

  /// Returns the pixels of a file.
  ///
  /// - Returns: `nil` for a file that is broken, incomplete or no PNG.
  package static func bitmap(_ data: Data) -> Bitmap? {
    guard data.starts(with: signature), let file = PNGFile(data.dropFirst(signature.count)) else {
      return nil
    }
    return file.bitmap
  }
}
