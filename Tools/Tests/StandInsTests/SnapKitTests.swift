import SnapKit
import StorylineTesting
import Testing
import UIKit

/// Tests for the places of views after layout, in a view of 200 by 100.
@MainActor @Suite(.stage) struct SnapKitTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let box = UIView()
  private let other = UIView(frame: CGRect(x: 20, y: 10, width: 60, height: 40))

  init() {
    root.addSubview(other)
    root.addSubview(box)
  }

  /// Makes constraints for the box, and says where it is then.
  private func frame(_ closure: (ConstraintMaker) -> Void) -> CGRect {
    box.snp.makeConstraints(closure)
    root.layoutIfNeeded()
    return box.frame
  }

  // MARK: Attributes

  @Test func `a chain names several attributes for one relation`() {
    let frame = frame { make in
      make.top.leading.equalTo(root).offset(8)
      make.trailing.bottom.equalToSuperview().offset(-4)
    }
    #expect(frame == CGRect(x: 8, y: 8, width: 188, height: 88))
    #expect(!box.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func `edges, a size and a centre are several attributes at once`() {
    #expect(frame { $0.edges.equalTo(other) } == other.frame)
    box.snp.removeConstraints()
    let frame = frame { make in
      make.size.equalTo(other)
      make.center.equalToSuperview()
    }
    #expect(frame == CGRect(x: 70, y: 30, width: 60, height: 40))
  }

  @Test func `the edges of one direction go without the others`() {
    let absolute = frame { make in
      make.horizontalEdges.equalTo(other)
      make.verticalEdges.equalToSuperview()
    }
    #expect(absolute == CGRect(x: 20, y: 0, width: 60, height: 100))
    box.snp.removeConstraints()
    let directional = frame { make in
      make.directionalHorizontalEdges.equalToSuperview()
      make.directionalVerticalEdges.equalTo(other)
    }
    #expect(directional == CGRect(x: 0, y: 10, width: 200, height: 40))
  }

  @Test func `an attribute is related to the same one, or to one that is named`() {
    let frame = frame { make in
      make.left.equalTo(other.snp.right).offset(3)
      make.top.equalTo(other)
      make.width.height.equalTo(other.snp.height).multipliedBy(0.5)
    }
    #expect(frame == CGRect(x: 83, y: 10, width: 20, height: 20))
  }

  @Test func `a side can be related to a centre`() {
    let frame = frame { make in
      make.centerX.equalTo(root.snp.leading).offset(30)
      make.top.equalTo(root.snp.centerY)
      make.size.equalTo(20)
    }
    #expect(frame == CGRect(x: 20, y: 50, width: 20, height: 20))
  }

  @Test func `edges go together with margins`() {
    root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let within = CGRect(x: 2, y: 1, width: 194, height: 96)
    #expect(frame { $0.edges.equalTo(root.snp.margins) } == within)
    box.snp.removeConstraints()
    #expect(frame { $0.directionalEdges.equalTo(root.snp.directionalMargins) } == within)
    box.snp.removeConstraints()
    let sides = frame { make in
      make.left.equalTo(root.snp.leftMargin)
      make.top.equalTo(root.snp.topMargin)
      make.right.equalTo(root.snp.rightMargin)
      make.bottom.equalTo(root.snp.bottomMargin)
    }
    #expect(sides == within)
  }

  @Test func `a maker's margins lie within the view`() {
    box.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let around = CGRect(x: 18, y: 9, width: 66, height: 44)
    #expect(frame { $0.margins.equalTo(other.snp.edges) } == around)
    box.snp.removeConstraints()
    let centred = frame { make in
      make.centerXWithinMargins.equalTo(other.snp.centerX)
      make.centerYWithinMargins.equalTo(other.snp.centerY)
      make.size.equalTo(CGSize(width: 26, height: 14))
    }
    #expect(centred.origin == CGPoint(x: 38, y: 24))
  }

  @Test func `lines of text are aligned`() {
    let (small, large) = (UILabel(), UILabel())
    for (label, size) in [(small, 10.0), (large, 30)] {
      label.text = "Line"
      label.font = .systemFont(ofSize: size)
      root.addSubview(label)
    }
    large.snp.makeConstraints { $0.leading.top.equalToSuperview() }
    small.snp.makeConstraints { make in
      make.leading.equalTo(large.snp.trailing)
      make.firstBaseline.equalTo(large)
    }
    let anchored = UILabel()
    anchored.text = "Line"
    anchored.font = small.font
    anchored.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(anchored)
    anchored.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(small.frame.minY > 0)
    #expect(small.frame.minY == anchored.frame.minY)
    let last = small.snp.prepareConstraints { $0.lastBaseline.equalTo(large) }
    #expect(last.flatMap(\.layoutConstraints).map(\.secondAttribute) == [.lastBaseline])
  }

  // MARK: Relations

  @Test func `what may be less or more is as little off as it can be`() {
    let frame = frame { make in
      make.left.greaterThanOrEqualToSuperview().offset(10)
      make.left.equalToSuperview().priority(.low)
      make.right.lessThanOrEqualToSuperview().inset(30)
      make.right.equalToSuperview().priority(.low)
      make.top.equalToSuperview()
      make.height.greaterThanOrEqualTo(12)
      make.height.lessThanOrEqualTo(40)
      make.height.equalTo(100).priority(.high)
    }
    #expect(frame == CGRect(x: 10, y: 0, width: 160, height: 40))
  }

  @Test func `something of the superview is named without naming the superview`() {
    let frame = frame { make in
      make.left.top.equalToSuperview(\.safeAreaLayoutGuide)
      make.right.equalToSuperview { $0.snp.centerX }
      make.bottom.lessThanOrEqualToSuperview { $0.snp.centerY }
      make.height.greaterThanOrEqualToSuperview { $0.snp.height }.priority(.medium)
    }
    #expect(frame == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  // MARK: Constants

  @Test func `numbers of any type are constants`() {
    let height: Float = 30
    let frame = frame { make in
      make.left.equalTo(5 as UInt)
      make.top.equalTo(7.0)
      make.width.equalTo(CGFloat(40))
      make.height.equalTo(height)
    }
    #expect(frame == CGRect(x: 5, y: 7, width: 40, height: 30))
  }

  @Test func `a number says how far an edge is from the superview's, and not how far within`() {
    #expect(frame { $0.edges.equalTo(20) } == CGRect(x: 20, y: 20, width: 200, height: 100))
  }

  @Test func `a size is a constant for both its attributes`() {
    let frame = frame { make in
      make.size.equalTo(CGSize(width: 30, height: 20))
      make.left.top.equalToSuperview()
    }
    #expect(frame.size == CGSize(width: 30, height: 20))
  }

  @Test func `a point counts from the corner of the superview, also for a centre`() {
    let corner = frame { make in
      make.size.equalTo(10)
      make.left.top.equalTo(CGPoint(x: 3, y: 4))
    }
    #expect(corner.origin == CGPoint(x: 3, y: 4))
    box.snp.removeConstraints()
    let centre = frame { make in
      make.size.equalTo(10)
      make.center.equalTo(CGPoint(x: 30, y: 40))
    }
    #expect(centre.origin == CGPoint(x: 25, y: 35))
  }

  @Test func `insets are constants that go inwards`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(frame { $0.edges.equalTo(insets) } == CGRect(x: 2, y: 1, width: 194, height: 96))
    box.snp.removeConstraints()
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let frame = frame { $0.directionalEdges.equalTo(directional) }
    #expect(frame == CGRect(x: 2, y: 1, width: 194, height: 96))
  }

  // MARK: Offsets, insets, factors

  @Test func `an inset is subtracted at the end, and from sizes on both sides`() {
    #expect(frame { $0.edges.equalToSuperview().inset(8) } == root.bounds.insetBy(dx: 8, dy: 8))
    box.snp.removeConstraints()
    let insets = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 60)
    let frame = frame { $0.size.center.equalToSuperview().inset(insets) }
    #expect(frame == root.bounds.inset(by: insets))
  }

  @Test func `directional insets are insets`() {
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let within = CGRect(x: 2, y: 1, width: 194, height: 96)
    #expect(frame { $0.directionalEdges.equalToSuperview().inset(insets) } == within)
  }

  @Test func `a size is multiplied and divided`() {
    let frame = frame { make in
      make.left.top.equalToSuperview()
      make.width.equalToSuperview().multipliedBy(0.25).offset(5)
      make.height.equalTo(root.snp.width).dividedBy(4)
    }
    #expect(frame.size == CGSize(width: 55, height: 50))
  }

  // MARK: Right to left

  @Test func `leading is on the right where people read from there`() {
    root.semanticContentAttribute = .forceRightToLeft
    let frame = frame { make in
      make.leading.equalToSuperview().inset(10)
      make.trailing.equalToSuperview().inset(30)
      make.top.bottom.equalToSuperview()
    }
    #expect(frame == CGRect(x: 30, y: 0, width: 160, height: 100))
  }

  @Test func `left of insets is the trailing side for an app that says so`() {
    ConstraintConfig.interfaceLayoutDirection = .rightToLeft
    defer { ConstraintConfig.interfaceLayoutDirection = .leftToRight }
    root.semanticContentAttribute = .forceRightToLeft
    let insets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 30)
    let frame = frame { $0.directionalEdges.equalToSuperview().inset(insets) }
    #expect(frame == CGRect(x: 10, y: 0, width: 160, height: 100))
  }

  // MARK: Layout guides

  @Test func `views are related to the safe area`() {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    // High enough for the status bar, the insets and something between them.
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    window.rootViewController = controller
    window.isHidden = false
    let view: UIView = controller.view
    let (edges, named, supported) = (UIView(), UIView(), UIView())
    for subview in [edges, named, supported] { view.addSubview(subview) }
    edges.snp.makeConstraints { $0.edges.equalTo(view.safeAreaLayoutGuide) }
    named.snp.makeConstraints { make in
      make.top.equalTo(view.safeAreaLayoutGuide.snp.top)
      make.left.right.equalTo(view.safeAreaLayoutGuide)
      make.bottom.equalTo(view.safeAreaLayoutGuide.snp.bottom).inset(5)
    }
    supported.snp.makeConstraints { make in
      make.left.right.equalTo(view.safeAreaLayoutGuide)
      make.top.equalTo(controller.topLayoutGuide.snp.bottom)
      make.bottom.equalTo(controller.bottomLayoutGuide.snp.top)
    }
    window.layoutIfNeeded()
    let safe = view.bounds.inset(by: view.safeAreaInsets)
    #expect(view.safeAreaInsets.left >= 20)
    #expect(edges.frame == safe)
    #expect(supported.frame == safe)
    #expect(named.frame.maxY == safe.maxY - 5)
  }

  @Test func `a layout guide is placed as views are`() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    guide.snp.makeConstraints { make in
      make.left.top.equalToSuperview().offset(10)
      make.size.equalTo(CGSize(width: 50, height: 20))
    }
    let frame = frame { make in
      make.left.equalTo(guide.snp.right)
      make.top.height.equalTo(guide)
      make.width.equalTo(5)
    }
    #expect(frame == CGRect(x: 60, y: 10, width: 5, height: 20))
    guide.snp.updateConstraints { $0.left.top.equalToSuperview().offset(12) }
    root.layoutIfNeeded()
    #expect(guide.layoutFrame.origin == CGPoint(x: 12, y: 12))
    guide.snp.remakeConstraints { $0.edges.equalTo(other) }
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == other.frame)
  }
}
