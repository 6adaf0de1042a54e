import StorylineTesting
import Testing
import UIKit

/// Tests for attributes that depend on size classes and follow them while the app runs.
@MainActor @Suite(.stage) struct VariationTests {
  private let parent = UIViewController()
  private let window = UIWindow(frame: UIScreen.main.bounds)

  init() throws {
    window.rootViewController = parent
    window.makeKeyAndVisible()
    try Stage.shared.settle()
  }

  private static let box = """
    <view translatesAutoresizingMaskIntoConstraints="NO" id="x">
    <rect key="frame" x="0" y="0" width="10" height="10"/></view>
    """

  private static func storyboard(_ subviews: String, _ more: String) -> UIStoryboard {
    Interface.storyboard(
      Interface.scene(Interface.controller("c", nil, Interface.view(subviews, more))),
      initial: "c")
  }

  /// A controller of a view with that in it, in a parent that is narrow and high.
  private func show(_ subviews: String, _ more: String = "") throws -> UIViewController {
    let child: UIViewController = try #require(
      Self.storyboard(subviews, more).instantiateInitialViewController())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    try Stage.shared.settle()
    return child
  }

  private func widen(_ child: UIViewController) throws {
    parent.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    try Stage.shared.settle()
  }

  private func narrow(_ child: UIViewController) throws {
    parent.setOverrideTraitCollection(nil, forChild: child)
    try Stage.shared.settle()
  }

  private static let pinned = """
    <constraint firstItem="x" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="l"/>
    <constraint firstItem="x" firstAttribute="top" secondItem="v" secondAttribute="top" id="t"/>
    """

  // MARK: Constraints

  @Test func `a constraint is installed in its size class alone`() throws {
    let child = try show(
      Self.box,
      """
      <constraints>\(Self.pinned)
      <constraint firstItem="x" firstAttribute="width" constant="50" id="narrow"/>
      <constraint firstItem="x" firstAttribute="width" constant="90" id="wide"/>
      <constraint firstItem="x" firstAttribute="height" constant="10" id="h"/></constraints>
      <variation key="default"><mask key="constraints"><exclude reference="wide"/></mask></variation>
      <variation key="widthClass=regular"><mask key="constraints"><include reference="wide"/>
      <exclude reference="narrow"/></mask></variation>
      """)
    let box = child.view.subviews[0]
    #expect(box.frame.width == 50)
    try widen(child)
    #expect(box.frame.width == 90)
    try narrow(child)
    #expect(box.frame.width == 50)
  }

  @Test func `a constraint has another constant and priority in another size class`() throws {
    let child = try show(
      Self.box,
      """
      <constraints>\(Self.pinned)
      <constraint firstItem="x" firstAttribute="width" constant="50" priority="700" id="w">
      <variation key="widthClass=regular" constant="80" priority="1000"/></constraint>
      <constraint firstItem="x" firstAttribute="width" constant="60" priority="800" id="other"/>
      <constraint firstItem="x" firstAttribute="height" constant="10" id="h"/></constraints>
      """)
    let box = child.view.subviews[0]
    #expect(box.frame.width == 60)
    try widen(child)
    #expect(box.frame.width == 80)
    try narrow(child)
    #expect(box.frame.width == 60)
  }

  @Test func `what the app has switched off stays off`() throws {
    let child = try show(
      Self.box,
      """
      <constraints>\(Self.pinned)
      <constraint firstItem="x" firstAttribute="width" constant="50" identifier="w" id="w">
      <variation key="widthClass=regular" constant="80"/></constraint>
      <constraint firstItem="x" firstAttribute="height" constant="10" id="h"/></constraints>
      """)
    let box = child.view.subviews[0]
    let width = try #require(box.constraints.first { $0.identifier == "w" })
    width.isActive = false
    try widen(child)
    #expect(!width.isActive)
    #expect(width.constant == 80)
  }

  @Test func `a phone on its side has what is said for little height`() throws {
    let root: UIViewController = try #require(
      Self.storyboard(
        """
        <label text="a" id="x"><rect key="frame" x="0" y="0" width="10" height="10"/>
        <variation key="heightClass=compact" hidden="YES"/></label>
        """, ""
      ).instantiateInitialViewController())
    window.rootViewController = root
    try Stage.shared.settle()
    let label = root.view.subviews[0]
    #expect(!label.isHidden)
    Stage.shared.rotate(to: .landscapeLeft)
    try Stage.shared.settle()
    #expect(label.isHidden)
    Stage.shared.rotate(to: .portrait)
    try Stage.shared.settle()
    #expect(!label.isHidden)
  }

  // MARK: Properties

  @Test func `a label has another font, and hides, in another size class`() throws {
    let child = try show(
      """
      <label text="a" id="x"><rect key="frame" x="0" y="0" width="10" height="10"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/>
      <variation key="widthClass=regular" hidden="YES">
      <fontDescription key="fontDescription" type="boldSystem" pointSize="40"/></variation></label>
      """)
    let label = try #require(child.view.subviews[0] as? UILabel)
    try widen(child)
    #expect(label.font == .boldSystemFont(ofSize: 40))
    #expect(label.isHidden)
    try narrow(child)
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(!label.isHidden)
  }

  @Test func `what the app has set is left where the file says the same as before`() throws {
    let child = try show(
      """
      <label text="a" id="x"><rect key="frame" x="0" y="0" width="10" height="10"/>
      <variation key="heightClass=regular" alpha="0.5" hidden="YES"/>
      <variation key="heightClass=regular-widthClass=regular" hidden="NO"/></label>
      """)
    let label = child.view.subviews[0]
    label.alpha = 0.25
    try widen(child)
    #expect(label.alpha == 0.25)
    #expect(!label.isHidden)
  }

  // MARK: Views

  private static let column = """
    <stackView axis="vertical" id="s"><rect key="frame" x="0" y="0" width="100" height="60"/>
    <subviews><label text="a" id="a"/><label text="b" id="b"/><label text="c" id="c"/></subviews>
    <variation key="default"><mask key="subviews"><exclude reference="b"/></mask></variation>
    <variation key="widthClass=regular"><mask key="subviews"><include reference="b"/>
    <exclude reference="c"/></mask></variation>
    </stackView>
    """

  @Test func `a view comes to its place, and goes, with the size class`() throws {
    let child = try show(Self.column)
    let stack = try #require(child.view.subviews[0] as? UIStackView)
    func texts() -> [String?] { stack.arrangedSubviews.map { ($0 as? UILabel)?.text } }
    #expect(texts() == ["a", "c"])
    try widen(child)
    #expect(texts() == ["a", "b"])
    try narrow(child)
    #expect(texts() == ["a", "c"])
  }

  @Test func `the constraints of a view that comes are installed with it`() throws {
    let child = try show(
      Self.box + """
        <view translatesAutoresizingMaskIntoConstraints="NO" id="y"/>
        """,
      """
      <constraints>\(Self.pinned)
      <constraint firstItem="x" firstAttribute="width" constant="50" id="1"/>
      <constraint firstItem="x" firstAttribute="height" constant="10" id="2"/>
      <constraint firstItem="y" firstAttribute="leading" secondItem="x" secondAttribute="trailing" id="3"/>
      <constraint firstItem="y" firstAttribute="top" secondItem="v" secondAttribute="top" id="4"/>
      <constraint firstItem="y" firstAttribute="width" secondItem="x" secondAttribute="width" id="5"/>
      <constraint firstItem="y" firstAttribute="height" constant="20" id="6"/></constraints>
      <variation key="default"><mask key="subviews"><exclude reference="y"/></mask></variation>
      <variation key="widthClass=regular"><mask key="subviews"><include reference="y"/></mask></variation>
      """)
    let root = try #require(child.view)
    #expect(root.subviews.count == 1)
    try widen(child)
    #expect(root.subviews.map(\.frame.minX) == [0, 50])
    #expect(root.subviews.map(\.frame.height) == [10, 20])
    try narrow(child)
    #expect(root.subviews.count == 1)
    try widen(child)
    #expect(root.subviews.map(\.frame.width) == [50, 50])
  }

  @Test func `an outlet to a view that is left out is connected`() throws {
    let storyboard = Interface.storyboard(
      Interface.scene(
        Interface.controller(
          "c", "ScriptedController",
          Interface.view(
            "<label text=\"b\" id=\"b\"/>",
            """
            <variation key="widthClass=compact"><mask key="subviews"><exclude reference="b"/></mask>
            </variation>
            """), connections: "<outlet property=\"label\" destination=\"b\" id=\"o\"/>")),
      initial: "c")
    let child = try #require(
      storyboard.instantiateInitialViewController() as ScriptedController?)
    child.loadViewIfNeeded()
    #expect(child.label.text == "b")
    #expect(child.label.superview == nil)
  }

  @Test func `what was loaded is released with its controller`() async throws {
    var child: UIViewController? = try show(Self.column)
    let watches = [ReleaseWatch(child), ReleaseWatch(child?.view.subviews[0])]
    try widen(#require(child))
    child?.view.removeFromSuperview()
    child?.removeFromParent()
    child = nil
    for watch in watches { try await watch.expectReleased() }
  }

  // MARK: Nibs

  @Test func `a nib's view follows as well`() throws {
    let made = Interface.nib(
      """
      <view id="n"><rect key="frame" x="0" y="0" width="10" height="10"/>
      <variation key="widthClass=regular" alpha="0.5"/></view>
      """
    ).instantiate(withOwner: nil)
    let view = try #require(made.first as? UIView)
    let child = UIViewController()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.view.addSubview(view)
    try Stage.shared.settle()
    #expect(view.alpha == 1)
    try widen(child)
    #expect(view.alpha == 0.5)
    try narrow(child)
    #expect(view.alpha == 1)
  }
}
