import Storyline
import StorylineTesting
import Testing
import UIKit

// The most frequent complaints of coordinator libraries' users, by their numbers in our list of 25:
// Documentation/Complaints.md, which names every test here.

/// Flows that outlive their screens, and screens that outlive their flows.
@MainActor @Suite(.stage) struct MemoryComplaintTests {
  private var flowsInTree: Int {
    func count(_ row: PanelNode) -> Int {
      (row.title == "TestFlow" ? 1 : 0) + row.children.map(count).reduce(0, +)
    }
    let source = Stage.shared.panels.sources.first { $0.name == "coordinators" }
    return source?.rows().map(count).reduce(0, +) ?? 0
  }

  @Test func `1 the back button leaks no child`() async throws {
    let fixture = Fixture()
    for _ in 0..<20 {
      let shown = try await fixture.push("Child")
      #expect(flowsInTree == 2)
      Hand().tapBack()
      try await settle()
      #expect(shown.outcomes == [.cancelled(.popped)])
      #expect(shown.flow == nil)
      #expect(flowsInTree == 1)
    }
  }

  @Test func `2 a child without an owner lives as long as it is on the screen`() async throws {
    let fixture = Fixture()
    let shown = try await fixture.push("One", "Two")
    fixture.navigation?.view.layoutIfNeeded()
    fixture.navigation?.popViewController(animated: true)
    // In the middle of its first transition back it is still wanted.
    fixture.navigation?.view.layoutIfNeeded()
    #expect(shown.flow != nil)
    try await settle()
    #expect(shown.flow != nil)
  }

  @Test func `2 a screen that outlives its flow calls no one and does not crash`() async throws {
    final class Talking: UIViewController {
      var onTap: (() -> Void)?
    }
    let fixture = Fixture()
    try await settle()
    let screen = Talking()
    var taps = 0
    do {
      let flow = TestFlow()
      fixture.root?.show(flow, as: .push)
      screen.onTap = { [weak flow] in
        taps += 1
        flow?.finish(1)
      }
      flow.show(screen)
    }
    try await settle()
    fixture.navigation?.popViewController(animated: true)
    try await settle()
    screen.onTap?()
    try await settle()
    #expect(taps == 1)
    #expect(fixture.titles == ["Root"])
  }

  @Test func `3 every completion of a pop over several flows runs, and none is retained`()
    async throws
  {
    final class Token {}
    let fixture = Fixture()
    weak var token: Token?
    var ended = 0
    do {
      let kept = Token()
      token = kept
      for number in 0..<5 {
        let shown = try await fixture.push("\(number)")
        shown.handle.whenEnded { _ in
          ended += 1
          withExtendedLifetime(kept) {}
        }
      }
    }
    #expect(token != nil)
    fixture.navigation?.popToRootViewController(animated: true)
    try await settle()
    #expect(ended == 5)
    #expect(token == nil)
    #expect(flowsInTree == 1)
  }

  @Test func `4 a flow on its parent's stack ends with its own screens, and the stack stays`()
    async throws
  {
    let fixture = Fixture()
    let shown = try await fixture.push("One", "Two")
    fixture.navigation?.popToRootViewController(animated: true)
    try await settle()
    #expect(shown.outcomes == [.cancelled(.popped)])
    #expect(shown.flow == nil)
    #expect(fixture.root != nil)
    #expect(fixture.titles == ["Root"])
  }

  @Test func `4 a flow in its own navigation controller is released`() async throws {
    let fixture = Fixture()
    let shown = try await fixture.present("One", in: .navigation)
    weak let navigation = fixture.topModal
    shown.flow?.show(Screen("Two"))
    try await settle()
    shown.flow?.finish(1)
    try await settle()
    #expect(shown.outcomes == [.finished(1)])
    #expect(shown.flow == nil)
    #expect(navigation == nil)
  }

  @Test func `5 a leak report names the property to fix, in the failure and in the log`()
    async throws
  {
    let fixture = Fixture()
    try await settle()
    watchForLeaks()
    let failures = try await Failure.collect {
      fixture.root?.show(Forgetful(), as: .push)
      try await settle()
      fixture.navigation?.popViewController(animated: true)
      try await settle()
    }
    let report =
      " leaks: Forgetful.onClose (closure in start()) → captures Forgetful: make the capture weak"
    #expect(failures.map(\.message) == ["Forgetful" + report])
    #expect(fixture.log.filter { $0.contains("leaks") } == ["Forgetful#2" + report])
  }
}

/// A flow of which a closure keeps itself.
private final class Forgetful: Flow<Int> {
  private var onClose: (() -> Void)?

  override func start() {
    onClose = { self.close() }
    show(Screen("Forgetful"))
  }
}
