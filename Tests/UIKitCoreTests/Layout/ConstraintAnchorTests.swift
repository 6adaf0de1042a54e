import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.stage) struct ConstraintAnchorTests {
  let one = UIView()
  let other = UIView()

  @Test func `12.1.8 – a constraint has the anchors that it was made of`() {
    let constraint = one.topAnchor.constraint(equalTo: other.bottomAnchor, constant: 4)
    #expect(constraint.firstAnchor as NSObject == one.topAnchor)
    #expect(constraint.secondAnchor.map { $0 as NSObject } == other.bottomAnchor)
    #expect(one.widthAnchor.constraint(equalToConstant: 3).secondAnchor == nil)
  }

  @Test func `12.1.8 – anchors of another attribute or item are not equal`() {
    #expect(one.topAnchor == one.topAnchor)
    #expect(one.topAnchor != one.bottomAnchor)
    #expect(one.topAnchor != other.topAnchor)
    #expect(one.safeAreaLayoutGuide.topAnchor == one.safeAreaLayoutGuide.topAnchor)
    #expect(Set([one.topAnchor, one.topAnchor]).count == 1)
  }

  @Test func `12.1.8 – an anchor's class tells its direction`() {
    let pairs: [(NSLayoutConstraint, AnyClass)] = [
      (one.leadingAnchor.constraint(equalTo: other.leadingAnchor), NSLayoutXAxisAnchor.self),
      (one.centerYAnchor.constraint(equalTo: other.topAnchor), NSLayoutYAxisAnchor.self),
      (one.heightAnchor.constraint(equalTo: other.widthAnchor), NSLayoutDimension.self),
    ]
    for pair in pairs {
      let kind: AnyClass = type(of: pair.0.firstAnchor as AnyObject)
      #expect(ObjectIdentifier(kind) == ObjectIdentifier(pair.1))
    }
  }
}
