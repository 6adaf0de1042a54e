import StorylineTesting
import Testing
import UIKit
import UIKitCore

/// Tests for bars that are styled without an appearance object.
@MainActor @Suite(.stage) struct PlainBarTests {
  let navigation = UINavigationController(rootViewController: UIViewController())
  let window = UIWindow()

  init() throws {
    navigation.topViewController?.title = "Root"
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    navigation.navigationBar.isAtScrollEdge = false
    try settleNow()
  }

  private func nodes(_ name: String) throws -> [DisplayNode] {
    try settleNow()
    func find(_ nodes: [DisplayNode]) -> [DisplayNode] {
      nodes.flatMap { ($0.name == name ? [$0] : []) + find($0.children) }
    }
    return find(Stage.shared.displayList().roots)
  }

  private var background: DisplayNode {
    get throws { try #require(try nodes("BarBackground").first) }
  }

  private func picture(_ width: Int, _ height: Int) throws -> UIImage {
    let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\"/>"
    return try #require(UIImage(data: Data(svg.utf8)))
  }

  private func shownImage(in bar: UIView) throws -> UIImage? {
    try settleNow()
    return bar.subviews.first?.subviews.compactMap { ($0 as? UIImageView)?.image }.first
  }

  @Test func `an image of nothing leaves nothing of the background, and of the line`() throws {
    let bar = navigation.navigationBar
    #expect(try background.blursBackdrop)
    #expect(try !background.children.isEmpty)
    bar.setBackgroundImage(UIImage(), for: .default)
    bar.shadowImage = UIImage()
    #expect(try !background.blursBackdrop)
    #expect(try background.background == nil)
    let line = try background.children.first { $0.frame.height > 0 && $0.background != nil }
    #expect(line == nil)
    bar.setBackgroundImage(nil, for: .default)
    #expect(try background.blursBackdrop)
  }

  @Test func `a shadow image counts only where there is a background image`() throws {
    navigation.navigationBar.shadowImage = UIImage()
    #expect(try background.children.contains { $0.background != nil })
  }

  @Test func `an image fills the bar with what is above it`() throws {
    navigation.navigationBar.setBackgroundImage(try picture(4, 4), for: .default)
    let image = try #require(try background.children.first)
    guard case .image = image.content else {
      Issue.record("No image is drawn.")
      return
    }
    #expect(image.frame.size == (try background.frame.size))
    #expect(try background.frame.height > 44)
  }

  @Test func `a black bar is dark, with a white title below a light status bar`() throws {
    navigation.navigationBar.barStyle = .black
    #expect(try background.background == UIColor(white: 0.114, alpha: 0.84).display(isDark: false))
    let title = try nodes("UINavigationBar").flatMap(Self.lines).first { $0.string == "Root" }
    #expect(title?.color == UIColor.white.display(isDark: false))
    #expect(navigation.preferredStatusBarStyle == .lightContent)
  }

  private static func lines(_ node: DisplayNode) -> [DisplayTextLine] {
    var own: [DisplayTextLine] = []
    if case .text(let lines) = node.content { own = lines }
    return own + node.children.flatMap(lines)
  }

  @Test func `an appearance goes before what is said without one`() throws {
    let bar = navigation.navigationBar
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .red
    bar.standardAppearance = appearance
    bar.barTintColor = .blue
    #expect(try background.background == UIColor.red.display(isDark: false))
  }

  @Test func `an appearance has images and an effect as well`() throws {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithTransparentBackground()
    appearance.backgroundEffect = UIBlurEffect(style: .systemMaterial)
    appearance.backgroundImage = try picture(2, 2)
    appearance.shadowImage = try picture(1, 6)
    navigation.navigationBar.standardAppearance = appearance
    #expect(try background.blursBackdrop)
    #expect(try background.children.map(\.frame.height).contains(6))
    let copy = try #require(appearance.copy() as? UINavigationBarAppearance)
    #expect(copy.backgroundImage == appearance.backgroundImage)
    #expect(copy.shadowImage == appearance.shadowImage)
  }

  @Test func `an appearance has the effect of its background`() {
    let appearance = UINavigationBarAppearance()
    #expect(appearance.backgroundEffect != nil)
    appearance.configureWithOpaqueBackground()
    #expect(appearance.backgroundEffect == nil)
    let effect = UIBlurEffect(style: .dark)
    appearance.backgroundEffect = effect
    #expect(appearance.backgroundEffect === effect)
  }

  @Test func `a bar with a prompt has the image for it`() throws {
    let bar = navigation.navigationBar
    let (usual, prompted) = (try picture(2, 2), try picture(3, 3))
    bar.setBackgroundImage(usual, for: .default)
    bar.setBackgroundImage(prompted, for: .defaultPrompt)
    #expect(try shownImage(in: bar) == usual)
    navigation.topViewController?.navigationItem.prompt = "Prompt"
    #expect(try shownImage(in: bar) == prompted)
  }

  @Test func `a toolbar has the image of the place where it stands`() throws {
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 300, width: 393, height: 49))
    let (any, bottom) = (try picture(3, 3), try picture(5, 5))
    toolbar.setBackgroundImage(any, forToolbarPosition: .any, barMetrics: .default)
    #expect(toolbar.backgroundImage(forToolbarPosition: .any, barMetrics: .default) == any)
    navigation.view.addSubview(toolbar)
    toolbar.isAtScrollEdge = false
    toolbar.setBackgroundImage(bottom, forToolbarPosition: .bottom, barMetrics: .default)
    #expect(try shownImage(in: toolbar) == bottom)
  }

  @Test func `a tab bar has an image in place of its background`() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController()]
    window.rootViewController = tabs
    tabs.tabBar.isAtScrollEdge = false
    tabs.tabBar.backgroundImage = UIImage()
    tabs.tabBar.shadowImage = UIImage()
    #expect(try !background.blursBackdrop)
    tabs.tabBar.backgroundImage = nil
    tabs.tabBar.barStyle = .black
    #expect(try background.background == UIColor(white: 0.114, alpha: 0.84).display(isDark: false))
  }
}
