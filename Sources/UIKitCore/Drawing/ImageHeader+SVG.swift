import Foundation

extension ImageHeader {
  /// A picture of shapes; its size is that of its first element, else that of its view box.
  static func svg(_ data: Data) -> ImageHeader? {
    // The element stands near the beginning, after a declaration and comments.
    let start = String(decoding: data.prefix(4_096), as: UTF8.self)
    guard let open = start.range(of: "<svg"),
      let close = start.range(of: ">", range: open.upperBound..<start.endIndex)
    else { return nil }
    let element = String(start[open.upperBound..<close.lowerBound])
    let box = attribute("viewBox", of: element)?
      .split { $0 == " " || $0 == "," }.compactMap { Double($0) }
    let width = attribute("width", of: element).flatMap(length) ?? (box?.count == 4 ? box?[2] : nil)
    let height =
      attribute("height", of: element).flatMap(length) ?? (box?.count == 4 ? box?[3] : nil)
    return ImageHeader(mediaType: "image/svg+xml", width: width, height: height)
  }

  private static func attribute(_ name: String, of element: String) -> String? {
    // Whatever is before a name is white space: `stroke-width` is another one.
    guard
      let range = element.range(
        of: "\\s\(name)\\s*=\\s*[\"'][^\"']*", options: .regularExpression)
    else { return nil }
    return element[range].split(whereSeparator: { "\"'".contains($0) }).last.map(String.init)
  }

  /// `24`, `24px`; of what depends on where the picture is shown, such as `100%`, none.
  private static func length(_ text: String) -> Double? {
    Double(text.hasSuffix("px") ? String(text.dropLast(2)) : text)
  }
}
