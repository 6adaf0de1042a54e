import StorylineTesting
import Testing
import UIKit

/// Tests for the touches of views in a scroll view, and for other recognizers of drags.
@MainActor @Suite(.harness) struct ScrollTouchTests {
  let stage: ScrollStage
  let button = UIButton(type: .system)
  let taps: TapCount

  /// Counts what a button did.
  @MainActor final class TapCount {
    var taps = 0
    var cancels = 0
    var downs = 0
  }

  init() throws {
    stage = try ScrollStage()
    let taps = TapCount()
    self.taps = taps
    button.frame = CGRect(x: 100, y: 150, width: 100, height: 100)
    button.addAction(UIAction { _ in taps.taps += 1 }, for: .touchUpInside)
    button.addAction(UIAction { _ in taps.downs += 1 }, for: .touchDown)
    button.addAction(UIAction { _ in taps.cancels += 1 }, for: .touchCancel)
    stage.content.addSubview(button)
    try stage.harness.settle()
  }

  var scrollView: UIScrollView { stage.scrollView }

  @Test func `a button in a scroll view is tapped`() throws {
    stage.harness.tap(at: stage.middle)
    try stage.harness.settle()
    #expect(taps.taps == 1)
    #expect(stage.trace.events.isEmpty)
  }

  @Test func `a drag that begins on a button scrolls, and the button hears of nothing`() throws {
    stage.drag(y: -100, resting: true)
    try stage.harness.settle()
    #expect(scrollView.contentOffset.y == 90)
    #expect(taps.downs == 0 && taps.taps == 0 && taps.cancels == 0)
  }

  @Test func `a finger that rests is the button's, and scrolls no more`() throws {
    let harness = stage.harness
    harness.holdTime()
    harness.press(at: stage.middle)
    harness.advance(by: 0.1)
    #expect(!button.isHighlighted)
    harness.advance(by: 0.1)
    #expect(button.isHighlighted)
    harness.move(from: stage.middle, to: CGPoint(x: 150, y: 260))
    harness.lift(at: CGPoint(x: 150, y: 260))
    try harness.settle()
    #expect(stage.trace.events.isEmpty)
    #expect(taps.taps == 1)
  }

  @Test func `without a delay the button hears of the touch at once`() {
    scrollView.delaysContentTouches = false
    stage.harness.press(at: stage.middle)
    #expect(button.isHighlighted)
  }

  @Test func `a subclass may take the touch from a control as well`() throws {
    final class Taker: UIScrollView {
      override func touchesShouldCancel(in view: UIView) -> Bool { true }
    }
    let taker = Taker(frame: scrollView.frame)
    taker.contentSize = scrollView.contentSize
    taker.delaysContentTouches = false
    taker.addSubview(stage.content)
    taker.delegate = stage
    stage.controller.view.addSubview(taker)
    try stage.harness.settle()
    stage.drag(y: -100, resting: true)
    #expect(taker.contentOffset.y == 90)
    #expect(taps.downs == 1 && taps.cancels == 1 && taps.taps == 0)
  }

  @Test func `where touches of the content cannot be cancelled a view keeps them`() throws {
    let view = UIView(frame: button.frame)
    view.backgroundColor = .red
    stage.content.addSubview(view)
    scrollView.delaysContentTouches = false
    scrollView.canCancelContentTouches = false
    stage.drag(y: -100)
    #expect(stage.trace.events.isEmpty)
    scrollView.canCancelContentTouches = true
    stage.drag(y: -100)
    #expect(stage.trace.events.first == "delegate.willBeginDragging")
  }

  @Test func `a scroll view may keep touches from its content`() throws {
    final class Refuser: UIScrollView {
      var asked: [UIView] = []
      override func touchesShouldBegin(
        _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
      ) -> Bool {
        asked.append(view)
        return false
      }
    }
    let refuser = Refuser(frame: scrollView.frame)
    refuser.contentSize = scrollView.contentSize
    refuser.addSubview(stage.content)
    stage.controller.view.addSubview(refuser)
    try stage.harness.settle()
    stage.harness.tap(at: stage.middle)
    try stage.harness.settle()
    #expect(refuser.asked == [button])
    #expect(taps.downs == 0 && taps.taps == 0)
  }

  @Test func `while the content is on its way a tap only stops it`() throws {
    scrollView.contentOffset.y = 400
    stage.drag(y: -200, over: 0.1)
    stage.harness.advance(by: 0.1)
    button.frame.origin.y = scrollView.contentOffset.y + 150
    stage.harness.tap(at: stage.middle)
    try stage.harness.settle()
    #expect(taps.downs == 0)
  }

  @Test func `a subclass decides about its recognizer by the methods of a delegate`() throws {
    final class Both: UIScrollView, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { true }
    }
    let both = Both(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    both.contentSize = CGSize(width: 200, height: 1000)
    let trace = stage.trace
    let outer = UIPanGestureRecognizer()
    stage.harness.onAction(of: outer) { trace.record("outer", "\($0.state)") }
    stage.controller.view.addGestureRecognizer(outer)
    both.frame.origin = scrollView.frame.origin
    stage.controller.view.addSubview(both)
    let start = CGPoint(x: 100, y: 250)
    stage.harness.drag(from: start, to: CGPoint(x: 100, y: 150))
    #expect(both.contentOffset.y > 50)
    #expect(trace.events.first == "outer.began")
  }

  // MARK: Scroll views in scroll views

  private func addInner(_ size: CGSize) throws -> UIScrollView {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
    inner.contentSize = size
    stage.content.addSubview(inner)
    try stage.harness.settle()
    return inner
  }

  @Test func `each of two scroll views takes the drags along its own axis`() throws {
    let inner = try addInner(CGSize(width: 900, height: 200))
    stage.drag(x: -100, resting: true)
    #expect(inner.contentOffset == CGPoint(x: 90, y: 0))
    #expect(scrollView.contentOffset == .zero)
    stage.drag(y: -60, resting: true)
    #expect(inner.contentOffset == CGPoint(x: 90, y: 0))
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: 50))
  }

  @Test func `of two that scroll the same way the inner one does until it is at its end`() throws {
    let inner = try addInner(CGSize(width: 300, height: 250))
    stage.drag(y: -80, resting: true)
    try stage.harness.settle()
    #expect(inner.contentOffset.y == 50)
    #expect(scrollView.contentOffset.y == 0)
    stage.drag(y: -80, resting: true)
    try stage.harness.settle()
    #expect(inner.contentOffset.y == 50)
    #expect(scrollView.contentOffset.y == 70)
  }

  // MARK: The keyboard

  @Test(arguments: [UIScrollView.KeyboardDismissMode.none, .onDrag])
  func `a drag sends the keyboard away where it is meant to`(
    mode: UIScrollView.KeyboardDismissMode
  ) throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    stage.content.addSubview(field)
    scrollView.keyboardDismissMode = mode
    field.becomeFirstResponder()
    try stage.harness.settle()
    stage.drag(y: -50)
    try stage.harness.settle()
    #expect(field.isFirstResponder == (mode == .none))
  }
}
