import CPixels
import Foundation

/// The contents of the chunks of a PNG file.
struct PNGFile {
  private var width = 0
  private var height = 0
  /// How many bits a number has.
  private var depth = 0
  private var kind = Kind.gray
  private var isInterlaced = false
  /// Red, green and blue of each colour.
  private var palette: [UInt8] = []
  /// The opacities of the palette, or the colour that is clear.
  private var clear: [UInt8] = []
  private var stream = Data()
  /// The colour of each number, if a pixel has one number of at most eight bits.
  private var colors: [[UInt8]?] = []

  private enum Kind: UInt8 {
    case gray = 0
    case color = 2
    case palette = 3
    case grayAlpha = 4
    case colorAlpha = 6

    /// How many numbers a pixel has.
    var channels: Int {
      switch self {
      case .gray, .palette: 1
      case .grayAlpha: 2
      case .color: 3
      case .colorAlpha: 4
      }
    }
  }

  /// - Parameter chunks: The file without its signature.
  init?(_ chunks: Data) {
    var rest = chunks
    while rest.count >= 12 {
      let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      guard rest.count - 12 >= length else { return nil }
      let name = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
      let contents = rest.dropFirst(8).prefix(length)
      rest = rest.dropFirst(12 + length)
      switch name {
      case "IHDR": guard readHeader(Array(contents)) else { return nil }
      case "PLTE": palette = Array(contents)
      case "tRNS": clear = Array(contents)
      case "IDAT": stream += contents
      case "IEND": rest = Data()
      default: break
      }
    }
    if width == 0 || stream.isEmpty || (kind == .palette && palette.isEmpty) { return nil }
    if kind.channels == 1, depth <= 8 { colors = (0..<1 << depth).map { color([$0]) } }
  }

  private mutating func readHeader(_ bytes: [UInt8]) -> Bool {
    guard bytes.count == 13, let kind = Kind(rawValue: bytes[9]),
      [1, 2, 4, 8, 16].contains(bytes[8]), bytes[12] < 2
    else { return false }
    width = bytes[0..<4].reduce(0) { $0 << 8 | Int($1) }
    height = bytes[4..<8].reduce(0) { $0 << 8 | Int($1) }
    depth = Int(bytes[8])
    self.kind = kind
    isInterlaced = bytes[12] == 1
    return width > 0 && height > 0 && width <= Bitmap.largest / height
  }

  // MARK: Pixels

  private var bitsPerPixel: Int { depth * kind.channels }

  private func rowLength(_ width: Int) -> Int { (width * bitsPerPixel + 7) / 8 }

  /// The part of the picture that one pass of interlacing fills: where it begins, and its steps.
  private struct Pass {
    let x: Int
    let y: Int
    let across: Int
    let down: Int
  }

  private static let passes = [
    Pass(x: 0, y: 0, across: 8, down: 8), Pass(x: 4, y: 0, across: 8, down: 8),
    Pass(x: 0, y: 4, across: 4, down: 8), Pass(x: 2, y: 0, across: 4, down: 4),
    Pass(x: 0, y: 2, across: 2, down: 4), Pass(x: 1, y: 0, across: 2, down: 2),
    Pass(x: 0, y: 1, across: 1, down: 2),
  ]

  /// The pixels; `nil` where the stream is broken or too short.
  var bitmap: Bitmap? {
    let passes = isInterlaced ? Self.passes : [Pass(x: 0, y: 0, across: 1, down: 1)]
    let sizes = passes.map { pass in
      (
        width: (width - pass.x + pass.across - 1) / pass.across,
        height: (height - pass.y + pass.down - 1) / pass.down
      )
    }
    let lengths = sizes.map { $0.width > 0 ? (rowLength($0.width) + 1) * max(0, $0.height) : 0 }
    let total = lengths.reduce(0, +)
    var filtered = [UInt8](repeating: 0, count: total)
    let made = Array(stream).withUnsafeBufferPointer { stream in
      stream.baseAddress.map { pixels_inflate($0, stream.count, &filtered, total) } ?? -1
    }
    guard made == total else { return nil }

    var bitmap = Bitmap(width: width, height: height)
    var start = 0
    for (index, pass) in passes.enumerated() where lengths[index] > 0 {
      var rows = Array(filtered[start..<start + lengths[index]])
      start += lengths[index]
      let length = rowLength(sizes[index].width)
      guard
        pixels_unfilter_rows(
          &rows, length, Int32(sizes[index].height), Int32(max(1, bitsPerPixel / 8))) != 0
      else { return nil }
      for y in 0..<sizes[index].height {
        let row = rows[(y * (length + 1) + 1)..<((y + 1) * (length + 1))]
        let line = pass.y + y * pass.down
        guard write(row, sizes[index].width, pass, line, &bitmap) else { return nil }
      }
    }
    pixels_premultiply(&bitmap.bytes, bitmap.pixelCount)
    return bitmap
  }

  private func write(
    _ row: ArraySlice<UInt8>, _ count: Int, _ pass: Pass, _ line: Int, _ bitmap: inout Bitmap
  ) -> Bool {
    let start = line * width + pass.x
    if let order, pass.across == 1 {
      unpack(row, count, order, at: start, &bitmap)
      return true
    }
    for x in 0..<count {
      let color: [UInt8]?
      if colors.isEmpty {
        color = self.color((0..<kind.channels).map { number(x * kind.channels + $0, of: row) })
      } else {
        color = colors[number(x, of: row)]
      }
      guard let color else { return false }
      let target = (start + x * pass.across) * 4
      for channel in 0..<4 { bitmap.bytes[target + channel] = color[channel] }
    }
    return true
  }

  /// The places of red, green, blue and alpha among the bytes of a pixel, as most files have them; `nil` if
  /// each pixel has to be looked at.
  private var order: [Int8]? {
    guard depth == 8, clear.isEmpty else { return nil }
    return switch kind {
    case .gray: [0, 0, 0, -1]
    case .grayAlpha: [0, 0, 0, 1]
    case .color: [0, 1, 2, -1]
    case .colorAlpha: [0, 1, 2, 3]
    case .palette: nil
    }
  }

  private func unpack(
    _ row: ArraySlice<UInt8>, _ count: Int, _ order: [Int8], at pixel: Int, _ bitmap: inout Bitmap
  ) {
    row.withUnsafeBufferPointer { row in
      bitmap.bytes.withUnsafeMutableBufferPointer { target in
        guard let row = row.baseAddress, let target = target.baseAddress else { return }
        pixels_unpack_row(row, order, Int32(kind.channels), target + pixel * 4, count)
      }
    }
  }

  private func number(_ index: Int, of row: ArraySlice<UInt8>) -> Int {
    switch depth {
    case 16:
      return Int(row[row.startIndex + index * 2]) << 8 | Int(row[row.startIndex + index * 2 + 1])
    case 8: return Int(row[row.startIndex + index])
    default:
      let bit = index * depth
      return Int(row[row.startIndex + bit / 8]) >> (8 - depth - bit % 8) & ((1 << depth) - 1)
    }
  }

  /// Returns red, green, blue and alpha; `nil` for a colour that the palette lacks.
  private func color(_ numbers: [Int]) -> [UInt8]? {
    if kind == .palette {
      let index = numbers[0]
      guard index * 3 + 2 < palette.count else { return nil }
      return palette[(index * 3)..<(index * 3 + 3)] + [index < clear.count ? clear[index] : 255]
    }
    let most = (1 << depth) - 1
    let bytes = numbers.map { UInt8(($0 * 255 + most / 2) / most) }
    switch kind {
    case .grayAlpha: return [bytes[0], bytes[0], bytes[0], bytes[1]]
    case .colorAlpha: return bytes
    case .gray: return [bytes[0], bytes[0], bytes[0], isClear(numbers) ? 0 : 255]
    case .color, .palette: return bytes + [isClear(numbers) ? 0 : 255]
    }
  }

  private func isClear(_ numbers: [Int]) -> Bool {
    guard clear.count == numbers.count * 2 else { return false }
    return numbers.enumerated().allSatisfy { index, number in
      Int(clear[index * 2]) << 8 | Int(clear[index * 2 + 1]) == number
    }
  }
}
