import Storyline
import StorylineTesting
import Testing
import UIKit

/// A finger that swipes back from the edge and may stay down for a while.
@MainActor
private final class EdgeFinger {
  private let height: CGFloat = 400
  private var x: CGFloat = 1

  init() {
    Stage.shared.clock.mode = .manual
    send(.began)
  }

  /// Moves to that part of the screen's width.
  func move(to part: CGFloat) {
    let end = 390 * part
    let start = x
    for step in 1...10 {
      Stage.shared.clock.advance(by: 0.1)
      x = start + (end - start) * CGFloat(step) / 10
      send(.moved)
    }
  }

  /// Lets go, without speed.
  func lift() async throws {
    Stage.shared.clock.advance(by: 1)
    send(.moved)
    send(.ended)
    Stage.shared.clock.mode = .immediate
    try await settle()
  }

  private func send(_ phase: TouchPhase) {
    Stage.shared.sendTouch(id: 1, phase: phase, at: CGPoint(x: x, y: height))
    Stage.shared.turn()
  }
}

@MainActor @Suite("Rule 4: a cancelled gesture changes nothing", .stage)
struct CancelledGestureTests {
  @Test func `a swipe that is finished ends the flow`() async throws {
    let fixture = Fixture()
    let shown = try await fixture.push("One")
    let finger = EdgeFinger()
    finger.move(to: 0.9)
    try await finger.lift()
    #expect(fixture.titles == ["Root"])
    #expect(shown.outcomes == [.cancelled(.swipedBack)])
    #expect(fixture.log.contains("stack 1 settled: [Screen@1], swiped back"))
  }

  @Test func `a swipe that is given up changes nothing but the log, which says so`() async throws {
    let fixture = Fixture()
    let shown = try await fixture.push("One")
    let before = fixture.log
    let finger = EdgeFinger()
    finger.move(to: 0.3)
    try await finger.lift()
    #expect(fixture.titles == ["Root", "One"])
    #expect(shown.outcomes.isEmpty && shown.flow != nil)
    #expect(fixture.log == before + ["stack 1 unchanged: gesture cancelled"])
  }

  @Test func `a swipe can be given up as often as one likes, and then finished`() async throws {
    let fixture = Fixture()
    let shown = try await fixture.push("One")
    for _ in 0..<3 {
      let finger = EdgeFinger()
      finger.move(to: 0.4)
      try await finger.lift()
    }
    #expect(shown.outcomes.isEmpty)
    let finger = EdgeFinger()
    finger.move(to: 0.9)
    try await finger.lift()
    #expect(shown.outcomes == [.cancelled(.swipedBack)])
    #expect(shown.flow == nil)
  }

  @Test func `what is shown while the finger is down waits, and comes after the gesture`()
    async throws
  {
    let fixture = Fixture()
    let shown = try await fixture.push("One")
    let finger = EdgeFinger()
    finger.move(to: 0.4)
    let push = try #require(shown.flow?.show(Screen("Two")))
    #expect(push.receipt == .waiting)
    #expect(shown.flow?.show(Screen("Three"), whenBusy: .refuse).receipt == .refused(.busy))
    try await finger.lift()
    #expect(push.receipt == .performed)
    #expect(fixture.titles == ["Root", "One", "Two"])
  }

  @Test func `a finish while the finger is down wins over the swipe that it was`() async throws {
    let fixture = Fixture()
    let shown = try await fixture.push("One")
    let finger = EdgeFinger()
    finger.move(to: 0.4)
    shown.flow?.finish(7)
    try await finger.lift()
    #expect(shown.outcomes == [.finished(7)])
    #expect(fixture.titles == ["Root"])
  }

  @Test func `a swipe does not begin on a guarded flow`() async throws {
    let fixture = Fixture()
    let shown = try await fixture.push("One")
    shown.flow?.leaveGuard = LeaveGuard { true }
    let before = fixture.log
    let finger = EdgeFinger()
    finger.move(to: 0.9)
    try await finger.lift()
    #expect(fixture.titles == ["Root", "One"])
    #expect(fixture.log == before)
  }

  @Test func `a swipe that is given up leaves a guarded flow below guarded`() async throws {
    let fixture = Fixture()
    let lower = try await fixture.push("One")
    _ = try await fixture.push("Two", above: lower.flow)
    lower.flow?.leaveGuard = LeaveGuard { false }
    let finger = EdgeFinger()
    finger.move(to: 0.4)
    try await finger.lift()
    #expect(fixture.navigation?.interactivePopGestureRecognizer?.isEnabled == true)
    let second = EdgeFinger()
    second.move(to: 0.9)
    try await second.lift()
    #expect(fixture.titles == ["Root", "One"])
    #expect(fixture.navigation?.interactivePopGestureRecognizer?.isEnabled == false)
  }

  @Test func `a sheet that is pulled and let go again is where it was`() async throws {
    let fixture = Fixture()
    let shown = try await fixture.present("Sheet", as: .pageSheet)
    let sheet = try #require(fixture.topModal)
    Person.pull(sheet, by: 0.2)
    Stage.shared.clock.mode = .immediate
    try await settle()
    #expect(fixture.modals == ["Sheet"])
    #expect(shown.outcomes.isEmpty && shown.flow != nil)
  }
}
