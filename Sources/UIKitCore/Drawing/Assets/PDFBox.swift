import Foundation

/// The size of a PDF, as far as it can be read without decompressing anything.
struct PDFBox {
  let size: CGSize

  init?(_ data: Data) {
    guard data.starts(with: Array("%PDF-".utf8)) else { return nil }
    size = Self.mediaBox(of: data) ?? CGSize(width: 24, height: 24)
  }

  /// The size in the first `/MediaBox [0 0 width height]`.
  private static func mediaBox(of data: Data) -> CGSize? {
    guard let name = data.range(of: Data("/MediaBox".utf8)),
      let open = data[name.upperBound...].firstIndex(of: UInt8(ascii: "[")),
      let close = data[open...].firstIndex(of: UInt8(ascii: "]"))
    else { return nil }
    let numbers = String(decoding: data[(open + 1)..<close], as: UTF8.self)
      .split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    guard numbers.count == 4, numbers[2] > numbers[0], numbers[3] > numbers[1] else { return nil }
    return CGSize(width: numbers[2] - numbers[0], height: numbers[3] - numbers[1])
  }

  /// A box with its diagonals, as SVG.
  var picture: Data {
    let width = DisplayNumber.text(size.width)
    let height = DisplayNumber.text(size.height)
    let svg =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
      + " viewBox=\"0 0 \(width) \(height)\"><path d=\"M0 0H\(width)V\(height)H0ZL\(width) \(height)"
      + "M0 \(height)L\(width) 0\" fill=\"none\" stroke=\"#8e8e93\"/></svg>"
    return Data(svg.utf8)
  }
}
