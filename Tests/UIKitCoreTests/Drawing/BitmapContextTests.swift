import Foundation
import StorylineTesting
import Testing
import UIKit

/// Contexts that draw into memory.
@MainActor @Suite(.stage) struct BitmapContextTests {
  private func context(
    _ bytes: UnsafeMutableRawPointer? = nil, alpha: CGImageAlphaInfo = .premultipliedLast,
    order: CGBitmapInfo = []
  ) throws -> CGContext {
    try #require(
      CGContext(
        data: bytes, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: alpha.rawValue | order.rawValue))
  }

  /// The four bytes of a pixel, counted from the upper left corner.
  private func pixel(_ x: Int, _ y: Int, of context: CGContext) throws -> [UInt8] {
    let start = try #require(context.data) + y * context.bytesPerRow + x * 4
    return (0..<4).map { start.load(fromByteOffset: $0, as: UInt8.self) }
  }

  @Test func `16.1.4 – a bitmap begins in the lower left corner, and its memory in the upper one`()
    throws
  {
    let context = try context()
    context.setFillColor(UIColor.red.cgColor)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(try pixel(0, 3, of: context) == [255, 0, 0, 255])
    #expect(try pixel(0, 0, of: context) == [0, 0, 0, 0])
  }

  @Test func `16.1.4 – a drawing is in the app's memory when its call returns`() throws {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 16)
    defer { memory.deallocate() }
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: 64)
    let context = try context(memory)
    context.setFillColor(UIColor.blue.cgColor)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(memory.load(fromByteOffset: 2, as: UInt8.self) == 255)
  }

  @Test(
    arguments: [
      (CGImageAlphaInfo.premultipliedLast, CGBitmapInfo.byteOrder32Big, [255, 0, 0, 255]),
      (.premultipliedFirst, .byteOrder32Big, [255, 255, 0, 0]),
      (.premultipliedFirst, .byteOrder32Little, [0, 0, 255, 255]),
      (.noneSkipLast, [], [255, 0, 0, 255]),
    ] as [(CGImageAlphaInfo, CGBitmapInfo, [UInt8])])
  func `the numbers of a pixel stand in the order that was asked for`(
    alpha: CGImageAlphaInfo, order: CGBitmapInfo, bytes: [UInt8]
  ) throws {
    let context = try context(alpha: alpha, order: order)
    context.setFillColor(UIColor.red.cgColor)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(try pixel(1, 1, of: context) == bytes)
  }

  @Test func `drawings lie on one another, and clips stay`() throws {
    let context = try context()
    context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 4))
    context.setFillColor(UIColor.red.cgColor)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    context.setFillColor(UIColor.blue.cgColor)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    #expect(try pixel(0, 0, of: context) == [255, 0, 0, 255])
    #expect(try pixel(0, 3, of: context) == [0, 0, 255, 255])
    #expect(try pixel(3, 0, of: context) == [0, 0, 0, 0])
  }

  @Test func `what is cleared is clear`() throws {
    let context = try context()
    context.setFillColor(UIColor.red.cgColor)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    context.clear(CGRect(x: 0, y: 0, width: 2, height: 4))
    #expect(try pixel(1, 1, of: context) == [0, 0, 0, 0])
    #expect(try pixel(2, 1, of: context) == [255, 0, 0, 255])
  }

  @Test func `bytes that an app writes are in the image`() throws {
    let context = try context()
    let memory = try #require(context.data)
    memory.storeBytes(of: 0xFF00_00FF, toByteOffset: 0, as: UInt32.self)
    let image = try #require(context.makeImage())
    #expect(image.width == 4 && image.height == 4)
    #expect(image.dataProvider?.data?.prefix(4) == Data([255, 0, 0, 255]))
  }

  @Test func `an image is upright in a bitmap`() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
    }
    let context = try context()
    let pixels = try #require(image.cgImage)
    context.draw(pixels, in: CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(try pixel(2, 0, of: context) == [255, 0, 0, 255])
    #expect(try pixel(2, 2, of: context) == [0, 0, 0, 0])
  }

  @Test func `grey is the brightness of a colour`() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 2,
        space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGImageAlphaInfo.none.rawValue))
    context.setFillColor(UIColor.white.cgColor)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
    let memory = try #require(context.data)
    #expect((0..<2).map { memory.load(fromByteOffset: $0, as: UInt8.self) } == [255, 0])
  }

  @Test func `a layout that is not supported makes no context`() {
    let floats = CGContext(
      data: nil, width: 2, height: 2, bitsPerComponent: 32, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo.floatComponents.rawValue)
    #expect(floats == nil)
  }
}
