import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.harness) struct HitTestingTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func add(_ rect: CGRect, to view: UIView? = nil) -> UIView {
    let child = UIView(frame: rect)
    (view ?? root).addSubview(child)
    return child
  }

  private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
    root.hitTest(CGPoint(x: x, y: y), with: nil)
  }

  @Test func `10.1.1 the last of several subviews is hit, else the view itself`() {
    let below = add(CGRect(x: 0, y: 0, width: 60, height: 60))
    let above = add(CGRect(x: 40, y: 0, width: 60, height: 60))
    #expect(hit(50, 50) === above)
    #expect(hit(10, 10) === below)
    #expect(hit(50, 90) === root)
    #expect(hit(101, 50) == nil)
  }

  @Test func `10.1.1 points are told in the coordinates of each view`() {
    let middle = add(CGRect(x: 20, y: 20, width: 60, height: 60))
    let inner = add(CGRect(x: 30, y: 30, width: 10, height: 10), to: middle)
    #expect(hit(55, 55) === inner)
    #expect(hit(35, 35) === middle)
  }

  @Test(arguments: ["hidden", "inert", "transparent"])
  func `10.1.1 what is not there for fingers is skipped, with all in it`(reason: String) {
    let view = add(root.bounds)
    let inner = add(root.bounds, to: view)
    #expect(hit(50, 50) === inner)
    switch reason {
    case "hidden": view.isHidden = true
    case "inert": view.isUserInteractionEnabled = false
    default: view.alpha = 0.009
    }
    #expect(hit(50, 50) === root)
  }

  @Test func `10.1.1 a hundredth of the alpha is enough`() {
    let view = add(root.bounds)
    view.alpha = 0.01
    #expect(hit(50, 50) === view)
  }

  @Test func `10.1.1 a view decides which points are inside`() {
    final class Ring: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -20, dy: -20).contains(point)
      }
    }
    let ring = Ring(frame: CGRect(x: 40, y: 40, width: 10, height: 10))
    root.addSubview(ring)
    #expect(hit(25, 45) === ring)
    #expect(hit(15, 45) === root)
  }

  @Test(arguments: [true, false])
  func `10.1.2 outside of its bounds nothing in a view is hit`(clips: Bool) {
    let view = add(CGRect(x: 0, y: 0, width: 20, height: 20))
    view.clipsToBounds = clips
    let outside = add(CGRect(x: 10, y: 0, width: 50, height: 20), to: view)
    #expect(hit(15, 10) === outside)
    #expect(hit(40, 10) === root)
  }

  @Test func `10.1.4 the view that was touched hears of the finger until it is lifted`() throws {
    final class Ear: UIView {
      var heard: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("began", touches)
      }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("moved", touches)
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("ended", touches)
      }
      private func note(_ phase: String, _ touches: Set<UITouch>) {
        #expect(touches.allSatisfy { $0.view === self })
        heard.append(phase)
      }
    }
    let left = Ear(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    let right = Ear(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    let controller = UIViewController()
    controller.view.addSubview(left)
    controller.view.addSubview(right)
    let harness: any Harness = PlatformHarness()
    harness.makeWindow(root: controller).makeKeyAndVisible()
    try harness.settle()
    harness.press(at: CGPoint(x: 50, y: 150))
    harness.turn()
    harness.drag(to: CGPoint(x: 150, y: 150))
    harness.turn()
    harness.lift(at: CGPoint(x: 150, y: 150))
    harness.turn()
    #expect(left.heard == ["began", "moved", "ended"])
    #expect(right.heard.isEmpty)
  }
}
