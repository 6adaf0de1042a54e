import Foundation
import Testing

@testable import StorylineTesting

@MainActor @Suite struct LeakHuntTests {
  @Test func `the command says what a monkey types and leaves alone`() throws {
    let text = #"{"words": {"PIN": "1851", "*": "Ada"}, "avoided": ["Buy"]}"#
    var monkey = Monkey(seed: 1)
    try JSONDecoder().decode(_LeakHunt.Settings.self, from: Data(text.utf8)).apply(to: &monkey)
    #expect(monkey.answers == ["PIN": ["1851"]])
    #expect(monkey.words == ["Ada", "\n"])
    #expect(monkey.avoids == ["Buy"])
  }
}
