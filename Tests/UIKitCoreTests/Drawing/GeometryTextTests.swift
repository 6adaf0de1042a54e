import Foundation
import Testing
import UIKit

/// The texts of geometric values, and their archives.
@MainActor struct GeometryTextTests {
  @Test func `points, sizes and rectangles are printed as tuples of their numbers`() {
    #expect("\(CGPoint(x: 1, y: 2.5))" == "(1.0, 2.5)")
    #expect("\(CGSize(width: 20, height: 44))" == "(20.0, 44.0)")
    #expect("\(CGRect(x: 0, y: 20, width: 320, height: 44))" == "(0.0, 20.0, 320.0, 44.0)")
  }

  @Test func `rectangles are equal when they are standardized alike`() {
    let flipped = CGRect(x: 10, y: 10, width: -10, height: -10)
    #expect(flipped.equalTo(CGRect(x: 0, y: 0, width: 10, height: 10)))
    #expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)))
    #expect(!CGSize(width: 1, height: 2).equalTo(CGSize(width: 2, height: 1)))
  }

  @Test func `texts of geometric values have no decimal point for whole numbers`() {
    #expect(NSCoder.string(for: CGPoint(x: 1, y: 2.5)) == "{1, 2.5}")
    #expect(
      NSCoder.string(for: CGRect(x: 0, y: -20, width: 320, height: 44.25))
        == "{{0, -20}, {320, 44.25}}")
    #expect(NSCoder.string(for: CGAffineTransform.identity) == "[1, 0, 0, 1, 0, 0]")
    #expect(
      NSCoder.string(for: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == "{1, 2, 3, 4}")
  }

  @Test func `texts are read as the values that they were made of`() {
    let rect = CGRect(x: 0.1, y: -20, width: 320, height: 1.0 / 3)
    #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(NSCoder.nsDirectionalEdgeInsets(for: NSCoder.string(for: insets)) == insets)
    let offset = UIOffset(horizontal: 4, vertical: -1)
    #expect(NSCoder.uiOffset(for: NSCoder.string(for: offset)) == offset)
    #expect(NSCoder.cgVector(for: "{1,2}") == CGVector(dx: 1, dy: 2))
  }

  @Test func `a text of another form is zero`() {
    #expect(NSCoder.cgRect(for: "{1, 2}") == .zero)
    #expect(NSCoder.cgSize(for: "wide") == .zero)
    #expect(NSCoder.cgAffineTransform(for: "") == .identity)
  }

  @Test func `archives keep geometric values`() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4.5)
    archiver.encode(frame, forKey: "frame")
    archiver.encode(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), forKey: "insets")
    archiver.encode(CGAffineTransform(scaleX: 2, y: 3), forKey: "transform")
    archiver.finishEncoding()
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    #expect(unarchiver.decodeCGRect(forKey: "frame") == frame)
    #expect(
      unarchiver.decodeUIEdgeInsets(forKey: "insets")
        == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(
      unarchiver.decodeCGAffineTransform(forKey: "transform") == CGAffineTransform(scaleX: 2, y: 3))
    #expect(unarchiver.decodeCGPoint(forKey: "none") == .zero)
  }
}

/// Transforms and their parts.
struct TransformPartsTests {
  @Test(arguments: [
    CGAffineTransform(scaleX: 2, y: -3), CGAffineTransform(rotationAngle: 1.2),
    CGAffineTransform(2, 1, -3, 5, 7, 11), CGAffineTransform(1, 0, 0.5, 1, 0, 0), .identity,
  ])
  func `a transform is made of its parts again`(transform: CGAffineTransform) {
    let again = CGAffineTransform(transform.decomposed())
    for (made, given) in zip(again.entries, transform.entries) {
      #expect(abs(made - given) < 1e-12)
    }
  }

  @Test func `parts of a rotation are its angle`() {
    let parts = CGAffineTransform(rotationAngle: 0.5).translatedBy(x: 0, y: 0).decomposed()
    #expect(abs(parts.rotation - 0.5) < 1e-12)
    #expect(abs(parts.scale.width - 1) < 1e-12)
    #expect(abs(parts.horizontalShear) < 1e-12)
  }

  @Test func `a vertical mirror is a negative height`() {
    let parts = CGAffineTransform(scaleX: 1, y: -2).decomposed()
    #expect(parts.scale == CGSize(width: 1, height: -2))
  }
}

extension CGAffineTransform {
  fileprivate var entries: [CGFloat] { [a, b, c, d, tx, ty] }
}
