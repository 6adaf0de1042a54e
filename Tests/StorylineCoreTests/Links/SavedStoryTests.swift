import Foundation
import StorylineCore
import Testing

@Suite struct SavedStoryTests {
  private func read(_ json: String) throws -> SavedStory {
    try JSONDecoder().decode(SavedStory.self, from: Data(json.utf8))
  }

  @Test func `what was saved is read back`() throws {
    let shop = try #require(Address(route: "shop"))
    let phone = try #require(Address(route: "phone", input: #"{"id":42,"name":"a) (b"}"#))
    let story = SavedStory([.init(shop, below: nil), .init(phone, below: 0)])
    let data = try JSONEncoder().encode(story)
    #expect(try JSONDecoder().decode(SavedStory.self, from: data) == story)
    #expect(story.entries.map { $0?.address } == [shop, phone])
  }

  @Test func `a damaged entry takes no other with it`() throws {
    let story = try read(
      """
      {"version": 1, "extra": true, "entries": [
        {"route": "a"}, 7, {"route": 3}, null, {"input": "1"}, {"route": "b", "parent": "x"},
        [[["deep"]]], {"route": "c", "input": "1", "parent": 0, "new": {}}]}
      """)
    #expect(story.entries.map { $0?.route } == ["a", nil, nil, nil, nil, nil, nil, "c"])
    #expect(story.entries.last??.parent == 0)
  }

  @Test func `without entries there are none, and without a version it is no story`() throws {
    #expect(try read(#"{"version": 9}"#).entries == [])
    #expect(try read(#"{"version": 9, "entries": 3}"#).version == 9)
    #expect(throws: (any Error).self) { try read(#"{"entries": []}"#) }
    #expect(throws: (any Error).self) { try read("[]") }
  }

  @Test func `not more is read than is reasonable`() throws {
    let entry = #"{"route": "a"}"#
    let many = Array(repeating: entry, count: 5000).joined(separator: ",")
    #expect(
      try read(#"{"version": 1, "entries": [\#(many)]}"#).entries.count
        == SavedStory.maximalEntries)
  }

  @Test(arguments: ["1)", ")", "\"", "\"\\\"", "\"a\nb\"", "\u{2028}", "(1))"])
  func `an input that could be taken for something else is none`(input: String) {
    #expect(Address(route: "a", input: input) == nil)
    #expect(Address(route: "") == nil)
  }

  @Test(arguments: [
    "", "1", "\")\"", "\"\\\")\"", "[1,\"a, b\"]", "{\"a\":\"(\"}", "nonsense", "(",
  ])
  func `an address is written and read back`(input: String) throws {
    for route in ["phone", "a b", "a(b)", "a/b, c]", "#@\\", "a\nb", "ä", "x: y"] {
      let address = try #require(Address(route: route, input: input))
      let events: [Event] = [
        .linkOpened(LinkID(number: 1), [address, address]),
        .located(CoordinatorID(number: 2, name: "A"), address),
        .linkRestores(LinkID(number: 1), [address, address]),
        .linkPlanned(
          LinkID(number: 1), keeps: [CoordinatorID(number: 2, name: "A")], takesAway: [],
          shows: [address, address]),
        .linkLeavesOut(LinkID(number: 1), route: route, .windowClosed),
        .linkWaits(LinkID(number: 1), .gate(route)),
      ]
      for event in events {
        let breaks = event.description.filter(\.isNewline)
        #expect(breaks.isEmpty)
        #expect(Event(event.description) == event)
      }
    }
  }
}
