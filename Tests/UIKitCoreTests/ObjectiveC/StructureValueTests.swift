import Foundation
import Testing
import UIKit

@Suite struct StructureValueTests {
  private let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

  @Test func `a value gives back the structure that it was made of`() {
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(NSValue(directionalEdgeInsets: directional).directionalEdgeInsetsValue == directional)
    let vector = CGVector(dx: 5, dy: 6)
    #expect(NSValue(cgVector: vector).cgVectorValue == vector)
    let offset = UIOffset(horizontal: 7, vertical: 8)
    #expect(NSValue(uiOffset: offset).uiOffsetValue == offset)
    let plane = CGAffineTransform(rotationAngle: 1)
    #expect(NSValue(cgAffineTransform: plane).cgAffineTransformValue == plane)
    let space = CATransform3DMakeRotation(1, 0, 1, 0)
    let value = NSValue(caTransform3D: space)
    #expect(CATransform3DEqualToTransform(value.caTransform3DValue, space))
  }

  @Test func `values of equal structures are equal, also in sets`() {
    let value = NSValue(uiEdgeInsets: insets)
    #expect(value == NSValue(uiEdgeInsets: insets))
    #expect(value != NSValue(uiEdgeInsets: .zero))
    #expect(Set([value, NSValue(uiEdgeInsets: insets)]).count == 1)
    #expect(value.copy() as? NSValue == value)
  }

  @Test func `values of different structures are never equal`() {
    #expect(NSValue(uiEdgeInsets: .zero) != NSValue(directionalEdgeInsets: .zero))
    #expect(NSValue(cgVector: .zero) != NSValue(uiOffset: .zero))
    #expect(NSValue(cgPoint: .zero) != NSValue(cgVector: .zero))
  }

  @Test func `a cast finds the structure in a value, and no other`() {
    let value: Any = NSValue(uiEdgeInsets: insets)
    #expect(value as? UIEdgeInsets == insets)
    #expect(value as? NSDirectionalEdgeInsets == nil)
    #expect(value as? CGRect == nil)
    #expect((NSValue(cgPoint: CGPoint(x: 1, y: 2)) as Any) as? CGPoint == CGPoint(x: 1, y: 2))
    #expect((NSValue(cgPoint: .zero) as Any) as? CGSize == nil)
  }

  @Test func `a cast makes a value of a structure`() {
    let structure: Any = insets
    #expect(structure as? NSValue == NSValue(uiEdgeInsets: insets))
    let size: Any = CGSize(width: 1, height: 2)
    #expect(size as? NSValue == NSValue(cgSize: CGSize(width: 1, height: 2)))
  }

  @Test func `the bytes of a value are those of the structure`() {
    var read = UIEdgeInsets.zero
    NSValue(uiEdgeInsets: insets).getValue(&read)
    #expect(read == insets)
  }
}
