import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.stage) struct PathTests {
  private let square = CGRect(x: 10, y: 20, width: 40, height: 40)

  private func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
    abs(one.minX - other.minX) < 0.01 && abs(one.minY - other.minY) < 0.01
      && abs(one.width - other.width) < 0.01 && abs(one.height - other.height) < 0.01
  }

  private func isNear(_ one: CGPoint, _ other: CGPoint) -> Bool {
    abs(one.x - other.x) < 0.01 && abs(one.y - other.y) < 0.01
  }

  @Test func `an empty path has no bounds and no point`() {
    #expect(UIBezierPath().isEmpty)
    #expect(UIBezierPath().bounds.isNull)
    #expect(CGMutablePath().boundingBoxOfPath.isNull)
    #expect(UIBezierPath().currentPoint == .zero)
  }

  @Test func `shapes fill their rectangle`() {
    for path in [
      UIBezierPath(rect: square), UIBezierPath(ovalIn: square),
      UIBezierPath(roundedRect: square, cornerRadius: 12),
      UIBezierPath(
        roundedRect: square, byRoundingCorners: [.topLeft], cornerRadii: CGSize(width: 9, height: 9)
      ),
    ] {
      #expect(isNear(path.cgPath.boundingBoxOfPath, square))
      #expect(path.contains(CGPoint(x: 30, y: 40)))
      #expect(!path.contains(CGPoint(x: 51, y: 40)))
    }
  }

  @Test func `only the corners that are named are round`() {
    let path = UIBezierPath(
      roundedRect: square, byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 15, height: 15))
    #expect(!path.contains(CGPoint(x: 11, y: 21)))
    #expect(!path.contains(CGPoint(x: 49, y: 59)))
    #expect(path.contains(CGPoint(x: 49, y: 21)))
    #expect(path.contains(CGPoint(x: 11, y: 59)))
  }

  @Test func `no corner is larger than half of a side`() {
    let path = UIBezierPath(roundedRect: square, cornerRadius: 1_000)
    #expect(isNear(path.cgPath.boundingBoxOfPath, square))
    #expect(!path.contains(CGPoint(x: 15, y: 25)))
  }

  @Test func `an arc goes clockwise from its start to its end`() {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(isNear(path.currentPoint, CGPoint(x: 0, y: 10)))
    #expect(isNear(path.cgPath.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 10)))
  }

  @Test func `the other way round it is the rest of the circle`() {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(isNear(path.cgPath.boundingBoxOfPath, CGRect(x: -10, y: -10, width: 20, height: 20)))
    #expect(isNear(path.currentPoint, CGPoint(x: 0, y: 10)))
  }

  @Test func `Core Graphics means clockwise where y points up`() {
    let path = CGMutablePath()
    path.addArc(
      center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(isNear(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 10)))
  }

  @Test func `a line leads to an arc from where the pen is`() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: -20, y: 0))
    path.addArc(withCenter: .zero, radius: 5, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(isNear(path.cgPath.boundingBoxOfPath, CGRect(x: -20, y: 0, width: 25, height: 5)))
  }

  @Test func `an arc between two lines touches both`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 20, y: 20), radius: 5)
    #expect(isNear(path.currentPoint, CGPoint(x: 20, y: 5)))
    #expect(path.contains(CGPoint(x: 16, y: 2)))
    #expect(!path.contains(CGPoint(x: 19.5, y: 0.5)))
  }

  @Test func `closing leads the pen back to where it was put down`() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 9, y: 2))
    path.addLine(to: CGPoint(x: 9, y: 8))
    path.close()
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    #expect(path.contains(CGPoint(x: 8, y: 4)))
  }

  @Test func `a line without a beginning is none`() {
    let path = UIBezierPath()
    path.addLine(to: CGPoint(x: 9, y: 2))
    #expect(path.isEmpty)
  }

  @Test func `curves stay inside of what pulls at them`() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 30, y: 0), controlPoint1: CGPoint(x: 0, y: 40),
      controlPoint2: CGPoint(x: 30, y: 40))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(isNear(path.cgPath.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 30, height: 30)))
    let quad = UIBezierPath()
    quad.move(to: .zero)
    quad.addQuadCurve(to: CGPoint(x: 20, y: 0), controlPoint: CGPoint(x: 10, y: 20))
    #expect(isNear(quad.cgPath.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 20, height: 10)))
  }

  @Test func `a hole is outside for the rule of odd numbers alone`() {
    let path = UIBezierPath(rect: square)
    path.append(UIBezierPath(rect: square.insetBy(dx: 10, dy: 10)))
    #expect(path.contains(CGPoint(x: 30, y: 40)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 30, y: 40)))
    #expect(path.contains(CGPoint(x: 12, y: 22)))
    #expect(path.cgPath.contains(CGPoint(x: 30, y: 40)))
    #expect(!path.cgPath.contains(CGPoint(x: 30, y: 40), using: .evenOdd))
  }

  @Test func `a hole that is drawn the other way round is outside`() {
    let path = UIBezierPath(rect: square)
    path.append(UIBezierPath(rect: square.insetBy(dx: 10, dy: 10)).reversing())
    #expect(!path.contains(CGPoint(x: 30, y: 40)))
    #expect(path.contains(CGPoint(x: 12, y: 22)))
  }

  @Test func `a reversed path ends where it began`() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 5, y: 1))
    path.addCurve(
      to: CGPoint(x: 9, y: 9), controlPoint1: CGPoint(x: 8, y: 1),
      controlPoint2: CGPoint(x: 9, y: 4))
    #expect(path.reversing().currentPoint == CGPoint(x: 1, y: 1))
    #expect(path.reversing().reversing().cgPath == path.cgPath)
  }

  @Test func `a transform moves all points of a path`() {
    let path = UIBezierPath(rect: square)
    path.apply(CGAffineTransform(translationX: 5, y: -5).scaledBy(x: 2, y: 1))
    #expect(path.bounds == CGRect(x: 25, y: 15, width: 80, height: 40))
    var transform = CGAffineTransform(translationX: 1, y: 2)
    #expect(
      CGPath(rect: square, transform: &transform).boundingBox == square.offsetBy(dx: 1, dy: 2))
  }

  @Test func `a path that is handed out does not follow`() {
    let path = UIBezierPath(rect: square)
    let before = path.cgPath
    path.addLine(to: CGPoint(x: 100, y: 100))
    #expect(before.boundingBox == square)
    let mutable = CGMutablePath()
    mutable.addPath(before)
    let copy = mutable.copy()
    mutable.addRect(CGRect(x: 100, y: 0, width: 1, height: 1))
    #expect(copy?.boundingBox == square)
  }

  @Test func `corners that are too large for Core Graphics are a mistake`() async {
    await #expect(processExitsWith: .failure) {
      _ = CGPath(
        roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10), cornerWidth: 6, cornerHeight: 2,
        transform: nil)
    }
  }
}
