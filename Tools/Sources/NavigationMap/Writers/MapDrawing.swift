/// The drawing of a map as elements of SVG: lanes, arrows, and cards with thumbnails.
struct MapDrawing {
  let map: NavigationMap
  let layout: MapLayout
  /// The thumbnails, by the paths in the map.
  let thumbnails: [String: String]
  /// The difference that the drawing shows, if it compares two maps.
  var marks = DiffMarks()

  /// The elements of the drawing, from back to front.
  var elements: String {
    (layout.lanes.filter { !$0.owner.isEmpty }.map(lane)
      + layout.arrows.enumerated().map { arrow($1, index: $0) } + layout.cards.map(card))
      .joined(separator: "\n")
  }

  /// The thumbnails as images that cards refer to, each once.
  var definitions: String {
    let used = Set(layout.cards.compactMap { $0.screen.states.first?.thumbnail })
    return used.sorted().compactMap { path in
      thumbnails[path].map {
        "<image id=\"\(Self.id(of: path))\" href=\"\(Self.dataURL($0))\" width=\"\(Markup.number(MapLayout.Metrics.cardWidth))\" height=\"\(Markup.number(MapLayout.Metrics.picture))\" preserveAspectRatio=\"xMidYMid meet\"/>"
      }
    }.joined(separator: "\n")
  }

  // MARK: Parts

  private func lane(_ lane: MapLayout.Lane) -> String {
    let frame = lane.frame
    let title = Markup.fitted(lane.owner, width: frame.width - 24, size: 13)
    return """
      <g class="lane"><rect x="\(n(frame.x))" y="\(n(frame.y))" width="\(n(frame.width))" \
      height="\(n(frame.height))" rx="14"/><text x="\(n(frame.x + 12))" y="\(n(frame.y + 18))">\
      \(Markup.escaped(title))</text></g>
      """
  }

  private func arrow(_ arrow: MapLayout.Arrow, index: Int) -> String {
    guard let first = arrow.transitions.first else { return "" }
    let kind = first.isUnwind ? "unwind" : first.kind
    var classes = ["arrow", "kind-\(Self.word(kind))"]
    if !arrow.transitions.contains(where: \.isWalked) { classes.append("static") }
    if arrow.transitions.contains(where: { !$0.tests.isEmpty }) { classes.append("tested") }
    if let mark = arrow.transitions.compactMap({ marks.transitions[$0.key] }).first {
      classes.append(mark.rawValue)
    }
    let labels = arrow.transitions.flatMap(\.labels)
    let text = labels.first.map { labels.count > 1 ? "\($0) +\(labels.count - 1)" : $0 } ?? ""
    let title =
      "\(first.from) → \(first.to), \(arrow.transitions.map(\.kind).joined(separator: ", "))"
      + (labels.isEmpty ? "" : ": " + labels.joined(separator: ", "))
    var label = ""
    if let place = arrow.label, !text.isEmpty {
      label = """
        <text class="label" x="\(n(place.x + place.width))" y="\(n(place.y + place.height - 3))" \
        text-anchor="end">\(Markup.escaped(Markup.fitted(text, width: place.width, size: 9.5)))</text>
        """
    }
    return """
      <g class="\(classes.joined(separator: " "))" data-arrow="\(index)" data-from="\(Markup.escaped(first.from))" \
      data-to="\(Markup.escaped(first.to))"><title>\(Markup.escaped(title))</title><path class="hit" \
      d="\(path(arrow.points))"/><path class="line" d="\(path(arrow.points))"/>\(head(arrow))\
      \(label)</g>
      """
  }

  private func card(_ card: MapLayout.Card) -> String {
    let screen = card.screen
    let (x, y) = (card.frame.x, card.frame.y)
    typealias Metrics = MapLayout.Metrics
    var classes = ["card", "kind-\(Self.word(screen.kind))"]
    if !screen.reached { classes.append("unreached") }
    if !screen.tests.isEmpty { classes.append("tested") }
    if let mark = marks.screens[screen.id] { classes.append(mark.rawValue) }
    let problems = map.findings(at: screen)
    let title = screen.name
    let width = Metrics.cardWidth - 12
    var parts = [
      "<rect class=\"frame\" width=\"\(n(Metrics.cardWidth))\" height=\"\(n(Metrics.picture))\" rx=\"12\"/>"
    ]
    if let path = screen.states.first?.thumbnail, thumbnails[path] != nil {
      parts.append("<use href=\"#\(Self.id(of: path))\" clip-path=\"url(#screen)\"/>")
    } else {
      parts.append(
        "<text class=\"blank\" x=\"\(n(Metrics.cardWidth / 2))\" y=\"\(n(Metrics.picture / 2))\" "
          + "text-anchor=\"middle\">\(blank(screen))</text>")
    }
    parts.append(
      "<rect class=\"border\" width=\"\(n(Metrics.cardWidth))\" height=\"\(n(Metrics.picture))\" rx=\"12\"/>"
    )
    parts.append(
      "<text class=\"name\" x=\"\(n(Metrics.cardWidth / 2))\" y=\"\(n(Metrics.picture + 16))\" "
        + "text-anchor=\"middle\">\(Markup.escaped(Markup.fitted(title, width: width, size: 12)))</text>"
    )
    if title != screen.id {
      parts.append(
        "<text class=\"id\" x=\"\(n(Metrics.cardWidth / 2))\" y=\"\(n(Metrics.picture + 31))\" "
          + "text-anchor=\"middle\">\(Markup.escaped(Markup.fitted(screen.id, width: width + 8, size: 9.5)))</text>"
      )
    }
    if !problems.isEmpty {
      parts.append(
        "<g class=\"badge\" transform=\"translate(\(n(Metrics.cardWidth - 6)) 6)\"><circle r=\"10\"/>"
          + "<text y=\"3.7\" text-anchor=\"middle\">\(problems.count)</text></g>")
    }
    let spoken =
      "\(title), \(screen.kind)"
      + (problems.isEmpty
        ? "" : ", \(problems.count) \(problems.count == 1 ? "finding" : "findings")")
    return """
      <g class="\(classes.joined(separator: " "))" transform="translate(\(n(x)) \(n(y)))" \
      data-id="\(Markup.escaped(screen.id))" tabindex="0" role="button" \
      aria-label="\(Markup.escaped(spoken))">\(parts.joined())</g>
      """
  }

  /// The text in the place of a picture.
  private func blank(_ screen: NavigationMap.Screen) -> String {
    if !screen.reached, !screen.tests.isEmpty { return "reached by tests" }
    return screen.reached ? "no picture" : map.isStatic ? "not walked" : "not reached"
  }

  // MARK: Values

  private func n(_ value: Double) -> String { Markup.number(value) }

  /// A path with rounded corners.
  private func path(_ points: [MapLayout.Point]) -> String {
    guard let start = points.first, let end = points.last else { return "" }
    var text = "M\(n(start.x)) \(n(start.y))"
    for (index, point) in points.enumerated().dropFirst().dropLast() {
      let (before, after) = (points[index - 1], points[index + 1])
      let radius = min(7, Self.distance(before, point) / 2, Self.distance(point, after) / 2)
      let (a, b) = (Self.toward(point, before, radius), Self.toward(point, after, radius))
      text += "L\(n(a.x)) \(n(a.y))Q\(n(point.x)) \(n(point.y)) \(n(b.x)) \(n(b.y))"
    }
    return text + "L\(n(end.x)) \(n(end.y))"
  }

  /// The head of an arrow. The last part of each arrow is level.
  private func head(_ arrow: MapLayout.Arrow) -> String {
    guard let end = arrow.points.last else { return "" }
    let length = arrow.isUnwind ? 7.0 : -7.0
    return "<path class=\"head\" d=\"M\(n(end.x)) \(n(end.y))L\(n(end.x + length)) \(n(end.y - 4))"
      + "V\(n(end.y + 4))Z\"/>"
  }

  private static func distance(_ a: MapLayout.Point, _ b: MapLayout.Point) -> Double {
    abs(a.x - b.x) + abs(a.y - b.y)
  }

  private static func toward(
    _ point: MapLayout.Point, _ other: MapLayout.Point, _ distance: Double
  ) -> MapLayout.Point {
    let length = max(Self.distance(point, other), 0.001)
    return MapLayout.Point(
      x: point.x + (other.x - point.x) / length * distance,
      y: point.y + (other.y - point.y) / length * distance)
  }

  /// A word that can stand in a class attribute.
  static func word(_ text: String) -> String {
    String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
  }

  private static func id(of path: String) -> String { "t-" + word(path) }

  /// A picture as an address. An image that is loaded so runs no script and fetches nothing.
  static func dataURL(_ svg: String) -> String {
    var text = "data:image/svg+xml,"
    for byte in svg.utf8 {
      switch byte {
      case UInt8(ascii: "#"), UInt8(ascii: "%"), UInt8(ascii: "\""), UInt8(ascii: "<"),
        UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "'"), 0..<0x21, 0x7F...0xFF:
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.count == 1 ? "0" : "") + digits
      default: text.unicodeScalars.append(Unicode.Scalar(byte))
      }
    }
    return text
  }
}

/// The marks of a drawing that compares two maps.
package struct DiffMarks: Sendable {
  package enum Mark: String, Sendable {
    case added, removed, changed
  }

  package var screens: [String: Mark] = [:]
  package var transitions: [NavigationMap.Transition.Key: Mark] = [:]

  package init() {}

  package init(_ diff: MapDiff) {
    for id in diff.removedScreens { screens[id] = .removed }
    for change in diff.changedScreens { screens[change.at] = .changed }
    for renaming in diff.renamedScreens { screens[renaming.to] = .changed }
    for id in diff.addedScreens { screens[id] = .added }
    for key in diff.removedTransitions { transitions[key] = .removed }
    for key in diff.addedTransitions { transitions[key] = .added }
  }
}
