import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.stage) struct LabelShadowTests {
  let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

  private func lines() throws -> [DisplayTextLine] {
    let window = UIWindow()
    window.rootViewController = UIViewController()
    window.rootViewController?.view.addSubview(label)
    window.makeKeyAndVisible()
    try settleNow()
    func find(_ node: DisplayNode) -> DisplayNode? {
      node.id == label.displayID ? node : node.children.lazy.compactMap(find).first
    }
    let node = try #require(Stage.shared.displayList().roots.lazy.compactMap(find).first)
    guard case .text(let lines) = node.content else { return [] }
    return lines
  }

  @Test func `a shadow is the text itself, drawn first and elsewhere`() throws {
    label.text = "Hello"
    label.shadowColor = .red
    label.shadowOffset = CGSize(width: 2, height: 3)
    let lines = try lines()
    try #require(lines.count == 2)
    #expect(lines[0].color == UIColor.red.display(isDark: false))
    #expect(lines[0].origin.x == lines[1].origin.x + 2)
    #expect(lines[0].origin.y == lines[1].origin.y + 3)
  }

  @Test func `a label has no shadow unless it has a colour`() throws {
    label.text = "Hello"
    #expect(label.shadowOffset == CGSize(width: 0, height: -1))
    #expect(try lines().count == 1)
  }

  @Test(arguments: [UIBaselineAdjustment.alignBaselines, .alignCenters, .none])
  func `a text that is drawn smaller stands where the label says`(
    adjustment: UIBaselineAdjustment
  ) throws {
    label.text = "A text that is much too long for it"
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.4
    label.baselineAdjustment = adjustment
    let line = try #require(try lines().first)
    #expect(line.font.size < 17)
    let whole = (40 - label.font.lineHeight) / 2 + label.font.ascender
    switch adjustment {
    case .alignBaselines: #expect(abs(line.origin.y - whole) < 0.7)
    case .alignCenters: #expect(line.origin.y < whole - 1)
    case .none:
      let top = whole - label.font.ascender
      #expect(abs(line.origin.y - top - UIFont.systemFont(ofSize: line.font.size).ascender) < 0.7)
    }
  }
}
