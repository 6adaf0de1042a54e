import Foundation
import Rasterizer
import Synchronization

/// The pixels of an image.
struct Pixels: Equatable, Sendable {
  var bitmap: Bitmap

  init(_ bitmap: Bitmap) { self.bitmap = bitmap }

  /// The pixels of an encoded image; `nil` for a broken one and for a format that is not decoded.
  init?(_ data: Data, _ header: ImageHeader) {
    switch header.mediaType {
    case "image/png":
      guard let bitmap = PNG.bitmap(data) else { return nil }
      self.bitmap = bitmap
    case "image/jpeg":
      guard let bitmap = JPEG.bitmap(data) else { return nil }
      self.bitmap = bitmap
    case "image/svg+xml":
      guard let drawn = Self.drawn(data, header.size) else { return nil }
      self = drawn
    default: return nil
    }
  }

  /// The pixels of an image as it is seen: upright, in its own colours.
  init?(of image: UIImage) {
    switch image.contents {
    case .nothing: return nil
    case .encoded(let data, let header):
      guard let stored = Pixels(data, header) else { return nil }
      bitmap = stored.bitmap.upright(from: image.look.orientation.exif)
    case .symbol(let symbol):
      let size = image.size
      let svg = Data(symbol.svg(lineWidth: image.look.symbol.lineWidth).utf8)
      let pixels = CGSize(width: size.width * image.scale, height: size.height * image.scale)
      guard let drawn = Self.drawn(svg, pixels) else { return nil }
      self = drawn
    }
  }

  private static func drawn(_ svg: Data, _ size: CGSize) -> Pixels? {
    // A part of a pixel needs a whole one.
    let (width, height) = (size.width.rounded(.up), size.height.rounded(.up))
    guard width >= 1, height >= 1, width * height <= CGFloat(Bitmap.largest) else { return nil }
    var pixels = Pixels(Bitmap(width: Int(width), height: Int(height)))
    return pixels.draw(svg) ? pixels : nil
  }

  /// Draws a picture over the pixels, stretched to all of them.
  ///
  /// - Returns: `false` for data that is no picture.
  mutating func draw(_ svg: Data) -> Bool {
    guard let picture = Picture(svg) else { return false }
    Self.report(picture.draw(over: &bitmap))
    return true
  }

  // MARK: Files

  var png: Data { PNG.data(of: bitmap) }

  func jpeg(quality: Double) -> Data? { JPEG.data(of: bitmap, quality: quality) }

  var contents: UIImage.Contents? {
    ImageHeader(
      mediaType: "image/png", width: Double(bitmap.width), height: Double(bitmap.height)
    ).map { .encoded(png, $0) }
  }

  // MARK: Omissions

  private static let reported = Mutex<Set<String>>([])

  /// Prints once what the pixels of images lack.
  private static func report(_ omissions: Set<String>) {
    guard !omissions.isEmpty else { return }
    let new = reported.withLock { reported -> [String] in
      let new = omissions.subtracting(reported).sorted()
      reported.formUnion(new)
      return new
    }
    for omission in new {
      Console.log("The pixels of an image are not complete here: \(omission).")
    }
  }
}
