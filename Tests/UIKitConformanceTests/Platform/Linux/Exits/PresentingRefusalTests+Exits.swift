import Foundation
import StorylineTesting
import Testing
import UIKit

extension PresentingRefusalTests {
  /// Keeps what a process of its own shows.
  private static var kept: [AnyObject] = []

  /// Shows a root controller, in a process that says on its console what UIKit says.
  private static func makeRoot() -> (PlatformHarness, UIViewController) {
    let (harness, root) = (PlatformHarness(), UIViewController())
    kept.append(harness)
    harness.makeWindow(root: root).makeKeyAndVisible()
    harness.turn()
    harness.turn()
    return (harness, root)
  }

  private func console(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
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

  @Test func `5.2.3 presenting from viewDidLoad of a root is ignored and said`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) { @MainActor in
      let harness = PlatformHarness()
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
