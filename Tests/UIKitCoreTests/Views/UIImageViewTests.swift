import StorylineTesting
import Testing
import UIKit
import UIKitCore

@MainActor @Suite(.stage) struct UIImageViewTests {
  let window = UIWindow(frame: UIScreen.main.bounds)

  /// A PNG of that size up to the end of its header.
  private func png(_ width: UInt8, _ height: UInt8) throws -> UIImage {
    let data = Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
        + [0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0])
    return try #require(UIImage(data: data))
  }

  private func shown(_ view: UIView) throws -> DisplayImage? {
    window.addSubview(view)
    guard case .image(let image) = try #require(view.displayNode()).content else { return nil }
    return image
  }

  @Test func `10.1.3 touches go through an image view`() {
    #expect(!UIImageView().isUserInteractionEnabled)
    #expect(!UIImageView(image: nil).isUserInteractionEnabled)
  }

  @Test func `12.2.1 an image view is as large as its image`() throws {
    let view = UIImageView(image: try png(60, 40))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 60, height: 40))
    #expect(view.intrinsicContentSize == CGSize(width: 60, height: 40))
    view.image = nil
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
  }

  @Test(arguments: [
    (UIView.ContentMode.scaleToFill, CGRect(x: 0, y: 0, width: 100, height: 100)),
    (.redraw, CGRect(x: 0, y: 0, width: 100, height: 100)),
    (.scaleAspectFit, CGRect(x: 0, y: 25, width: 100, height: 50)),
    (.scaleAspectFill, CGRect(x: -50, y: 0, width: 200, height: 100)),
    (.center, CGRect(x: 30, y: 40, width: 40, height: 20)),
    (.top, CGRect(x: 30, y: 0, width: 40, height: 20)),
    (.bottom, CGRect(x: 30, y: 80, width: 40, height: 20)),
    (.left, CGRect(x: 0, y: 40, width: 40, height: 20)),
    (.right, CGRect(x: 60, y: 40, width: 40, height: 20)),
    (.topLeft, CGRect(x: 0, y: 0, width: 40, height: 20)),
    (.topRight, CGRect(x: 60, y: 0, width: 40, height: 20)),
    (.bottomLeft, CGRect(x: 0, y: 80, width: 40, height: 20)),
    (.bottomRight, CGRect(x: 60, y: 80, width: 40, height: 20)),
  ])
  func `the content mode places the image`(mode: UIView.ContentMode, rect: CGRect) throws {
    let view = UIImageView(image: try png(40, 20))
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    view.contentMode = mode
    #expect(try shown(view)?.rect == rect)
    #expect(view.displayNode()?.clips == false)
    view.clipsToBounds = true
    #expect(view.displayNode()?.clips == true)
  }

  @Test func `a highlighted view shows its other image`() throws {
    let (plain, bright) = (try png(10, 10), try png(30, 30))
    let view = UIImageView(image: plain, highlightedImage: bright)
    #expect(view.intrinsicContentSize.width == 10)
    view.isHighlighted = true
    #expect(view.intrinsicContentSize.width == 30)
    view.highlightedImage = nil
    #expect(view.intrinsicContentSize.width == 10)
  }

  @Test func `templates and symbols are drawn in the tint, other images as they are`() throws {
    let red = DisplayColor(red: 1, green: 0, blue: 0)
    let view = UIImageView(image: try png(10, 10))
    view.tintColor = .red
    #expect(try #require(try shown(view)).tint == nil)
    view.image = view.image?.withRenderingMode(.alwaysTemplate)
    #expect(try shown(view)?.tint == red)
    let symbol = try #require(UIImage(systemName: "star"))
    view.image = symbol
    #expect(try shown(view)?.tint == red)
    view.image = symbol.withTintColor(.green)
    #expect(try shown(view)?.tint == red)
    view.image = symbol.withTintColor(.green, renderingMode: .alwaysOriginal)
    #expect(try shown(view)?.tint == DisplayColor(red: 0, green: 1, blue: 0))
  }

  @Test func `the view says how large a symbol is that does not say so itself`() throws {
    let view = UIImageView(image: UIImage(systemName: "star"))
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 50)
    #expect(view.intrinsicContentSize == CGSize(width: 60, height: 60))
    view.image = UIImage(
      systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 10))
    #expect(view.intrinsicContentSize == CGSize(width: 12, height: 12))
  }

  @Test func `an image that was named is told to assistive technology`() throws {
    let view = UIImageView(image: try png(10, 10))
    #expect(try #require(view.displayNode()).accessibility == nil)
    view.accessibilityIdentifier = "face"
    #expect(view.displayNode()?.accessibility?.role == .image)
  }
}
