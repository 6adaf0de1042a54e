public import Foundation
import Rasterizer

// Core Graphics has this class on Apple's systems; Foundation on Linux does not.

/// The pixels of an image, without a scale.
///
/// Images of a context that is no bitmap are pictures of lines; they get pixels when these are asked for.
/// The class is final because Swift can vouch only then that it may be used from any thread.
public final class CGImage: Hashable, Sendable {
  private let data: Data
  private let header: ImageHeader

  init(_ data: Data, _ header: ImageHeader) {
    self.data = data
    self.header = header
  }

  init?(_ pixels: Pixels) {
    guard case .encoded(let data, let header)? = pixels.contents else { return nil }
    self.data = data
    self.header = header
  }

  /// Creates an image of pixels in memory, in the order of `bitmapInfo`.
  ///
  /// The result is `nil` for a layout that ``CGContext`` does not draw into either, for too few bytes, and
  /// if `decode` maps numbers to other ranges.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard decode == nil,
      let layout = PixelLayout(
        bitsPerComponent: bitsPerComponent, space: space, bitmapInfo: bitmapInfo.rawValue),
      layout.bytesPerPixel * 8 == bitsPerPixel, let bytes = provider.data,
      let pixels = layout.pixels(bytes, width: width, height: height, bytesPerRow: bytesPerRow)
    else { return nil }
    self.init(pixels)
  }

  /// Creates an image of PNG data; `nil` for other data.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    self.init(source, "image/png", decode)
  }

  /// Creates an image of JPEG data; `nil` for other data.
  public convenience init?(
    jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    self.init(source, "image/jpeg", decode)
  }

  private convenience init?(
    _ provider: CGDataProvider, _ mediaType: String, _ decode: UnsafePointer<CGFloat>?
  ) {
    guard decode == nil, let data = provider.data, let header = ImageHeader(data),
      header.mediaType == mediaType
    else { return nil }
    self.init(data, header)
  }

  // MARK: Measuring

  /// In pixels.
  public var width: Int { Int(header.size.width) }

  /// In pixels.
  public var height: Int { Int(header.size.height) }

  /// The number of bits of a colour's number: 8.
  public var bitsPerComponent: Int { 8 }

  /// The number of bits of a pixel: 32.
  public var bitsPerPixel: Int { 32 }

  /// The number of bytes from one row to the next.
  public var bytesPerRow: Int { width * 4 }

  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

  /// The place and the meaning of alpha: the last number, by which the others are multiplied.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }

  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }

  /// The bytes of the pixels: red, green, blue and alpha, row by row from the top.
  ///
  /// `nil` for a format that is not decoded here, such as GIF.
  public var dataProvider: CGDataProvider? {
    pixels.map { CGDataProvider(stored: Data($0.bitmap.bytes)) }
  }

  // MARK: Copying

  public func copy() -> CGImage? { self }

  /// Returns the part of the image in a rectangle of pixels, whose y grows downwards; `nil` if the
  /// rectangle is beside the image.
  ///
  /// A rectangle that is not on whole pixels is enlarged to them.
  @discardableResult
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.integral
    guard part.width >= 1, part.height >= 1,
      let bitmap = pixels?.bitmap.cropped(
        x: Int(part.minX), y: Int(part.minY), width: Int(part.width), height: Int(part.height))
    else { return nil }
    return CGImage(Pixels(bitmap))
  }

  // MARK: Comparing

  public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs.data == rhs.data }

  public func hash(into hasher: inout Hasher) { hasher.combine(data) }

  // MARK: - Inside the stage

  var contents: UIImage.Contents { .encoded(data, header) }

  var pixels: Pixels? { Pixels(data, header) }

  func display(in rect: CGRect) -> DisplayImage {
    DisplayImage(mediaType: header.mediaType, data: data, rect: rect)
  }
}

extension UIImage {
  /// The pixels; `nil` for symbols, which have none.
  public var cgImage: CGImage? {
    guard case .encoded(let data, let header) = contents else { return nil }
    return CGImage(data, header)
  }
}
