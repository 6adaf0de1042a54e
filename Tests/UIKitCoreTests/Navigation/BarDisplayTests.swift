import Foundation
import StorylineTesting
import Testing
import UIKitCore

/// Tests for the drawing of bars.
@MainActor @Suite(.stage) struct BarDisplayTests {
  private let stage = Stage.shared
  private let window = UIWindow(frame: UIScreen.main.bounds)
  private let navigation = UINavigationController()

  private func show(_ titles: String...) throws {
    let controllers = titles.map { title in
      let controller = UIViewController()
      controller.title = title
      return controller
    }
    navigation.setViewControllers(controllers, animated: false)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    try stage.settle()
  }

  private func nodes(named name: String) -> [DisplayNode] {
    func find(_ nodes: [DisplayNode]) -> [DisplayNode] {
      nodes.flatMap { ($0.name == name ? [$0] : []) + find($0.children) }
    }
    return find(stage.displayList().roots)
  }

  /// The drawing of a text: its place on the screen, and its opacity.
  private struct Words {
    let text: String
    let frame: CGRect
    let opacity: CGFloat
  }

  private func words() -> [Words] {
    func collect(_ node: DisplayNode, _ origin: CGPoint, _ opacity: CGFloat) -> [Words] {
      let frame = node.frame.offsetBy(dx: origin.x, dy: origin.y)
      let seen = opacity * node.opacity
      var words: [Words] = []
      if case .text(let lines) = node.content {
        words = lines.map { Words(text: $0.string, frame: frame, opacity: seen) }
      }
      return words + node.children.flatMap { collect($0, frame.origin, seen) }
    }
    return nodes(named: "UINavigationBar").flatMap { collect($0, .zero, 1) }
      .filter { $0.opacity > 0.02 }
  }

  // MARK: Background

  @Test func `nothing is drawn behind a bar at the edge, a material and a line otherwise`() throws {
    try show("Root")
    let atEdge = try #require(nodes(named: "BarBackground").first)
    #expect(!atEdge.blursBackdrop)
    #expect(atEdge.background == nil)
    #expect(atEdge.children.isEmpty)
    navigation.navigationBar.isAtScrollEdge = false
    try stage.settle()
    let scrolled = try #require(nodes(named: "BarBackground").first)
    #expect(scrolled.blursBackdrop)
    #expect(scrolled.frame == CGRect(x: 0, y: -59, width: 393, height: 103))
    #expect(scrolled.children.map { $0.frame.minY.rounded() } == [103])
  }

  @Test func `a bar's own tint is seen where content is scrolled under it`() throws {
    try show("Root")
    navigation.navigationBar.barTintColor = .systemRed
    try stage.settle()
    #expect(try #require(nodes(named: "BarBackground").first).background == nil)
    navigation.navigationBar.isAtScrollEdge = false
    try stage.settle()
    let red = try #require(nodes(named: "BarBackground").first?.background)
    #expect(red.red == 1 && red.blue < 0.3)
  }

  @Test func `opaque and transparent appearances look as they are called`() throws {
    try show("Root")
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    navigation.navigationBar.scrollEdgeAppearance = appearance
    try stage.settle()
    #expect(
      nodes(named: "BarBackground").first?.background == DisplayColor(red: 1, green: 1, blue: 1))
    navigation.navigationBar.scrollEdgeAppearance?.configureWithTransparentBackground()
    try stage.settle()
    let node = try #require(nodes(named: "BarBackground").first)
    #expect(node.background == nil && !node.blursBackdrop && node.children.isEmpty)
  }

  @Test func `scrolled content makes a large title small`() throws {
    try show("Root")
    navigation.navigationBar.prefersLargeTitles = true
    try stage.settle()
    #expect(words().map(\.frame.height) == [UIFont.systemFont(ofSize: 34).lineHeight.onPixel])
    navigation.navigationBar.isAtScrollEdge = false
    try stage.settle()
    #expect(words().map(\.frame.height) == [UIFont.systemFont(ofSize: 17).lineHeight.onPixel])
    #expect(navigation.navigationBar.frame.height == 44)
  }

  // MARK: Moving

  @Test(arguments: [
    ["Home", "Detail"], ["Home", "Some longer title", "Another title"],
    ["A title that is rather long", "Next"],
  ])
  func `no words cross while the content of the bar changes`(titles: [String]) throws {
    let controllers = titles.map { title in
      let controller = UIViewController()
      controller.title = title
      return controller
    }
    navigation.setViewControllers(controllers, animated: false)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    try stage.settle()
    stage.clock.mode = .manual
    send(.began, x: 5)
    for x in stride(from: CGFloat(25), through: 380, by: 5) {
      send(.moved, x: x)
      let seen = words()
      for (index, one) in seen.enumerated() {
        for other in seen.dropFirst(index + 1)
        where one.text != other.text && min(one.opacity, other.opacity) > 0.2 {
          #expect(!one.frame.intersects(other.frame), "\(one) and \(other) at \(x)")
        }
      }
    }
    send(.cancelled, x: 380)
    try stage.settle()
  }

  private func send(_ phase: TouchPhase, x: CGFloat) {
    stage.clock.advance(by: 0.02)
    stage.sendTouch(id: 1, phase: phase, at: CGPoint(x: x, y: 400))
    stage.turn()
  }

  // MARK: Telling others

  @Test func `assistive technology hears of a bar, a heading and buttons`() throws {
    try show("Home", "Detail")
    let item = UIBarButtonItem(systemItem: .add)
    item.accessibilityIdentifier = "add"
    navigation.topViewController?.navigationItem.rightBarButtonItem = item
    try stage.settle()
    let bar = try #require(nodes(named: "UINavigationBar").first)
    #expect(bar.accessibility?.role == .navigationBar)
    #expect(nodes(named: "NavigationTitleLabel").map(\.accessibility?.role) == [.header])
    let back = try #require(nodes(named: "NavigationBackButton").first?.accessibility)
    #expect(back.role == .button && back.label == "Home")
    let add = try #require(nodes(named: "BarButtonView").first?.accessibility)
    #expect(add.role == .button && add.label == "Add" && add.identifier == "add")
  }

  @Test func `the upper screen throws a shadow on the lower one only while they move`() throws {
    try show("Home")
    stage.clock.mode = .manual
    navigation.pushViewController(UIViewController(), animated: true)
    stage.turn()
    #expect(nodes(named: "ScreenEdge").first?.shadow != nil)
    try stage.settle()
    #expect(nodes(named: "ScreenEdge").isEmpty)
  }
}

extension CGFloat {
  /// The height of a label that holds the text, rounded up to whole pixels.
  fileprivate var onPixel: CGFloat { (self * 3).rounded(.up) / 3 }
}
