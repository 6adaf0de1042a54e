import Foundation
import NavigationMap
import Testing

@Suite struct WriterTests {
  private let hostile = "</script><img src=x onerror=alert(1)>\u{202E}\"'`&"

  private var hostileMap: NavigationMap {
    var map = SampleMap.shop
    map.app = hostile
    map.screens[0].title = hostile
    map.screens[1].title = String(repeating: "W", count: 10_000)
    map.transitions[1].by = ["app.button(\"\(hostile)\").tap()"]
    map.findings[0].text = hostile
    return map
  }

  @Test func `names cannot become markup of the page`() throws {
    let page = try MapPage.text(of: hostileMap)
    #expect(!page.contains("<img src=x"))
    // One for the data and one for the page's own script.
    #expect(page.components(separatedBy: "</script>").count == 3)
    #expect(!page.contains("\u{202E}\"'`&amp;"))
  }

  @Test func `the page loads nothing`() throws {
    let page = try MapPage.text(of: SampleMap.shop, thumbnails: ["t/a.svg": SampleMap.picture(1)])
    #expect(page.contains("default-src 'none'"))
    for address in ["href=\"http", "src=\"", "url(http", "@import"] {
      #expect(!page.contains(address))
    }
  }

  @Test func `a picture stands in the page once`() throws {
    let page = try MapPage.text(of: SampleMap.shop, thumbnails: ["t/a.svg": SampleMap.picture(1)])
    #expect(page.components(separatedBy: "data:image/svg+xml,").count == 2)
  }

  @Test func `the same map makes the same page`() throws {
    #expect(try MapPage.text(of: SampleMap.shop) == MapPage.text(of: SampleMap.shop))
  }

  @Test func `a page of a hundred screens has less than 3 MB`() throws {
    let map = SampleMap.large(screens: 100, transitions: 300)
    let picture =
      SampleMap.picture(1)
      + "<!--\(String(repeating: "a", count: 20_000))-->"
    let thumbnails = Dictionary(uniqueKeysWithValues: (0..<100).map { ("t/\($0).svg", picture) })
    #expect(try MapPage.text(of: map, thumbnails: thumbnails).utf8.count < 3_000_000)
  }

  @Test func `a summary counts screens, transitions and findings`() {
    #expect(
      MapPage.summary(of: SampleMap.shop)
        == "5 screens, 4 transitions, 1 reached by tests, 1 not reached, 1 finding, nothing left to try"
    )
  }

  @Test func `Mermaid draws dashed what only sources know`() {
    let text = MermaidWriter.text(of: SampleMap.shop)
    #expect(text.hasPrefix("graph LR\n"))
    #expect(text.components(separatedBy: "-.->").count == 2)
    #expect(text.contains("[\"Teapot\"]"))
  }

  @Test func `a pull request gets numbers, lines and a graph of what has changed`() {
    var new = SampleMap.shop
    new.screens.append(SampleMap.screen("CartViewController", "Cart"))
    new.transitions.append(SampleMap.transition("ListViewController", "push", "CartViewController"))
    let diff = MapDiff(from: SampleMap.shop, to: new)
    let text = DiffWriter.markdown(of: diff, from: SampleMap.shop, to: new)
    #expect(text.contains("1 screen added, 1 transition added"))
    #expect(text.contains("+ screen CartViewController"))
    #expect(text.contains("```mermaid"))
    #expect(!text.contains("Variant"))
  }

  @Test func `a monkey's map is a literal of Swift, with what was walked`() {
    var map = SampleMap.shop
    map.screens.append(SampleMap.screen("Alert “\"\u{202E}”", kind: "alert"))
    let text = SwiftWriter.text(of: map)
    #expect(text.contains("  \"Alert “\\\"\\u{202e}”\": [],"))
    #expect(
      text.contains(
        "  \"ItemViewController\": [\"ListViewController\", \"VariantViewController\"],"))
    #expect(!text.contains("Help"))
  }

  @Test func `the text for a terminal names transitions and findings`() {
    let text = TextWriter.text(of: SampleMap.shop)
    #expect(text.contains("  push ItemViewController by “Teapot”"))
    #expect(text.contains("  ! ItemCoordinator stays"))
  }

  @Test func `Graphviz gets every screen, dashed where it was not reached`() {
    let text = DOTWriter.text(of: SampleMap.shop)
    #expect(text.contains("\"HelpViewController\" [label=\"Help\", style=\"rounded,dashed\"];"))
  }
}
