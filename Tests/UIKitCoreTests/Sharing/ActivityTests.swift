import Foundation
import StorylineTesting
import Testing
import UIKit

/// Tests for the performance of a chosen activity, and for the calls about it.
@MainActor @Suite(.stage) struct ActivityTests {
  let stage = ShareStage()
  let mark = MarkActivity()
  var app: AppDriver { stage.app }

  private let type = UIActivity.ActivityType("org.example.mark")

  private func chooseMark(_ items: [Any] = ["Ada"]) async throws {
    try await stage.share(items, activities: [mark])
    try await app.row("Mark").tap()
  }

  // MARK: Performing

  @Test func `it is prepared, then performed`() async throws {
    try await chooseMark()
    #expect(mark.events.dropFirst() == [#"prepare ["Ada"]"#, "perform"])
  }

  @Test func `it is prepared with what sources make for its type`() async throws {
    let late = LateItem(placeholder: "Soon", item: "Ada")
    try await chooseMark([late])
    #expect(late.types == [type])
    #expect(mark.events.contains(#"prepare ["Ada"]"#))
  }

  @Test func `an item that a source does not make is left out`() async throws {
    try await chooseMark(["Ada", LateItem(placeholder: "Soon", item: nil)])
    #expect(mark.events.contains(#"prepare ["Ada"]"#))
  }

  @Test func `an icon performs as a row does`() async throws {
    let send = SendActivity()
    try await stage.share(["Ada"], activities: [send])
    try await app.button("Mark").tap()
    #expect(send.events.last == "perform")
    #expect(stage.results == [.init(type: type, isCompleted: true)])
  }

  // MARK: Ending

  @Test(arguments: [true, false])
  func `when it finishes the sheet goes, and the app hears how it ended`(
    completed: Bool
  ) async throws {
    mark.result = completed
    try await chooseMark()
    #expect(stage.root.presentedViewController == nil)
    #expect(stage.results == [.init(type: type, isCompleted: completed)])
    #expect(stage.wasGone)
  }

  @Test func `the sheet stays as long as it is being performed`() async throws {
    mark.result = nil
    try await chooseMark()
    #expect(stage.root.presentedViewController is UIActivityViewController)
    #expect(stage.results.isEmpty)
    mark.activityDidFinish(true)
    try await app.settle()
    #expect(stage.root.presentedViewController == nil)
    #expect(stage.results == [.init(type: type, isCompleted: true)])
  }

  @Test func `while it is being performed nothing can be chosen`() async throws {
    mark.result = nil
    try await chooseMark()
    try await app.row("Mark").tap()
    try await app.row("Copy").tap()
    #expect(mark.events.filter { $0 == "perform" }.count == 1)
    #expect(stage.results.isEmpty)
    try await app.button("Close").tap()
    #expect(stage.results == [.init(type: nil, isCompleted: false)])
  }

  @Test func `to finish twice is to finish once`() async throws {
    try await chooseMark()
    mark.activityDidFinish(false)
    try await app.settle()
    #expect(stage.results == [.init(type: type, isCompleted: true)])
  }

  @Test func `a sheet that is shown again tells of that, too`() async throws {
    let sheet = try await stage.share(["Ada"], activities: [mark])
    try await app.row("Mark").tap()
    try await stage.present(sheet)
    try await app.button("Close").tap()
    #expect(
      stage.results == [.init(type: type, isCompleted: true), .init(type: nil, isCompleted: false)])
  }

  // MARK: With a screen

  @Test func `its screen is presented in place of performing`() async throws {
    let screen = UIViewController()
    mark.screen = screen
    try await chooseMark()
    #expect(app.screen === screen)
    #expect(!mark.events.contains("perform"))
  }

  @Test func `when it finishes its screen and the sheet go together`() async throws {
    mark.screen = UIViewController()
    try await chooseMark()
    mark.activityDidFinish(true)
    try await app.settle()
    #expect(stage.root.presentedViewController == nil)
    #expect(stage.results == [.init(type: type, isCompleted: true)])
  }

  @Test func `a screen over all of the sheet does not keep the app from hearing`() async throws {
    let screen = UIViewController()
    screen.modalPresentationStyle = .fullScreen
    mark.screen = screen
    try await chooseMark()
    mark.activityDidFinish(true)
    try await app.settle()
    #expect(stage.results == [.init(type: type, isCompleted: true)])
  }

  @Test func `it may finish while its screen still comes`() async throws {
    mark.screen = UIViewController()
    try await stage.share(["Ada"], activities: [mark])
    try await app.row("Mark").tap(settling: false)
    while mark.events.count < 2 { Stage.shared.turn() }
    mark.activityDidFinish(true)
    try await app.settle()
    #expect(stage.root.presentedViewController == nil)
    #expect(stage.results == [.init(type: type, isCompleted: true)])
  }

  @Test func `it may send its screen away before it finishes`() async throws {
    let screen = UIViewController()
    mark.screen = screen
    try await chooseMark()
    screen.dismiss(animated: true)
    mark.activityDidFinish(true)
    try await app.settle()
    #expect(stage.root.presentedViewController == nil)
    #expect(stage.results == [.init(type: type, isCompleted: true)])
  }

  @Test func `after its screen was pulled down, another one can be chosen`() async throws {
    mark.screen = UIViewController()
    try await chooseMark()
    try await app.pullDownSheet()
    #expect(stage.results.isEmpty)
    try await app.row("Copy").tap()
    #expect(stage.results == [.init(type: .copyToPasteboard, isCompleted: true)])
  }

  // MARK: Without a choice

  @Test func `closing the sheet says that nothing was chosen`() async throws {
    try await stage.share(["Ada"])
    try await app.button("Close").tap()
    #expect(stage.results == [.init(type: nil, isCompleted: false)])
    #expect(stage.wasGone)
  }

  @Test func `so does pulling it down`() async throws {
    try await stage.share(["Ada"])
    try await app.pullDownSheet()
    #expect(stage.results == [.init(type: nil, isCompleted: false)])
  }

  @Test func `so does a tap beside the popover`() async throws {
    try await app.setDevice(.iPad)
    try await stage.share(["Ada"])
    try await app.tap(at: CGPoint(x: 20, y: 1100))
    #expect(stage.results == [.init(type: nil, isCompleted: false)])
  }

  @Test func `so does the app when it dismisses the sheet`() async throws {
    try await stage.share(["Ada"])
    stage.root.dismiss(animated: false)
    try await app.settle()
    #expect(stage.results == [.init(type: nil, isCompleted: false)])
  }

  @Test func `so does the gesture to escape`() async throws {
    let sheet = try await stage.share(["Ada"])
    #expect(sheet.accessibilityPerformEscape())
    try await app.settle()
    #expect(stage.results == [.init(type: nil, isCompleted: false)])
    #expect(!sheet.accessibilityPerformEscape())
  }

  @Test func `pulling it down only half-way says nothing`() async throws {
    try await stage.share(["Ada"])
    try await app.pullDownSheet(cancel: true)
    #expect(stage.results.isEmpty)
    #expect(stage.root.presentedViewController != nil)
  }

  // MARK: Lifetimes

  @Test func `sheet and activity are released when they are done`() async throws {
    var own: MarkActivity? = MarkActivity()
    let activity = ReleaseWatch(own)
    let sheet = ReleaseWatch(
      try await stage.share(["Ada"], activities: own.map { [$0] }))
    own = nil
    try await app.row("Mark").tap()
    try await sheet.expectReleased()
    try await activity.expectReleased()
  }
}
