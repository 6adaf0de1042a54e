import SeededNumbers
import StorylineTesting
import Testing
import UIKit

/// Fingers, code and the device at random: whatever comes together, callbacks are balanced.
@MainActor @Suite(.harness) struct PageWalkTests {
  let harness: any Harness = PlatformHarness()

  @Test(arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl], 1...6)
  func `1.2.1 after any steps the pages that are displayed have appeared, and no others`(
    style: UIPageViewController.TransitionStyle, seed: Int
  ) throws {
    let book = try PagesInWindow(style, on: harness, count: 6)
    let dotted = DottedSource(book.screens)
    if seed.isMultiple(of: 2) { book.pages.dataSource = dotted }
    var walk = PageWalk(book: book, generator: SeededGenerator(seed: UInt64(seed)))
    for step in 1...150 {
      let done = walk.step()
      guard step.isMultiple(of: 5) else { continue }
      walk.liftFinger()
      try harness.settle()
      let seen = book.screens.filter { $0.viewIfLoaded?.window != nil }.map(\.name)
      #expect(seen == book.shown, "after step \(step): \(done)")
      #expect(walk.problems(shown: book.shown) == [], "after step \(step): \(done)")
      #expect(book.pages.view.window != nil && harness.isAtRest(book), "after step \(step)")
    }
  }
}

extension Harness {
  /// Returns a Boolean value that indicates whether the displayed page lies in its place.
  fileprivate func isAtRest(_ book: PagesInWindow) -> Bool {
    let place = book.pages.viewControllers?.first?.view.convert(CGPoint.zero, to: book.pages.view)
    return place == .zero
  }
}

@MainActor
private struct PageWalk {
  let book: PagesInWindow
  var generator: SeededGenerator
  private var finger: CGPoint?
  private var isOnSide = false
  /// The last half of the callbacks that each page got.
  private var states: [String: String] = [:]
  private var read = 0

  init(book: PagesInWindow, generator: SeededGenerator) {
    self.book = book
    self.generator = generator
    for screen in book.screens { states[screen.name] = "viewDidDisappear" }
    for name in book.shown { states[name] = "viewDidAppear" }
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  /// Does one thing, and says what.
  mutating func step() -> String {
    let harness = book.harness
    switch number(0...9) {
    case 0...3:
      let width = book.pages.view.bounds.width
      let start = CGPoint(x: CGFloat(number(30...Int(width) - 30)), y: 250)
      let end = CGPoint(x: CGFloat(number(5...Int(width) - 5)), y: 250)
      let from = finger ?? start
      if finger == nil { harness.press(at: from) }
      harness.move(from: from, to: end, over: Double(number(1...10)) / 10, steps: number(2...8))
      finger = end
      return "drag from \(from.x) to \(end.x)"
    case 4...5:
      liftFinger()
      return "lift"
    case 6:
      harness.advance(by: Double(number(0...40)) / 100)
      return "wait"
    case 7:
      let page = book.screens[number(0...5)]
      book.pages.setViewControllers(
        [page], direction: number(0...1) == 0 ? .forward : .reverse, animated: number(0...2) > 0)
      return "set \(page.name)"
    case 8:
      if let finger { harness.cancelTouch(at: finger) }
      finger = nil
      harness.turn()
      return "cancel"
    default:
      liftFinger()
      isOnSide.toggle()
      harness.turnDevice(onSide: isOnSide)
      return "rotate"
    }
  }

  mutating func liftFinger() {
    if let finger { book.harness.lift(at: finger) }
    finger = nil
    book.harness.turn()
  }

  /// Returns the callbacks of pages that do not follow from those before.
  mutating func problems(shown: [String]) -> [String] {
    let allowed = [
      "viewWillAppear": ["viewDidDisappear", "viewWillDisappear"],
      "viewDidAppear": ["viewWillAppear"],
      "viewWillDisappear": ["viewDidAppear", "viewWillAppear"],
      "viewDidDisappear": ["viewWillDisappear"],
    ]
    var problems: [String] = []
    for event in book.trace.events[read...] where !event.hasPrefix("pages") {
      let name = String(event.prefix(1))
      let callback = String(event.dropFirst(2).prefix { $0 != "(" })
      let last = states[name] ?? ""
      if allowed[callback]?.contains(last) != true { problems.append("\(event) after \(last)") }
      states[name] = callback
    }
    read = book.trace.events.count
    for (name, state) in states.sorted(by: { $0.key < $1.key }) {
      let expected = shown.contains(name) ? "viewDidAppear" : "viewDidDisappear"
      if state != expected { problems.append("\(name) is at \(state)") }
    }
    return problems
  }
}
