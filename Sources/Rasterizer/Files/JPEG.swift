import CPixels
package import Foundation

/// Reads and writes JPEG (ITU-T T.81).
package enum JPEG {
  // MARK: Reading

  /// Returns the pixels of a file, turned upright.
  ///
  /// - Returns: `nil` for a file that is broken, or of a process that is rare: lossless, hierarchical,
  ///   with arithmetic codes or twelve bits.
  package static func bitmap(_ data: Data) -> Bitmap? {
    guard let header = JPEGHeader(data), header.width <= Bitmap.largest / header.height else {
      return nil
    }
    let (width, height) = (Int32(header.width), Int32(header.height))
    var bitmap = Bitmap(width: header.width, height: header.height)
    let isRead = Array(data).withUnsafeBufferPointer { file in
      file.baseAddress.map {
        pixels_read_jpeg($0, file.count, width, height, &bitmap.bytes) != 0
      }
    }
    guard isRead == true else { return nil }
    return bitmap.upright(from: header.orientation)
  }

  // MARK: Writing

  /// Returns a file of the baseline process with the pixels, on black where they are not opaque.
  ///
  /// - Parameters:
  ///   - bitmap: The pixels.
  ///   - quality: From 0, the smallest file, to 1, the best picture.
  /// - Returns: `nil` for a side of more than 65,535 pixels, which the format cannot say.
  package static func data(of bitmap: Bitmap, quality: Double) -> Data? {
    guard bitmap.width <= 65_535, bitmap.height <= 65_535, bitmap.pixelCount > 0 else { return nil }
    let (width, height) = (Int32(bitmap.width), Int32(bitmap.height))
    let percent = quality.isFinite ? min(max(quality, 0), 1) * 100 : 100
    var file = [UInt8](repeating: 0, count: pixels_jpeg_bound(width, height))
    let count = pixels_jpeg(bitmap.bytes, width, height, Int32(percent.rounded()), &file)
    return Data(file.prefix(count))
  }
}
