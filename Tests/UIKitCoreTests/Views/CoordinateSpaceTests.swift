import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.stage) struct CoordinateSpaceTests {
  let window = UIWindow(frame: CGRect(x: 10, y: 20, width: 200, height: 200))
  let outer = UIView(frame: CGRect(x: 30, y: 40, width: 100, height: 100))
  let inner = UIView(frame: CGRect(x: 5, y: 6, width: 50, height: 50))

  init() {
    window.isHidden = false
    window.addSubview(outer)
    outer.addSubview(inner)
  }

  @Test func `a point goes from a view to the screen and back`() {
    let screen = UIScreen.main.coordinateSpace
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: screen) == CGPoint(x: 46, y: 67))
    #expect(inner.convert(CGPoint(x: 46, y: 67), from: screen) == CGPoint(x: 1, y: 1))
    #expect(
      screen.convert(CGRect(x: 46, y: 67, width: 2, height: 2), to: inner)
        == CGRect(x: 1, y: 1, width: 2, height: 2))
  }

  @Test func `a point goes from view to view, whatever they are called`() {
    let space: any UICoordinateSpace = outer
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: space) == CGPoint(x: 6, y: 7))
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: outer) == CGPoint(x: 6, y: 7))
    #expect(
      space.convert(CGPoint(x: 6, y: 7), to: inner as any UICoordinateSpace) == CGPoint(x: 1, y: 1))
  }

  // 5.8.6 – coordinates convert between hierarchies.
  @Test func `a point goes to a view of another window`() {
    let other = UIWindow(frame: CGRect(x: 50, y: 60, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 10, height: 10))
    other.addSubview(view)
    #expect(inner.convert(CGPoint(x: 10, y: 10), to: view) == CGPoint(x: 4, y: 14))
    #expect(inner.convert(CGPoint(x: 4, y: 14), from: view) == CGPoint(x: 10, y: 10))
    #expect(view.convert(CGPoint(x: 10, y: 10), from: inner) == CGPoint(x: 4, y: 14))
  }

  // 5.8.6 – coordinates convert between hierarchies.
  @Test func `a rectangle goes between views that are in no window`() {
    let (one, other) = (UIView(), UIView())
    one.frame = CGRect(x: 20, y: 20, width: 200, height: 300)
    other.frame = CGRect(x: 0, y: 5, width: 300, height: 600)
    other.bounds.origin.y = 1
    let rect = CGRect(x: 100, y: 130, width: 50, height: 40)
    #expect(one.convert(rect, from: other) == rect.offsetBy(dx: -20, dy: -16))
    #expect(one.convert(rect, to: nil) == rect)
  }
}
