import StorylineTesting
import Testing
import UIKit
import UIKitCore

/// Tests for layers that draw a text.
@MainActor @Suite(.stage) struct TextLayerTests {
  private let stage = AnimationStage(height: 60)
  private let layer = CATextLayer()

  init() {
    layer.fontSize = 10
    layer.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
    stage.view.layer.addSublayer(layer)
  }

  private var lines: [DisplayTextLine] {
    guard case .text(let lines) = stage.node?.children.last?.content else { return [] }
    return lines
  }

  @Test func `a text is white and in one line unless it is told`() {
    layer.string = "11 22 33 44 55"
    #expect(lines.map(\.string) == ["11 22 33 44 55"])
    #expect(lines.first?.color == CGColor.white.display)
    layer.foregroundColor = UIColor.red.cgColor
    #expect(lines.first?.color == UIColor.red.cgColor.display)
    layer.string = nil
    #expect(lines.isEmpty)
  }

  @Test func `a wrapped text is broken at the width of the layer`() {
    layer.string = "11 22 33 44 55"
    layer.isWrapped = true
    #expect(lines.map(\.string).joined(separator: "|") == "11 22 33 44 |55")
    #expect(layer.preferredFrameSize().height == 2 * UIFont.systemFont(ofSize: 10).lineHeight)
  }

  @Test func `a line that does not fit is cut if the mode says so`() {
    layer.string = "11 22 33 44 55"
    layer.truncationMode = .end
    #expect(lines.first?.string.hasSuffix("…") == true)
  }

  @Test func `a line is aligned in the layer`() {
    layer.string = "11"
    layer.alignmentMode = .right
    #expect(lines.first.map { $0.origin.x + $0.width } == 60)
  }

  @Test func `the font is a font of UIKit's, a face or a name`() {
    layer.string = "11"
    layer.font = UIFont.boldSystemFont(ofSize: 40)
    let bold = lines.first?.font
    #expect(bold == UIFont.boldSystemFont(ofSize: 10).display)
    layer.font = CGFont(UIFont.boldSystemFont(ofSize: 1).fontName)
    #expect(lines.first?.width == UIFont.boldSystemFont(ofSize: 10).width(of: "11"))
    #expect(CGFont("NoSuchFont") == nil)
  }
}
