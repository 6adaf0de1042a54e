import Storyline
import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.stage) struct StorySequenceTests {
  @Test func `a sequence has the events from before its loop began`() async throws {
    let fixture = Fixture()
    try await settle()
    let before = fixture.window.storyLog.count
    let events = fixture.window.storyEvents()
    _ = try await fixture.push("One")
    let reader = Reader(events)
    fixture.navigation?.popViewController(animated: true)
    try await settle()
    #expect(reader.values == Array(fixture.window.storyLog.dropFirst(before)))
    #expect(reader.values.count > 4)
    reader.cancel()
  }

  @Test func `the events of a window end after the last one of its flows`() async throws {
    var reader: Reader<Event>?
    var outcomes: [Outcome<Int>] = []
    do {
      let fixture = Fixture()
      fixture.rootHandle.whenEnded { outcomes.append($0) }
      try await settle()
      reader = Reader(fixture.window.storyEvents())
      fixture.window.isHidden = true
    }
    try await settle()
    #expect(outcomes == [.cancelled(.windowClosed)])
    #expect(reader?.isAtEnd == true)
    #expect(
      reader?.values.map(\.description).suffix(3) == [
        "window closed", "TestFlow#1 cancelled: window closed", "TestFlow#1 released",
      ])
  }

  @Test func `the events of a window without flows end with it`() async throws {
    var reader: Reader<Event>?
    do { reader = Reader(UIWindow().storyEvents()) }
    try await settle()
    #expect(reader?.isAtEnd == true)
    #expect(reader?.values.isEmpty == true)
  }

  @Test func `a loop that keeps a flow ends with the window, and lets the flow go`() async throws {
    weak var root: TestFlow?
    do {
      let fixture = Fixture()
      try await settle()
      let flow = try #require(fixture.root)
      root = flow
      let events = fixture.window.storyEvents()
      Task { for await _ in events { _ = flow } }
      fixture.window.isHidden = true
    }
    try await settle()
    #expect(root == nil)
  }

  @Test func `a cancelled task ends its registration`() async throws {
    let fixture = Fixture()
    try await settle()
    let reader = Reader(fixture.window.storyEvents())
    try await settle()
    reader.cancel()
    try await settle()
    _ = try await fixture.push("One")
    #expect(reader.isAtEnd)
    #expect(reader.values.isEmpty)
  }

  @Test func `two sequences have the same events`() async throws {
    let fixture = Fixture()
    let readers = (Reader(fixture.window.storyEvents()), Reader(fixture.window.storyEvents()))
    _ = try await fixture.push("One")
    #expect(!readers.0.values.isEmpty)
    #expect(readers.0.values == readers.1.values)
    readers.0.cancel()
    readers.1.cancel()
  }

  @Test func `a sequence does not keep its window`() async throws {
    weak var weakWindow: UIWindow?
    let events: StorySequence<Event>
    do {
      let fixture = Fixture(visible: false)
      weakWindow = fixture.window
      events = fixture.window.storyEvents()
    }
    try await settle()
    #expect(weakWindow == nil)
    let reader = Reader(events)
    try await settle()
    #expect(reader.isAtEnd)
  }

  // MARK: Trees

  @Test func `trees are the current one and each changed one`() async throws {
    let fixture = Fixture()
    try await settle()
    let reader = Reader(fixture.window.storyTrees())
    _ = try await fixture.push("One")
    fixture.navigation?.popViewController(animated: true)
    try await settle()
    let root = "TestFlow#1 root: [Screen@1]"
    #expect(reader.values.first?.description == root)
    #expect(reader.values.contains { $0.description == root + "\n  TestFlow#2 pushed: [Screen@2]" })
    #expect(reader.values.last?.description == root)
    #expect(reader.values.last == fixture.window.storyTree)
    #expect(zip(reader.values, reader.values.dropFirst()).allSatisfy { $0 != $1 })
    reader.cancel()
  }

  @Test func `an observer of the tree is called for changes only, until it is cancelled`()
    async throws
  {
    let fixture = Fixture()
    try await settle()
    var trees: [StoryTree] = []
    let observation = fixture.window.observeStoryTree { trees.append($0) }
    let shown = try await fixture.push("One")
    let last = try #require(trees.last)
    #expect(last == fixture.window.storyTree)
    #expect(last.coordinators.first?.children.map(\.id.name) == ["TestFlow"])
    let count = trees.count
    observation.cancel()
    shown.flow?.finish(1)
    try await settle()
    #expect(trees.count == count)
  }

  // MARK: Outcomes

  @Test func `the outcome of a flow is a sequence of one value`() async throws {
    let fixture = Fixture()
    let shown = try await fixture.push("One")
    let (early, late) = (Reader(shown.handle.outcomes()), shown.handle.outcomes())
    try await settle()
    #expect(early.values.isEmpty)
    shown.flow?.finish(7)
    try await settle()
    #expect(early.values == [.finished(7)])
    #expect(early.isAtEnd)
    let after = Reader(late)
    try await settle()
    #expect(after.values == [.finished(7)])
    #expect(after.isAtEnd)
  }

  @Test func `a cancelled task leaves the flow running`() async throws {
    let fixture = Fixture()
    let shown = try await fixture.push("One")
    let reader = Reader(shown.handle.outcomes())
    try await settle()
    reader.cancel()
    try await settle()
    #expect(reader.isAtEnd)
    #expect(fixture.titles == ["Root", "One"])
    shown.flow?.finish(7)
    try await settle()
    #expect(shown.outcomes == [.finished(7)])
    #expect(reader.values.isEmpty)
  }

  @Test func `a refused flow has its outcome at once`() async throws {
    let fixture = Fixture()
    try await settle()
    let root = try #require(fixture.root)
    let reader = Reader(root.show(root, as: .push).whenRefused { _ in }.outcomes())
    try await settle()
    #expect(reader.values.map(\.reason?.refusal) == [.ownChild])
    #expect(reader.isAtEnd)
  }
}

/// Reads a sequence in a task, without keeping what the test watches.
@MainActor
private final class Reader<Value: Sendable> {
  private(set) var values: [Value] = []
  private(set) var isAtEnd = false
  private var task: Task<Void, Never>?

  init(_ sequence: StorySequence<Value>) {
    task = Task { [weak self] in
      for await value in sequence { self?.values.append(value) }
      self?.isAtEnd = true
    }
  }

  func cancel() { task?.cancel() }
}
