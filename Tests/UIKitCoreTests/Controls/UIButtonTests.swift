import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.stage) struct UIButtonTests {
  private func node(of button: UIButton) throws -> DisplayNode {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    button.frame = CGRect(origin: .zero, size: button.intrinsicContentSize)
    root.view.addSubview(button)
    try settleNow()
    let list = Stage.shared.displayList()
    let node = list.roots.lazy.compactMap { find(button.displayID, in: $0) }.first
    window.isHidden = true
    return try #require(node)
  }

  private func find(_ id: Int, in node: DisplayNode) -> DisplayNode? {
    node.id == id ? node : node.children.lazy.compactMap { find(id, in: $0) }.first
  }

  @Test func `a system button is 30 points high and as wide as its title`() {
    let button = UIButton(type: .system)
    button.setTitle("Button", for: .normal)
    #expect(button.titleLabel?.font == .systemFont(ofSize: 15))
    #expect(button.intrinsicContentSize.height == 30)
    let title = UIFont.systemFont(ofSize: 15).width(of: "Button")
    #expect(abs(button.intrinsicContentSize.width - title) < 0.34)
  }

  @Test func `a custom button is 34 points high`() {
    let button = UIButton()
    button.setTitle("Button", for: .normal)
    #expect(button.intrinsicContentSize.height == 34)
  }

  @Test func `an empty button has room for a finger`() {
    #expect(UIButton(type: .system).intrinsicContentSize.width == 30)
  }

  @Test func `a configured button has its insets around a body title`() {
    let button = UIButton(configuration: .filled())
    button.configuration?.title = "Go"
    #expect(abs(button.intrinsicContentSize.height - 34.333) < 0.001)
    let title = UIFont.systemFont(ofSize: 17).width(of: "Go")
    #expect(abs(button.intrinsicContentSize.width - title - 24) < 0.34)
  }

  @Test func `a filled button is drawn on its tint, with a white title and an accessible name`()
    throws
  {
    let button = UIButton(
      configuration: .filled(), primaryAction: UIAction(title: "Go") { _ in })
    let node = try node(of: button)
    #expect(node.background == UIColor.systemBlue.display(isDark: false))
    #expect(node.cornerRadius > 0)
    #expect(node.accessibility?.role == .button)
    #expect(node.accessibility?.label == "Go")
    guard case .text(let lines) = node.children.first?.content else {
      Issue.record("The title is not drawn")
      return
    }
    #expect(lines.map(\.string) == ["Go"])
    #expect(lines.first?.color == UIColor.white.display(isDark: false))
  }

  @Test func `colours of the configuration win over the tint`() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Go"
    configuration.baseBackgroundColor = .red
    configuration.baseForegroundColor = .black
    configuration.cornerStyle = .capsule
    let button = UIButton(configuration: configuration)
    let node = try node(of: button)
    #expect(node.background == UIColor.red.display(isDark: false))
    #expect(node.cornerRadius == button.bounds.height / 2)
    #expect(button.titleLabel?.textColor == .black)
  }

  @Test func `a pressed filled button is less opaque, in its own tint too`() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Go"
    configuration.baseBackgroundColor = .tintColor
    let button = UIButton(configuration: configuration)
    button.tintColor = .red
    button.isHighlighted = true
    let background = try #require(try node(of: button).background)
    #expect(background == DisplayColor(red: 1, green: 0, blue: 0, alpha: 0.75))
  }

  @Test func `title and subtitle stand one over the other`() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Go"
    configuration.subtitle = "and come back"
    let button = UIButton(configuration: configuration)
    let single = UIButton(configuration: .plain(), primaryAction: UIAction(title: "Go") { _ in })
    #expect(button.intrinsicContentSize.height > single.intrinsicContentSize.height + 15)
    button.frame = CGRect(origin: .zero, size: button.intrinsicContentSize)
    button.layoutIfNeeded()
    let title = button.titleLabel?.frame ?? .zero
    let subtitle = button.subtitleLabel?.frame ?? .zero
    #expect(subtitle.minY >= title.maxY)
    #expect(subtitle.maxY <= button.bounds.maxY - 6.9)
    button.configuration?.subtitle = nil
    #expect(button.subtitleLabel == nil)
  }

  @Test func `the size of the configuration sets the insets, unless they were set`() {
    var configuration = UIButton.Configuration.plain()
    configuration.buttonSize = .large
    #expect(configuration.contentInsets.top == 15)
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    configuration.buttonSize = .small
    #expect(configuration.contentInsets.leading == 2)
    configuration.setDefaultContentInsets()
    #expect(configuration.contentInsets.leading == 10)
  }

  @Test func `the update handler changes the configuration when the state did`() throws {
    let button = UIButton(configuration: .filled())
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.isEnabled ? "On" : "Off"
    }
    _ = try node(of: button)
    #expect(button.titleLabel?.text == "On")
    button.isEnabled = false
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Off")
  }

  @Test func `a pressed system button lets its background through`() {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.isHighlighted = true
    #expect(button.titleLabel?.alpha == 0.2)
    button.isHighlighted = false
    #expect(button.titleLabel?.alpha == 1)
  }

  @Test(arguments: [
    (UIControl.ContentHorizontalAlignment.left, CGFloat(0)), (.leading, 0), (.center, 50),
    (.right, 100), (.trailing, 100), (.fill, 0),
  ])
  func `the title stands where the alignment says`(
    alignment: UIControl.ContentHorizontalAlignment, share: CGFloat
  ) throws {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    let width = button.intrinsicContentSize.width
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    button.contentHorizontalAlignment = alignment
    button.contentVerticalAlignment = .bottom
    button.layoutIfNeeded()
    let title = try #require(button.titleLabel)
    let free = 200 - title.intrinsicContentSize.width
    #expect(abs(title.frame.minX - free * share / 100) < 0.34)
    #expect(title.frame.maxY == 60)
    #expect(width >= 30)
  }

  @Test func `a disabled button says so`() throws {
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in })
    button.isEnabled = false
    #expect(try node(of: button).accessibility?.isEnabled == false)
    #expect(button.currentTitleColor == .tertiaryLabel)
  }

  @Test func `a button does not outlive its owner through its action`() throws {
    weak var gone: UIButton?
    do {
      let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in })
      button.sendActions(for: .primaryActionTriggered)
      gone = button
    }
    #expect(gone == nil)
  }
}
