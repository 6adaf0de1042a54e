import Foundation
import StorylineTesting
import Testing
import UIKit

/// 5.2, 5.3: what is not presented, and what is said about it.
@MainActor @Suite(.stage) struct PresentingRefusalTests {
  let harness: any Harness = StageHarness()

  private final class Named: UIViewController {}

  /// Keeps what a process of its own shows.
  private static var kept: [AnyObject] = []

  /// Shows a root controller, in a process that says on its console what UIKit says.
  private static func makeRoot() -> (StageHarness, UIViewController) {
    let (harness, root) = (StageHarness(), UIViewController())
    kept.append(harness)
    harness.makeWindow(root: root).makeKeyAndVisible()
    harness.turn()
    harness.turn()
    return (harness, root)
  }

  private func console(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func `5.2.1, 5.2.4 presenting on one that presents already is ignored`() throws {
    let (a, b, c) = (UIViewController(), UIViewController(), UIViewController())
    harness.makeWindow(root: a).makeKeyAndVisible()
    try harness.settle()
    a.present(b, animated: false)
    try harness.settle()
    var completed = false
    a.present(c, animated: false) { completed = true }
    try harness.settle()
    #expect(a.presentedViewController === b)
    #expect(c.presentingViewController == nil)
    #expect(b.presentedViewController == nil)
    #expect(!completed)
  }

  @Test func `5.2.1 presenting on one that presents already is said`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) { @MainActor in
      let (harness, root) = Self.makeRoot()
      root.present(UIViewController(), animated: false)
      try harness.settle()
      root.present(Named(), animated: false)
    }
    let said = console(result)
    #expect(said.contains("Attempt to present <UIKitConformanceTests.PresentingRefusalTests"))
    #expect(said.contains("which is already presenting <UIKitCore.UIViewController: 0x"))
  }

  @Test func `5.2.2 presenting and dismissing during a presentation are ignored`() throws {
    let (a, b, c) = (UIViewController(), UIViewController(), UIViewController())
    harness.makeWindow(root: a).makeKeyAndVisible()
    try harness.settle()
    harness.holdTime()
    a.present(b, animated: true)
    harness.turn()
    var completed = false
    b.present(c, animated: true) { completed = true }
    a.dismiss(animated: true) { completed = true }
    harness.advance(by: 1)
    try harness.settle()
    #expect(a.presentedViewController === b)
    #expect(b.presentedViewController == nil)
    #expect(!completed)
  }

  @Test func `5.2.2 a second dismissal is ignored, and the first goes on at its pace`() throws {
    let (a, b) = (UIViewController(), UIViewController())
    harness.makeWindow(root: a).makeKeyAndVisible()
    try harness.settle()
    a.present(b, animated: false)
    try harness.settle()
    harness.holdTime()
    var completed: [String] = []
    a.dismiss(animated: true) { completed.append("first") }
    harness.turn()
    harness.advance(by: 0.1)
    a.dismiss(animated: false) { completed.append("second") }
    harness.turn()
    #expect(b.view.window != nil)
    #expect(a.presentedViewController === b)
    #expect(completed == [])
    harness.advance(by: 1)
    try harness.settle()
    #expect(a.presentedViewController == nil)
    #expect(completed == ["first"])
  }

  @Test func `5.2.2 presenting and dismissing during a presentation are said`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) { @MainActor in
      let (_, root) = Self.makeRoot()
      root.present(UIViewController(), animated: true)
      root.present(Named(), animated: false)
      root.dismiss(animated: false)
    }
    let said = console(result)
    #expect(said.contains("while a presentation is in progress."))
    #expect(
      said.contains("Attempt to dismiss from view controller <UIKitCore.UIViewController: 0x"))
    #expect(said.contains("while a presentation or dismiss is in progress!"))
  }

  @Test func `5.2.2 presenting during a dismissal is ignored`() throws {
    let (a, b, c) = (UIViewController(), UIViewController(), UIViewController())
    harness.makeWindow(root: a).makeKeyAndVisible()
    try harness.settle()
    a.present(b, animated: false)
    try harness.settle()
    #expect(a.presentedViewController === b)
    a.dismiss(animated: true)
    a.present(c, animated: true)
    try harness.settle()
    #expect(a.presentedViewController == nil)
    #expect(c.presentingViewController == nil)
  }

  @Test func `5.2.2 presenting on what is dismissed with what is below is ignored`() throws {
    let (a, b, c, d) = (
      UIViewController(), UIViewController(), UIViewController(), UIViewController()
    )
    harness.makeWindow(root: a).makeKeyAndVisible()
    try harness.settle()
    a.present(b, animated: false)
    try harness.settle()
    b.present(c, animated: false)
    try harness.settle()
    a.dismiss(animated: true)
    c.present(d, animated: true)
    #expect(d.presentingViewController == nil)
    try harness.settle()
    #expect(a.presentedViewController == nil)
  }

  @Test func `5.2.3 presenting outside of a window is ignored`() throws {
    let (a, b) = (UIViewController(), UIViewController())
    a.loadViewIfNeeded()
    var completed = false
    a.present(b, animated: false) { completed = true }
    try harness.settle()
    #expect(a.presentedViewController == nil)
    #expect(!b.isViewLoaded)
    #expect(!completed)
  }

  @Test func `5.2.3 one that leaves the screen before the commit presents nobody`() throws {
    let (a, b) = (UIViewController(), UIViewController())
    let window = harness.makeWindow(root: a)
    window.makeKeyAndVisible()
    try harness.settle()
    a.present(b, animated: true)
    window.rootViewController = UIViewController()
    try harness.settle()
    #expect(a.presentedViewController == nil)
    #expect(!b.isViewLoaded)
  }

  @Test func `5.2.3 presenting from viewDidLoad of a root is ignored and said`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) { @MainActor in
      let harness = StageHarness()
      let root = TracingController("A", Trace())
      root.reactions["viewDidLoad"] = { root.present(UIViewController(), animated: false) }
      harness.makeWindow(root: root).makeKeyAndVisible()
      try harness.settle()
      precondition(root.presentedViewController == nil)
    }
    #expect(console(result).contains("whose view is not in the window hierarchy."))
  }

  @Test func `5.3.1 presenting what is presented already is an error`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let (harness, root) = Self.makeRoot()
      let named = Named()
      root.present(named, animated: false)
      try harness.settle()
      root.present(named, animated: false)
    }
    let said = console(result)
    #expect(said.contains("NSInvalidArgumentException"))
    #expect(said.contains("Application tried to present modally a view controller <"))
    #expect(said.contains("that is already being presented by <UIKitCore.UIViewController: 0x"))
  }

  @Test func `5.3.2 presenting what has a parent is an error`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let (_, root) = Self.makeRoot()
      let child = UIViewController()
      Self.kept.append(UINavigationController(rootViewController: child))
      root.present(child, animated: false)
    }
    #expect(
      console(result).contains(
        "that has a parent view controller <UIKitCore.UINavigationController: 0x"))
  }

  @Test func `5.3.3 presenting oneself is an error`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let (_, root) = Self.makeRoot()
      root.present(root, animated: false)
    }
    #expect(
      console(result).contains("Application tried to present modal view controller on itself."))
  }
}
