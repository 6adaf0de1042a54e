import Storyline
import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.stage) struct NotesAppTests {
  let window = UIWindow()
  let flow = NotesFlow(service: SlowNotes([Note(id: 1, text: "Milk"), Note(id: 2, text: "Eggs")]))

  private func launch() async throws -> UINavigationController {
    window.show(flow, as: .root(in: .navigation))
    window.makeKeyAndVisible()
    // The service answers on the main queue.
    for _ in 0..<100 where window.rootViewController == nil { try await settle() }
    return try #require(window.rootViewController as? UINavigationController)
  }

  private func open(_ index: Int, on navigation: UINavigationController) async throws {
    let list = try #require(navigation.topViewController as? NotesViewController)
    list.select(index)
    try await settle()
  }

  @Test func `a flow that loads first shows its screen when it has loaded`() async throws {
    let navigation = try await launch()
    #expect(navigation.topViewController is NotesViewController)
  }

  @Test func `a value comes to the callback`() async throws {
    let navigation = try await launch()
    try await open(0, on: navigation)
    let note = try #require(navigation.topViewController as? NoteViewController)
    note.onSave?(Note(id: 1, text: "Oat milk"))
    try await settle()
    #expect(flow.saved == [Note(id: 1, text: "Oat milk")])
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func `a reason comes to the other one`() async throws {
    let navigation = try await launch()
    try await open(1, on: navigation)
    navigation.popViewController(animated: true)
    try await settle()
    try await open(1, on: navigation)
    (navigation.topViewController as? NoteViewController)?.onCancel?()
    try await settle()
    #expect(flow.cancelled == ["popped", "closed"])
    #expect(flow.saved.isEmpty)
  }

  @Test func `a task may wait for the outcome`() async throws {
    let navigation = try await launch()
    let child = NoteFlow(Note(id: 3, text: "Tea"))
    let handle = flow.show(child, as: .push)
    let task = Task { await handle.outcome }
    try await settle()
    child.finish(Note(id: 3, text: "Green tea"))
    try await settle()
    #expect(await task.value == .finished(Note(id: 3, text: "Green tea")))
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func `the plain pattern works as it did`() async throws {
    let navigation = try await launch()
    let old = OldNoteFlow(navigationController: navigation)
    flow.addChild(old)
    old.start()
    let reminder = Flow<Int>()
    old.addReminder(reminder)
    reminder.finish(5)
    try await settle()
    #expect(old.finishedChildren.first === reminder)
    #expect(old.childCoordinators.isEmpty)
    navigation.popViewController(animated: true)
    try await settle()
    #expect(old.outcome == .cancelled(.popped))
    #expect(flow.childCoordinators.isEmpty)
  }
}
