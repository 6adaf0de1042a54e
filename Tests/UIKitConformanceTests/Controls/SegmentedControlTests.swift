import Foundation
import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.harness) struct SegmentedControlTests {
  private func onScreen(_ control: UISegmentedControl? = nil) throws
    -> ControlOnScreen<UISegmentedControl>
  {
    let control = control ?? UISegmentedControl(items: ["A", "B", "C", "D"])
    control.frame.size = CGSize(width: 200, height: 32)
    return try ControlOnScreen(control)
  }

  @Test func `it has a segment for each item, and the size that they need`() {
    let star = UIImage(systemName: "star")
    let control = UISegmentedControl(items: ["A", star as Any])
    #expect(control.numberOfSegments == 2)
    #expect(control.titleForSegment(at: 0) == "A")
    #expect(control.imageForSegment(at: 0) == nil)
    #expect(control.imageForSegment(at: 1) === star)
    #expect(control.titleForSegment(at: 1) == nil)
    #expect(control.frame.height == 32)
    #expect(control.frame.width == control.intrinsicContentSize.width)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func `a tap chooses, and tells once`() throws {
    let screen = try onScreen()
    screen.tap(0.4)
    #expect(screen.control.selectedSegmentIndex == 1)
    screen.tap(0.9)
    #expect(screen.control.selectedSegmentIndex == 3)
    #expect(screen.told == 2)
  }

  @Test func `a tap on what is chosen tells nothing`() throws {
    let screen = try onScreen()
    screen.control.selectedSegmentIndex = 1
    screen.tap(0.4)
    #expect(screen.told == 0)
  }

  @Test func `10.3.8 what code chooses, no event tells`() throws {
    let screen = try onScreen()
    screen.control.selectedSegmentIndex = 2
    #expect(screen.control.selectedSegmentIndex == 2)
    screen.control.selectedSegmentIndex = UISegmentedControl.noSegment
    #expect(screen.control.selectedSegmentIndex == -1)
    #expect(screen.told == 0)
  }

  @Test func `10.3.5 a disabled control, and a disabled segment, take no taps`() throws {
    let screen = try onScreen()
    screen.control.setEnabled(false, forSegmentAt: 1)
    #expect(!screen.control.isEnabledForSegment(at: 1))
    screen.tap(0.4)
    #expect(screen.told == 0)
    screen.control.isEnabled = false
    screen.tap(0.1)
    #expect(screen.told == 0)
  }

  @Test func `a momentary one tells of every tap`() throws {
    let screen = try onScreen()
    screen.control.isMomentary = true
    screen.tap(0.4)
    screen.tap(0.4)
    #expect(screen.told == 2)
    #expect(screen.control.selectedSegmentIndex == 1)
  }

  @Test func `a segment's action is performed when people choose it`() throws {
    let trace = Trace()
    let actions = ["one", "two"].map { name in
      UIAction(title: name, identifier: UIAction.Identifier(name)) { _ in
        trace.record("action", name)
      }
    }
    let control = UISegmentedControl(frame: .zero, actions: actions)
    #expect(control.titleForSegment(at: 1) == "two")
    #expect(control.actionForSegment(at: 0) === actions[0])
    #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("two")) == 1)
    #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("three")) == NSNotFound)
    let screen = try onScreen(control)
    control.selectedSegmentIndex = 0
    screen.tap(0.9)
    trace.expect(["action.two"])
  }

  @Test func `a finger that leaves the chosen segment takes the choice along`() throws {
    let screen = try onScreen()
    screen.control.selectedSegmentIndex = 0
    screen.drag(from: 0.1, to: 0.9)
    #expect(screen.control.selectedSegmentIndex == 3)
    #expect(screen.told == 1)
    screen.dragThereAndBack(from: 0.9, to: 0.1)
    #expect(screen.control.selectedSegmentIndex == 3)
    #expect(screen.told == 1)
  }

  @Test func `a touch that ends far away, or is taken away, chooses nothing`() throws {
    let screen = try onScreen()
    screen.harness.press(at: screen.point(0.4))
    screen.harness.drag(to: screen.point(0.4, 10))
    screen.harness.lift(at: screen.point(0.4, 10))
    screen.harness.press(at: screen.point(0.4))
    screen.harness.cancelTouch(at: screen.point(0.4))
    screen.rest()
    #expect(screen.control.selectedSegmentIndex == -1)
    #expect(screen.told == 0)
  }

  @Test func `the choice stays with its segment when others come and go`() {
    let control = UISegmentedControl(items: ["A", "B", "C"])
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "New", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect((0..<2).map { control.titleForSegment(at: $0) } == ["A", "C"])
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
  }

  @Test func `a number that is too high means the last segment`() {
    let control = UISegmentedControl(items: ["A", "B"])
    control.setTitle("Z", forSegmentAt: 9)
    #expect(control.titleForSegment(at: 1) == "Z")
    #expect(control.titleForSegment(at: 9) == "Z")
    control.insertSegment(withTitle: "Last", at: 9, animated: false)
    #expect(control.titleForSegment(at: 2) == "Last")
  }

  @Test func `a title and an image take turns`() {
    let control = UISegmentedControl(items: ["A"])
    let star = UIImage(systemName: "star")
    control.setImage(star, forSegmentAt: 0)
    #expect(control.titleForSegment(at: 0) == nil)
    #expect(control.imageForSegment(at: 0) === star)
    control.setTitle("B", forSegmentAt: 0)
    #expect(control.imageForSegment(at: 0) == nil)
  }

  @Test func `segments are as wide as each other, or as their contents, or as was said`() throws {
    let control = UISegmentedControl(items: ["A", "A very long title"])
    let same = control.intrinsicContentSize.width
    control.apportionsSegmentWidthsByContent = true
    #expect(control.intrinsicContentSize.width < same)
    control.setWidth(150, forSegmentAt: 0)
    control.setWidth(50, forSegmentAt: 1)
    #expect(control.widthForSegment(at: 0) == 150)
    #expect(control.intrinsicContentSize.width == 200)
    let screen = try onScreen(control)
    screen.tap(0.7)
    #expect(control.selectedSegmentIndex == 0)
    screen.tap(0.8)
    #expect(control.selectedSegmentIndex == 1)
  }

  @Test func `where people read from right to left, the first segment is at the right`() throws {
    let screen = try onScreen()
    screen.control.semanticContentAttribute = .forceRightToLeft
    screen.tap(0.9)
    #expect(screen.control.selectedSegmentIndex == 0)
  }

  @Test func `12.1.7 it is aligned without the last point of its height`() {
    let control = UISegmentedControl(items: ["A"])
    #expect(control.intrinsicContentSize.height == 31)
    #expect(control.sizeThatFits(.zero).height == 32)
    let insets = control.alignmentRectInsets
    #expect(insets == UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0))
  }

  @Test func `10.4.10 it wins over a tap of the view around it`() throws {
    let screen = try onScreen()
    let taps = screen.count(UITapGestureRecognizer())
    screen.tap(0.4)
    #expect(screen.told == 1)
    #expect(taps() == 0)
  }
}
