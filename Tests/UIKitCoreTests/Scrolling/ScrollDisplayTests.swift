import StorylineTesting
import Testing
import UIKit

/// Tests for the drawing of content that scrolls.
@MainActor @Suite(.stage) struct ScrollDisplayTests {
  let window = UIWindow(frame: UIScreen.main.bounds)
  let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))

  init() throws {
    let controller = UIViewController()
    scrollView.contentSize = CGSize(width: 300, height: 1600)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 1600)))
    controller.view.addSubview(scrollView)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    try Stage.shared.settle()
  }

  private func node() throws -> DisplayNode { try #require(scrollView.displayNode()) }

  private func indicators() throws -> [DisplayNode] {
    try node().children.filter { $0.name == "ScrollIndicator" }
  }

  @Test func `scrolling changes one number of one node`() throws {
    let before = try node()
    #expect(before.clips)
    scrollView.contentOffset.y = 150
    try Stage.shared.settle()
    var after = try node()
    #expect(after.boundsOrigin == CGPoint(x: 0, y: 150))
    after.boundsOrigin = .zero
    #expect(after == before)
  }

  private func touch(_ phase: TouchPhase, _ y: CGFloat) {
    Stage.shared.sendTouch(id: 1, phase: phase, at: CGPoint(x: 150, y: y))
    Stage.shared.turn()
  }

  @Test func `an indicator is there while the content moves, and fades`() throws {
    Stage.shared.clock.mode = .manual
    #expect(try indicators().isEmpty)
    touch(.began, 400)
    touch(.moved, 390)
    touch(.moved, 290)
    let bar = try #require(indicators().first)
    // A quarter of the content is seen, after a sixteenth of it.
    #expect(bar.frame.width == 3 && bar.frame.maxX == 297)
    #expect(abs(bar.frame.height - 98.5) < 1)
    #expect(abs(bar.frame.minY - 100 - 3 - 295.5 / 12) < 1)
    #expect(bar.opacity == 1)
    Stage.shared.clock.advance(by: 1)
    touch(.ended, 290)
    try Stage.shared.settle()
    let faded = try #require(indicators().first)
    #expect(faded.opacity == 0)
    #expect(faded.animations.map(\.property) == [.opacity(from: 1)])
    Stage.shared.clock.advance(by: 1)
    #expect(try indicators().isEmpty)
  }

  @Test func `indicators that are not wanted are not drawn`() throws {
    Stage.shared.clock.mode = .manual
    scrollView.contentSize.width = 600
    scrollView.flashScrollIndicators()
    #expect(try indicators().count == 2)
    scrollView.showsVerticalScrollIndicator = false
    #expect(try indicators().map(\.frame.height) == [3])
    scrollView.indicatorStyle = .white
    #expect(try indicators().first?.background?.red == 1)
    scrollView.showsHorizontalScrollIndicator = false
    #expect(try indicators().isEmpty)
  }

  @Test func `an offset that changes in an animation is drawn on its way`() throws {
    Stage.shared.clock.mode = .manual
    UIView.animate(withDuration: 1) { scrollView.contentOffset.y = 200 }
    Stage.shared.turn()
    #expect(scrollView.contentOffset.y == 200)
    let drawn = try node()
    #expect(drawn.boundsOrigin.y == 200)
    #expect(drawn.animations.map(\.property) == [.origin(from: .zero)])
  }

  @Test func `a mouse's wheel scrolls as a drag does, up to the end`() throws {
    final class Listener: NSObject, UIScrollViewDelegate {
      var events: [String] = []
      func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { events.append("begin") }
      func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
        events.append("end \(willDecelerate)")
      }
    }
    let listener = Listener()
    scrollView.delegate = listener
    let point = CGPoint(x: 150, y: 300)
    Stage.shared.turnWheel(at: point, by: CGPoint(x: 0, y: 100))
    Stage.shared.turnWheel(at: point, by: CGPoint(x: 0, y: 60))
    #expect(scrollView.contentOffset.y == 160)
    try Stage.shared.settle()
    #expect(listener.events == ["begin", "end false"])
    Stage.shared.turnWheel(at: point, by: CGPoint(x: 0, y: 5000))
    try Stage.shared.settle()
    #expect(scrollView.contentOffset.y == 1200)
    Stage.shared.turnWheel(at: CGPoint(x: 350, y: 50), by: CGPoint(x: 0, y: -100))
    #expect(scrollView.contentOffset.y == 1200)
  }

  @Test func `nothing waits for the frames of content that slows down`() throws {
    Stage.shared.clock.mode = .manual
    touch(.began, 400)
    for step in 1...10 {
      Stage.shared.clock.advance(by: 0.01)
      touch(.moved, 400 - CGFloat(step) * 20)
    }
    touch(.ended, 200)
    #expect(scrollView.isDecelerating)
    // At most twenty turns, though there are more than a hundred frames.
    try Stage.shared.settle()
    #expect(!scrollView.isDecelerating)
  }
}
