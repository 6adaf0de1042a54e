import StorylineTesting
import Testing
import UIKit

@testable import UIKitCore

/// Tests for backgrounds, transformers and activity indicators of button configurations.
@MainActor @Suite(.stage) struct ButtonConfigurationTests {
  private func button(_ configuration: UIButton.Configuration) -> UIButton {
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 120, height: 44)
    button.layoutIfNeeded()
    return button
  }

  /// How a button of 120 by 44 points is drawn.
  private func node(_ button: UIButton) throws -> DisplayNode {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.view.addSubview(button)
    try Stage.shared.settle()
    let list = Stage.shared.displayList()
    let node = list.roots.lazy.compactMap { find(button.displayID, in: $0) }.first
    window.isHidden = true
    return try #require(node)
  }

  private func find(_ id: Int, in node: DisplayNode) -> DisplayNode? {
    node.id == id ? node : node.children.lazy.compactMap { find(id, in: $0) }.first
  }

  @Test(arguments: [true, false])
  func `10.6.1 – the colour of a background replaces that of the style`(isEnabled: Bool) throws {
    var configuration = UIButton.Configuration.filled()
    configuration.background.backgroundColor = .red
    let button = button(configuration)
    button.isEnabled = isEnabled
    #expect(try node(button).background == UIColor.red.display(with: button.traitCollection))
  }

  @Test func `10.6.1 – the radius of a background holds while the corners are fixed or dynamic`()
    throws
  {
    var configuration = UIButton.Configuration.filled()
    configuration.background.cornerRadius = 0
    #expect(try node(button(configuration)).cornerRadius == 0)
    configuration.cornerStyle = .capsule
    #expect(try node(button(configuration)).cornerRadius == 22)
  }

  @Test func `10.6.1 – a line around the background is shown`() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.background.strokeColor = .red
    configuration.background.strokeWidth = 2
    let button = button(configuration)
    let background = try #require(button.backgroundView)
    #expect(background.frame == button.bounds)
    #expect(background.configuration.strokeWidth == 2)
    button.configuration = .plain()
    #expect(button.backgroundView == nil)
    #expect(background.superview == nil)
  }

  @Test func `10.6.2 – a transformer makes the attributes of the title`() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Go"
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      incoming in
      var outgoing = incoming
      outgoing.font = .boldSystemFont(ofSize: 30)
      return outgoing
    }
    let title = try #require(button(configuration).titleLabel?.attributedText)
    let font = title.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    #expect(font == .boldSystemFont(ofSize: 30))
    #expect(title.attribute(.foregroundColor, at: 0, effectiveRange: nil) is UIColor)
  }

  @Test func `10.6.3 – an activity indicator has the place of the image`() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Loading"
    configuration.image = UIImage(systemName: "star")
    configuration.showsActivityIndicator = true
    let button = button(configuration)
    let spinner = try #require(button.spinner)
    #expect(spinner.isAnimating)
    #expect(spinner.frame.size == spinner.intrinsicContentSize)
    // No image is shown, whether or not there is a view for one.
    #expect(button.imageView?.superview == nil)
    button.configuration?.showsActivityIndicator = false
    #expect(button.spinner == nil)
    #expect(spinner.superview == nil)
  }
}
