import Testing
import UIKit

@Suite struct InverseTransformTests {
  @Test func `an inverse takes back what a transform does`() {
    let moved = CATransform3DMakeTranslation(3, 4, 5)
    let turned = CATransform3DRotate(moved, 1, 1, 2, 3)
    let product = CATransform3DConcat(turned, CATransform3DInvert(turned))
    for (row, expected) in zip(rows(of: product), rows(of: CATransform3DIdentity)) {
      for (entry, wanted) in zip(row, expected) { #expect(abs(entry - wanted) < 1e-9) }
    }
  }

  @Test func `a transform that flattens everything has no inverse, and stays`() {
    let flat = CATransform3DMakeScale(1, 1, 0)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
  }

  private func rows(of t: CATransform3D) -> [[CGFloat]] {
    [
      [t.m11, t.m12, t.m13, t.m14], [t.m21, t.m22, t.m23, t.m24], [t.m31, t.m32, t.m33, t.m34],
      [t.m41, t.m42, t.m43, t.m44],
    ]
  }
}
