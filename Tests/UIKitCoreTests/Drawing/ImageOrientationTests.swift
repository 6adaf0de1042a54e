import Foundation
import StorylineTesting
import Testing

@testable import UIKitCore

/// Images whose pixels are turned before they are drawn.
@MainActor @Suite(.stage) struct ImageOrientationTests {
  private static let all: [UIImage.Orientation] = [
    .up, .down, .left, .right, .upMirrored, .downMirrored, .leftMirrored, .rightMirrored,
  ]

  /// Four by two pixels.
  private func pixels() throws -> CGImage {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2))
    let image = renderer.image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    return try #require(image.cgImage)
  }

  @Test func `16.1.1 a quarter turn swaps width and height`() throws {
    let pixels = try pixels()
    let whole = CGSize(width: pixels.width, height: pixels.height)
    for orientation in Self.all {
      let image = UIImage(cgImage: pixels, scale: 2, orientation: orientation)
      #expect(image.imageOrientation == orientation && image.scale == 2)
      let isTurned = [.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
      #expect(
        image.size
          == (isTurned
            ? CGSize(width: whole.height / 2, height: whole.width / 2)
            : CGSize(width: whole.width / 2, height: whole.height / 2)))
    }
  }

  @Test func `16.1.1 the picture is drawn turned`() throws {
    let pixels = try pixels()
    let width = CGFloat(pixels.width)
    let view = UIImageView(image: UIImage(cgImage: pixels, scale: 1, orientation: .down))
    guard case .image(let shown) = view.displayContent() else {
      Issue.record("nothing is drawn")
      return
    }
    #expect(shown.mediaType == "image/svg+xml")
    let svg = String(decoding: shown.data, as: UTF8.self)
    #expect(svg.contains("matrix(-1 0 0 -1 \(Int(width)) \(pixels.height))"))
    #expect(svg.contains("base64,"))
  }

  @Test func `16.1.1 flipping twice gives the image back`() throws {
    let pixels = try pixels()
    for orientation in Self.all {
      let image = UIImage(cgImage: pixels, scale: 1, orientation: orientation)
      let flipped = image.withHorizontallyFlippedOrientation()
      #expect(flipped.imageOrientation != orientation)
      #expect(flipped.size == image.size)
      #expect(flipped.withHorizontallyFlippedOrientation() == image)
    }
  }

  @Test func `12.1.7 an image view is aligned by what is inside of the image's insets`() throws {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let plain = UIImage(cgImage: try pixels(), scale: 0.1, orientation: .up)
    let image = plain.withAlignmentRectInsets(insets)
    #expect(image.alignmentRectInsets == insets && plain.alignmentRectInsets == .zero)
    let view = UIImageView(image: image)
    #expect(view.alignmentRectInsets == insets)
    #expect(view.intrinsicContentSize.width == image.size.width - 6)
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    view.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      view.topAnchor.constraint(equalTo: box.topAnchor),
    ])
    box.layoutIfNeeded()
    #expect(view.frame.origin == CGPoint(x: -2, y: -1))
    #expect(view.frame.size == image.size)
  }
}
