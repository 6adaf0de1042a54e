import Foundation
import SeededNumbers
import StorylineCore
import Testing

/// Tests with arbitrary links: nothing traps, nothing hangs, everything stays bounded, and every
/// refusal has its reason in one line.
///
/// A seeded loop, the same in every run. `Scripts/nightly.sh` lets libFuzzer look further: `Fuzzing`.
@Suite struct LinkFuzzTests {
  static let runs = 20_000

  /// Links that made trouble elsewhere.
  static let links = [
    "https://shop.example/phones/42?sort=price&tag=a&tag=b#top", "shop://phones/42", "/phones/42",
    "shop:phones/%F0%9F%93%B1", "https://[::1]:443/a", "a/%2e%2e/%2e%2e/etc/passwd",
    "..%2f..%2fetc",
    "//evil.example/phones", "https://shop.example@evil.example/", "https:\\\\evil.example",
    "javascript:alert(1)//shop.example", "data:text/html,x", "%", "%%", "%2", "%zz%",
    "a?%=%&=&==&&",
    "a#%#%23", "https://shop.example:0x50/", "https://shop.example:/", "shop:////", "?", "#", "/?#",
    "a/%C0%80", "a/%ED%A0%80", "a/%F4%90%80%80", "a/%00", "\u{202E}moc.elpmaxe", "a\u{301}/b",
    "xn--e1afmkfd/пример", "a/b;c=d/e", "HTTPS://SHOP.EXAMPLE/PHONES", "1:2", "+:a", "a+b:c",
    String(repeating: "a/", count: 20), String(repeating: "../", count: 20),
    "a?" + String(repeating: "a&", count: 30), String(repeating: "[", count: 30),
  ]

  static let longLinks = [
    String(repeating: "a/", count: 4000), String(repeating: "../", count: 2000),
    String(repeating: "%41", count: 2730), String(repeating: "%41", count: 100_000),
    "a?" + String(repeating: "a&", count: 4000), "https://" + String(repeating: "a", count: 300),
    "https://a/" + String(repeating: "ä", count: 2000), String(repeating: "#", count: 8192),
  ]

  static let stories = [
    #"{"version":1,"entries":[{"route":"a","input":"1"},{"route":"b","parent":0}]}"#,
    #"{"version":1,"entries":[{"route":"a","input":"{\"x\":[1,\")\"]}","parent":-1}]}"#,
    #"{"version":2,"entries":null}"#, #"{"version":1e99,"entries":[[[[[[]]]]]]}"#,
    #"{"version":1,"entries":[{"route":"\ud800"},{"route":"\u0000","input":"\u2028"}]}"#,
    #"{"version":1,"version":2,"entries":[{"parent":9223372036854775807,"route":""}]}"#,
  ]

  @Test func `no link and no path leads to more than a refusal`() throws {
    var trie = PatternTrie()
    for pattern in ["phones/:id", "phones", "a/**rest", ":x/b", "*/*/c", "/", "phones/new"] {
      try trie.add(PatternText(pattern))
    }
    let origins = LinkOrigins(schemes: ["shop", "a"], hosts: ["shop.example", "*.example"])
    var random = SeededGenerator(seed: 1)
    var read = 0
    for run in 0..<Self.runs {
      let text =
        run < Self.longLinks.count ? Self.longLinks[run] : mutated(Self.links, run, &random)
      do {
        let link = try LinkText(text)
        try check(link, text)
        let path = try origins.path(of: link)
        guard let match = trie.match(path) else {
          throw trie.explain(path)
        }
        let values = LinkMatch(
          link, names: trie.patterns[match.pattern].names, values: match.values)
        if let id: Int = try? values["id"] { try #require(String(id).utf8.count <= 20) }
        read += 1
      } catch let refusal as Refusal {
        try check(refusal)
      }
    }
    #expect(read > Self.runs / 50)
  }

  private func check(_ link: LinkText, _ text: String) throws {
    try #require(text.utf8.count <= LinkText.maximalLength)
    try #require(link.segments.count <= LinkText.maximalSegments)
    try #require(link.query.count <= LinkText.maximalQueryItems)
    try #require(!link.segments.contains { $0 == ".." || $0 == "." || $0.isEmpty })
    try #require(!link.segments.contains { $0.unicodeScalars.contains("\0") })
  }

  private func check(_ refusal: Refusal) throws {
    let text = refusal.description
    try #require(!text.isEmpty && text.utf8.count < 1000)
    let event = Event.linkRefused(LinkID(number: 1), refusal)
    try #require(Event(event.description) == event)
    try #require(!event.description.contains { $0.isNewline })
  }

  @Test func `no saved story does more than leave something out`() throws {
    var random = SeededGenerator(seed: 2)
    var read = 0
    for run in 0..<Self.runs {
      let text = mutated(Self.stories, run, &random)
      guard let story = try? JSONDecoder().decode(SavedStory.self, from: Data(text.utf8)) else {
        continue
      }
      read += 1
      try #require(story.entries.count <= SavedStory.maximalEntries)
      let addresses = story.entries.compactMap { $0?.address }
      let event = Event.linkRestores(LinkID(number: 1), addresses)
      try #require(Event(event.description) == event)
      let copy = try JSONDecoder().decode(SavedStory.self, from: JSONEncoder().encode(story))
      try #require(copy == story)
    }
    #expect(read > Self.runs / 100)
  }

  /// One of the texts, or two, with some bytes changed.
  private func mutated(
    _ corpus: [String], _ run: Int, _ random: inout SeededGenerator
  ) -> String {
    // Each as it is first.
    guard run >= corpus.count else { return corpus[run] }
    var bytes = Array((corpus.randomElement(using: &random) ?? "").utf8)
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      let index = Int.random(in: 0...bytes.count, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: bytes.insert(UInt8.random(in: 0...255, using: &random), at: index)
      case 1:
        bytes.insert(
          contentsOf: "%/?#&=:.@[]{}\",\\".utf8.randomElement(using: &random).map { [$0] } ?? [],
          at: index)
      case 2 where index < bytes.count: bytes.remove(at: index)
      case 3 where index < bytes.count: bytes[index] = UInt8.random(in: 32...126, using: &random)
      case 4: bytes.removeLast(min(bytes.count, Int.random(in: 0...8, using: &random)))
      default:
        let other = Array((corpus.randomElement(using: &random) ?? "").utf8)
        bytes.insert(contentsOf: other.prefix(Int.random(in: 0...40, using: &random)), at: index)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
