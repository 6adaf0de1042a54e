import StorylineTesting
import Testing
import UIKit

/// 4.3.13: which appearance a bar takes, and what it honours of it.
@MainActor @Suite(.harness) struct BarAppearanceTests {
  let harness: any Harness = PlatformHarness()
  let root = UIViewController()

  init() { root.title = "Root" }

  private func appearance(_ color: UIColor) -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    appearance.titleTextAttributes = [.foregroundColor: color]
    return appearance
  }

  private func titleColor(of bar: UINavigationBar) throws -> UIColor {
    try harness.settle()
    return try #require(BarReader.label("Root", in: bar)).textColor
  }

  @Test func `4.3.13 the item's appearance comes before the bar's, the edge's before the standard`()
    throws
  {
    let bar = try harness.showNavigation([root]).navigationBar
    let item = root.navigationItem
    bar.standardAppearance = appearance(.systemRed)
    #expect(try titleColor(of: bar) == .systemRed)
    item.standardAppearance = appearance(.systemGreen)
    #expect(try titleColor(of: bar) == .systemGreen)
    bar.scrollEdgeAppearance = appearance(.systemBlue)
    #expect(try titleColor(of: bar) == .systemBlue)
    item.scrollEdgeAppearance = appearance(.systemOrange)
    #expect(try titleColor(of: bar) == .systemOrange)
    item.scrollEdgeAppearance = nil
    bar.scrollEdgeAppearance = nil
    item.standardAppearance = nil
    #expect(try titleColor(of: bar) == .systemRed)
  }

  @Test func `4.3.13 the appearance of an item counts only while that is on top`() throws {
    let navigation = try harness.showNavigation([root])
    root.navigationItem.standardAppearance = appearance(.systemGreen)
    let next = UIViewController()
    next.title = "Next"
    navigation.pushViewController(next, animated: true)
    try harness.settle()
    let label = try #require(BarReader.label("Next", in: navigation.navigationBar))
    #expect(label.textColor == .label)
  }

  @Test func `an appearance is copied, and what is changed in the bar's own is seen`() throws {
    let bar = try harness.showNavigation([root]).navigationBar
    let mine = appearance(.systemRed)
    bar.standardAppearance = mine
    #expect(bar.standardAppearance !== mine)
    mine.titleTextAttributes = [.foregroundColor: UIColor.systemGreen]
    #expect(try titleColor(of: bar) == .systemRed)
    bar.standardAppearance.titleTextAttributes = [.foregroundColor: UIColor.systemBlue]
    #expect(try titleColor(of: bar) == .systemBlue)
  }

  @Test func `buttons take font and colour from the appearance, then from the item`() throws {
    let item = UIBarButtonItem(title: "Button")
    root.navigationItem.rightBarButtonItem = item
    let bar = try harness.showNavigation([root]).navigationBar
    let label = try #require(BarReader.label("Button", in: bar))
    #expect(label.textColor == bar.tintColor)
    bar.tintColor = .systemPink
    #expect(label.textColor == .systemPink)
    let appearance = UINavigationBarAppearance()
    appearance.buttonAppearance.normal.titleTextAttributes = [
      .foregroundColor: UIColor.systemRed, .font: UIFont.systemFont(ofSize: 12),
    ]
    bar.standardAppearance = appearance
    #expect(label.textColor == .systemRed)
    #expect(label.font.pointSize == 12)
    item.setTitleTextAttributes([.foregroundColor: UIColor.systemGreen], for: .normal)
    #expect(label.textColor == .systemGreen)
    item.tintColor = .systemTeal
    #expect(label.textColor == .systemTeal)
  }

  @Test func `content does not go on under a bar that is not translucent`() throws {
    let navigation = try harness.showNavigation([root])
    #expect(root.view.frame.minY == 0)
    navigation.navigationBar.isTranslucent = false
    try harness.settle()
    #expect(root.view.frame.minY == navigation.navigationBar.frame.maxY)
    #expect(root.view.frame.maxY == navigation.view.bounds.maxY)
    #expect(root.view.safeAreaInsets.top == 0)
    let below = root.view.frame
    let next = UIViewController()
    navigation.pushViewController(next, animated: true)
    try harness.settle()
    #expect(next.view.frame == below)
    navigation.setNavigationBarHidden(true, animated: false)
    try harness.settle()
    #expect(next.view.frame == navigation.view.bounds)
  }

  @Test func `a cancelled swipe back gives the bar its items back`() throws {
    let next = UIViewController()
    next.title = "Next"
    next.navigationItem.prompt = "Prompt"
    let navigation = try harness.showNavigation([root, next])
    let bar = navigation.navigationBar
    let (texts, frame) = (BarReader(bar).texts, bar.frame)
    harness.holdTime()
    harness.press(at: CGPoint(x: 3, y: 400))
    for x in stride(from: CGFloat(30), through: 120, by: 15) {
      harness.advance(by: 0.1)
      harness.drag(to: CGPoint(x: x, y: 400))
      harness.turn()
    }
    #expect(bar.topItem === root.navigationItem)
    harness.cancelTouch(at: CGPoint(x: 120, y: 400))
    try harness.settle()
    #expect(bar.items == [root.navigationItem, next.navigationItem])
    #expect(BarReader(bar).texts == texts)
    #expect(bar.frame == frame)
    harness.tap(at: BarReader(bar).backButtonPoint)
    try harness.settle()
    #expect(navigation.viewControllers == [root])
  }
}
