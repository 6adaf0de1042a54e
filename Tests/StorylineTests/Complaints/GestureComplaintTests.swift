import Storyline
import StorylineTesting
import Testing
import UIKit

/// Tests for gestures that change the screens without a coordinator. The numbers are those of
/// Documentation/Complaints.md.
@MainActor @Suite(.stage) struct GestureComplaintTests {
  @Test func `6 a sheet that is pulled down is noticed, and the next one appears`() async throws {
    let fixture = Fixture()
    let first = try await fixture.present("First")
    Person.pull(try #require(fixture.topModal), by: 0.9)
    try await settle()
    #expect(first.outcomes == [.cancelled(.pulledDown)])
    #expect(first.flow == nil)
    let second = try await fixture.present("Second")
    #expect(second.handle.receipt == .performed)
    #expect(fixture.modals == ["Second"])
  }

  @Test func `7 a cancelled swipe ends nothing, and a finished one ends the flow`() async throws {
    let fixture = Fixture()
    let shown = try await fixture.push("One")
    for _ in 0..<3 {
      Hand().swipeBack(cancelled: true)
      try await settle()
      #expect(shown.outcomes.isEmpty)
      #expect(fixture.titles == ["Root", "One"])
    }
    #expect(fixture.log.contains { $0.hasSuffix("unchanged: gesture cancelled") })
    Hand().swipeBack()
    try await settle()
    #expect(shown.outcomes == [.cancelled(.swipedBack)])
  }

  @Test func `8 flows share a stack, its delegate and its gesture with the app`() async throws {
    final class Recorder: NSObject, UINavigationControllerDelegate {
      var titles: [String] = []
      func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController, animated: Bool
      ) {
        titles.append(viewController.title ?? "–")
      }
    }
    let fixture = Fixture()
    try await settle()
    let recorder = Recorder()
    let gesture = try #require(fixture.navigation?.interactivePopGestureRecognizer)
    let before = gesture.delegate
    fixture.navigation?.delegate = recorder
    let one = try await fixture.push("One")
    let two = try await fixture.push("Two", above: one.flow)
    Hand().swipeBack()
    try await settle()
    #expect(two.outcomes == [.cancelled(.swipedBack)])
    #expect(one.outcomes.isEmpty)
    Hand().swipeBack()
    try await settle()
    #expect(one.outcomes == [.cancelled(.swipedBack)])
    #expect(recorder.titles == ["One", "Two", "One", "Root"])
    #expect(gesture.delegate === before)
  }

  @Test func `9 the end of a child does not end the sheet below it`() async throws {
    let fixture = Fixture()
    let parent = try await fixture.present("Parent", in: .navigation)
    let child = try await fixture.present("Child", above: parent.flow)
    child.flow?.finish(1)
    try await settle()
    #expect(child.outcomes == [.finished(1)])
    #expect(parent.outcomes.isEmpty)
    #expect(fixture.modals == ["Parent"])
  }

  @Test func `9 an alert that the app dismisses has an outcome like any other flow`() async throws {
    let fixture = Fixture()
    let parent = try await fixture.present("Parent")
    let handle = try #require(parent.flow).show(
      Alert("Sure?", actions: [.default("Yes", true), .cancel("No", false)]))
    try await settle()
    fixture.topModal?.dismiss(animated: true)
    try await settle()
    #expect(await handle.outcome == .cancelled(.dismissed))
    #expect(fixture.modals == ["Parent"])
    #expect(parent.outcomes.isEmpty)
  }

  @Test func `10 a refusing guard stops the button, the swipe and the sheet`()
    async throws
  {
    @MainActor final class Door {
      var asked = 0
      var isOpen = false
    }
    let fixture = Fixture()
    let door = Door()
    let guardian = LeaveGuard {
      door.asked += 1
      return door.isOpen
    }
    let pushed = try await fixture.push("Pushed")
    pushed.flow?.leaveGuard = guardian
    #expect(fixture.navigation?.interactivePopGestureRecognizer?.isEnabled == false)
    Hand().swipeBack()
    Stage.shared.clock.mode = .immediate
    try await settle()
    #expect(door.asked == 0)
    #expect(Person.tap("Root", in: fixture.window))
    try await settle()
    #expect(door.asked == 1)
    #expect(fixture.titles == ["Root", "Pushed"])
    let sheet = try await fixture.present("Sheet")
    sheet.flow?.leaveGuard = guardian
    Person.pull(try #require(fixture.topModal), by: 0.9)
    Stage.shared.clock.mode = .immediate
    try await settle()
    #expect(door.asked == 2)
    #expect(fixture.modals == ["Sheet"])
    door.isOpen = true
    Person.pull(try #require(fixture.topModal), by: 0.9)
    Stage.shared.clock.mode = .immediate
    try await settle()
    #expect(door.asked == 3)
    #expect(sheet.outcomes == [.cancelled(.pulledDown)])
    #expect(pushed.outcomes.isEmpty)
  }
}
