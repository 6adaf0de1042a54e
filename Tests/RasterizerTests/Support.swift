import Foundation
import Rasterizer
import Testing

/// A picture of some size, drawn into as many pixels.
struct Drawing {
  let bitmap: Bitmap
  let omissions: Set<String>

  init(_ elements: String, width: Int = 20, height: Int = 20) throws {
    let svg =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\">\(elements)</svg>"
    let picture = try #require(Picture(Data(svg.utf8)))
    var bitmap = Bitmap(width: width, height: height)
    omissions = picture.draw(over: &bitmap)
    self.bitmap = bitmap
  }

  /// Red, green, blue and alpha of a pixel, the colours multiplied by alpha.
  subscript(_ x: Int, _ y: Int) -> [UInt8] { bitmap.pixel(x, y) }
}

extension Bitmap {
  func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    let start = (y * width + x) * 4
    return Array(bytes[start..<start + 4])
  }

  /// A bitmap of random pixels, which are multiplied by their alpha.
  static func random(width: Int, height: Int, seed: UInt64) -> Bitmap {
    var state = seed
    var bitmap = Bitmap(width: width, height: height)
    for index in 0..<width * height {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let alpha = [0, 255, 255, Int(state >> 33) & 0xFF][Int(state >> 60) & 3]
      for channel in 0..<3 {
        let value = Int(state >> UInt64(8 * channel + 8)) & 0xFF
        bitmap.bytes[index * 4 + channel] = UInt8(value * alpha / 255)
      }
      bitmap.bytes[index * 4 + 3] = UInt8(alpha)
    }
    return bitmap
  }
}

let red: [UInt8] = [255, 0, 0, 255]
let blue: [UInt8] = [0, 0, 255, 255]
let white: [UInt8] = [255, 255, 255, 255]
let clear: [UInt8] = [0, 0, 0, 0]
