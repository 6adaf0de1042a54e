/// A map as one picture.
package enum SVGWriter {
  /// Returns the picture, with thumbnails by their paths in the map.
  package static func text(of map: NavigationMap, thumbnails: [String: String] = [:]) -> String {
    let layout = MapLayout(map)
    let drawing = MapDrawing(map: map, layout: layout, thumbnails: thumbnails)
    let (width, height) = (Markup.number(layout.size.x), Markup.number(layout.size.y))
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" role="img" aria-label="The map of \(Markup.escaped(map.app))">
      <style>\(MapStyle.drawing)</style>
      <defs>\(MapStyle.definitions)
      \(drawing.definitions)</defs>
      <rect class="ground" width="100%" height="100%"/>
      \(drawing.elements)
      </svg>

      """
  }
}
