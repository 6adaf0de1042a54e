import Foundation
import NavigationMap
import Testing

@Suite struct FileTests {
  @Test func `a map is read as it was written`() throws {
    let text = try MapFile.text(of: SampleMap.shop)
    #expect(try MapFile.decode(Data(text.utf8), named: "shop.map.json") == SampleMap.shop.sorted)
  }

  @Test func `the order of a map's parts does not change its file`() throws {
    var map = SampleMap.shop
    map.screens.reverse()
    map.transitions.reverse()
    #expect(try MapFile.text(of: map) == MapFile.text(of: SampleMap.shop))
  }

  @Test func `each screen and each transition has a line`() throws {
    let lines = try MapFile.text(of: SampleMap.shop).split(separator: "\n")
    #expect(lines.filter { $0.contains("\"evidence\"") }.count == 13)
  }

  @Test(arguments: [
    ("{\"schema\":\"storyline.map/9\"}", "storyline.map/9"), ("[1]", "no JSON object"),
    ("{\"schema\":\"storyline.map/1\",\"app\":1}", "damaged"),
    ("{\"schema\":\"storyline.map/1\",\"app\":\"A\",\"device\":\"\"}", "`screens` is missing"),
  ])
  func `a file that is no map is named with its fault`(text: String, fault: String) {
    let error = #expect(throws: MapError.self) {
      try MapFile.decode(Data(text.utf8), named: "my.map.json")
    }
    #expect(error?.description.contains(fault) == true)
    #expect(error?.description.hasPrefix("my.map.json") == true)
  }

  @Test func `evidence of two maps adds up`() {
    var other = NavigationMap(app: "Shop")
    other.screens = [SampleMap.screen("NewViewController", reached: false)]
    other.transitions = [
      SampleMap.transition(
        "ListViewController", "push", "ItemViewController", evidence: ["source"]),
      SampleMap.transition("ListViewController", "push", "NewViewController", evidence: ["source"]),
    ]
    let map = SampleMap.shop.merged(with: other)
    let transition = map.transitions.first { $0.to == "ItemViewController" && $0.kind == "push" }
    #expect(transition?.evidence == ["crawl", "source"])
    #expect(map.screen("NewViewController")?.reached == false)
    #expect(map.screens.count == 6)
  }
}
