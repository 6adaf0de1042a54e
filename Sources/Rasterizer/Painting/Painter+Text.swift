import Foundation

extension Painter {
  /// Draws a block for each character: there are no glyphs to draw.
  ///
  /// The blocks are as wide as the text was measured, and as high as small or large letters are, so that
  /// another text, font or place gives other pixels.
  mutating func drawText(_ element: PictureElement) {
    let text = Array(element.allText)
    guard !style.isHidden, !text.isEmpty else { return }
    omissions.insert("text, which is drawn as blocks")
    let size = style.fontSize
    let length = element.number("textLength") ?? Double(text.count) * size * 0.55
    let step = length / Double(text.count)
    let (left, baseline) = (element.number("x") ?? 0, element.number("y") ?? 0)
    var polygons: [[Point]] = []
    for (index, character) in text.enumerated() where !character.isWhitespace {
      let isTall =
        character.isUppercase || character.isNumber || "bdfhklt".contains(character)
        || !character.isASCII
      let depth = "gjpqy,;".contains(character) ? 0.2 * size : 0
      let height = (isTall ? 0.72 : 0.52) * size
      let box = Box(
        x: left + (Double(index) + 0.1) * step, y: baseline - height, width: step * 0.8,
        height: height + depth)
      polygons.append(box.corners.map(transform.applied))
    }
    paint(polygons, style.fill, opacity: style.fillOpacity, isEvenOdd: false, box: nil)
  }
}

extension PictureElement {
  /// The characters of the element and of those inside of it.
  fileprivate var allText: String { children.reduce(text) { $0 + $1.allText } }
}
