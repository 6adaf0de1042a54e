import Foundation
import StorylineTesting
import Testing
import UIKit

/// 18.6.1: data that a text view finds in its text.
@MainActor @Suite(.harness) struct DetectedLinkTests {
  let harness: any Harness = PlatformHarness()

  private final class Delegate: NSObject, UITextViewDelegate {
    var links: [URL] = []
    var ranges: [NSRange] = []

    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      links.append(URL)
      ranges.append(characterRange)
      return false
    }
  }

  private let delegate = Delegate()

  /// Shows a text, and taps its first character.
  private func tapStart(
    of text: String, _ types: UIDataDetectorTypes, isEditable: Bool = false
  ) throws {
    let root = UIViewController()
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 320, height: 100))
    view.isEditable = isEditable
    view.dataDetectorTypes = types
    view.text = text
    view.delegate = delegate
    root.view.addSubview(view)
    harness.makeWindow(root: root).makeKeyAndVisible()
    try harness.settle()
    harness.tap(at: CGPoint(x: 12, y: 114))
    try harness.settle()
  }

  @Test func `18.6.1 nothing is found by default`() throws {
    #expect(UITextView().dataDetectorTypes == [])
    try tapStart(of: "https://example.com", [])
    #expect(delegate.links == [])
  }

  @Test func `18.6.1 the address of a page is a link, without the full stop behind it`() throws {
    try tapStart(of: "https://example.com/a?b=1.", .link)
    #expect(delegate.links.map(\.absoluteString) == ["https://example.com/a?b=1"])
    #expect(delegate.ranges == [NSRange(location: 0, length: 25)])
  }

  @Test func `18.6.1 the address of a mailbox is a link`() throws {
    try tapStart(of: "ann@example.com", .link)
    #expect(delegate.links.map(\.absoluteString) == ["mailto:ann@example.com"])
  }

  @Test func `18.6.1 a telephone number is a link where those are wanted`() throws {
    try tapStart(of: "+1 (555) 123-4567", .phoneNumber)
    #expect(delegate.links.map(\.absoluteString) == ["tel:+15551234567"])
  }

  @Test func `18.6.1 other kinds of data are left`() throws {
    try tapStart(of: "+1 (555) 123-4567", .link)
    #expect(delegate.links == [])
  }

  @Test func `18.6.1 a text that is edited has no found links`() throws {
    try tapStart(of: "https://example.com", .link, isEditable: true)
    #expect(delegate.links == [])
  }
}
