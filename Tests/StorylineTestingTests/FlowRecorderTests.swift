import Storyline
import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.stage) struct FlowRecorderTests {
  private let recorder = FlowRecorder()
  private let flow = ShelfFlow()

  private func shelf() throws -> ShelfViewController {
    try recorder.screen(ShelfViewController.self)
  }

  @Test func `what a flow shows is written down, and not begun with`() throws {
    recorder.start(flow)
    try shelf().onOpen?("Emma")
    try shelf().onOpenInSheet?("Emma")
    recorder.expectCalls(
      "show ShelfViewController", "show BookFlow as push",
      "show BookFlow as present(pageSheet, in: navigation)")
    #expect(try recorder.flow(BookFlow.self).hasStarted == false)
  }

  @Test func `a value of a flow that is shown arrives`() async throws {
    recorder.start(flow)
    try shelf().onOpen?("Emma")
    let book = try recorder.flow(BookFlow.self)
    #expect(book.title == "Emma")
    book.finish(5)
    try await settle()
    #expect(flow.story == ["finished 5"])
    #expect(throws: DriverError.self) { try recorder.flow(BookFlow.self) }
  }

  @Test func `a flow that is shown is left`() async throws {
    recorder.start(flow)
    try shelf().onOpen?("Emma")
    try await recorder.cancel(try recorder.flow(BookFlow.self), because: .swipedBack)
    #expect(flow.story == ["cancelled swiped back"])
  }

  @Test func `the flow that is tested ends when its last screen is gone`() async throws {
    let handle = recorder.start(flow)
    try shelf().onMore?()
    recorder.expectCalls("show ShelfViewController", "show ShelfViewController")
    try await recorder.goBack()
    #expect(flow.outcome == nil)
    try await recorder.goBack(because: .swipedBack)
    #expect(try await outcome(of: handle) == .cancelled(.swipedBack))
  }

  @Test func `the flow that is tested finishes`() async throws {
    let handle = recorder.start(flow)
    try shelf().onDone?("Persuasion")
    #expect(try await outcome(of: handle) == .finished("Persuasion"))
    #expect(throws: DriverError.self) { try shelf() }
  }

  @Test func `an alert is answered`() async throws {
    recorder.start(flow)
    try shelf().onDelete?()
    recorder.expectCalls("show ShelfViewController", "ask “Delete?” [\"Delete\", \"Keep\"]")
    try await recorder.answer("Keep")
    #expect(flow.story == ["keeps"])
  }

  @Test func `going back by name is written down`() throws {
    recorder.start(flow)
    flow.back(to: ShelfViewController.self)
    recorder.expectCalls("show ShelfViewController", "back to ShelfViewController")
  }

  @Test func `another screen takes the place of those before`() throws {
    recorder.start(flow)
    let first = try shelf()
    flow.show(ShelfViewController(), as: .replace)
    #expect(try shelf() !== first)
    recorder.expectCalls("show ShelfViewController", "show ShelfViewController as replace")
  }

  @Test func `what is over is released`() async throws {
    try await expectReleased {
      let flow = ShelfFlow()
      recorder.start(flow)
      try recorder.screen(ShelfViewController.self).onOpen?("Emma")
      let book = ReleaseWatch(try recorder.flow(BookFlow.self))
      try await recorder.cancel(try recorder.flow(BookFlow.self))
      try await book.expectReleased()
      try await recorder.goBack()
      return flow
    }
  }

  // MARK: What it says

  private func message(_ body: @MainActor () async throws -> Void) async -> String {
    let error = await #expect(throws: DriverError.self) { try await body() }
    return error?.description.split(separator: "\n").joined(separator: "|") ?? ""
  }

  @Test func `what is not there is said, with the calls`() async {
    recorder.start(flow)
    let calls = "|Its calls:|  show ShelfViewController"
    #expect(
      await message { _ = try recorder.flow(BookFlow.self) }
        .hasSuffix(": The flow shows no BookFlow." + calls))
    #expect(
      await message { _ = try recorder.screen(NoteViewController.self) }
        .hasSuffix(": The flow shows no NoteViewController." + calls))
    #expect(
      await message { try await recorder.answer("Keep") }
        .hasSuffix(": The flow shows no alert." + calls))
    #expect(
      await message { try await recorder.cancel(BookFlow("Emma")) }
        .hasSuffix(": The flow does not show this BookFlow." + calls))
  }

  @Test func `an answer that is not offered is said, and those that are`() async throws {
    recorder.start(flow)
    try shelf().onDelete?()
    #expect(
      await message { try await recorder.answer("Perhaps") }.contains(
        ": The alert “Delete?” has no button “Perhaps” to tap; it has [\"Delete\", \"Keep\"].|"))
  }

  @Test func `before the first screen there is none to leave`() async {
    #expect(
      await message { try await recorder.goBack() }
        .hasSuffix(": There is no screen.|Its calls:|  none"))
  }

  @Test func `other calls than were expected fail`() async {
    recorder.start(flow)
    let failures = await Failure.collect { recorder.expectCalls("show BookFlow") }
    #expect(
      failures.map(\.message) == [
        "Expected the calls\n  show BookFlow\nand they are\n  show ShelfViewController"
      ])
  }
}

private final class ShelfFlow: Flow<String> {
  private(set) var story: [String] = []

  override func start() { show(shelf()) }

  private func shelf() -> ShelfViewController {
    let shelf = ShelfViewController()
    shelf.onOpen = { [weak self] in self?.open($0, as: .push) }
    shelf.onOpenInSheet = { [weak self] in
      self?.open($0, as: .present(.pageSheet, in: .navigation))
    }
    shelf.onMore = { [weak self] in
      guard let self else { return }
      show(self.shelf())
    }
    shelf.onDone = { [weak self] in self?.finish($0) }
    shelf.onDelete = { [weak self] in self?.askToDelete() }
    return shelf
  }

  private func open(_ title: String, as style: FlowStyle) {
    show(BookFlow(title), as: style).whenEnded { [weak self] outcome in
      switch outcome {
      case .finished(let stars): self?.story.append("finished \(stars)")
      case .cancelled(let reason): self?.story.append("cancelled \(reason)")
      }
    }
  }

  private func askToDelete() {
    let question = Alert(
      "Delete?", actions: [.destructive("Delete", true), .cancel("Keep", false)])
    show(question).whenFinished { [weak self] in self?.story.append($0 ? "deletes" : "keeps") }
  }
}

private final class BookFlow: Flow<Int> {
  let title: String
  private(set) var hasStarted = false

  init(_ title: String) { self.title = title }

  override func start() {
    hasStarted = true
    show(UIViewController())
  }
}

private final class ShelfViewController: UIViewController {
  var onOpen: ((String) -> Void)?
  var onOpenInSheet: ((String) -> Void)?
  var onMore: (() -> Void)?
  var onDone: ((String) -> Void)?
  var onDelete: (() -> Void)?
}
