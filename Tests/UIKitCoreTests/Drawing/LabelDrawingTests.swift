import Foundation
import StorylineTesting
import Testing
import UIKit
import UIKitCore

/// Labels whose class draws the text otherwise.
@MainActor @Suite(.stage) struct LabelDrawingTests {
  private class Padded: UILabel {
    var count = 0
    override func drawText(in rect: CGRect) {
      count += 1
      super.drawText(in: rect.insetBy(dx: 10, dy: 0))
    }
  }

  private final class Framed: UILabel {
    override func draw(_ rect: CGRect) {
      UIRectFrame(bounds)
      super.draw(rect)
    }
  }

  private let stage = AnimationStage()
  private let frame = CGRect(x: 0, y: 0, width: 80, height: 20)

  private func show(_ label: UILabel) {
    label.text = "Hello"
    stage.view.addSubview(label)
    Stage.shared.turn()
  }

  private func lines(_ label: UILabel) -> [DisplayTextLine] {
    guard case .text(let lines) = stage.node(of: label)?.content else { return [] }
    return lines
  }

  @Test func `a text that is drawn elsewhere stays text`() {
    let label = Padded(frame: frame)
    show(label)
    #expect(lines(label).map(\.origin.x) == [10])
    #expect(lines(label).map(\.string) == ["Hello"])
    #expect(label.count == 1)
  }

  @Test func `another text, colour or size is drawn anew`() {
    let label = Padded(frame: frame)
    show(label)
    label.text = "Bye"
    Stage.shared.turn()
    #expect(lines(label).map(\.string) == ["Bye"])
    label.textAlignment = .right
    label.frame.size.width = 120
    Stage.shared.turn()
    #expect(label.count == 3)
    let end = lines(label).first.map { $0.origin.x + $0.width } ?? 0
    #expect(abs(end - 110) < 0.01)
  }

  @Test func `a text with something beside it is drawn with that`() throws {
    let label = Framed(frame: frame)
    show(label)
    let image = try #require(Drawn.image(in: stage.node(of: label)))
    let drawn = Drawn.lines(of: image)
    #expect(drawn.first?.contains("stroke-width=\"1\"") == true)
    #expect(drawn.last?.hasSuffix(">Hello</text>") == true)
    #expect(stage.node(of: label)?.accessibility?.label == "Hello")
  }

  @Test func `a label of UIKit's own is text without a layer`() {
    let label = UILabel(frame: frame)
    show(label)
    #expect(lines(label).count == 1)
    #expect(!label.hasLayer)
  }

  @Test func `a label can be drawn anywhere`() throws {
    let label = UILabel(frame: frame)
    label.text = "Hello"
    let drawn = try Drawn.lines { _ in
      label.drawText(in: CGRect(x: 20, y: 0, width: 80, height: 20))
    }
    #expect(drawn.first?.hasPrefix("<text x=\"20\"") == true)
  }
}
