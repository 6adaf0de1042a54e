import Storyline
import StorylineTesting
import Testing
import UIKit

/// Tests for the expectations: their messages when they fail, and that they pass when they should.
@MainActor @Suite(.stage) struct ExpectationTests {
  /// The first lines of what fails on the app's first screen.
  private func messages(_ body: @MainActor (AppDriver) async throws -> Void) async throws
    -> [String]
  {
    let app = try await AppDriver.launch(GalleryDelegate.self)
    return try await Failure.collect { try await body(app) }.map {
      $0.message.split(separator: "\n").first.map(String.init) ?? ""
    }
  }

  @Test func `the screen in front`() async throws {
    #expect(
      try await messages {
        $0.expectScreen(RoomViewController.self)
        $0.expectScreen(UIViewController.self, titled: "Room 1")
      }.isEmpty)
    #expect(
      try await messages {
        $0.expectScreen(NoteViewController.self)
        $0.expectScreen(RoomViewController.self, titled: "Room 2")
      } == [
        "Expected the screen NoteViewController, and it is RoomViewController “Room 1”.",
        "Expected the screen RoomViewController “Room 2”, and it is RoomViewController “Room 1”.",
      ])
  }

  @Test func `without a window there is no screen`() async throws {
    let failures = await Failure.collect { AppDriver().expectScreen(RoomViewController.self) }
    #expect(
      failures.first?.message.hasPrefix(
        "Expected the screen RoomViewController, and there is none.\nOn the screen:\n  nothing\n")
        == true)
  }

  @Test func `the stack`() async throws {
    #expect(try await messages { $0.expectStack("Room 1") }.isEmpty)
    #expect(
      try await messages { $0.expectStack("Room 1", "Room 2") } == [
        "Expected the stack [\"Room 1\", \"Room 2\"], and it is [\"Room 1\"]."
      ])
  }

  @Test func `elements`() async throws {
    #expect(
      try await messages {
        $0.expect($0.button("Next"))
        $0.expectNo($0.button("Sign in"))
      }.isEmpty)
    #expect(
      try await messages {
        $0.expect($0.button("Sign in"))
        $0.expectNo($0.button("Next"))
      } == [
        "Expected button “Sign in”, and there is none.",
        "Expected no button “Next”, and there is button “Next”.",
      ])
  }

  @Test func `the tree of flows`() async throws {
    let app = try await AppDriver.launch(GalleryDelegate.self)
    try await app.button("Sheet").tap()
    #expect(
      app.tree == [
        "GalleryFlow (root · 1 screen)", "  Room 1 (RoomViewController)",
        "  SheetFlow (presented · 1 screen)", "    Note (NoteViewController)",
      ])
    #expect(
      app.expectTree(
        "GalleryFlow (root · 1 screen)", "  Room 1 (RoomViewController)",
        "  SheetFlow (presented · 1 screen)", "    Note (NoteViewController)"))
    let failures = await Failure.collect { app.expectTree("GalleryFlow") }
    #expect(
      failures.first?.message.hasPrefix(
        "Expected the tree\n  GalleryFlow\nand it is\n  GalleryFlow (root · 1 screen)\n") == true)
  }

  @Test func `the log`() async throws {
    let app = try await AppDriver.launch(GalleryDelegate.self)
    try await app.button("Sheet").tap()
    try await app.pullDownSheet()
    #expect(
      app.expectLog("SheetFlow#2 presented by GalleryFlow#1", "SheetFlow#2 cancelled: pulled down"))
    let failures = await Failure.collect {
      app.expectLog("SheetFlow#2 cancelled: pulled down", "SheetFlow#2 presented by GalleryFlow#1")
    }
    #expect(
      failures.first?.message.hasPrefix(
        "Expected in the log: SheetFlow#2 presented by GalleryFlow#1\nIt says\n  GalleryFlow#1 root"
      )
        == true)
  }

  @Test func `an outcome`() async throws {
    let window = UIWindow()
    let flow = SheetFlow()
    let handle = window.show(flow, as: .root(in: .navigation))
    window.makeKeyAndVisible()
    let error = await #expect(throws: DriverError.self) { try await outcome(of: handle) }
    #expect(error?.message == "The flow has not ended.")
    flow.finish()
    window.rootViewController = UIViewController()
    #expect(try await outcome(of: handle).value != nil)
  }

  @Test func `what is released and what is not`() async throws {
    let app = try await AppDriver.launch(GalleryDelegate.self)
    try await app.button("Next").tap()
    let gone = ReleaseWatch(app.screen)
    let kept = app.screen
    try await app.goBack()
    let failures = try await Failure.collect { try await gone.expectReleased() }
    #expect(
      failures.first?.message.hasPrefix(
        "RoomViewController is still there. It is not on the screen: somebody keeps it.\n") == true)
    #expect(kept != nil)
    let nothing = try await Failure.collect { try await ReleaseWatch(nil).expectReleased() }
    #expect(nothing.first?.message.hasPrefix("There was nothing that could be released.") == true)
  }

  @Test func `who keeps it is said by who knows`() async throws {
    let app = try await AppDriver.launch(GalleryDelegate.self)
    let shelf = Shelf()
    let watch = ReleaseWatch(shelf.kept)
    let failures = try await Failure.collect { try await watch.expectReleased() }
    #expect(
      failures.first?.message.hasPrefix(
        "UIViewController is still there. It is not on the screen: somebody keeps it.\n"
          + "UIViewController is still held by ") == true)
    #expect(failures.first?.message.contains("Shelf.kept → UIViewController") == true)
    #expect(shelf.kept.parent == nil)
    app.expectScreen(RoomViewController.self)
  }

  @Test func `a screen that was left is released`() async throws {
    let app = try await AppDriver.launch(GalleryDelegate.self)
    let isReleased = try await expectReleased {
      try await app.button("Next").tap()
      let screen = app.screen
      try await app.goBack()
      return screen
    }
    #expect(isReleased)
  }

  @Test func `a failure fails the test that runs, where it asked`() async throws {
    let app = try await AppDriver.launch(GalleryDelegate.self)
    let line = #line + 2
    withKnownIssue {
      app.expectStack("Somewhere else")
    } matching: { issue in
      issue.sourceLocation?.line == line && issue.sourceLocation?.filePath == #filePath
        && issue.comments.first?.rawValue.hasPrefix("Expected the stack [\"Somewhere else\"]")
          == true
    }
  }
}

/// Keeps a screen, as a cache does.
@MainActor
private final class Shelf {
  let kept = UIViewController()
}
