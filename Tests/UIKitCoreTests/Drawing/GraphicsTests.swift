import Foundation
import StorylineTesting
import Testing
import UIKit
import UIKitCore

/// Tests for drawing into the current context, and for the pictures from it.
@MainActor @Suite(.stage) struct GraphicsTests {
  private let box = CGRect(x: 10, y: 5, width: 20, height: 10)

  // MARK: Contexts

  @Test func `there is a context only while something is drawn`() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    _ = UIGraphicsImageRenderer(size: box.size).image { renderer in
      #expect(UIGraphicsGetCurrentContext() === renderer.cgContext)
    }
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
  }

  @Test func `pictures that are begun lie on one another`() {
    UIGraphicsBeginImageContext(CGSize(width: 10, height: 10))
    let first = UIGraphicsGetCurrentContext()
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 20, height: 8), false, 3)
    let image = UIGraphicsGetImageFromCurrentImageContext()
    #expect(image?.size == CGSize(width: 20, height: 8))
    #expect(image?.scale == 3)
    #expect(image?.cgImage?.width == 60)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() === first)
    // A pushed context is not the image context that was begun.
    UIGraphicsPopContext()
    #expect(UIGraphicsGetCurrentContext() === first)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `a scale of 0 is the screen's`() {
    UIGraphicsBeginImageContextWithOptions(box.size, true, 0)
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.scale == UIScreen.main.scale)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsImageRendererFormat.default().scale == UIScreen.main.scale)
  }

  @Test func `a picture without an area is none`() {
    UIGraphicsBeginImageContext(.zero)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsImageRenderer(size: .zero).image { _ in }.size == .zero)
  }

  // MARK: Renderers

  @Test func `a renderer draws in the coordinates of its bounds`() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let renderer = UIGraphicsImageRenderer(bounds: box, format: format)
    format.scale = 7
    let image = renderer.image { $0.fill(CGRect(x: 10, y: 5, width: 4, height: 4)) }
    #expect(image.size == box.size)
    #expect(image.scale == 2)
    #expect(try Drawn.lines(of: image) == ["<path d=\"M0 0L4 0L4 4L0 4Z\" fill=\"#000000\"/>"])
    #expect(renderer.format.bounds == box)
  }

  @Test func `a format is as fine as an image, or as a screen`() {
    let image = UIGraphicsImageRenderer(
      size: box.size, format: UIGraphicsImageRendererFormat(for: .init(displayScale: 2))
    ).image { _ in }
    #expect(image.scale == 2)
    #expect(image.imageRendererFormat.scale == 2)
  }

  @Test func `an opaque picture begins black`() throws {
    let format = UIGraphicsImageRendererFormat()
    format.opaque = true
    let image = UIGraphicsImageRenderer(size: box.size, format: format).image { _ in }
    #expect(try Drawn.lines(of: image) == ["<rect width=\"20\" height=\"10\"/>"])
  }

  @Test func `a picture can be looked at while it is drawn`() throws {
    try _ = Drawn.lines { context in
      let renderer = UIGraphicsImageRenderer(size: box.size)
      _ = renderer.image { renderer in
        let empty = renderer.currentImage
        renderer.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(renderer.currentImage != empty)
      }
    }
  }

  @Test func `what is drawn is a picture that a page can show`() throws {
    let image = UIGraphicsImageRenderer(size: box.size).image { $0.fill(box) }
    let display = try #require(Drawn.image(in: UIImageView(image: image).displayNode()))
    #expect(display.mediaType == "image/svg+xml")
    // As the file would be read again.
    let read = try #require(UIImage(data: display.data, scale: image.scale))
    #expect(read.size == image.size)
  }

  // MARK: Colours, rectangles, paths

  @Test func `colours are those of the appearance in which is drawn`() throws {
    let lines = try Drawn.lines { _ in
      UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
        UIColor.systemBackground.set()
        UIBezierPath(rect: box).fill()
        UIBezierPath(rect: box).stroke()
      }
    }
    #expect(lines[0].contains("fill=\"#000000\""))
    #expect(lines[1].contains("stroke=\"#000000\""))
    let light = try Drawn.lines { _ in
      UIColor.systemBackground.setFill()
      UIRectFill(box)
    }
    #expect(light == ["<path d=\"M10 5L30 5L30 15L10 15Z\" fill=\"#ffffff\"/>"])
  }

  @Test func `a frame lies in its rectangle`() throws {
    let lines = try Drawn.lines { _ in
      UIColor.red.setFill()
      UIRectFrame(box)
    }
    #expect(lines.first?.contains("d=\"M10.5 5.5L29.5 5.5L29.5 14.5L10.5 14.5Z\"") == true)
    #expect(lines.first?.contains("stroke=\"#ff0000\" stroke-width=\"1\"") == true)
  }

  @Test func `a path brings its own line, and leaves the context's alone`() throws {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.lineWidth = 4
    path.lineCapStyle = .square
    path.lineJoinStyle = .round
    path.setLineDash([1, 2, 3], count: 2, phase: 5)
    let copy = try #require(path.copy() as? UIBezierPath)
    let lines = try Drawn.lines { context in
      copy.stroke()
      context.stroke(box)
    }
    #expect(lines[0].contains("stroke-width=\"4\" stroke-linecap=\"square\""))
    #expect(lines[0].contains("stroke-linejoin=\"round\""))
    #expect(lines[0].contains("stroke-dasharray=\"1 2\" stroke-dashoffset=\"5\""))
    #expect(lines[1].contains("stroke-width=\"1\""))
    var (count, phase) = (0, CGFloat(0))
    copy.getLineDash(nil, count: &count, phase: &phase)
    #expect((count, phase) == (2, 5))
  }

  @Test func `a path cuts what is drawn after it`() throws {
    let lines = try Drawn.lines { context in
      UIBezierPath(rect: box).addClip()
      #expect(context.boundingBoxOfClipPath == box)
      UIRectFill(CGRect(x: 0, y: 0, width: 100, height: 50))
    }
    #expect(lines[1] == "<g clip-path=\"url(#c1)\">")
  }

  @Test func `a path can be mixed in for once`() throws {
    let lines = try Drawn.lines { _ in
      UIBezierPath(rect: box).fill(with: .screen, alpha: 0.5)
      UIBezierPath(rect: box).fill()
    }
    #expect(lines[0] == "<g style=\"mix-blend-mode:screen\">")
    #expect(lines[1].contains("fill-opacity=\"0.5\""))
    #expect(lines.last?.contains("fill-opacity") == false)
  }

  // MARK: Text

  private let attributes: [NSAttributedString.Key: Any] = [
    .font: UIFont.systemFont(ofSize: 10), .foregroundColor: UIColor.red,
  ]

  @Test func `a text is as wide as the stage measured it, and escaped`() throws {
    let text = "<b>&amp;"
    let width = DisplayNumber.text(text.size(withAttributes: attributes).width)
    let lines = try Drawn.lines { _ in
      text.draw(at: CGPoint(x: 3, y: 4), withAttributes: attributes)
    }
    let line = try #require(lines.first)
    #expect(lines.count == 1)
    #expect(line.hasPrefix("<text x=\"3\""))
    #expect(line.contains("textLength=\"\(width)\" lengthAdjust=\"spacingAndGlyphs\""))
    #expect(line.contains("fill=\"#ff0000\""))
    #expect(line.hasSuffix(">&lt;b&gt;&amp;amp;</text>"))
  }

  @Test func `a text in a rectangle is broken as the stage breaks it`() throws {
    let text = "one two three"
    let size = text.boundingRect(
      with: CGSize(width: 40, height: 100), options: .usesLineFragmentOrigin,
      attributes: attributes, context: nil
    ).size
    let room = CGRect(x: 0, y: 0, width: 40, height: size.height)
    let all = try Drawn.lines { _ in text.draw(in: room, withAttributes: attributes) }
    #expect(all.map(Self.text) == ["one two ", "three"])
    let low = CGRect(x: 0, y: 0, width: 40, height: size.height - 1)
    let first = try Drawn.lines { _ in text.draw(in: low, withAttributes: attributes) }
    #expect(first.map(Self.text) == ["one two "])
    let cut = try Drawn.lines { _ in
      text.draw(
        with: low, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
        attributes: attributes, context: nil)
    }
    #expect(cut.map(Self.text) == ["one tw…"])
  }

  @Test func `a paragraph's style places the text`() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    let text = NSAttributedString(
      string: "a", attributes: attributes.merging([.paragraphStyle: style]) { $1 })
    let x = DisplayNumber.text(60 - text.size().width)
    let lines = try Drawn.lines { _ in
      text.draw(in: CGRect(x: 10, y: 0, width: 50, height: 20))
    }
    #expect(lines.first?.hasPrefix("<text x=\"\(x)\"") == true)
  }

  @Test func `without an origin of lines the baseline is in the corner`() throws {
    let context = NSStringDrawingContext()
    let lines = try Drawn.lines { _ in
      "a".draw(
        with: CGRect(x: 7, y: 30, width: 50, height: 0), attributes: attributes, context: context)
    }
    #expect(lines.first?.hasPrefix("<text x=\"7\" y=\"30\"") == true)
    #expect(context.totalBounds.width == "a".size(withAttributes: attributes).width)
  }

  private static func text(_ line: String) -> String {
    line.split(separator: ">", maxSplits: 1).last.map { String($0.dropLast("</text>".count)) } ?? ""
  }
}
