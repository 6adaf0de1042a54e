import StorylineTesting
import Testing
import UIKit
import UIKitCore

@MainActor @Suite(.stage) struct TransformTests {
  let quarter = CGAffineTransform(rotationAngle: .pi / 2)

  private func isClose(_ one: CGPoint, _ other: CGPoint) -> Bool {
    abs(one.x - other.x) < 1e-9 && abs(one.y - other.y) < 1e-9
  }

  @Test func `transforms combine from the left to the right`() {
    let point = CGPoint(x: 1, y: 0)
    let moved = CGAffineTransform(translationX: 10, y: 0)
    #expect(isClose(point.applying(quarter.concatenating(moved)), CGPoint(x: 10, y: 1)))
    #expect(isClose(point.applying(moved.concatenating(quarter)), CGPoint(x: 0, y: 11)))
    // Added in front.
    #expect(isClose(point.applying(quarter.translatedBy(x: 10, y: 0)), CGPoint(x: 0, y: 11)))
    #expect(point.applying(moved.scaledBy(x: 2, y: 2)) == CGPoint(x: 12, y: 0))
    #expect(isClose(point.applying(moved.rotated(by: .pi)), CGPoint(x: 9, y: 0)))
  }

  @Test func `an inverse takes a transform back`() throws {
    let transform = CGAffineTransform(2, 1, -1, 3, 5, 7)
    let point = CGPoint(x: 3, y: -4)
    #expect(isClose(point.applying(transform).applying(transform.inverted()), point))
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
    #expect(CGAffineTransform.identity.isIdentity && !transform.isIdentity)
    let data = try JSONEncoder().encode(transform)
    #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == transform)
    #expect(String(decoding: data, as: UTF8.self) == "[2,1,-1,3,5,7]")
  }

  @Test func `rectangles become the box around them, sizes know no translation`() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
    let turned = rect.applying(quarter)
    #expect(isClose(turned.origin, CGPoint(x: -20, y: 0)))
    #expect(abs(turned.width - 20) < 1e-9 && abs(turned.height - 10) < 1e-9)
    let size = CGSize(width: 2, height: 3).applying(CGAffineTransform(2, 0, 0, 3, 9, 9))
    #expect(size == CGSize(width: 4, height: 9))
  }

  // MARK: Views

  @Test func `the frame of a transformed view is the box around it; bounds and centre stay`() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: -40, y: -15, width: 200, height: 100))
    #expect(view.bounds.size == CGSize(width: 100, height: 50))
    #expect(view.center == CGPoint(x: 60, y: 35))
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    #expect(view.bounds.size == CGSize(width: 20, height: 10))
    view.transform = .identity
    #expect(view.frame == CGRect(x: 10, y: 5, width: 20, height: 10))
  }

  @Test func `points and rectangles are converted through transforms`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 0, width: 10, height: 10))
    outer.addSubview(view)
    view.addSubview(inner)
    view.transform = quarter
    // The upper left corner has turned to the upper right.
    #expect(isClose(view.convert(.zero, to: outer), CGPoint(x: 150, y: 50)))
    #expect(isClose(view.convert(CGPoint(x: 150, y: 50), from: outer), .zero))
    #expect(isClose(inner.convert(.zero, to: outer), CGPoint(x: 150, y: 60)))
    #expect(isClose(outer.convert(CGPoint(x: 150, y: 60), to: inner), .zero))
    let rect = inner.convert(inner.bounds, to: outer)
    #expect(isClose(rect.origin, CGPoint(x: 140, y: 60)))
    #expect(abs(rect.width - 10) < 1e-9)
  }

  @Test func `touches go to where a transformed view is seen`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = UIView(frame: CGRect(x: 90, y: 0, width: 20, height: 200))
    outer.addSubview(view)
    #expect(outer.hitTest(CGPoint(x: 10, y: 100), with: nil) === outer)
    view.transform = quarter
    #expect(outer.hitTest(CGPoint(x: 10, y: 100), with: nil) === view)
    #expect(outer.hitTest(CGPoint(x: 100, y: 10), with: nil) === outer)
  }

  @Test func `constraints place a view as if it had no transform`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 20),
      view.topAnchor.constraint(equalTo: outer.topAnchor, constant: 20),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalToConstant: 50),
    ])
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    outer.layoutIfNeeded()
    #expect(view.center == CGPoint(x: 70, y: 45))
    #expect(view.bounds.size == CGSize(width: 100, height: 50))
  }

  // MARK: Drawing

  @Test func `a node's transform is in the picture and in the dump`() {
    var node = DisplayListSamples.box(1, x: 10, y: 20, width: 30, height: 40)
    node.background = DisplayListSamples.red
    node.transform = CGAffineTransform(scaleX: 2, y: 2)
    let list = DisplayListSamples.list(node)
    #expect(list.svg().contains("transform=\"matrix(2 0 0 2 -5 0)\""))
    #expect(list.text().contains("transform (2 0 0 2 0 0)"))
  }

  @Test func `between two turns lies a turn`() {
    let stage = AnimationStage()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      stage.view.transform = quarter.scaledBy(x: 3, y: 3)
    }
    animator.pauseAnimation()
    animator.fractionComplete = 0.5
    let middle = stage.node?.transform ?? .identity
    let expected = CGAffineTransform(rotationAngle: .pi / 4).scaledBy(x: 2, y: 2)
    #expect(isClose(CGPoint(x: middle.a, y: middle.b), CGPoint(x: expected.a, y: expected.b)))
    #expect(isClose(CGPoint(x: middle.c, y: middle.d), CGPoint(x: expected.c, y: expected.d)))
    animator.stopAnimation(true)
  }
}
