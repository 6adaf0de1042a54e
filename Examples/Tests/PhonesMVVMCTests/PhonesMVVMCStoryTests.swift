import PhoneScripts
import PhoneServer
import StorylineTesting
import Testing

@testable import PhonesMVVMC

/// Story tests: uses of the app, and failures of its server.
@Suite(.stage, .timeLimit(.minutes(30))) struct PhonesMVVMCStoryTests {
  private let script = PhoneScript(AppDelegate.self)

  @Test func `phones are found in the list and by a search`() async throws {
    try await script.browseAndSearch()
  }

  @Test(arguments: serverFailures)
  func `a failed load shows the reason, and a second one succeeds`(mood: ServerMood, title: String)
    async throws
  {
    try await script.failToLoadThenRefresh(mood, saying: title)
  }

  @Test func `a failed refresh keeps the list`() async throws { try await script.failToRefresh() }

  @Test func `going back does not wait for a slow server`() async throws {
    try await script.leaveWhileLoading()
  }

  @Test func `the answer of the server is chosen in the app`() async throws {
    try await script.chooseServerAnswer()
  }

  @Test(arguments: UInt64(1)...2) func `nothing breaks`(seed: UInt64) async throws {
    PhoneServer.shared.mood = .fine
    var monkey = Monkey(seed: seed)
    // The server's menu is not part of the app.
    monkey.avoids = ["Server"]
    monkey.words = ["mini", "16 pro", "?"]
    let report = try await monkey.use(AppDelegate.self)
    #expect(report.screens.keys.contains("ListViewController"))
  }
}
