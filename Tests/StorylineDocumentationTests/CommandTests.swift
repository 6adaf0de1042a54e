import Storyline
import StorylineTesting
import Testing
import UIKit

// The snippets on commands, guards and the log, each with what it says it does.

final class BrowseFlow: Flow<Void> {
  private let phones: [Phone]

  init(_ phones: [Phone]) { self.phones = phones }

  override func start() {
    let list = ListViewController(phones)
    list.onSelect = { [weak self] phone in
      // A double tap shows one detail.
      self?.show(DetailFlow(phone), as: .push, whenBusy: .coalesce)
    }
    show(list)
  }
}

struct Draft {
  var isChanged = false
}

final class DraftFlow: Flow<String> {
  var draft = Draft()

  override func start() {
    show(ShopScreen("Draft"))
    leaveGuard = LeaveGuard { [weak self] in
      guard let self, draft.isChanged else { return true }
      let discard = Alert(
        "Discard the draft?", actions: [.destructive("Discard", true), .cancel("Keep", false)])
      return await show(discard).outcome.value == true
    }
  }

  func leave() -> CommandHandle {
    back(to: ListFlow.self)
  }
}

@MainActor @Suite(.stage) struct CommandTests {
  let shop = Shop()

  private func launch<Value>(_ flow: Flow<Value>) async throws -> UINavigationController {
    shop.window.show(flow, as: .root(in: .navigation))
    shop.window.makeKeyAndVisible()
    try await settle()
    return try #require(shop.navigation)
  }

  @Test func `a double tap shows one detail`() async throws {
    let navigation = try await launch(BrowseFlow(shop.phones))
    let list = try #require(navigation.topViewController as? ListViewController)
    list.onSelect?(shop.phones[0])
    list.onSelect?(shop.phones[0])
    try await settle()
    #expect(shop.titles == ["Phones", "Model A"])
  }

  @Test func `back to a flow by its name`() async throws {
    let list = ListFlow(shop.phones)
    _ = try await launch(list)
    list.show(StepFlow("One"))
    try await settle()
    let draft = DraftFlow()
    list.show(draft)
    try await settle()
    let handle = draft.leave()
    try await settle()
    #expect(handle.receipt == .performed)
    #expect(shop.titles == ["Phones"])
  }

  @Test func `a guard is asked`() async throws {
    let list = ListFlow(shop.phones)
    let navigation = try await launch(list)
    let draft = DraftFlow()
    list.show(draft)
    try await settle()
    draft.draft.isChanged = true
    _ = draft.leave()
    try await settle()
    let alert = navigation.presentedViewController as? UIAlertController
    #expect(alert?.title == "Discard the draft?")
    #expect(shop.titles == ["Phones", "Draft"])
  }

  @Test func `a draft is discarded without a question where the code says so`() async throws {
    let list = ListFlow(shop.phones)
    _ = try await launch(list)
    let draft = DraftFlow()
    list.show(draft)
    try await settle()
    draft.draft.isChanged = true
    let window = shop.window
    window.leaveWithoutAsking {
      window.show(SignInFlow(), as: .root)
    }
    try await settle()
    #expect(draft.outcome == .cancelled(.rootReplaced))
    #expect(try #require(window.rootViewController).presentedViewController == nil)
  }

  @Test func `refusals are sent to the team`() async throws {
    let window = shop.window
    var observation: StoryLogObservation?
    var lines: [String] = []
    observation = window.observeStoryLog { event in
      if let refusal = event.refusal { lines.append("\(event.kind): \(refusal)") }
    }
    let list = ListFlow(shop.phones)
    _ = try await launch(list)
    #expect(list.show(list, as: .push).receipt == .refused(.ownChild))
    #expect(lines == ["refused: a flow cannot be its own child"])
    withExtendedLifetime(observation) {}
  }

  @Test func `the log is written where the app likes, and can be lived again`() async throws {
    let window = shop.window
    var observation: StoryLogObservation?
    var lines: [String] = []
    observation = window.observeStoryLog { event in lines.append("\(event)") }
    let list = ListFlow(shop.phones)
    let navigation = try await launch(list)
    list.show(StepFlow("One"))
    try await settle()
    navigation.popViewController(animated: true)
    try await settle()
    #expect(lines == window.storyLog.map(\.description))
    #expect(lines.contains("StepFlow#2 cancelled: popped"))
    withExtendedLifetime(observation) {}

    let text = window.storyLog.description
    let log = try EventLog(text: text)
    var session = try Replay(log)
    let divergence = session.runToEnd()
    #expect(divergence == nil)

    var replay = try Replay(EventLog(text: text))
    while replay.stepForward() { print(replay) }
    if let divergence = replay.divergence { print(divergence) }
    #expect(replay.position == log.count)
  }
}
