import Foundation
import StorylineTesting
import Testing
import UIKit
import UIKitCore

/// Images and gradients in a context, and how they mix with what is there.
@MainActor @Suite(.stage) struct CGContextImageTests {
  private let box = CGRect(x: 10, y: 5, width: 20, height: 10)

  // MARK: Images

  @Test func `Core Graphics draws an image upside down in UIKit's coordinates`() throws {
    let image = try #require(Drawn.circle.cgImage)
    let lines = try Drawn.lines { $0.draw(image, in: box) }
    // The top, y = 5, is at the bottom now, y = 15.
    #expect(lines.first == "<g transform=\"matrix(1 0 0 -1 0 20)\">")
    #expect(lines[1].hasPrefix("<image x=\"10\" y=\"5\" width=\"20\" height=\"10\""))
  }

  @Test func `it is upright where the coordinates were turned round for it`() throws {
    let image = try #require(Drawn.circle.cgImage)
    let lines = try Drawn.lines { context in
      context.translateBy(x: 0, y: 50)
      context.scaleBy(x: 1, y: -1)
      context.draw(image, in: CGRect(x: 0, y: 0, width: 10, height: 50))
    }
    #expect(lines.first?.hasPrefix("<image width=\"10\" height=\"50\"") == true)
  }

  @Test func `UIKit draws an image upright`() throws {
    let lines = try Drawn.lines { _ in Drawn.circle.draw(in: box) }
    #expect(lines.first?.hasPrefix("<image x=\"10\" y=\"5\" width=\"20\" height=\"10\"") == true)
  }

  @Test func `an image drawn at a point has its own size`() throws {
    let lines = try Drawn.lines { _ in Drawn.circle.draw(at: CGPoint(x: 3, y: 4)) }
    #expect(lines.first?.hasPrefix("<image x=\"3\" y=\"4\" width=\"10\" height=\"10\"") == true)
  }

  @Test func `a symbol is drawn in its tint, or in black`() throws {
    let symbol = try #require(UIImage(systemName: "star"))
    let black = try Drawn.lines { _ in symbol.draw(in: box) }
    #expect(black.first?.contains("flood-color=\"#000000\"") == true)
    let red = try Drawn.lines { _ in symbol.withTintColor(.red).draw(in: box) }
    #expect(red.first?.contains("flood-color=\"#ff0000\"") == true)
  }

  @Test func `tiles begin in the corner of their rectangle`() throws {
    let image = try #require(Drawn.circle.cgImage)
    let lines = try Drawn.lines { $0.draw(image, in: box, byTiling: true) }
    #expect(
      lines.first?.hasPrefix(
        "<pattern id=\"p1\" patternUnits=\"userSpaceOnUse\" x=\"10\" y=\"5\" width=\"20\"") == true)
    #expect(lines.last == "<rect width=\"100\" height=\"50\" fill=\"url(#p1)\"/>")
  }

  @Test func `pixels stay squares where nothing is to be mixed`() throws {
    let image = try #require(Drawn.circle.cgImage)
    let lines = try Drawn.lines { context in
      context.interpolationQuality = .none
      context.draw(image, in: box)
    }
    #expect(lines.first == "<g image-rendering=\"pixelated\">")
  }

  // MARK: Gradients

  private var gradient: CGGradient? {
    CGGradient(
      colorsSpace: CGColorSpaceCreateDeviceRGB(),
      colors: [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray, locations: nil)
  }

  @Test func `a gradient fills what can be seen, and ends where it is not told to go on`() throws {
    let gradient = try #require(gradient)
    let lines = try Drawn.lines { context in
      context.clip(to: box)
      context.drawLinearGradient(
        gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0),
        options: .drawsAfterEndLocation)
    }
    #expect(
      lines[1]
        == "<linearGradient id=\"g1\" gradientUnits=\"userSpaceOnUse\""
        + " gradientTransform=\"matrix(1 0 0 1 0 0)\" x1=\"10\" y1=\"0\" x2=\"30\" y2=\"0\">"
        + "<stop offset=\"0\" stop-color=\"#ff0000\" stop-opacity=\"0\"/>"
        + "<stop offset=\"0\" stop-color=\"#ff0000\"/><stop offset=\"0\" stop-color=\"#ff0000\"/>"
        + "<stop offset=\"1\" stop-color=\"#0000ff\"/><stop offset=\"1\" stop-color=\"#0000ff\"/>"
        + "</linearGradient>")
    #expect(lines.contains("<rect x=\"10\" y=\"5\" width=\"20\" height=\"10\" fill=\"url(#g1)\"/>"))
  }

  @Test func `a gradient of circles begins with the smaller one`() throws {
    let gradient = try #require(gradient)
    let lines = try Drawn.lines { context in
      context.drawRadialGradient(
        gradient, startCenter: CGPoint(x: 50, y: 25), startRadius: 20,
        endCenter: CGPoint(x: 40, y: 20), endRadius: 5,
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }
    #expect(lines[0].contains("fx=\"40\" fy=\"20\" fr=\"5\" cx=\"50\" cy=\"25\" r=\"20\""))
    #expect(lines[0].contains("<stop offset=\"0\" stop-color=\"#0000ff\"/>"))
  }

  @Test func `colours can be given as numbers`() throws {
    let gray = CGGradient(
      colorSpace: CGColorSpaceCreateDeviceGray(), colorComponents: [1, 1, 0, 0.5],
      locations: [0, 0.25], count: 2)
    let lines = try Drawn.lines {
      if let gray { $0.drawLinearGradient(gray, start: .zero, end: box.origin, options: []) }
    }
    #expect(
      lines[0].contains("<stop offset=\"0.25\" stop-color=\"#000000\" stop-opacity=\"0.5\"/>"))
    #expect(CGGradient(colorsSpace: nil, colors: ["red"] as CFArray, locations: nil) == nil)
  }

  // MARK: Mixing

  @Test func `a blend mode is the page's to keep`() throws {
    let lines = try Drawn.lines { context in
      context.setBlendMode(.multiply)
      context.fill(box)
      context.setBlendMode(.normal)
      context.fill(box)
    }
    #expect(lines[0] == "<g style=\"mix-blend-mode:multiply\">")
    #expect(lines[2] == "</g>")
    #expect(lines.count == 4)
  }

  @Test func `clearing takes away what was drawn there before, not what comes after`() throws {
    let lines = try Drawn.lines { context in
      context.fill(CGRect(x: 0, y: 0, width: 100, height: 50))
      context.clear(box)
      context.fill(box)
    }
    #expect(lines.first == "<defs><g id=\"d1\">")
    #expect(lines.contains("<rect x=\"0\" y=\"0\" width=\"100\" height=\"50\" fill=\"#ffffff\"/>"))
    let used = try #require(lines.firstIndex(of: "<use href=\"#d1\" mask=\"url(#b1)\"/>"))
    #expect(used == lines.count - 2)
  }

  @Test func `where nothing was drawn nothing is taken away`() throws {
    let lines = try Drawn.lines { context in
      context.clear(box)
      context.setBlendMode(.destinationOut)
      context.fill(box)
      context.setBlendMode(.sourceIn)
      context.fill(box)
    }
    #expect(lines.isEmpty)
  }

  @Test func `what covers all needs no mask to take the place of what is there`() throws {
    let opaque = try Drawn.lines { context in
      context.fill(box)
      UIRectFill(box)
    }
    #expect(opaque.allSatisfy { $0.hasPrefix("<path") })
    let clear = try Drawn.lines { context in
      context.fill(box)
      UIColor.red.withAlphaComponent(0.5).setFill()
      UIRectFill(box)
    }
    #expect(clear.contains { $0.hasPrefix("<mask id=\"b1\"") })
  }

  @Test func `a colour that takes the place of a shape is seen where the shape was`() throws {
    let lines = try Drawn.lines { context in
      Drawn.circle.draw(in: box)
      context.setBlendMode(.sourceIn)
      context.setFillColor(UIColor.red.cgColor)
      context.fill(box)
    }
    #expect(lines.contains("<g style=\"mix-blend-mode:plus-lighter\" mask=\"url(#a1)\">"))
    #expect(lines.suffix(2).first?.contains("fill=\"#ff0000\"") == true)
  }
}
