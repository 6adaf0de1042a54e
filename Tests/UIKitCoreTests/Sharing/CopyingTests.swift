import Foundation
import StorylineTesting
import Testing
import UIKit

/// Tests for copying from the share sheet to the pasteboard.
@MainActor @Suite(.stage) struct CopyingTests {
  let stage = ShareStage()
  let pasteboard = UIPasteboard.general

  private func copy(_ items: [Any]) async throws {
    try await stage.share(items)
    try await stage.app.row("Copy").tap()
  }

  @Test func `copying says so, and the sheet goes`() async throws {
    try await copy(["Ada"])
    #expect(stage.results == [.init(type: .copyToPasteboard, isCompleted: true)])
    #expect(stage.root.presentedViewController == nil)
  }

  @Test func `a text is copied`() async throws {
    try await copy([NSAttributedString(string: "Ada")])
    #expect(pasteboard.strings == ["Ada"])
    #expect(pasteboard.urls == nil)
  }

  @Test func `a link is copied, and can be pasted as text`() async throws {
    let url = try #require(URL(string: "https://example.org/ada"))
    try await copy([url])
    #expect(pasteboard.url == url)
    #expect(pasteboard.hasURLs)
    #expect(pasteboard.string == "https://example.org/ada")
  }

  @Test func `an image is copied, and is no text`() async throws {
    let image = try #require(UIImage(systemName: "star"))
    try await copy([image])
    #expect(pasteboard.image == image)
    #expect(pasteboard.hasImages)
    #expect(!pasteboard.hasStrings)
  }

  @Test func `several items are copied together`() async throws {
    let image = try #require(UIImage(systemName: "star"))
    try await copy(["Ada", image])
    #expect(pasteboard.numberOfItems == 2)
    #expect(pasteboard.changeCount == 1)
    #expect(pasteboard.strings == ["Ada"])
    #expect(pasteboard.images == [image])
  }

  @Test func `it is the item that is copied, not its placeholder`() async throws {
    try await copy([LateItem(placeholder: "Soon", item: "Ada")])
    #expect(pasteboard.strings == ["Ada"])
  }

  @Test func `a link or an image replaces what was copied before`() throws {
    pasteboard.string = "Ada"
    pasteboard.url = URL(string: "https://example.org")
    #expect(pasteboard.strings == ["https://example.org"])
    pasteboard.image = UIImage(systemName: "star")
    #expect(pasteboard.url == nil)
    #expect(pasteboard.numberOfItems == 1)
    pasteboard.image = nil
    #expect(pasteboard.numberOfItems == 0)
  }
}
