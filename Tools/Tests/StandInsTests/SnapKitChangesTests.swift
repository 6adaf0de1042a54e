import SnapKit
import StorylineTesting
import Testing
import UIKit

/// Tests for changes of constraints after they were made.
@MainActor @Suite(.stage) struct SnapKitChangesTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let box = UIView()

  init() { root.addSubview(box) }

  private var frame: CGRect {
    root.layoutIfNeeded()
    return box.frame
  }

  // MARK: All of a view's

  @Test func `an update changes constants, and nothing else`() {
    box.snp.makeConstraints { make in
      make.left.top.equalToSuperview().offset(10)
      make.size.equalTo(20)
    }
    let before = root.constraints
    box.snp.updateConstraints { make in
      make.left.equalToSuperview().offset(30)
      make.height.equalTo(40)
    }
    #expect(frame == CGRect(x: 30, y: 10, width: 20, height: 40))
    #expect(root.constraints == before)
  }

  @Test func `an update of a view that has no constraints makes them`() {
    box.snp.updateConstraints { $0.edges.equalToSuperview() }
    #expect(frame == root.bounds)
  }

  @Test func `an update of what is not there ends the app, and says of which`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let (root, box) = (UIView(), UIView())
      root.addSubview(box)
      box.snp.setLabel("box")
      box.snp.makeConstraints { $0.left.equalToSuperview() }
      box.snp.updateConstraints { $0.width.equalTo(30).priority(.low) }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("There is no constraint like <SnapKit.LayoutConstraint@SnapKitChanges"))
    #expect(words.contains("box.width == 30.0 ^250.0> to update"))
  }

  @Test func `what is remade takes the place of what the maker made, and of nothing else`() {
    let own = box.heightAnchor.constraint(equalToConstant: 10)
    own.isActive = true
    box.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.width.equalTo(20)
    }
    box.snp.remakeConstraints { make in
      make.right.bottom.equalToSuperview()
      make.width.equalTo(30)
    }
    #expect(frame == CGRect(x: 170, y: 90, width: 30, height: 10))
    #expect(root.constraints.count == 2)
    #expect(own.isActive)
  }

  @Test func `what is removed is no longer kept`() {
    box.snp.makeConstraints { $0.edges.equalToSuperview() }
    box.snp.removeConstraints()
    #expect(root.constraints.isEmpty)
    box.snp.updateConstraints { $0.width.equalTo(3) }
    #expect(box.constraints.map(\.constant) == [3])
  }

  @Test func `what is prepared waits until it is activated`() {
    let prepared = box.snp.prepareConstraints { make in
      make.left.top.equalToSuperview()
      make.size.equalTo(20)
    }
    #expect(prepared.count == 2)
    #expect(root.constraints.isEmpty)
    for constraint in prepared { constraint.activate() }
    #expect(frame == CGRect(x: 0, y: 0, width: 20, height: 20))
    box.snp.removeConstraints()
    #expect(prepared.allSatisfy { !$0.isActive })
  }

  // MARK: One constraint

  @Test func `a constraint that was kept gets another constant`() throws {
    var edges: Constraint?
    box.snp.makeConstraints { edges = $0.edges.equalToSuperview().inset(8).constraint }
    let constraint = try #require(edges)
    #expect(constraint.layoutConstraints.count == 4)
    constraint.update(inset: 10)
    #expect(frame == root.bounds.insetBy(dx: 10, dy: 10))
    constraint.update(offset: 5)
    #expect(frame == root.bounds.offsetBy(dx: 5, dy: 5))
    constraint.update(inset: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(frame == CGRect(x: 2, y: 1, width: 194, height: 96))
    constraint.update(inset: NSDirectionalEdgeInsets(top: 4, leading: 3, bottom: 2, trailing: 1))
    #expect(frame == CGRect(x: 3, y: 4, width: 196, height: 94))
  }

  @Test func `a constraint gets another priority`() throws {
    var small: Constraint?
    box.snp.makeConstraints { make in
      make.left.top.height.equalToSuperview()
      small = make.width.equalTo(20).priority(.low).constraint
      make.width.equalTo(50).priority(.medium)
    }
    #expect(frame.width == 50)
    try #require(small).update(priority: .high).update(offset: 25)
    #expect(frame.width == 25)
    try #require(small).update(priority: 100)
    #expect(frame.width == 50)
  }

  @Test func `a constraint is taken out of effect, and put back`() throws {
    var narrow: Constraint?
    box.snp.makeConstraints { make in
      make.left.top.height.equalToSuperview()
      make.width.equalToSuperview().priority(.high)
      narrow = make.width.equalTo(20).constraint
    }
    #expect(frame.width == 20)
    let constraint = try #require(narrow)
    constraint.deactivate()
    #expect(!constraint.isActive)
    #expect(frame.width == 200)
    constraint.isActive = true
    #expect(frame.width == 20)
    constraint.isActive = false
    #expect(frame.width == 200)
  }

  @Test func `a priority is one of four, a number, or one of UIKit's`() {
    let made = box.snp.prepareConstraints { make in
      make.width.equalTo(1)
      make.width.equalTo(1).priority(.required)
      make.width.equalTo(1).priority(.high)
      make.width.equalTo(1).priority(.medium)
      make.width.equalTo(1).priority(.low)
      make.width.equalTo(1).priority(ConstraintPriority.high.advanced(by: -1))
      make.width.equalTo(1).priority(999)
      make.width.equalTo(1).priority(33.5)
      make.width.equalTo(1).priority(UILayoutPriority.fittingSizeLevel)
    }
    let priorities = made.flatMap(\.layoutConstraints).map(\.priority.rawValue)
    #expect(priorities == [1000, 1000, 750, 500, 250, 749, 999, 33.5, 50])
  }

  @Test func `a label is the identifier of what was made`() {
    box.snp.makeConstraints { $0.width.equalTo(20).priority(.high).labeled("narrow") }
    #expect(box.constraints.map(\.identifier) == ["narrow"])
    #expect((box.constraints.first as? LayoutConstraint)?.label == "narrow")
  }

  // MARK: Views

  @Test func `how a view resists is a number`() {
    let label = UILabel()
    label.snp.contentHuggingHorizontalPriority = 1
    label.snp.contentHuggingVerticalPriority = 2
    label.snp.contentCompressionResistanceHorizontalPriority = 3
    label.snp.contentCompressionResistanceVerticalPriority = 4
    #expect(label.contentHuggingPriority(for: .horizontal).rawValue == 1)
    #expect(label.contentHuggingPriority(for: .vertical).rawValue == 2)
    #expect(label.contentCompressionResistancePriority(for: .horizontal).rawValue == 3)
    #expect(label.snp.contentCompressionResistanceVerticalPriority == 4)
  }

  @Test func `a view is released with its constraints`() async throws {
    try await expectReleased {
      let view = UIView()
      root.addSubview(view)
      view.snp.makeConstraints { $0.edges.equalToSuperview() }
      view.removeFromSuperview()
      return view
    }
  }

  @Test func `what has no superview cannot be related to it`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      UIView().snp.makeConstraints { $0.top.equalToSuperview() }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("related to a superview, and there is none (SnapKitChangesTests.swift#"))
  }

  @Test func `attributes cannot be related to several others`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let (root, box) = (UIView(), UIView())
      root.addSubview(box)
      box.snp.makeConstraints { $0.leading.trailing.equalTo(root.snp.margins) }
    }
  }

  // MARK: What apps add

  @Test func `an app adds rules of its own`() {
    box.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.width.equalTo(60)
      make.aspectRatio(3, to: 2)
    }
    #expect(frame.size == CGSize(width: 60, height: 40))
  }
}

extension ConstraintMaker {
  fileprivate func aspectRatio(_ width: CGFloat, to height: CGFloat) {
    guard let view = item as? ConstraintView else { return }
    self.width.equalTo(view.snp.height).multipliedBy(width / height)
  }
}
