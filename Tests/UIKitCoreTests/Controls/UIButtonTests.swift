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
    // 7.11 – a button that the class method returns lives until the pool is drained.
    autoreleasepool {
      let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in })
      button.sendActions(for: .primaryActionTriggered)
      gone = button
    }
    #expect(gone == nil)
  }

  // MARK: Images

  private let star = UIImage(systemName: "star")

  private func titled(_ type: UIButton.ButtonType = .system) -> UIButton {
    let button = UIButton(type: type)
    button.setTitle("Star", for: .normal)
    button.setImage(star, for: .normal)
    return button
  }

  @Test func `10.3.10 an image stands before the title, and other states fall back to it`() throws {
    let button = titled()
    #expect(button.image(for: .highlighted) == star)
    #expect(button.currentImage == star)
    let title = try #require(button.titleLabel)
    let textWidth = title.intrinsicContentSize.width
    #expect(button.intrinsicContentSize.width == 20 + textWidth)
    _ = try node(of: button)
    #expect(button.imageView?.frame.minX == 0)
    #expect(button.imageView?.frame.size == CGSize(width: 20, height: 20))
    #expect(title.frame.minX == 20)
    button.setImage(nil, for: .normal)
    #expect(button.imageView == nil)
    #expect(button.intrinsicContentSize.width == max(30, textWidth))
  }

  @Test func `a system button draws its image in the tint, a custom one as it is`() throws {
    let data = Data("GIF89a".utf8) + Data([20, 0, 20, 0, 0, 0, 0, 0x3B])
    let picture = try #require(UIImage(data: data))
    func tint(_ type: UIButton.ButtonType) throws -> DisplayColor? {
      let button = UIButton(type: type)
      button.tintColor = .red
      button.setImage(picture, for: .normal)
      let view = try #require(button.imageView)
      _ = try node(of: button)
      guard case .image(let image) = view.displayNode()?.content else { return nil }
      return image.tint
    }
    #expect(try tint(.system) == DisplayColor(red: 1, green: 0, blue: 0))
    #expect(try tint(.custom) == nil)
  }

  @Test(arguments: [
    (NSDirectionalRectEdge.leading, true, false), (.trailing, false, false), (.top, true, true),
    (.bottom, false, true),
  ])
  func `a configuration places the image on a side of the texts`(
    edge: NSDirectionalRectEdge, isFirst: Bool, isStacked: Bool
  ) throws {
    var configuration = UIButton.Configuration.plain()
    (configuration.title, configuration.image) = ("Star", star)
    (configuration.imagePlacement, configuration.imagePadding) = (edge, 7)
    let button = UIButton(configuration: configuration)
    _ = try node(of: button)
    let (image, title) = (
      try #require(button.imageView?.frame), try #require(button.titleLabel?.frame)
    )
    let (before, after) = isFirst ? (image, title) : (title, image)
    if isStacked {
      #expect(abs(after.minY - before.maxY - 7) < 0.4)
      #expect(abs(image.midX - title.midX) < 0.4)
    } else {
      #expect(abs(after.minX - before.maxX - 7) < 0.4)
      #expect(abs(image.midY - title.midY) < 0.4)
    }
    #expect(button.bounds.contains(image) && button.bounds.contains(title))
  }

  @Test func `a symbol is as large as the title of its configuration, unless that says otherwise`()
  {
    var configuration = UIButton.Configuration.filled()
    configuration.image = star
    let button = UIButton(configuration: configuration)
    #expect(button.imageView?.intrinsicContentSize.height == 20)
    configuration.buttonSize = .small
    button.configuration = configuration
    #expect(button.imageView?.intrinsicContentSize.height == 18)
    configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 40)
    button.configuration = configuration
    #expect(button.imageView?.intrinsicContentSize.height == 48)
  }

  @Test func `a button of nothing but an image is called by the image's name`() throws {
    let button = UIButton(type: .system)
    button.setImage(star, for: .normal)
    #expect(try node(of: button).accessibility?.label == "star")
  }
}
