import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.stage) struct NSLayoutConstraintTests {
  let root = makeRoot()

  func pin(_ view: UIView, inset: CGFloat = 0) -> [NSLayoutConstraint] {
    let constraints = [
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: inset),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: inset),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -inset),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -inset),
    ]
    NSLayoutConstraint.activate(constraints)
    return constraints
  }

  /// A subclass like those of libraries.
  private final class OwnConstraint: NSLayoutConstraint {
    var label = "own"
  }

  @Test func `without a second item its attribute means nothing`() {
    let view = root.adding(UIView())
    NSLayoutConstraint(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .width,
      multiplier: 1, constant: 60
    ).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 60)
  }

  @Test func `a left edge may be where another view's top is`() {
    let (view, other) = (root.adding(UIView()), root.adding(UIView()))
    NSLayoutConstraint.activate([
      other.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
      NSLayoutConstraint(
        item: view, attribute: .left, relatedBy: .equal, toItem: other, attribute: .top,
        multiplier: 1, constant: 5),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.minX == 35)
  }

  @Test func `a subclass is made like a constraint`() {
    let view = root.adding(UIView())
    let width = OwnConstraint(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 70)
    width.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 70)
    #expect(view.constraints == [width])
    #expect(NSLayoutConstraint().firstItem == nil)
  }

  @Test func `a priority is counted up and down`() {
    var priority = UILayoutPriority.defaultLow + 1
    #expect(priority.rawValue == 251)
    priority -= 2
    #expect(priority == .defaultLow - 1)
    priority += 1
    #expect(priority == .defaultLow)
  }

  @Test func `12.1.1 first is multiplier times second plus constant`() {
    let view = root.adding(UIView())
    root.constrain(
      NSLayoutConstraint(
        item: view, attribute: .width, relatedBy: .equal, toItem: root, attribute: .width,
        multiplier: 0.5, constant: 10),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25, constant: 5),
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor, constant: 20))
    root.layoutIfNeeded()
    #expect(view.frame.minX == 70)
    #expect(abs(view.frame.midY - 120) < 0.2, "on whole pixels")
    #expect(view.frame.size == CGSize(width: 160, height: 45))
  }

  @Test func `12.1.1 inequalities bound a wish of lower priority`() {
    let view = root.adding(UIView())
    let wish = view.widthAnchor.constraint(equalToConstant: 500)
    wish.priority = .defaultHigh
    root.constrain(
      wish, view.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, constant: -20))
    root.layoutIfNeeded()
    #expect(view.frame.width == 280)
    wish.priority = .defaultLow
    wish.constant = 100
    root.layoutIfNeeded()
    #expect(view.frame.width == 100)
  }

  @Test func `12.1.1 priorities are 1000, 750, 250 and 50`() {
    let priorities: [UILayoutPriority] = [
      .required, .defaultHigh, .defaultLow, .fittingSizeLevel,
    ]
    #expect(priorities.map(\.rawValue) == [1000, 750, 250, 50])
  }

  @Test func `12.1.2 a constant changes while the constraint is active`() {
    let view = root.adding(UIView())
    let edges = pin(view, inset: 10)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 10, width: 280, height: 180))
    edges[0].constant = 50
    edges[3].constant = -20
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 50, y: 10, width: 240, height: 170))
  }

  @Test func `12.1.2 required and not required do not change into one another`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let root = makeRoot()
      let width = root.widthAnchor.constraint(equalToConstant: 1)
      width.isActive = true
      root.layoutIfNeeded()
      width.priority = .defaultHigh
    }
  }

  @Test func `12.1.2 a constraint that no layout has installed yet may become optional`() {
    let view = root.adding(UIView())
    let width = view.widthAnchor.constraint(equalToConstant: 1)
    width.isActive = true
    width.priority = .defaultHigh
    root.constrain(view.widthAnchor.constraint(equalToConstant: 2))
    root.layoutIfNeeded()
    #expect(view.frame.width == 2)
  }

  @Test func `12.1.2 any priority may be set before activation`() {
    let view = root.adding(UIView())
    let width = view.widthAnchor.constraint(equalToConstant: 1)
    width.priority = .defaultHigh
    root.constrain(width, view.widthAnchor.constraint(equalToConstant: 2))
    root.layoutIfNeeded()
    #expect(view.frame.width == 2)
    width.isActive = false
    width.priority = .required
    #expect(width.priority == .required)
  }

  @Test func `12.1.3 activation adds to the closest common ancestor`() {
    let (left, right) = (root.adding(UIView()), root.adding(UIView()))
    let inner = left.adding(UIView())
    let across = inner.widthAnchor.constraint(equalTo: right.widthAnchor)
    let down = inner.leadingAnchor.constraint(equalTo: left.leadingAnchor)
    let alone = inner.heightAnchor.constraint(equalToConstant: 5)
    root.constrain(across, down, alone)
    #expect(root.constraints == [across])
    #expect(left.constraints == [down])
    #expect(inner.constraints == [alone])
    across.isActive = false
    #expect(root.constraints.isEmpty)
    #expect(!across.isActive)
  }

  @Test func `12.1.3 without a common ancestor activation traps`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let (one, other) = (UIView(), UIView())
      one.leadingAnchor.constraint(equalTo: other.leadingAnchor).isActive = true
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("Unable to activate constraint with anchors"))
    #expect(message.contains("because they have no common ancestor."))
  }

  @Test func `12.1.4 a conflict is logged and one constraint is broken`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) { @MainActor in
      let root = makeRoot()
      let view = root.adding(UIView())
      let narrow = view.widthAnchor.constraint(equalToConstant: 10)
      let wide = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 20)
      wide.identifier = "wide"
      root.constrain(narrow, view.heightAnchor.constraint(equalToConstant: 3), wide)
      root.layoutIfNeeded()
      precondition(view.frame.width == 10)
      precondition(wide.isActive)
      // A broken constraint comes back when there is room for it.
      narrow.isActive = false
      root.layoutIfNeeded()
      precondition(view.frame.width >= 20)
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("Unable to simultaneously satisfy constraints."))
    #expect(message.contains(".width == 10.0   (active)>"))
    #expect(message.contains("'wide'"))
    #expect(!message.contains(".height == 3.0"), "a bystander is not named")
    #expect(message.components(separatedBy: "Will attempt to recover").count == 2)
  }

  @Test func `constants that belong together change without a conflict`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) { @MainActor in
      let root = makeRoot()
      let view = root.adding(UIView())
      let one = view.widthAnchor.constraint(equalToConstant: 10)
      let other = view.widthAnchor.constraint(equalToConstant: 10)
      root.constrain(one, other)
      root.layoutIfNeeded()
      one.constant = 20
      other.constant = 20
      root.layoutIfNeeded()
      precondition(view.frame.width == 20)
    }
    #expect(result?.standardErrorContent.isEmpty == true)
  }

  @Test func `12.1.5 frames count as constraints while the mask is translated`() {
    let box = UIView(frame: CGRect(x: 20, y: 30, width: 40, height: 50))
    root.addSubview(box)
    #expect(box.translatesAutoresizingMaskIntoConstraints)
    let view = root.adding(UIView())
    root.constrain(
      view.leadingAnchor.constraint(equalTo: box.trailingAnchor, constant: 8),
      view.topAnchor.constraint(equalTo: box.topAnchor),
      view.widthAnchor.constraint(equalTo: box.widthAnchor),
      view.heightAnchor.constraint(equalTo: box.heightAnchor))
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 68, y: 30, width: 40, height: 50))
    box.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 0, y: 0, width: 100, height: 10))
    #expect(view.frame == CGRect(x: 108, y: 0, width: 100, height: 10))
    box.translatesAutoresizingMaskIntoConstraints = false
    root.constrain(box.widthAnchor.constraint(equalToConstant: 7))
    root.layoutIfNeeded()
    #expect(view.frame.width == 7)
  }

  @Test func `12.1.5 what depends on a frame follows it without being asked`() {
    let box = UIView(frame: CGRect(x: 20, y: 30, width: 40, height: 50))
    root.addSubview(box)
    let view = root.adding(UIView())
    root.constrain(view.leadingAnchor.constraint(equalTo: box.trailingAnchor, constant: 8))
    root.layoutIfNeeded()
    // A move that changes no size asks for no layout of the box itself.
    box.center.x += 100
    root.layoutIfNeeded()
    #expect(view.frame.minX == 168)
  }

  @Test func `12.1.6 leading is left and trailing right where people read from there`() {
    let view = root.adding(UIView())
    root.constrain(
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20))
    root.layoutIfNeeded()
    #expect(view.frame.minX == 10)
    #expect(view.frame.maxX == 280)
  }

  @Test func `12.1.6 leading is right and trailing left where people read from there`() {
    let view = root.adding(UIView())
    let width = view.widthAnchor.constraint(equalToConstant: 1000)
    width.priority = .defaultLow
    root.constrain(
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -20), width)
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(view.frame.maxX == 290)
    #expect(view.frame.minX == 20)
    root.semanticContentAttribute = .spatial
    root.layoutIfNeeded()
    #expect(view.frame.minX == 10)
    #expect(view.frame.maxX == 280)
  }

  @Test func `12.1.6 left and right stay where they are`() {
    let view = root.adding(UIView())
    root.semanticContentAttribute = .forceRightToLeft
    root.constrain(
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -20))
    root.layoutIfNeeded()
    #expect(view.frame.minX == 10)
    #expect(view.frame.maxX == 280)
  }

  @Test func `12.1.6 a view arranges what is in it, not what is further down`() {
    let outer = root.adding(UIView())
    let inner = outer.adding(UIView())
    root.semanticContentAttribute = .forceRightToLeft
    root.constrain(
      outer.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      outer.widthAnchor.constraint(equalToConstant: 100),
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 5),
      inner.widthAnchor.constraint(equalToConstant: 20))
    root.layoutIfNeeded()
    #expect(outer.frame.maxX == 290)
    #expect(inner.frame.minX == 5)
    outer.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(inner.frame.maxX == 95)
  }

  @Test func `12.1.6 margins, the middle and distances are mirrored`() {
    let (view, other) = (root.adding(UIView()), root.adding(UIView()))
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 7)
    root.constrain(
      view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.centerXAnchor, constant: -3),
      other.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 4),
      other.widthAnchor.constraint(equalToConstant: 9))
    root.layoutIfNeeded()
    #expect(view.frame.maxX == 293)
    #expect(view.frame.minX == 153)
    #expect(other.frame.maxX == 149)
  }

  @Test func `12.1.6 the direction of the traits counts where the content says nothing`() {
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    parent.setOverrideTraitCollection(
      UITraitCollection(layoutDirection: .rightToLeft), forChild: child)
    #expect(child.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    child.view.semanticContentAttribute = .playback
    #expect(child.view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    #expect(parent.view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
    #expect(
      UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft)
        == .rightToLeft)
  }

  @Test func `12.1.6 leading and left do not mix`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let view = UIView()
      _ = NSLayoutConstraint(
        item: view, attribute: .left, relatedBy: .equal, toItem: view, attribute: .leading,
        multiplier: 1, constant: 0)
    }
  }

  @Test func `12.1.7 constraints relate alignment rectangles`() {
    final class Shadowed: UIView {
      override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      }
    }
    let view = root.adding(Shadowed())
    let inner = view.adding(UIView())
    _ = pin(view, inset: 10)
    root.constrain(
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      inner.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
      inner.widthAnchor.constraint(equalToConstant: 30))
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 9, width: 286, height: 184))
    let aligned = view.alignmentRect(forFrame: view.frame)
    #expect(aligned == CGRect(x: 10, y: 10, width: 280, height: 180))
    #expect(view.frame(forAlignmentRect: aligned) == view.frame)
    #expect(inner.frame == CGRect(x: 2, y: 41, width: 30, height: 140))
  }

  @Test func `the distance between anchors is a dimension`() {
    let (left, right) = (root.adding(UIView()), root.adding(UIView()))
    root.constrain(
      left.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      left.widthAnchor.constraint(equalToConstant: 20),
      right.widthAnchor.constraint(equalToConstant: 20),
      left.trailingAnchor.anchorWithOffset(to: right.leadingAnchor)
        .constraint(equalTo: left.widthAnchor, multiplier: 2))
    root.layoutIfNeeded()
    #expect(right.frame.minX == 70)
  }
}
