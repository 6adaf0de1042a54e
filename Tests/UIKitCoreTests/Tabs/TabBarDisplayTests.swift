import Foundation
import StorylineTesting
import Testing
import UIKitCore

/// Tests for the drawing of a tab bar.
@MainActor @Suite(.stage) struct TabBarDisplayTests {
  private let stage = Stage.shared
  private let window = UIWindow(frame: UIScreen.main.bounds)
  private let tabs = UITabBarController()

  private static let items: [UITabBarItem.SystemItem] = [.favorites, .recents, .search]

  private func show() throws {
    tabs.viewControllers = Self.items.map { item in
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(tabBarSystemItem: item, tag: 0)
      return controller
    }
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    try stage.settle()
  }

  private func nodes(named name: String) -> [DisplayNode] {
    func find(_ nodes: [DisplayNode]) -> [DisplayNode] {
      nodes.flatMap { ($0.name == name ? [$0] : []) + find($0.children) }
    }
    return find(stage.displayList().roots)
  }

  private func lines() -> [DisplayTextLine] {
    func collect(_ node: DisplayNode) -> [DisplayTextLine] {
      var lines: [DisplayTextLine] = []
      if case .text(let own) = node.content { lines = own }
      return lines + node.children.flatMap(collect)
    }
    return nodes(named: "UITabBar").flatMap(collect)
  }

  private func signs() -> [DisplayPath] {
    nodes(named: "TabSignView").compactMap { node in
      if case .path(let path) = node.content { path } else { nil }
    }
  }

  private func color(_ color: UIColor) -> DisplayColor {
    let probe = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    probe.backgroundColor = color
    probe.accessibilityIdentifier = "probe"
    tabs.view.addSubview(probe)
    defer { probe.removeFromSuperview() }
    let node = nodes(named: "UIView").first { $0.accessibility?.identifier == "probe" }
    return node?.background ?? DisplayColor(red: 0, green: 0, blue: 0, alpha: 0)
  }

  @Test func `the selected tab has the tint, the others are grey`() throws {
    try show()
    tabs.selectedIndex = 1
    try stage.settle()
    #expect(lines().map(\.string) == ["Favorites", "Recents", "Search"])
    let (grey, tint) = (color(.systemGray), color(.systemBlue))
    #expect(lines().map(\.color) == [grey, tint, grey])
    let signs = signs()
    #expect(signs.map(\.stroke) == [grey, nil, grey])
    #expect(signs.map(\.fill) == [nil, tint, nil])
  }

  @Test func `a bar has the colours that it is given`() throws {
    try show()
    tabs.tabBar.tintColor = .systemRed
    tabs.tabBar.unselectedItemTintColor = .systemGreen
    try stage.settle()
    let (red, green) = (color(.systemRed), color(.systemGreen))
    #expect(lines().map(\.color) == [red, green, green])
  }

  @Test func `appearances say how the items look in each state`() throws {
    try show()
    let appearance = UITabBarAppearance()
    appearance.stackedLayoutAppearance.normal.iconColor = .systemGreen
    appearance.stackedLayoutAppearance.normal.titleTextAttributes = [
      .foregroundColor: UIColor.systemOrange, .font: UIFont.systemFont(ofSize: 12),
    ]
    appearance.stackedLayoutAppearance.selected.iconColor = .systemPurple
    appearance.stackedLayoutAppearance.selected.titleTextAttributes = [
      .foregroundColor: UIColor.systemRed
    ]
    tabs.tabBar.standardAppearance = appearance
    try stage.settle()
    #expect(lines().map(\.font.size) == [12, 12, 12])
    let (red, orange) = (color(.systemRed), color(.systemOrange))
    #expect(lines().map(\.color) == [red, orange, orange])
    #expect(signs().map(\.fill) == [color(.systemPurple), nil, nil])
    #expect(signs().map(\.stroke) == [nil, color(.systemGreen), color(.systemGreen)])
  }

  @Test func `the selected item may have an appearance of its own`() throws {
    try show()
    let appearance = UITabBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .systemYellow
    tabs.tabBar.items?[1].scrollEdgeAppearance = appearance
    try stage.settle()
    #expect(try #require(nodes(named: "BarBackground").first).background == nil)
    tabs.selectedIndex = 1
    try stage.settle()
    #expect(nodes(named: "BarBackground").first?.background == color(.systemYellow))
  }

  @Test func `nothing is drawn behind a bar at the edge, a material and a line otherwise`() throws {
    try show()
    let atEdge = try #require(nodes(named: "BarBackground").first)
    #expect(!atEdge.blursBackdrop && atEdge.background == nil && atEdge.children.isEmpty)
    tabs.tabBar.isAtScrollEdge = false
    try stage.settle()
    let scrolled = try #require(nodes(named: "BarBackground").first)
    #expect(scrolled.blursBackdrop)
    #expect(scrolled.frame == CGRect(x: 0, y: 0, width: 393, height: 83))
    #expect(scrolled.children.count == 1)
  }

  @Test func `a badge stands at the sign's upper corner, in the colour that it is given`() throws {
    try show()
    #expect(nodes(named: "TabBadge").isEmpty)
    tabs.tabBar.items?[1].badgeValue = "3"
    try stage.settle()
    let badge = try #require(nodes(named: "TabBadge").first)
    #expect(badge.background == color(.systemRed))
    #expect(badge.frame.size == CGSize(width: 18, height: 18))
    #expect(lines().contains { $0.string == "3" })
    let sign = nodes(named: "TabSignView")[1]
    #expect(badge.frame.minX > sign.frame.midX && badge.frame.minX < sign.frame.maxX)
    #expect(badge.frame.minY < sign.frame.minY)
    tabs.tabBar.items?[1].badgeColor = .systemGreen
    tabs.tabBar.items?[1].badgeValue = "1000"
    try stage.settle()
    let wide = try #require(nodes(named: "TabBadge").first)
    #expect(wide.background == color(.systemGreen))
    #expect(wide.frame.width > 30)
    tabs.tabBar.items?[1].badgeValue = nil
    try stage.settle()
    #expect(nodes(named: "TabBadge").isEmpty)
  }

  @Test func `assistive technology hears of tabs`() throws {
    try show()
    tabs.tabBar.items?[2].badgeValue = "2"
    tabs.tabBar.items?[1].isEnabled = false
    try stage.settle()
    let tabs = nodes(named: "TabButton").compactMap(\.accessibility)
    #expect(tabs.map(\.role) == [.tab, .tab, .tab])
    #expect(tabs.map(\.label) == ["Favorites", "Recents", "Search"])
    #expect(tabs.map(\.isSelected) == [true, false, false])
    #expect(tabs.map(\.isEnabled) == [true, false, true])
    #expect(tabs.map(\.value) == [nil, nil, "2"])
  }

  @Test func `the items share the width of a phone`() throws {
    try show()
    #expect(nodes(named: "TabButton").map(\.frame.minX) == [0, 131, 262])
    #expect(nodes(named: "TabButton").map(\.frame.width) == [131, 131, 131])
  }

  @Test func `centred items have the width and the distance that they are given`() throws {
    try show()
    tabs.tabBar.itemPositioning = .centered
    tabs.tabBar.itemWidth = 80
    tabs.tabBar.itemSpacing = 10
    try stage.settle()
    #expect(nodes(named: "TabButton").map(\.frame.width) == [80, 80, 80])
    #expect(nodes(named: "TabButton").map(\.frame.minX) == [67, 157, 247])
  }

  @Test func `on a device on its side the titles stand beside the signs`() throws {
    try show()
    stage.rotate(to: .landscapeLeft)
    try stage.settle()
    let sign = try #require(nodes(named: "TabSignView").first)
    let label = try #require(
      nodes(named: "TabButton").first?.children.first { $0.name == "UILabel" })
    #expect(label.frame.minX > sign.frame.maxX - 6)
    #expect(abs(label.frame.midY - sign.frame.midY) < 1)
  }

  @Test func `an image stands in place of a sign, and another while it is selected`() throws {
    func image(_ name: String) throws -> UIImage {
      // The smallest GIF, and what tells one from the other behind it.
      var data = Data("GIF89a".utf8)
      data.append(contentsOf: [20, 0, 20, 0, 0, 0, 0, 0x3B])
      data.append(contentsOf: name.utf8)
      return try #require(UIImage(data: data))
    }
    let (plain, chosen) = (try image("plain"), try image("chosen"))
    let screens = (0..<2).map { _ in UIViewController() }
    for screen in screens {
      screen.tabBarItem = UITabBarItem(title: "Tab", image: plain, selectedImage: chosen)
    }
    tabs.viewControllers = screens
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    try stage.settle()
    let data = nodes(named: "TabSignView").compactMap { node in
      if case .image(let image) = node.content { image.data } else { nil }
    }
    #expect(data.map { String(decoding: $0.suffix(5), as: UTF8.self) } == ["hosen", "plain"])
  }
}
