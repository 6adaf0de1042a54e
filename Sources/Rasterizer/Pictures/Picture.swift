package import Foundation

/// An SVG picture that can be drawn into pixels.
package struct Picture {
  private let document: PictureDocument

  /// - Returns: `nil` for data that is not a complete SVG document.
  package init?(_ data: Data) {
    guard let document = PictureDocument(data) else { return nil }
    self.document = document
  }

  /// Draws the picture, stretched to that many pixels, over a bitmap.
  ///
  /// - Returns: Descriptions of omissions.
  package func draw(over bitmap: inout Bitmap) -> Set<String> {
    let size = document.size
    guard size.width > 0, size.height > 0 else { return [] }
    let scale = Transform.scale(
      Double(bitmap.width) / size.width, Double(bitmap.height) / size.height)
    var painter = Painter(
      document, canvas: bitmap, transform: scale.after(document.viewMapping))
    painter.style = PictureStyle().style(of: document.root)
    painter.drawChildren(of: document.root)
    bitmap = painter.canvas
    return painter.omissions
  }
}
