import StorylineTesting
import Testing
import UIKit

/// Pasteboards beside the general one.
@MainActor @Suite(.stage) struct PasteboardNameTests {
  private let name = UIPasteboard.Name("drafts")

  @Test func `a pasteboard of a name is created once, and found again`() throws {
    #expect(UIPasteboard(name: name, create: false) == nil)
    let made = try #require(UIPasteboard(name: name, create: true))
    made.string = "Tea"
    #expect(made.name == name)
    #expect(UIPasteboard(name: name, create: false)?.string == "Tea")
    #expect(UIPasteboard.general.string == nil)
    #expect(UIPasteboard(name: .general, create: false)?.name == .general)
  }

  @Test func `the general pasteboard has a name too`() throws {
    UIPasteboard.general.string = "Milk"
    #expect(UIPasteboard(name: .general, create: false)?.string == "Milk")
    UIPasteboard.remove(withName: .general)
    #expect(UIPasteboard.general.string == "Milk")
  }

  @Test func `a pasteboard that was removed keeps nothing`() throws {
    let made = UIPasteboard.withUniqueName()
    let other = UIPasteboard.withUniqueName()
    #expect(made.name != other.name)
    made.string = "Tea"
    UIPasteboard.remove(withName: made.name)
    #expect(made.string == nil)
    made.string = "Milk"
    #expect(made.string == nil)
    #expect(UIPasteboard(name: made.name, create: false) == nil)
  }
}
