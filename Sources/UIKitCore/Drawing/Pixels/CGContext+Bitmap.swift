import Foundation

extension CGContext {
  /// Creates a context that draws into memory, whose coordinates begin in the lower left corner.
  ///
  /// Each drawing is in the memory when its call returns. `data` needs `bytesPerRow * height` bytes, and
  /// has to live as long as the context; with `nil` the context has memory of its own, which is clear.
  /// With 0 for `bytesPerRow` a row has as many bytes as its pixels need. `bitmapInfo` contains the raw
  /// values of a ``CGImageAlphaInfo`` and of an order of bytes.
  ///
  /// The result is `nil` for a layout that is not supported, about which a message is printed on standard
  /// error. Supported are colours of four bytes and grey or alpha of one byte.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard
      let layout = PixelLayout(
        bitsPerComponent: bitsPerComponent, space: space, bitmapInfo: bitmapInfo),
      let memory = BitmapMemory(
        data, width: width, height: height, bytesPerRow: bytesPerRow, layout: layout)
    else {
      Console.log(
        "CGContext: \(width) × \(height) pixels with \(bitsPerComponent) bits per component, "
          + "\(bytesPerRow) bytes per row and bitmap info \(bitmapInfo) are not supported.")
      return nil
    }
    self.init(bounds: CGRect(x: 0, y: 0, width: width, height: height), scale: 1)
    state.transform = CGAffineTransform(1, 0, 0, -1, 0, CGFloat(height))
    self.memory = memory
    memory.space = space
    memory.bitmapInfo = CGBitmapInfo(rawValue: bitmapInfo)
  }

  /// The memory of a bitmap context; `nil` for another one, which keeps lines and not pixels.
  public var data: UnsafeMutableRawPointer? { memory?.start }

  /// The number of bytes from one row to the next; 0 for a context that is no bitmap.
  public var bytesPerRow: Int { memory?.bytesPerRow ?? 0 }

  /// The number of bits of a colour's number; 0 for a context that is no bitmap.
  public var bitsPerComponent: Int { memory == nil ? 0 : 8 }

  /// The number of bits of a pixel; 0 for a context that is no bitmap.
  public var bitsPerPixel: Int { (memory?.layout.bytesPerPixel ?? 0) * 8 }

  /// The colour space of a bitmap; `nil` for another context, and for a bitmap of alpha only.
  public var colorSpace: CGColorSpace? { memory?.space }

  public var bitmapInfo: CGBitmapInfo { memory?.bitmapInfo ?? [] }

  /// The place and the meaning of alpha; none for a context that is no bitmap.
  public var alphaInfo: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: bitmapInfo.rawValue & CGBitmapInfo.alphaInfoMask.rawValue) ?? .none
  }

  // MARK: - Inside the stage

  /// Draws what was written since the last time into the memory of a bitmap.
  func flush() {
    // A layer is drawn as one, when it ends.
    guard let memory, layers.isEmpty, let picture else { return }
    closeGroup()
    var pixels = memory.pixels
    if pixels.draw(picture.data) { memory.write(pixels) }
    writer.keepDefinitions()
  }

  /// Makes the pixels of a bitmap a part of the drawing: what removes from them has to see them.
  func takeBackdrop() {
    guard let memory, layers.isEmpty, case .encoded(let data, _)? = memory.pixels.contents else {
      return
    }
    closeGroup()
    writer.image(DisplayImage(mediaType: "image/png", data: data, rect: bounds))
    memory.clear()
  }
}

extension SVGWriter {
  /// Removes everything that is drawn. Clips and masks stay, because later drawings refer to them.
  fileprivate mutating func keepDefinitions() {
    var kept: [String] = []
    var isInside = false
    for line in lines {
      let text = line.drop { $0 == " " }
      if text.hasPrefix("<mask") { isInside = true }
      if isInside || text.hasPrefix("<clipPath") || text.hasPrefix("<filter") { kept.append(line) }
      if text.hasPrefix("</mask") { isInside = false }
    }
    lines = kept
  }
}

/// The memory that a bitmap context draws into.
final class BitmapMemory {
  let start: UnsafeMutableRawPointer
  let bytesPerRow: Int
  let layout: PixelLayout
  var space: CGColorSpace?
  var bitmapInfo: CGBitmapInfo = []
  private let width: Int
  private let height: Int
  private let isOwned: Bool

  /// - Returns: `nil` if rows do not have room for their pixels.
  init?(
    _ data: UnsafeMutableRawPointer?, width: Int, height: Int, bytesPerRow: Int, layout: PixelLayout
  ) {
    let shortest = width * layout.bytesPerPixel
    let bytesPerRow = bytesPerRow == 0 ? shortest : bytesPerRow
    guard width > 0, height > 0, bytesPerRow >= shortest, bytesPerRow <= 1 << 31 / height else {
      return nil
    }
    (self.width, self.height, self.bytesPerRow, self.layout) = (width, height, bytesPerRow, layout)
    isOwned = data == nil
    if let data {
      start = data
    } else {
      start = .allocate(byteCount: bytesPerRow * height, alignment: 16)
      clear()
    }
  }

  deinit {
    if isOwned { start.deallocate() }
  }

  func clear() { start.initializeMemory(as: UInt8.self, repeating: 0, count: bytesPerRow * height) }

  var pixels: Pixels {
    layout.pixels(at: start, width: width, height: height, bytesPerRow: bytesPerRow)
  }

  func write(_ pixels: Pixels) { layout.write(pixels, to: start, bytesPerRow: bytesPerRow) }
}
