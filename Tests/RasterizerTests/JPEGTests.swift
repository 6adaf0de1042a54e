import Foundation
import Rasterizer
import Testing

struct JPEGTests {
  /// Soft colours, which JPEG keeps nearly as they are.
  private func bitmap(width: Int, height: Int) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let start = (y * width + x) * 4
        bitmap.bytes.replaceSubrange(
          start..<start + 4,
          with: [UInt8(x * 255 / width), UInt8(y * 255 / height), 128, 255])
      }
    }
    return bitmap
  }

  private func largestDifference(_ one: Bitmap, _ other: Bitmap) -> Int {
    zip(one.bytes, other.bytes).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
  }

  @Test(arguments: [(8, 8), (33, 17), (1, 1), (100, 7)])
  func `what is written is read, nearly as it was`(width: Int, height: Int) throws {
    let bitmap = bitmap(width: width, height: height)
    let data = try #require(JPEG.data(of: bitmap, quality: 1))
    let read = try #require(JPEG.bitmap(data))
    #expect(read.width == width && read.height == height)
    #expect(largestDifference(bitmap, read) < 12)
  }

  /// Returns whether the left part is red and the right part blue. Between them, colours of half the size mix.
  private func hasHalves(_ bitmap: Bitmap) -> Bool {
    (0..<bitmap.height).allSatisfy { y in
      [(1, red), (5, red), (10, blue), (14, blue)].allSatisfy { x, color in
        zip(bitmap.pixel(x, y), color).allSatisfy { abs(Int($0) - Int($1)) < 16 }
      }
    }
  }

  /// A file by another program: progressive, with colours of half the size.
  @Test func `a progressive file is read`() throws {
    let read = try #require(JPEG.bitmap(Fixtures.progressive))
    #expect(read.width == 16 && read.height == 16)
    #expect(hasHalves(read))
  }

  @Test func `a baseline file with colours of half the size is read`() throws {
    let read = try #require(JPEG.bitmap(Fixtures.baseline))
    #expect(hasHalves(read))
  }

  @Test func `grey is read`() throws {
    let grey = try #require(JPEG.bitmap(Fixtures.grey))
    #expect(grey.pixel(2, 2).prefix(3).allSatisfy { abs(Int($0) - 200) < 4 })
  }

  @Test(arguments: 1...8)
  func `an orientation turns the pixels upright`(orientation: UInt8) throws {
    let bitmap = bitmap(width: 24, height: 8)
    let plain = try #require(JPEG.data(of: bitmap, quality: 1))
    let exif: [UInt8] =
      Array("Exif\0\0MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1]
      + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
    let turned =
      plain.prefix(2) + Data([0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif)
      + plain.dropFirst(2)
    let read = try #require(JPEG.bitmap(turned))
    #expect((read.width == 8) == (orientation >= 5))
    // The stored upper left corner is dark; it is seen where Exif says.
    let right = [2, 3, 6, 7].contains(orientation)
    let below = [3, 4, 7, 8].contains(orientation)
    let corner = read.pixel(right ? read.width - 1 : 0, below ? read.height - 1 : 0)
    #expect(corner[0] < 24 && corner[1] < 40)
  }

  @Test func `cut and changed files never end the process`() throws {
    for file in [Fixtures.progressive, Fixtures.baseline, Fixtures.grey] {
      var state: UInt64 = 7
      for step in 0..<300 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        var changed = file.prefix(step % 2 == 0 ? file.count : Int(state >> 33) % file.count)
        if !changed.isEmpty {
          changed[changed.startIndex + Int(state >> 40) % changed.count] = UInt8(state >> 20 & 0xFF)
        }
        _ = JPEG.bitmap(changed)
      }
    }
  }
}
