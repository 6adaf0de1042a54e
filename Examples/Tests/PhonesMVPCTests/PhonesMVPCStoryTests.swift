import PhoneScripts
import PhoneServer
import StorylineTesting
import Testing

@testable import PhonesMVPC

/// Story tests: uses of the app, and failures of its server.
@Suite(.stage, .timeLimit(.minutes(30))) struct PhonesMVPCStoryTests {
  private let script = PhoneScript(AppDelegate.self)

  @Test func `people find a phone and come back`() async throws { try await script.tellStory() }

  @Test(arguments: badNews)
  func `the app says what is wrong with its server`(mood: ServerMood, title: String) async throws {
    try await script.hearBadNews(mood, saying: title)
  }

  @Test func `a refresh that fails loses nothing`() async throws { try await script.pullInVain() }

  @Test func `nobody has to wait for a slow server`() async throws {
    try await script.loseInterest()
  }

  @Test func `people choose how the server answers`() async throws {
    try await script.breakServer()
  }

  @Test(arguments: UInt64(1)...2) func `nothing breaks`(seed: UInt64) async throws {
    PhoneServer.shared.mood = .fine
    var monkey = Monkey(seed: seed)
    // What the server does is not the app's doing.
    monkey.avoids = ["Server"]
    monkey.words = ["mini", "16 pro", "?"]
    let report = try await monkey.use(AppDelegate.self)
    #expect(report.screens.keys.contains("ListViewController"))
  }
}
