import Foundation
import StorylineTesting
import Testing
import UIKit

/// Files of drawn images, and their pixels.
@MainActor @Suite(.stage) struct ImageDataTests {
  /// A picture, red on the left and clear on the right.
  private func picture(scale: CGFloat = 1, opaque: Bool = false) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = opaque
    return UIGraphicsImageRenderer(size: CGSize(width: 10, height: 4), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 5, height: 4))
    }
  }

  /// Red, green, blue and alpha of a pixel.
  private func pixel(_ x: Int, _ y: Int, of image: UIImage?) throws -> [UInt8] {
    let pixels = try #require(image?.cgImage)
    let data = try #require(pixels.dataProvider?.data)
    return Array(data[(y * pixels.bytesPerRow + x * 4)...].prefix(4))
  }

  // MARK: Files

  @Test func `16.1.2 – a drawn image is written as PNG, with as many pixels as its scale says`()
    throws
  {
    let data = try #require(picture(scale: 2).pngData())
    let read = try #require(UIImage(data: data))
    #expect(read.size == CGSize(width: 20, height: 8))
    #expect(read.scale == 1)
    #expect(try pixel(9, 3, of: read) == [255, 0, 0, 255])
    #expect(try pixel(10, 3, of: read) == [0, 0, 0, 0])
  }

  @Test func `the same drawing gives the same data, and another one other data`() {
    #expect(picture().pngData() == picture().pngData())
    #expect(picture().pngData() != picture(opaque: true).pngData())
  }

  @Test func `16.1.3 – what was read from PNG is written as it came`() throws {
    let data = try #require(picture().pngData())
    #expect(UIImage(data: data)?.pngData() == data)
  }

  @Test func `a JPEG is opaque, and smaller the lower its quality is`() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 64, height: 64)).image { context in
      for index in 0..<64 {
        UIColor(white: CGFloat(index % 7) / 7, alpha: 1).setFill()
        context.fill(CGRect(x: index, y: 0, width: 1, height: 64))
      }
    }
    let good = try #require(image.jpegData(compressionQuality: 1))
    let poor = try #require(image.jpegData(compressionQuality: 0.1))
    #expect(UIImage(data: good)?.size == UIImage(data: poor)?.size)
    #expect(poor.count < good.count)
  }

  @Test func `renderers write both formats`() throws {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8))
    let png = renderer.pngData { $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8)) }
    let jpeg = renderer.jpegData(withCompressionQuality: 0.5) {
      $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    }
    #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(jpeg.starts(with: [0xFF, 0xD8]))
  }

  @Test func `an image without pixels has no data`() {
    #expect(UIImage().pngData() == nil)
    #expect(UIImage().jpegData(compressionQuality: 1) == nil)
  }

  @Test func `a turned image is written as it is seen`() throws {
    let pixels = try #require(picture().cgImage)
    let turned = UIImage(cgImage: pixels, scale: 1, orientation: .upMirrored)
    let data = try #require(turned.pngData())
    let read = UIImage(data: data)
    #expect(try pixel(2, 2, of: read) == [0, 0, 0, 0])
    #expect(try pixel(7, 2, of: read) == [255, 0, 0, 255])
  }

  @Test(arguments: [
    UIImage.Orientation.up, .down, .left, .right, .upMirrored, .downMirrored, .leftMirrored,
    .rightMirrored,
  ])
  func `16.1.1 – a turned image has the same pixels in a file and in a drawing`(
    orientation: UIImage.Orientation
  ) throws {
    // A corner, so that each orientation looks different.
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let corner = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 4), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
    }
    let pixels = try #require(corner.cgImage)
    let image = UIImage(cgImage: pixels, scale: 1, orientation: orientation)
    let drawn = UIGraphicsImageRenderer(size: image.size, format: format).image { _ in
      image.draw(at: .zero)
    }
    #expect(image.pngData() == drawn.pngData())
  }

  @Test func `a symbol has the pixels of its shape`() throws {
    let symbol = try #require(UIImage(systemName: "circle.fill"))
    let data = try #require(symbol.pngData())
    let read = try #require(UIImage(data: data))
    #expect(read.size.width == (symbol.size.width * symbol.scale).rounded(.up))
    let middle = try pixel(Int(read.size.width / 2), Int(read.size.height / 2), of: read)
    #expect(middle == [0, 0, 0, 255])
  }

  @Test func `a view that is rendered has its colours`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .blue
    let inner = UIView(frame: CGRect(x: 0, y: 5, width: 10, height: 5))
    inner.backgroundColor = .red
    view.addSubview(inner)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(bounds: view.bounds, format: format).image {
      view.layer.render(in: $0.cgContext)
    }
    #expect(try pixel(5, 2, of: image) == [0, 0, 255, 255])
    #expect(try pixel(5, 7, of: image) == [255, 0, 0, 255])
  }

  // MARK: Pixels

  @Test func `an image can be made of pixels`() throws {
    let provider = try #require(
      CGDataProvider(data: Data([255, 0, 0, 255, 0, 0, 255, 255])))
    let pixels = CGImage(
      width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
      provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
    let image = try #require(pixels.map { UIImage(cgImage: $0) })
    #expect(image.size == CGSize(width: 2, height: 1))
    #expect(try pixel(1, 0, of: image) == [0, 0, 255, 255])
  }

  @Test func `too few bytes make no image`() throws {
    let provider = try #require(CGDataProvider(data: Data([255, 0, 0])))
    let pixels = CGImage(
      width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
      provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
    #expect(pixels == nil)
  }

  @Test func `a part of an image is cut out in pixels`() throws {
    let part = try #require(
      picture().cgImage?.cropping(to: CGRect(x: 4, y: 1, width: 2, height: 2)))
    #expect(part.width == 2 && part.height == 2)
    #expect(try pixel(0, 0, of: UIImage(cgImage: part)) == [255, 0, 0, 255])
    #expect(try pixel(1, 0, of: UIImage(cgImage: part)) == [0, 0, 0, 0])
    #expect(
      try #require(picture().cgImage).cropping(to: CGRect(x: 20, y: 0, width: 5, height: 5)) == nil)
  }
}
