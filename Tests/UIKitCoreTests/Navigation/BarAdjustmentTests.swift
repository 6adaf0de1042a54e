import StorylineTesting
import Testing
import UIKit
import UIKitCore

/// Tests for the parts of bars that apps move or replace.
@MainActor @Suite(.stage) struct BarAdjustmentTests {
  let navigation = UINavigationController(rootViewController: UIViewController())
  let window = UIWindow()

  private func show() throws {
    navigation.topViewController?.title = "Root"
    let top = UIViewController()
    top.title = "Top"
    navigation.pushViewController(top, animated: false)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    try settleNow()
  }

  private func picture(_ width: Int, _ height: Int) throws -> UIImage {
    let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\"/>"
    return try #require(UIImage(data: Data(svg.utf8)))
  }

  private func all<View: UIView>(_ kind: View.Type, in view: UIView) -> [View] {
    view.subviews.flatMap { ($0 as? View).map { [$0] } ?? all(kind, in: $0) }
  }

  /// Returns the place of a text in the window.
  private func frame(of text: String) throws -> CGRect {
    let label = try #require(
      all(UILabel.self, in: navigation.navigationBar).first { $0.text == text && !$0.isHidden })
    return label.convert(label.bounds, to: nil)
  }

  private func arrow() throws -> DisplayNode {
    func find(_ nodes: [DisplayNode]) -> [DisplayNode] {
      nodes.flatMap { ($0.name == "ChevronView" ? [$0] : []) + find($0.children) }
    }
    return try #require(find(Stage.shared.displayList().roots).first)
  }

  @Test func `a bar has a sign of its own in place of the arrow`() throws {
    try show()
    let text = try frame(of: "Root")
    let bar = navigation.navigationBar
    bar.backIndicatorImage = try picture(30, 20)
    try settleNow()
    // It is one of two, as Apple's pages say.
    #expect(try arrow().frame.width == 12)
    bar.backIndicatorTransitionMaskImage = try picture(30, 20)
    try settleNow()
    let sign = try arrow()
    #expect(sign.frame.size == CGSize(width: 30, height: 20))
    guard case .image = sign.content else {
      Issue.record("No image is drawn.")
      return
    }
    #expect(try frame(of: "Root").minX == text.minX + 18)
  }

  @Test func `an appearance has a sign before the bar`() throws {
    let appearance = UINavigationBarAppearance()
    let sign = try picture(16, 16)
    appearance.setBackIndicatorImage(sign, transitionMaskImage: nil)
    #expect(appearance.backIndicatorImage != sign)
    appearance.setBackIndicatorImage(sign, transitionMaskImage: sign)
    navigation.navigationBar.standardAppearance = appearance
    try show()
    #expect(try arrow().frame.width == 16)
    let copy = try #require(appearance.copy() as? UINavigationBarAppearance)
    #expect(copy.backIndicatorImage == sign)
  }

  @Test func `the title of every back button is moved away`() throws {
    UIBarButtonItem.appearance().setBackButtonTitlePositionAdjustment(
      UIOffset(horizontal: -1000, vertical: 0), for: .default)
    try show()
    #expect(try frame(of: "Root").maxX < 0)
    #expect(try frame(of: "Top").minX > 0)
  }

  @Test func `what is said of buttons is said of the one that leads back`() throws {
    UIBarButtonItem.appearance().setTitleTextAttributes(
      [.foregroundColor: UIColor.red], for: .normal)
    try show()
    let label = try #require(
      all(UILabel.self, in: navigation.navigationBar).first { $0.text == "Root" && !$0.isHidden })
    #expect(label.textColor == .red)
  }

  @Test func `a title is moved within its button and its bar`() throws {
    let item = UIBarButtonItem(title: "Send", style: .plain, target: nil, action: nil)
    try show()
    navigation.topViewController?.navigationItem.rightBarButtonItem = item
    try settleNow()
    let (send, top) = (try frame(of: "Send"), try frame(of: "Top"))
    item.setTitlePositionAdjustment(UIOffset(horizontal: -3, vertical: 4), for: .default)
    navigation.navigationBar.setTitleVerticalPositionAdjustment(-5, for: .default)
    try settleNow()
    #expect(try frame(of: "Send") == send.offsetBy(dx: -3, dy: 4))
    #expect(try frame(of: "Top") == top.offsetBy(dx: 0, dy: -5))
    #expect(item.titlePositionAdjustment(for: .default).vertical == 4)
  }

  @Test func `an appearance moves titles too`() throws {
    let appearance = UINavigationBarAppearance()
    try show()
    let top = try frame(of: "Top")
    appearance.titlePositionAdjustment = UIOffset(horizontal: 10, vertical: 2)
    appearance.backButtonAppearance.normal.titlePositionAdjustment.vertical = 3
    let root = try frame(of: "Root")
    navigation.navigationBar.standardAppearance = appearance
    try settleNow()
    #expect(try frame(of: "Top") == top.offsetBy(dx: 10, dy: 2))
    #expect(try frame(of: "Root") == root.offsetBy(dx: 0, dy: 3))
  }

  @Test func `insets move the sign of a tab`() throws {
    let tabs = UITabBarController()
    let screen = UIViewController()
    screen.tabBarItem = UITabBarItem(title: nil, image: try picture(24, 24), tag: 0)
    tabs.viewControllers = [screen]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    try settleNow()
    let sign = try #require(all(UIControl.self, in: tabs.tabBar).first?.subviews.first)
    let before = sign.frame
    screen.tabBarItem.imageInsets = UIEdgeInsets(top: 6, left: 0, bottom: -6, right: 0)
    try settleNow()
    #expect(sign.frame == before.offsetBy(dx: 0, dy: 6))
  }

  @Test func `a phone on its side has the picture that was made for it`() throws {
    let (usual, low) = (try picture(24, 24), try picture(18, 18))
    let item = UIBarButtonItem(
      image: usual, landscapeImagePhone: low, style: .plain, target: nil, action: nil)
    try show()
    navigation.topViewController?.navigationItem.rightBarButtonItem = item
    try settleNow()
    let sign = try #require(
      all(UIControl.self, in: navigation.navigationBar).first {
        !$0.isHidden && $0.frame.minX > 200
      }?
      // The area behind the picture has no size without a background.
      .subviews.first { !$0.isHidden && $0.frame.width > 0 })
    #expect(sign.frame.width == 24)
    Stage.shared.rotate(to: .landscapeLeft)
    try settleNow()
    #expect(sign.frame.width == 18)
  }
}
