import Foundation
import Testing
import UIKit

@MainActor @Suite struct PathElementTests {
  private func steps(of path: CGPath) -> [(type: CGPathElementType, points: [CGPoint])] {
    var steps: [(type: CGPathElementType, points: [CGPoint])] = []
    path.applyWithBlock { element in
      let count = [1, 1, 2, 3, 0][Int(element.pointee.type.rawValue)]
      steps.append((element.pointee.type, (0..<count).map { element.pointee.points[$0] }))
    }
    return steps
  }

  @Test func `a path passes on its steps in the order of drawing`() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 7, y: 8), controlPoint: CGPoint(x: 5, y: 6))
    path.close()
    let steps = steps(of: path.cgPath)
    #expect(
      steps.map(\.type) == [.moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .closeSubpath])
    #expect(steps[2].points == [CGPoint(x: 5, y: 6), CGPoint(x: 7, y: 8)])
    #expect(steps[3].points.isEmpty)
  }

  @Test func `a function gets the information that it was given`() {
    var count = 0
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2), transform: nil)
    withUnsafeMutablePointer(to: &count) { pointer in
      path.apply(info: pointer) { info, _ in
        info?.assumingMemoryBound(to: Int.self).pointee += 1
      }
    }
    #expect(count == 5)
  }

  @Test func `paths with the same lines are equal, until one is drawn in another way`() {
    let rect = CGRect(x: 0, y: 0, width: 2, height: 2)
    let (one, other) = (UIBezierPath(ovalIn: rect), UIBezierPath(ovalIn: rect))
    #expect(one == other)
    #expect(one.hash == other.hash)
    other.lineWidth = 3
    #expect(one != other)
    #expect(one != UIBezierPath(rect: rect))
  }
}
