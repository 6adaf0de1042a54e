import StorylineTesting
import Testing
import UIKit

/// The constraints of the system among those of a view, and what is left open.
@MainActor @Suite(.stage) struct SystemConstraintTests {
  let root = makeRoot()

  @Test func `12.1.10 after a layout four constraints stand for the frame of a subview`() {
    let fixed = UIView(frame: CGRect(x: 5, y: 6, width: 20, height: 30))
    root.addSubview(fixed)
    let view = root.adding(UIView())
    let equal = view.widthAnchor.constraint(equalTo: fixed.widthAnchor)
    root.constrain(equal)
    #expect(root.constraints == [equal])
    root.layoutIfNeeded()
    let all = root.constraints
    #expect(all.count == 5)
    #expect(all.last === equal)
    #expect(all.prefix(4).allSatisfy { $0.firstItem === fixed && $0.isActive })
    #expect(all.first { $0.firstAttribute == .width }?.constant == 20)
    #expect(all.first { $0.firstAttribute == .height }?.constant == 30)
    #expect("\(type(of: all[0]))" == "NSAutoresizingMaskLayoutConstraint")
    #expect(root.constraints.first === all.first)
    fixed.frame.size.width = 25
    root.layoutIfNeeded()
    #expect(root.constraints.first { $0.firstAttribute == .width }?.constant == 25)
    #expect(view.frame.width == 25)
  }

  @Test func `12.1.10 a subview that no constraint refers to has none`() {
    root.addSubview(UIView(frame: CGRect(x: 5, y: 6, width: 20, height: 30)))
    let view = root.adding(UIView())
    root.constrain(view.widthAnchor.constraint(equalToConstant: 5))
    root.layoutIfNeeded()
    #expect(root.constraints.isEmpty)
  }

  @Test func `12.1.10 a flexible width follows the superview`() throws {
    let fixed = UIView(frame: CGRect(x: 5, y: 6, width: 20, height: 30))
    fixed.autoresizingMask = .flexibleWidth
    root.addSubview(fixed)
    let view = root.adding(UIView())
    root.constrain(view.widthAnchor.constraint(equalTo: fixed.widthAnchor))
    root.layoutIfNeeded()
    let width = try #require(root.constraints.first { $0.firstAttribute == .width })
    #expect(width.secondItem === root)
    #expect(width.constant == -280)
  }

  @Test func `12.1.11 the guides of a view have constraints with names after a layout`() throws {
    let view = root.adding(UIView())
    root.constrain(
      view.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
      view.leftAnchor.constraint(equalTo: root.layoutMarginsGuide.leftAnchor))
    #expect(root.constraints.count == 2)
    root.layoutIfNeeded()
    #expect(
      root.constraints.compactMap(\.identifier) == [
        "UIViewSafeAreaLayoutGuide-top", "UIViewSafeAreaLayoutGuide-left",
        "UIViewSafeAreaLayoutGuide-bottom", "UIViewSafeAreaLayoutGuide-right",
        "UIView-topMargin-guide-constraint", "UIView-leftMargin-guide-constraint",
        "UIView-bottomMargin-guide-constraint", "UIView-rightMargin-guide-constraint",
      ])
    let left = try #require(
      root.constraints.first { $0.identifier == "UIView-leftMargin-guide-constraint" })
    #expect(left.firstItem === root.layoutMarginsGuide)
    #expect(left.secondItem === root)
    #expect(left.constant == 8)
    let bottom = try #require(
      root.constraints.first { $0.identifier == "UIViewSafeAreaLayoutGuide-bottom" })
    #expect(bottom.firstItem === root)
  }

  @Test func `12.1.12 a size with nothing but an upper limit is at the limit`() {
    let view = root.adding(UIView())
    let limit = view.widthAnchor.constraint(lessThanOrEqualToConstant: 20)
    root.constrain(limit)
    root.layoutIfNeeded()
    #expect(view.frame.width == 20)
    limit.constant = 30
    root.layoutIfNeeded()
    #expect(view.frame.width == 30)
    let label = root.adding(UILabel())
    label.text = "a"
    root.constrain(label.widthAnchor.constraint(lessThanOrEqualToConstant: 200))
    root.layoutIfNeeded()
    #expect(label.frame.width < 30)
  }

  @Test func `12.1.12 a limit that another view gives counts too`() {
    let fixed = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    root.addSubview(fixed)
    let view = root.adding(UIView())
    root.constrain(
      view.heightAnchor.constraint(lessThanOrEqualTo: fixed.safeAreaLayoutGuide.heightAnchor))
    root.layoutIfNeeded()
    #expect(view.frame.height == 40)
  }

  @Test func `12.1.13 a view is ambiguous until its constraints say everything`() {
    let view = root.adding(UIView())
    root.constrain(
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
      view.widthAnchor.constraint(lessThanOrEqualToConstant: 10))
    root.layoutIfNeeded()
    #expect(view.hasAmbiguousLayout)
    #expect(!root.hasAmbiguousLayout)
    root.constrain(view.widthAnchor.constraint(equalToConstant: 5))
    root.layoutIfNeeded()
    #expect(!view.hasAmbiguousLayout)
  }

  @Test func `12.2.5 a view without constraints and without content fits its own size`() {
    root.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    let size = root.systemLayoutSizeFitting(
      CGSize(width: 50, height: 50), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 300, height: 200))
    let label = UILabel()
    label.text = "a"
    #expect(
      label.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == label.intrinsicContentSize)
    let inner = root.adding(UIView())
    root.constrain(inner.widthAnchor.constraint(equalToConstant: 5))
    #expect(root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == .zero)
  }
}
