import Foundation
import StorylineTesting
import Testing
import UIKit

/// Distances of lines and paragraphs that the delegate of a layout manager decides on.
@MainActor @Suite(.stage) struct LayoutDelegateTests {
  private final class Spacer: NSObject, NSLayoutManagerDelegate {
    var asked: [String] = []
    var rects: [CGRect] = []

    func layoutManager(
      _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
      withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat {
      asked.append("line \(glyphIndex)")
      rects.append(rect)
      return 7
    }

    func layoutManager(
      _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
      withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat {
      asked.append("before \(glyphIndex)")
      return 3
    }

    func layoutManager(
      _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
      withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat {
      asked.append("after \(glyphIndex)")
      return 11
    }
  }

  /// Has a say in lines alone.
  private final class LineSpacer: NSObject, NSLayoutManagerDelegate {
    var invalidations = 0

    func layoutManager(
      _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
      withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 7 }

    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) { invalidations += 1 }
  }

  private let font = UIFont.systemFont(ofSize: 20)

  private func text(_ string: String) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 1
    style.paragraphSpacing = 5
    style.paragraphSpacingBefore = 2
    return NSAttributedString(string: string, attributes: [.font: font, .paragraphStyle: style])
  }

  @Test func `15.4.6 the lines of a text view keep the delegate's distances`() throws {
    let stage = try TextViewStage()
    let delegate = Spacer()
    stage.text.attributedText = text("one two three four five\nsix")
    let before = try stage.lines().map(\.origin.y)
    #expect(before.count == 3)
    #expect(abs(before[1] - before[0] - font.lineHeight - 1) < 0.001)
    #expect(abs(before[2] - before[1] - font.lineHeight - 1 - 5 - 2) < 0.001)
    stage.text.layoutManager.delegate = delegate
    let after = try stage.lines().map(\.origin.y)
    #expect(abs(after[1] - after[0] - font.lineHeight - 7) < 0.001)
    #expect(abs(after[2] - after[1] - font.lineHeight - 7 - 11 - 3) < 0.001)
  }

  @Test func `15.4.6 the delegate is asked with the glyphs at the ends`() throws {
    let (storage, manager, delegate) = (NSTextStorage(string: ""), NSLayoutManager(), Spacer())
    let container = NSTextContainer(size: CGSize(width: 190, height: 0))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    manager.delegate = delegate
    storage.setAttributedString(text("one two three four five\nsix"))
    _ = manager.usedRect(for: container)
    #expect(delegate.asked == ["line 18", "line 23", "after 23", "before 24"])
    let first = try #require(delegate.rects.first)
    #expect(first == CGRect(x: 0, y: 0, width: 190, height: font.lineHeight))
  }

  @Test func `15.4.6 what the delegate leaves out is as the paragraph style says`() throws {
    let stage = try TextViewStage()
    let delegate = LineSpacer()
    stage.text.layoutManager.delegate = delegate
    stage.text.attributedText = text("one\ntwo")
    let lines = try stage.lines().map(\.origin.y)
    #expect(abs(lines[1] - lines[0] - font.lineHeight - 7 - 5 - 2) < 0.001)
  }

  @Test func `15.4.6 without its delegate a text is laid out as before`() throws {
    let stage = try TextViewStage()
    stage.text.attributedText = text("one\ntwo")
    let before = try stage.lines().map(\.origin.y)
    do {
      let delegate = Spacer()
      stage.text.layoutManager.delegate = delegate
      #expect(try stage.lines().map(\.origin.y) != before)
      stage.text.layoutManager.delegate = nil
    }
    #expect(try stage.lines().map(\.origin.y) == before)
  }

  @Test func `15.4.7 the delegate is notified when places are no longer valid`() {
    let (storage, manager, delegate) = (NSTextStorage(string: ""), NSLayoutManager(), LineSpacer())
    let container = NSTextContainer(size: CGSize(width: 190, height: 0))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    manager.delegate = delegate
    let start = delegate.invalidations
    storage.setAttributedString(text("one"))
    let edited = delegate.invalidations
    #expect(edited > start)
    container.size.width = 100
    #expect(delegate.invalidations > edited)
  }
}
