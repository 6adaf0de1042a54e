import Foundation
import StorylineTesting
import Testing
import UIKit

/// 5.2, 5.3: what is not presented, and what is said about it.
@MainActor @Suite(.harness) struct PresentingRefusalTests {
  let harness: any Harness = PlatformHarness()

  final class Named: UIViewController {}

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
}
