/// A map as a page: one file that needs no network and no other file.
package enum MapPage {
  /// Makes the page.
  ///
  /// - Parameters:
  ///   - map: The map. For a comparison it has what either map has.
  ///   - thumbnails: The pictures, by their paths in the map.
  ///   - diff: The difference to show, for a comparison of two maps.
  /// - Returns: The page, in HTML.
  /// - Throws: An encoding error, where a value cannot be written as JSON.
  package static func text(
    of map: NavigationMap, thumbnails: [String: String] = [:], diff: MapDiff? = nil
  ) throws -> String {
    let map = map.sorted
    let marks = diff.map(DiffMarks.init) ?? DiffMarks()
    let drawings = [false, true].map { showsAll in
      MapDrawing(
        map: map, layout: MapLayout(map, showsAll: showsAll), thumbnails: thumbnails, marks: marks)
    }
    let data = try MapFile.text(of: map).replacing("<", with: "\\u003c")
    let name = Markup.escaped(Markup.plain(map.app))
    // Nothing is loaded, and no script runs but the one of this page.
    let nonce = Self.nonce(data)
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; \
      style-src 'unsafe-inline'; script-src 'nonce-\(nonce)'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(name): map</title>
      <style>
      \(MapStyle.drawing)
      \(style)
      </style>
      </head>
      <body>
      <header>
      <h1>\(name)</h1>
      <p id="counts">\(Markup.escaped(summary(of: map)))</p>
      <div class="tools">
      <input id="search" type="search" placeholder="Search ( / )" aria-label="Search screens">
      <select id="flow" aria-label="Flow"><option value="">All flows</option>\(options(map))</select>
      <label title="Transitions back, and every switch between tabs"><input id="all" type="checkbox"> All transitions</label>
      <label><input id="walked" type="checkbox"> Walked only</label>
      <button id="table" type="button" aria-pressed="false">Table</button>
      <button id="fit" type="button" title="Fit (0)">Fit</button>
      </div>
      </header>
      <main>
      <svg id="map" role="group" aria-label="Map" tabindex="0">
      <defs>\(MapStyle.definitions)
      \(drawings.first?.definitions ?? "")</defs>
      \(drawings.map(scene).joined(separator: "\n"))
      </svg>
      <div id="tables" hidden>
      \(tables(map))
      </div>
      <ul id="legend" aria-label="Legend"><li class="kind-push">push</li><li class="kind-present">present</li>\
      <li class="kind-tab">tab</li><li class="kind-root">root, replace</li><li class="dashed">in the sources only</li>\
      <li class="thick">reached by tests</li></ul>
      \(diff.map(list) ?? "")
      <aside id="details" aria-live="polite" hidden></aside>
      </main>
      <script type="application/json" id="data">\(data)</script>
      <script nonce="\(nonce)">
      \(script)
      </script>
      </body>
      </html>

      """
  }

  /// Returns a sentence with the numbers of a map.
  package static func summary(of map: NavigationMap) -> String {
    func count(_ number: Int, _ word: String) -> String {
      "\(number) \(word)\(number == 1 ? "" : "s")"
    }
    let transitions = map.transitions.filter { !$0.isUnwind && $0.from != NavigationMap.launch }
    var parts = [count(map.screens.count, "screen"), count(transitions.count, "transition")]
    let tested = transitions.filter { !$0.tests.isEmpty }.count
    if tested > 0 { parts.append("\(tested) reached by tests") }
    let unreached = map.screens.filter { !$0.reached }.count
    if map.isStatic {
      parts.append("read from the sources, not walked")
    } else if unreached > 0 {
      parts.append("\(unreached) not reached")
    }
    if !map.findings.isEmpty { parts.append(count(map.findings.count, "finding")) }
    if let crawl = map.crawl {
      parts.append(
        crawl.end == "exhausted" ? "nothing left to try" : "\(crawl.left.count) left to try")
    }
    return parts.joined(separator: ", ")
  }

  // MARK: Parts

  private static func scene(_ drawing: MapDrawing) -> String {
    let size = drawing.layout.size
    return """
      <g class="scene" data-width="\(Markup.number(size.x))" data-height="\(Markup.number(size.y))">
      \(drawing.elements)
      </g>
      """
  }

  private static func options(_ map: NavigationMap) -> String {
    Set(map.screens.compactMap(\.owner)).sorted().map { owner in
      "<option>\(Markup.escaped(owner))</option>"
    }.joined()
  }

  private static func tables(_ map: NavigationMap) -> String {
    func row(_ cells: [String]) -> String {
      "<tr>" + cells.map { "<td>\(Markup.escaped($0))</td>" }.joined() + "</tr>"
    }
    let screens = map.screens.map { screen in
      row([
        screen.title, screen.id, screen.kind, screen.owner ?? "",
        screen.reached ? "yes" : "no", screen.source ?? "", screen.tests.joined(separator: ", "),
        map.findings(at: screen).map(\.text).joined(separator: "; "),
      ])
    }
    let transitions = map.transitions.map { transition in
      row([
        transition.from, transition.kind, transition.to, transition.labels.joined(separator: ", "),
        transition.evidence.joined(separator: ", "), transition.source ?? "",
        transition.tests.joined(separator: ", "),
      ])
    }
    return """
      <h2>Screens</h2>
      <table><thead><tr><th>Title</th><th>Screen</th><th>Kind</th><th>Owner</th><th>Reached</th>\
      <th>Source</th><th>Tests</th><th>Findings</th></tr></thead><tbody>\(screens.joined(separator: "\n"))</tbody></table>
      <h2>Transitions</h2>
      <table><thead><tr><th>From</th><th>Kind</th><th>To</th><th>By</th><th>Evidence</th>\
      <th>Source</th><th>Tests</th></tr></thead><tbody>\(transitions.joined(separator: "\n"))</tbody></table>
      """
  }

  /// The list of what has changed, beside a comparison.
  private static func list(_ diff: MapDiff) -> String {
    var items: [String] = []
    func add(_ mark: DiffMarks.Mark, _ text: String, _ id: String?) {
      let target = id.map { " data-goto=\"\(Markup.escaped($0))\"" } ?? ""
      items.append("<li class=\"\(mark.rawValue)\"\(target)>\(Markup.escaped(text))</li>")
    }
    for id in diff.addedScreens { add(.added, "screen \(id)", id) }
    for id in diff.removedScreens { add(.removed, "screen \(id)", id) }
    for change in diff.renamedScreens {
      add(.changed, "screen \(change.from) is now \(change.to)", change.to)
    }
    for change in diff.changedScreens { add(.changed, "\(change.at): \(change.text)", change.at) }
    for key in diff.addedTransitions { add(.added, key.text, key.from) }
    for key in diff.removedTransitions { add(.removed, key.text, key.from) }
    for change in diff.changedTransitions { add(.changed, "\(change.at): \(change.text)", nil) }
    for finding in diff.addedFindings {
      add(.removed, "new finding at \(finding.at): \(finding.text)", nil)
    }
    for finding in diff.removedFindings {
      add(.added, "fixed at \(finding.at): \(finding.text)", nil)
    }
    if items.isEmpty { items = ["<li>Nothing has changed.</li>"] }
    return "<ol id=\"changes\" aria-label=\"Changes\">\(items.joined())</ol>"
  }

  /// A word that only the page's own script carries, made from the contents so that the page is the same
  /// each time.
  private static func nonce(_ data: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in data.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    return String(hash, radix: 36)
  }
}
