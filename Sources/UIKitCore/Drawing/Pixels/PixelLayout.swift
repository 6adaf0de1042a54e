import CPixels
import Foundation
import Rasterizer

/// The layout of pixels in an app's memory.
struct PixelLayout: Equatable {
  /// The places of red, green, blue and alpha in a pixel; -1 for a number that it lacks.
  private var order: [Int8]
  let bytesPerPixel: Int
  private var kind = Kind.color

  private enum Kind { case color, gray, alpha }

  /// - Returns: `nil` for a layout that is not supported: a number of a pixel has eight bits, colours
  ///   with alpha are multiplied by it or have it alone.
  init?(bitsPerComponent: Int, space: CGColorSpace?, bitmapInfo: UInt32) {
    let info = CGBitmapInfo(rawValue: bitmapInfo)
    guard bitsPerComponent == 8, !info.contains(.floatComponents),
      let alpha = CGImageAlphaInfo(rawValue: bitmapInfo & CGBitmapInfo.alphaInfoMask.rawValue)
    else { return nil }
    let byteOrder = info.intersection(.byteOrderMask)
    if alpha == .alphaOnly {
      (order, bytesPerPixel, kind) = ([-1, -1, -1, 0], 1, .alpha)
      return
    }
    guard let space else { return nil }
    if space.numberOfComponents == 1 {
      guard alpha == .none else { return nil }
      (order, bytesPerPixel, kind) = ([0, 0, 0, -1], 1, .gray)
      return
    }
    switch alpha {
    case .premultipliedLast: order = [0, 1, 2, 3]
    case .noneSkipLast: order = [0, 1, 2, -1]
    case .premultipliedFirst: order = [1, 2, 3, 0]
    case .noneSkipFirst: order = [1, 2, 3, -1]
    case .none, .last, .first, .alphaOnly: return nil
    }
    bytesPerPixel = 4
    switch byteOrder {
    case [], .byteOrder32Big: break
    case .byteOrder32Little: order = order.map { $0 < 0 ? $0 : 3 - $0 }
    default: return nil
    }
  }

  /// Reads pixels; `nil` if there are too few bytes.
  func pixels(_ data: Data, width: Int, height: Int, bytesPerRow: Int) -> Pixels? {
    guard width > 0, height > 0, width <= Bitmap.largest / height,
      bytesPerRow >= width * bytesPerPixel,
      data.count >= bytesPerRow * (height - 1) + width * bytesPerPixel
    else { return nil }
    return data.withUnsafeBytes { bytes in
      bytes.baseAddress.map {
        pixels(at: $0, width: width, height: height, bytesPerRow: bytesPerRow)
      }
    }
  }

  /// Reads pixels in memory.
  func pixels(
    at memory: UnsafeRawPointer, width: Int, height: Int, bytesPerRow: Int
  ) -> Pixels {
    var bitmap = Bitmap(width: width, height: height)
    bitmap.bytes.withUnsafeMutableBufferPointer { target in
      guard let target = target.baseAddress else { return }
      for y in 0..<height {
        pixels_unpack_row(
          memory.assumingMemoryBound(to: UInt8.self) + y * bytesPerRow, order,
          Int32(bytesPerPixel), target + y * width * 4, width)
      }
    }
    return Pixels(bitmap)
  }

  /// Writes pixels into memory.
  func write(_ pixels: Pixels, to memory: UnsafeMutableRawPointer, bytesPerRow: Int) {
    let bitmap = pixels.bitmap
    bitmap.bytes.withUnsafeBufferPointer { source in
      guard let source = source.baseAddress else { return }
      for y in 0..<bitmap.height {
        pixels_pack_row(
          source + y * bitmap.width * 4, order, Int32(bytesPerPixel), kind == .gray ? 1 : 0,
          memory.assumingMemoryBound(to: UInt8.self) + y * bytesPerRow, bitmap.width)
      }
    }
  }
}
