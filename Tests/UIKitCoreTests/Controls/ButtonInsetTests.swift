import StorylineTesting
import Testing
import UIKit

/// Tests for the places of title and image in a button without a configuration.
@MainActor @Suite(.stage) struct ButtonInsetTests {
  let button = UIButton()
  let image = UIImage(systemName: "star")

  init() { button.setTitle("Title", for: .normal) }

  private func place() -> (title: CGRect, image: CGRect) {
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    button.layoutIfNeeded()
    return (button.titleLabel?.frame ?? .null, button.imageView?.frame ?? .null)
  }

  @Test func `the size has the content's insets in it, in place of those of the type`() {
    let plain = button.intrinsicContentSize
    button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 14, right: 30)
    let size = button.intrinsicContentSize
    #expect(size.width == plain.width + 50)
    // A custom button keeps 6 points free above and below its title by itself.
    #expect(size.height == plain.height - 12 + 24)
  }

  @Test func `the content is in the middle of what its insets leave`() {
    let before = place().title
    button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 40, bottom: 10, right: 0)
    let after = place().title
    #expect(abs(after.midX - before.midX - 20) < 0.4)
    #expect(abs(after.midY - before.midY + 5) < 0.4)
  }

  @Test func `the insets of the title move it, and change no size`() {
    let size = button.intrinsicContentSize
    let before = place().title
    button.titleEdgeInsets = UIEdgeInsets(top: 4, left: 10, bottom: 0, right: 0)
    #expect(button.intrinsicContentSize == size)
    let after = place().title
    #expect(abs(after.midX - before.midX - 5) < 0.4)
    #expect(abs(after.midY - before.midY - 2) < 0.4)
  }

  @Test func `negative insets change the places of title and image`() {
    button.setImage(image, for: .normal)
    let before = place()
    #expect(before.image.maxX <= before.title.minX + 0.5)
    let (width, side) = (before.title.width, before.image.width)
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: -side, bottom: 0, right: side)
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: width, bottom: 0, right: -width)
    let after = place()
    #expect(abs(after.title.minX - before.image.minX) < 0.7)
    #expect(abs(after.image.maxX - before.title.maxX) < 0.7)
  }

  @Test func `what is aligned to a side moves by the inset of that side`() {
    button.contentHorizontalAlignment = .left
    let before = place().title
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 50)
    #expect(abs(place().title.minX - before.minX - 12) < 0.4)
  }

  @Test func `a title that the insets leave no room is shortened`() {
    let natural = place().title.width
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 100, bottom: 0, right: 80)
    #expect(place().title.width <= 20.5)
    #expect(natural > 20.5)
  }

  @Test func `with a configuration no such inset counts`() {
    button.configuration = .filled()
    let before = place()
    button.contentEdgeInsets = UIEdgeInsets(top: 9, left: 9, bottom: 20, right: 40)
    button.titleEdgeInsets = button.contentEdgeInsets
    #expect(place() == before)
  }

  @Test func `a subclass says where its title is`() {
    final class Own: UIButton {
      override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        super.titleRect(forContentRect: contentRect).offsetBy(dx: 0, dy: 7)
      }
    }
    let own = Own()
    own.setTitle("Title", for: .normal)
    own.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    own.layoutIfNeeded()
    #expect(abs((own.titleLabel?.frame.minY ?? 0) - place().title.minY - 7) < 0.4)
  }

  @Test func `a background image is as large as the button, and behind its title`() throws {
    let picture = try #require(UIImage(systemName: "circle"))
    button.setBackgroundImage(picture, for: .normal)
    #expect(button.currentBackgroundImage == picture)
    #expect(button.backgroundImage(for: .highlighted) == picture)
    _ = place()
    let view = try #require(button.subviews.first as? UIImageView)
    #expect(view.frame == button.bounds)
    #expect(view.image == picture)
    button.setBackgroundImage(nil, for: .normal)
    #expect(!button.subviews.contains(view))
  }

  @Test func `a button is at least as large as its background image`() throws {
    let svg = #"<svg xmlns="http://www.w3.org/2000/svg" width="300" height="90"/>"#
    button.setBackgroundImage(UIImage(data: Data(svg.utf8)), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 300, height: 90))
  }

  @Test func `the image of a custom button is dimmed under a finger, unless it says no`() {
    button.setImage(image, for: .normal)
    button.isHighlighted = true
    #expect(button.imageView?.alpha == 0.5)
    button.adjustsImageWhenHighlighted = false
    #expect(button.imageView?.alpha == 1)
    button.isHighlighted = false
    button.isEnabled = false
    #expect(button.imageView?.alpha == 0.5)
    button.adjustsImageWhenDisabled = false
    #expect(button.imageView?.alpha == 1)
  }

  @Test func `the shadow of a title has its own colour in each state`() {
    button.setTitleShadowColor(.red, for: .normal)
    button.setTitleShadowColor(.blue, for: .disabled)
    #expect(button.titleLabel?.shadowColor == .red)
    button.isEnabled = false
    #expect(button.currentTitleShadowColor == .blue)
    #expect(button.titleLabel?.shadowColor == .blue)
  }
}
