import StorylineTesting
import Testing
import UIKit

@testable import UIKitCore

/// 13.1: how high navigation bars are, and how large their titles.
@MainActor @Suite(.stage) struct BarSizeTests {
  private let window = UIWindow(frame: UIScreen.main.bounds)
  private let navigation = UINavigationController(rootViewController: UIViewController())
  private var bar: UINavigationBar { navigation.navigationBar }

  private func show(_ root: UIViewController) throws {
    window.frame = UIScreen.main.bounds
    window.rootViewController = root
    window.makeKeyAndVisible()
    try Stage.shared.settle()
  }

  private func present(_ style: UIModalPresentationStyle) throws {
    let root = UIViewController()
    try show(root)
    navigation.modalPresentationStyle = style
    root.present(navigation, animated: false)
    try Stage.shared.settle()
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .formSheet])
  func `13.1.1 the bar in a sheet is 56 points high`(style: UIModalPresentationStyle) throws {
    try present(style)
    #expect(bar.frame.height == 56)
    #expect(navigation.topViewController?.view.safeAreaInsets.top == 56)
  }

  @Test func `13.1.1 so it is in a sheet on an iPad`() throws {
    Stage.shared.setDevice(.iPad)
    try present(.formSheet)
    #expect(bar.frame.height == 56)
  }

  @Test func `13.1.1 what covers the screen has the usual bar`() throws {
    try present(.fullScreen)
    #expect(bar.frame.height == 44)
  }

  @Test func `13.1.1 a sheet that covers the screen of a phone on its side has the usual bar`()
    throws
  {
    Stage.shared.rotate(to: .landscapeLeft)
    try present(.pageSheet)
    #expect(bar.frame.height == 32)
    Stage.shared.rotate(to: .portrait)
    try Stage.shared.settle()
    #expect(bar.frame.height == 56)
  }

  @Test func `13.1.1 a bar of the app's own in a sheet is as high as anywhere`() throws {
    let root = UIViewController()
    try show(root)
    let sheet = UIViewController()
    let own = UINavigationBar(frame: CGRect(x: 0, y: 20, width: 300, height: 44))
    sheet.view.addSubview(own)
    root.present(sheet, animated: false)
    try Stage.shared.settle()
    #expect(own.intrinsicContentSize.height == 44)
  }

  @Test(arguments: [
    (UIContentSizeCategory.large, CGFloat(34)), (.extraSmall, 31),
    (.accessibilityExtraExtraExtraLarge, 60),
  ])
  func `13.1.2 a large title is in the size that people chose, and the bar has the room`(
    category: UIContentSizeCategory, points: CGFloat
  ) throws {
    Stage.shared.setContentSizeCategory(category)
    navigation.topViewController?.title = "Title"
    bar.prefersLargeTitles = true
    try show(navigation)
    let label = try #require(bar.content?.largeTitle)
    #expect(label.font.pointSize == points)
    let line = UIFont.systemFont(ofSize: points, weight: .bold).lineHeight
    let usual = UIFont.systemFont(ofSize: 34, weight: .bold).lineHeight
    #expect(bar.frame.height == 96 + (line - usual).rounded())
    let area = try #require(label.superview)
    #expect(area.bounds.contains(label.frame))
  }

  @Test func `13.1.2 a large title that is shown follows the size`() throws {
    navigation.topViewController?.title = "Title"
    bar.prefersLargeTitles = true
    try show(navigation)
    #expect(bar.frame.height == 96)
    Stage.shared.setContentSizeCategory(.accessibilityExtraExtraExtraLarge)
    try Stage.shared.settle()
    #expect(bar.frame.height == 127)
    #expect(bar.content?.largeTitle.font.pointSize == 60)
    #expect(bar.content?.titleLabel.font.pointSize == 17)
  }
}
