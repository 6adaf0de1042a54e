import Foundation
import StorylineTesting
import Testing
import UIKit

/// Links, attachments and tags that people tap in a text view.
@MainActor @Suite(.stage) struct TextLinkTests {
  /// The parts that both kinds of delegates share. It is no delegate itself: only the class that
  /// conforms provides the methods of a protocol, so a subclass could not add the newer ones.
  @MainActor private class Listener: NSObject {
    var heard: [String] = []
    var allows = true

    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      heard.append(
        "\(URL.absoluteString) \(characterRange.location) \(characterRange.length) "
          + "\(interaction)")
      return allows
    }

    func textView(
      _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
      in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool {
      heard.append("attachment \(characterRange.location) \(interaction)")
      return allows
    }
  }

  private final class Older: Listener, UITextViewDelegate {}

  private final class Oldest: NSObject, UITextViewDelegate {
    var heard: [String] = []

    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
    ) -> Bool {
      heard.append(URL.absoluteString)
      return false
    }
  }

  private final class Newer: Listener, UITextViewDelegate {
    var action: ((UITextItem, UIAction) -> UIAction?)?
    var menu: UITextItem.MenuConfiguration?

    func textView(
      _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? { action?(textItem, defaultAction) }

    func textView(
      _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration? { menu }
  }

  private let stage: TextViewStage
  private let older = Older()
  private var view: UITextView { stage.text }

  init() throws {
    stage = try TextViewStage()
    let text = NSMutableAttributedString(
      string: "see Swift now", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    text.addAttribute(
      .link, value: "https://swift.org", range: NSRange(location: 4, length: 5))
    stage.text.isEditable = false
    stage.text.attributedText = text
    stage.text.delegate = older
    try Stage.shared.settle()
  }

  /// In the middle of the word.
  private var middle: CGPoint {
    CGPoint(x: 5 + stage.width(of: "see Sw"), y: 8 + stage.lineHeight / 2)
  }

  private func tap() throws { try stage.tap(x: middle.x, y: middle.y) }

  private func press() throws {
    let point = CGPoint(x: view.frame.minX + middle.x, y: view.frame.minY + middle.y)
    Stage.shared.clock.mode = .manual
    Stage.shared.sendTouch(id: 1, phase: .began, at: point)
    Stage.shared.clock.advance(by: 0.6)
    Stage.shared.turn()
    Stage.shared.sendTouch(id: 1, phase: .ended, at: point)
    Stage.shared.clock.mode = .immediate
    try Stage.shared.settle()
  }

  private var opened: [String] { Stage.shared.system.openedURLs.map(\.absoluteString) }

  private func titles() -> [String] {
    func all(_ nodes: [DisplayNode]) -> [DisplayNode] {
      nodes.flatMap { [$0] + all($0.children) }
    }
    return all(Stage.shared.displayList().roots).flatMap { node -> [String] in
      if case .text(let lines) = node.content { lines.map(\.string) } else { [] }
    }
  }

  // MARK: What they look like

  @Test func `15.3.1 links have the tint colour, or what the text view says`() throws {
    view.tintColor = .purple
    #expect(try stage.lines().map(\.string) == ["see ", "Swift", " now"])
    #expect(try stage.lines()[1].color == UIColor.purple.display(isDark: false))
    #expect(try stage.lines()[1].rules.isEmpty)
    view.linkTextAttributes = [
      .foregroundColor: UIColor.red, .underlineStyle: NSUnderlineStyle.single.rawValue,
    ]
    let line = try stage.lines()[1]
    #expect(line.color == UIColor.red.display(isDark: false))
    #expect(line.rules.map(\.kind) == [.underline])
    view.linkTextAttributes = nil
    #expect(try stage.lines()[1].color == UIColor.purple.display(isDark: false))
  }

  // MARK: Taps

  @Test func `15.3.2 a tap on a link opens it`() throws {
    try tap()
    #expect(older.heard == ["https://swift.org 4 5 invokeDefaultAction"])
    #expect(opened == ["https://swift.org"])
  }

  @Test func `15.3.2 text beside a link, and below it, is not the link`() throws {
    try stage.tap(x: 8, y: middle.y)
    try stage.tap(x: middle.x, y: 100)
    #expect(older.heard == [])
    #expect(opened == [])
  }

  @Test func `15.3.2 a link in a text that is edited, or not selectable, is text`() throws {
    view.isEditable = true
    try tap()
    #expect(view.isFirstResponder)
    view.resignFirstResponder()
    view.isEditable = false
    view.isSelectable = false
    try tap()
    #expect(older.heard == [])
    #expect(opened == [])
  }

  @Test func `15.3.3 the delegate may keep a link from being opened`() throws {
    older.allows = false
    try tap()
    #expect(older.heard.count == 1)
    #expect(opened == [])
  }

  @Test func `15.3.3 without the newer methods the oldest one is asked`() throws {
    let oldest = Oldest()
    view.delegate = oldest
    try tap()
    #expect(oldest.heard == ["https://swift.org"])
    #expect(opened == [])
  }

  @Test func `15.3.3 the newest method gives the action, and the older ones are not asked`() throws
  {
    let newer = Newer()
    view.delegate = newer
    var performed: [NSRange] = []
    newer.action = { item, _ in
      UIAction { _ in
        if case .link = item.content { performed.append(item.range) }
      }
    }
    try tap()
    #expect(performed == [NSRange(location: 4, length: 5)])
    newer.action = { _, _ in nil }
    try tap()
    #expect(opened == [])
    newer.action = { $1 }
    try tap()
    #expect(opened == ["https://swift.org"])
    #expect(newer.heard == [])
  }

  // MARK: Menus

  @Test func `15.3.4 a long press on a link opens a menu`() throws {
    try press()
    #expect(older.heard == ["https://swift.org 4 5 presentActions"])
    #expect(titles().contains("Open Link") && titles().contains("Copy Link"))
    #expect(opened == [])
  }

  @Test func `15.3.4 the delegate may keep the menu from opening, or give another`() throws {
    older.allows = false
    try press()
    #expect(!titles().contains("Open Link"))
    let newer = Newer()
    view.delegate = newer
    newer.menu = UITextItem.MenuConfiguration(
      menu: UIMenu(children: [UIAction(title: "Mine") { _ in }]))
    try press()
    #expect(titles().contains("Mine") && !titles().contains("Open Link"))
  }

  // MARK: Attachments and tags

  @Test func `15.3.5 attachments and tags are items too`() throws {
    let attachment = NSTextAttachment(image: try #require(UIImage(systemName: "star")))
    attachment.bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
    let text = NSMutableAttributedString(
      attributedString: NSAttributedString(attachment: attachment))
    text.append(
      NSAttributedString(
        string: "tagged",
        attributes: [.textItemTag: "mine", .font: UIFont.systemFont(ofSize: 20)]))
    view.attributedText = text
    try Stage.shared.settle()
    try stage.tap(x: 25, y: 18)
    #expect(older.heard == ["attachment 0 invokeDefaultAction"])
    let newer = Newer()
    var tags: [String] = []
    newer.action = { item, action in
      if case .tag(let tag) = item.content { tags.append(tag) }
      return action
    }
    view.delegate = newer
    try stage.tap(x: 60, y: 18)
    #expect(tags == ["mine"])
  }

  @Test func `15.3.6 what is typed behind a link, or an attachment, belongs to neither`() throws {
    view.isEditable = true
    try stage.beginEditing()
    view.selectedRange = NSRange(location: 9, length: 0)
    view.insertText("!")
    #expect(view.attributedText.attribute(.link, at: 8, effectiveRange: nil) != nil)
    #expect(view.attributedText.attribute(.link, at: 9, effectiveRange: nil) == nil)
  }
}
