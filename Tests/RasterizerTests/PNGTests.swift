import Foundation
import Rasterizer
import Testing

struct PNGTests {
  @Test(arguments: [(1, 1), (7, 5), (64, 64), (300, 2)])
  func `opaque and clear pixels are read as they were written`(width: Int, height: Int) {
    var bitmap = Bitmap.random(width: width, height: height, seed: UInt64(width * height))
    // Colours of half clear pixels are rounded when they are written.
    for index in 0..<bitmap.pixelCount where ![0, 255].contains(bitmap.bytes[index * 4 + 3]) {
      for channel in 0..<4 { bitmap.bytes[index * 4 + channel] = 0 }
    }
    #expect(PNG.bitmap(PNG.data(of: bitmap)) == bitmap)
  }

  @Test func `half clear pixels differ by at most one after writing`() throws {
    let bitmap = Bitmap.random(width: 50, height: 50, seed: 3)
    let read = try #require(PNG.bitmap(PNG.data(of: bitmap)))
    #expect(zip(bitmap.bytes, read.bytes).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
  }

  @Test func `one colour takes few bytes`() {
    var bitmap = Bitmap(width: 500, height: 500)
    bitmap.bytes = bitmap.bytes.map { _ in 255 }
    #expect(PNG.data(of: bitmap).count < 10_000)
  }

  // The files are written by hand, by the chunks of the specification, with zlib streams of stored
  // blocks.

  @Test func `a palette has its own opacities`() {
    let file = SmallPNG(width: 4, height: 1, depth: 2, kind: 3)
      .with("PLTE", [255, 0, 0, 0, 0, 255, 255, 255, 255])
      .with("tRNS", [255, 0]).rows([0, 0b00_01_10_00])
    let bitmap = PNG.bitmap(file)
    #expect((0..<4).map { bitmap?.pixel($0, 0) } == [red, clear, white, red])
  }

  @Test func `grey of one bit is black and white`() {
    let file = SmallPNG(width: 3, height: 1, depth: 1, kind: 0).rows([0, 0b101_00000])
    let bitmap = PNG.bitmap(file)
    #expect((0..<3).map { bitmap?.pixel($0, 0) } == [white, [0, 0, 0, 255], white])
  }

  @Test func `a colour can be the clear one`() {
    let file = SmallPNG(width: 2, height: 1, depth: 8, kind: 2).with("tRNS", [0, 255, 0, 0, 0, 0])
      .rows([0, 255, 0, 0, 0, 0, 255])
    let bitmap = PNG.bitmap(file)
    #expect((0..<2).map { bitmap?.pixel($0, 0) } == [clear, blue])
  }

  @Test func `sixteen bits become eight`() {
    let file = SmallPNG(width: 1, height: 1, depth: 16, kind: 4).rows([0, 0x80, 0x00, 0xFF, 0xFF])
    #expect(PNG.bitmap(file)?.pixel(0, 0) == [128, 128, 128, 255])
  }

  @Test func `interlaced passes are put together`() {
    // 2 × 2: passes 1, 6 and 7 have one, one and two pixels.
    let file = SmallPNG(width: 2, height: 2, depth: 8, kind: 0, interlace: 1)
      .rows([0, 10] + [0, 20] + [0, 30, 40])
    let bitmap = PNG.bitmap(file)
    let places = [(0, 0), (1, 0), (0, 1), (1, 1)]
    #expect(places.map { bitmap?.pixel($0.0, $0.1)[0] } == [10, 20, 30, 40])
  }

  @Test(arguments: [0, 1, 2, 3, 4])
  func `each filter is undone`(filter: UInt8) {
    // Two rows of two grey pixels; the first row is 10, 20.
    let second: [UInt8] =
      switch filter {
      case 0: [30, 50]
      case 1: [30, 20]
      case 2: [20, 30]
      case 3: [25, 25]
      default: [20, 20]
      }
    let file = SmallPNG(width: 2, height: 2, depth: 8, kind: 0).rows([0, 10, 20, filter] + second)
    let bitmap = PNG.bitmap(file)
    #expect([bitmap?.pixel(0, 1)[0], bitmap?.pixel(1, 1)[0]] == [30, 50])
  }

  @Test func `a cut or changed file is refused, and never ends the process`() {
    let whole = PNG.data(of: .random(width: 9, height: 9, seed: 5))
    for length in stride(from: 0, to: whole.count - 12, by: 3) {
      #expect(PNG.bitmap(whole.prefix(length)) == nil)
    }
    var state: UInt64 = 1
    for _ in 0..<2_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      var changed = whole
      changed[changed.startIndex + Int(state >> 33) % changed.count] = UInt8(state >> 20 & 0xFF)
      _ = PNG.bitmap(changed)
    }
  }

  @Test func `a JPEG has the size of its bitmap, and more bytes the better it is`() throws {
    let bitmap = Bitmap.random(width: 33, height: 17, seed: 9)
    let good = try #require(JPEG.data(of: bitmap, quality: 1))
    let poor = try #require(JPEG.data(of: bitmap, quality: 0))
    #expect(good.starts(with: [0xFF, 0xD8, 0xFF]))
    #expect(good.suffix(2) == Data([0xFF, 0xD9]))
    #expect(poor.count < good.count / 4)
    let frame = try #require(good.range(of: Data([0xFF, 0xC0])))
    #expect(Array(good[frame.upperBound + 3..<frame.upperBound + 7]) == [0, 17, 0, 33])
  }
}

/// A PNG file, chunk by chunk. The checksums are left out: readers of pictures do not need them.
private struct SmallPNG {
  private var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

  init(width: UInt8, height: UInt8, depth: UInt8, kind: UInt8, interlace: UInt8 = 0) {
    file = with("IHDR", [0, 0, 0, width, 0, 0, 0, height, depth, kind, 0, 0, interlace]).file
  }

  func with(_ name: String, _ contents: [UInt8]) -> SmallPNG {
    var copy = self
    copy.file += [0, 0, 0, UInt8(contents.count)] + Array(name.utf8) + contents + [0, 0, 0, 0]
    return copy
  }

  func rows(_ bytes: [UInt8]) -> Data {
    let count = UInt8(bytes.count)
    let stored: [UInt8] = [0x78, 0x01, 1, count, 0, ~count, 0xFF] + bytes + [0, 0, 0, 0]
    return with("IDAT", stored).with("IEND", []).file
  }
}
