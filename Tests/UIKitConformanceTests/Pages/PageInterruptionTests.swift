import StorylineTesting
import Testing
import UIKit

/// Turns that come while another one is on its way.
@MainActor @Suite(.harness) struct PageInterruptionTests {
  let harness: any Harness = PlatformHarness()

  typealias Style = UIPageViewController.TransitionStyle

  private func left(of controller: UIViewController) -> CGFloat {
    controller.view.convert(CGPoint.zero, to: nil).x
  }

  @Test func `6.3.3 the page follows the finger without a jump`() throws {
    let book = try PagesInWindow(.scroll, on: harness)
    let start = PagesInWindow.far
    harness.press(at: start)
    harness.turn()
    var last: CGFloat = 0
    for x in stride(from: CGFloat(345), through: 65, by: -5) {
      harness.advance(by: 0.05)
      harness.drag(to: CGPoint(x: x, y: 400))
      harness.turn()
      let now = left(of: book.screens[1])
      #expect(last - now <= 5.01)
      last = now
    }
    // All of the way but what told a drag from a tap.
    #expect(abs(last - (65 - 340)) < 0.01)
    #expect(abs(left(of: book.screens[2]) - (last + 393)) < 0.01)
    try book.lift(at: CGPoint(x: 65, y: 400))
    #expect(left(of: book.screens[2]) == 0)
  }

  @Test func `6.3.3 a quick second swipe goes on from where the first one is seen`() throws {
    let book = try PagesInWindow(.scroll, on: harness)
    book.drag(to: CGPoint(x: 150, y: 400), over: 0.1)
    harness.lift(at: CGPoint(x: 150, y: 400))
    harness.turn()
    harness.advance(by: 0.02)
    #expect(book.shown == ["B"])
    book.drag(to: CGPoint(x: 150, y: 400), over: 0.1)
    #expect(book.shown == ["C"])
    // The second page is not yet all there when the third one is on its way.
    #expect(left(of: book.screens[2]) < 393 && left(of: book.screens[2]) > -200)
    try book.lift(at: CGPoint(x: 150, y: 400))
    #expect(book.shown == ["D"])
    book.trace.expect([
      "pages.willTransition(C)", "C.viewWillAppear(true)", "B.viewWillDisappear(true)",
      "C.viewDidAppear(true)", "B.viewDidDisappear(true)", "pages.didFinish(false, from B, true)",
      "pages.willTransition(D)", "D.viewWillAppear(true)", "C.viewWillDisappear(true)",
      "D.viewDidAppear(true)", "C.viewDidDisappear(true)", "pages.didFinish(true, from C, true)",
    ])
    #expect(book.screens.filter { $0.viewIfLoaded?.window != nil }.map(\.name) == ["D"])
  }

  @Test func `6.3.3 a finger that stops a page on its way leaves it where it is seen`() throws {
    let book = try PagesInWindow(.scroll, on: harness)
    book.drag(to: CGPoint(x: 250, y: 400), over: 0.1)
    harness.lift(at: CGPoint(x: 250, y: 400))
    harness.turn()
    harness.advance(by: 0.05)
    harness.press(at: CGPoint(x: 200, y: 400))
    harness.drag(to: CGPoint(x: 188, y: 400))
    harness.turn()
    let caught = left(of: book.screens[2])
    #expect(caught > 0 && caught < 393)
    harness.drag(to: CGPoint(x: 187, y: 400))
    harness.turn()
    #expect(abs(left(of: book.screens[2]) - (caught - 1)) < 0.01)
    // It was let go on the rest of the way: nothing else was turned.
    harness.advance(by: 1)
    try book.lift(at: CGPoint(x: 187, y: 400))
    #expect(book.shown == ["C"])
    #expect(left(of: book.screens[2]) == 0)
    #expect(book.trace.events.filter { $0.contains("willTransition") }.count == 1)
  }

  @Test func `6.3.3 a second leaf is turned when the first one has been let fall`() throws {
    let book = try PagesInWindow(.pageCurl, on: harness)
    book.drag(to: CGPoint(x: 150, y: 400), over: 0.1)
    harness.lift(at: CGPoint(x: 150, y: 400))
    harness.turn()
    try book.swipe(to: CGPoint(x: 150, y: 400), over: 0.1)
    #expect(book.shown == ["D"])
    #expect(
      book.trace.events.filter { $0.contains("didFinish") } == [
        "pages.didFinish(false, from B, true)", "pages.didFinish(true, from C, true)",
      ])
  }

  @Test(arguments: [Style.scroll, .pageCurl], [true, false])
  func `6.3.2 a turn in code takes the page from the finger`(style: Style, animated: Bool) throws {
    let book = try PagesInWindow(style, on: harness)
    book.drag()
    book.pages.setViewControllers([book.screens[3]], direction: .forward, animated: animated)
    #expect(book.shown == ["D"])
    try book.lift(at: PagesInWindow.near)
    #expect(book.shown == ["D"])
    #expect(
      book.trace.events.filter { $0.hasPrefix("pages") } == [
        "pages.willTransition(C)", "pages.didFinish(false, from B, false)",
      ])
    #expect(book.screens.filter { $0.viewIfLoaded?.window != nil }.map(\.name) == ["D"])
    let appeared = book.trace.events.filter { $0.hasSuffix("DidAppear(\(animated))") }
    #expect(appeared.last == "D.viewDidAppear(\(animated))")
    // The next finger turns again.
    try book.swipe(from: PagesInWindow.near, to: PagesInWindow.far)
    #expect(book.shown == ["C"])
  }

  @Test(arguments: [Style.scroll, .pageCurl])
  func `6.3.2 a second turn in code ends the first one, unfinished`(style: Style) throws {
    let book = try PagesInWindow(style, on: harness)
    var ends: [String] = []
    book.pages.setViewControllers([book.screens[2]], direction: .forward, animated: true) {
      ends.append("C \($0)")
    }
    harness.advance(by: 0.1)
    book.pages.setViewControllers([book.screens[3]], direction: .forward, animated: true) {
      ends.append("D \($0)")
    }
    try harness.settle()
    #expect(ends == ["C false", "D true"])
    #expect(book.shown == ["D"])
    #expect(book.trace.events.filter { $0.hasPrefix("C") }.count == 4)
  }

  @Test func `6.3.2 the page that is there already is set without a turn`() throws {
    let book = try PagesInWindow(.scroll, on: harness)
    var completed: Bool?
    book.pages.setViewControllers([book.screens[1]], direction: .forward, animated: true) {
      completed = $0
    }
    #expect(completed == true)
    try harness.settle()
    book.trace.expect([])
  }

  @Test func `6.3.2 what is set in the callback of a turn is turned to next`() throws {
    let book = try PagesInWindow(.scroll, on: harness)
    book.delegate.onFinish = { [pages = book.pages, last = book.screens[3]] in
      pages.setViewControllers([last], direction: .forward, animated: true)
    }
    try book.swipe()
    #expect(book.shown == ["D"])
    #expect(book.screens[3].view.window != nil && book.screens[2].view.window == nil)
  }
}
