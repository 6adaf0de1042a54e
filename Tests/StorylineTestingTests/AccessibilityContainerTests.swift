import StorylineTesting
import Testing
import UIKit

/// A view that draws two things, and says so.
@MainActor
private final class Chart: UIView {
  lazy var bars: [UIAccessibilityElement] = ["Monday", "Tuesday"].enumerated().map {
    let bar = UIAccessibilityElement(accessibilityContainer: self)
    bar.accessibilityLabel = $0.element
    bar.accessibilityTraits = .button
    bar.accessibilityFrameInContainerSpace = CGRect(
      x: 100 * $0.offset, y: 0, width: 100, height: 80)
    return bar
  }
  var taps: [CGPoint] = []

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    taps += touches.map { $0.location(in: self) }
  }
}

/// Says what is in it when it is asked.
@MainActor
private final class Counting: UIView {
  let only = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
  override func accessibilityElementCount() -> Int { 1 }
  override func accessibilityElement(at index: Int) -> Any? { index == 0 ? only : nil }
  override func index(ofAccessibilityElement element: Any) -> Int {
    element as AnyObject === only ? 0 : NSNotFound
  }
}

@MainActor @Suite(.stage) struct AccessibilityContainerTests {
  let app = AppDriver()
  let screen = UIViewController()
  let window = UIWindow(frame: UIScreen.main.bounds)

  private func show(_ views: UIView...) async throws {
    window.rootViewController = screen
    window.makeKeyAndVisible()
    for view in views { screen.view.addSubview(view) }
    try await app.settle()
  }

  private func label(_ text: String, y: CGFloat) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: y, width: 200, height: 20))
    label.text = text
    return label
  }

  private func node(of view: UIView) throws -> DisplayNode {
    func find(_ nodes: [DisplayNode]) -> DisplayNode? {
      for node in nodes {
        if node.id == view.displayID { return node }
        if let found = find(node.children) { return found }
      }
      return nil
    }
    return try #require(find(Stage.shared.displayList().roots))
  }

  @Test func `what a container names is found in its order, and nothing else in it`() async throws {
    let box = UIView(frame: CGRect(x: 20, y: 200, width: 200, height: 100))
    let (one, two, three) = (label("One", y: 0), label("Two", y: 30), label("Three", y: 60))
    for part in [one, two, three] { box.addSubview(part) }
    box.accessibilityElements = [three, one]
    try await show(box)
    #expect(app.text("Three").exists)
    #expect(!app.text("Two").exists)
    #expect(app.element(of: UILabel.self).count == 3)
    #expect(app.element(of: UILabel.self)[0].view === three)
    let described = try node(of: box)
    #expect(described.accessibility?.order == [three.displayID, one.displayID])
    #expect(described.children.map { $0.accessibility?.label } == ["One", nil, "Three"])
    box.accessibilityElements = nil
    #expect(app.text("Two").exists)
  }

  @Test func `an element without a view is found and touched where it is drawn`() async throws {
    let chart = Chart(frame: CGRect(x: 50, y: 300, width: 200, height: 80))
    chart.accessibilityElements = chart.bars
    try await show(chart)
    let bar = app.button("Tuesday")
    #expect(bar.frame == CGRect(x: 150, y: 300, width: 100, height: 80))
    #expect(bar.view == nil)
    try await bar.tap()
    #expect(chart.taps == [CGPoint(x: 150, y: 40)])
    chart.bars[1].accessibilityActivationPoint = CGPoint(x: 160, y: 310)
    try await bar.activate()
    #expect(chart.taps.last == CGPoint(x: 110, y: 10))
    let parts = try node(of: chart).children
    #expect(parts.map { $0.accessibility?.label } == ["Monday", "Tuesday"])
    #expect(parts.map(\.frame.minX) == [0, 100])
  }

  @Test func `an element goes with its container, but not where the app says its frame`() {
    let view = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    window.addSubview(view)
    let element = UIAccessibilityElement(accessibilityContainer: view)
    element.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 10, width: 20, height: 20)
    view.frame.origin.y = 150
    #expect(element.accessibilityFrame == CGRect(x: 10, y: 160, width: 20, height: 20))
    element.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
    view.frame.origin.y = 0
    #expect(element.accessibilityFrame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(element.isAccessibilityElement)
    #expect(element.next === view)
  }

  @Test func `a container may count its elements instead`() async throws {
    let box = Counting(frame: CGRect(x: 20, y: 200, width: 200, height: 100))
    box.only.text = "Only"
    box.addSubview(label("Other", y: 40))
    box.addSubview(box.only)
    try await show(box)
    #expect(app.text("Only").exists)
    #expect(!app.text("Other").exists)
  }

  @Test func `the elements that were set are counted and found`() {
    let (box, one, two) = (UIView(), UIView(), UIView())
    #expect(box.accessibilityElementCount() == 0)
    box.accessibilityElements = [one, two]
    #expect(box.accessibilityElementCount() == 2)
    #expect(box.accessibilityElement(at: 1) as? UIView === two)
    #expect(box.accessibilityElement(at: 2) == nil)
    #expect(box.index(ofAccessibilityElement: two) == 1)
    #expect(box.index(ofAccessibilityElement: box) == NSNotFound)
  }

  @Test func `a container says what kind it is`() async throws {
    let (list, group) = (UIView(), UIView())
    for view in [list, group] {
      view.frame = CGRect(x: 0, y: 100, width: 100, height: 100)
      view.addSubview(label("Part", y: 0))
    }
    list.accessibilityContainerType = .list
    list.accessibilityLabel = "Friends"
    group.shouldGroupAccessibilityChildren = true
    try await show(list, group)
    #expect(try node(of: list).accessibility?.role == .list)
    #expect(try node(of: list).accessibility?.label == "Friends")
    #expect(try node(of: group).accessibility?.role == .other)
    #expect(try node(of: group).children.first?.accessibility?.label == "Part")
  }

  @Test func `what the app says is handed on as it is said`() async throws {
    var said: [String?] = []
    Stage.shared.onAnnouncement = { said.append($0.text) }
    defer { Stage.shared.onAnnouncement = nil }
    let label = label("Done", y: 100)
    try await show(label)
    UIAccessibility.post(notification: .announcement, argument: "Saved")
    UIAccessibility.post(notification: .layoutChanged, argument: label)
    UIAccessibility.post(notification: .screenChanged, argument: nil)
    #expect(said == ["Saved", "Done", nil])
    #expect(app.announcements == ["Saved"])
  }
}
