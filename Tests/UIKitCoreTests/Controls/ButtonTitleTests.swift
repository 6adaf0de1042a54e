import StorylineTesting
import Testing
import UIKit

/// Titles that are longer than a button is wide, and buttons that have a sign by themselves.
@MainActor @Suite(.stage) struct ButtonTitleTests {
  private func button(_ change: (inout UIButton.Configuration) -> Void = { _ in }) -> UIButton {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Continue with the next step"
    change(&configuration)
    return UIButton(configuration: configuration)
  }

  @Test func `the title of a configured button goes on in further lines`() throws {
    let button = button()
    let natural = button.intrinsicContentSize
    button.frame = CGRect(x: 0, y: 0, width: 140, height: 60)
    button.layoutIfNeeded()
    let label = try #require(button.titleLabel)
    #expect(label.numberOfLines == 0)
    #expect(label.frame.width <= 140 - 24)
    let line = label.font.lineHeight
    #expect(label.frame.height > 1.5 * line)
    #expect(button.intrinsicContentSize.width == natural.width)
    #expect(button.intrinsicContentSize.height > natural.height + 0.5 * line)
    #expect(
      button.sizeThatFits(CGSize(width: 140, height: 0)).height
        == button.intrinsicContentSize.height)
  }

  @Test func `a title that is cut stays in its line`() {
    let button = button { $0.titleLineBreakMode = .byTruncatingTail }
    let natural = button.intrinsicContentSize
    button.frame = CGRect(x: 0, y: 0, width: 140, height: 60)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.numberOfLines == 1)
    #expect(button.intrinsicContentSize == natural)
  }

  @Test func `a subtitle goes on in further lines too, beside an image`() throws {
    let button = button {
      $0.title = "Next"
      $0.subtitle = "A few words that do not fit in one line"
      $0.image = UIImage(systemName: "star")
    }
    let natural = button.intrinsicContentSize
    button.frame = CGRect(x: 0, y: 0, width: 160, height: 100)
    button.layoutIfNeeded()
    let subtitle = try #require(button.subtitleLabel)
    #expect(subtitle.frame.height > 1.5 * subtitle.font.lineHeight)
    #expect(button.intrinsicContentSize.height > natural.height)
    #expect(subtitle.frame.maxX <= 160)
  }

  @Test func `a title that is longer than the one before is measured anew`() {
    let button = UIButton(configuration: .filled())
    button.setTitle("Write a Note", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 360, height: 60)
    button.layoutIfNeeded()
    let height = button.intrinsicContentSize.height
    button.setTitle("Change the Note", for: .normal)
    #expect(button.intrinsicContentSize.height == height)
  }

  @Test func `with constraints a narrow button is as high as its lines`() throws {
    let button = button()
    let root = UIViewController()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    window.makeKeyAndVisible()
    button.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(button)
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: root.view.topAnchor, constant: 100),
      button.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
      button.widthAnchor.constraint(equalToConstant: 140),
    ])
    try Stage.shared.settle()
    #expect(button.frame.width == 140)
    #expect(button.frame.height > 45)
  }

  @Test(arguments: [
    (UIButton.ButtonType.detailDisclosure, "More Info"), (.infoLight, "More Info"),
    (.infoDark, "More Info"), (.contactAdd, "Add"), (.close, "Close"),
  ])
  func `some types have a sign, and a name`(type: UIButton.ButtonType, name: String) {
    let button = UIButton(type: type)
    #expect(button.buttonType == type)
    #expect(button.currentImage != nil)
    #expect(button.assistiveDescription?.label == name)
    #expect(button.intrinsicContentSize.width >= 20)
  }
}
