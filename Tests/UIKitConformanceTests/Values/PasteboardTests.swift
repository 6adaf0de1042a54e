import Foundation
import Testing
import UIKit

/// 18.1.5: the notifications of pasteboards.
@MainActor @Suite struct PasteboardTests {
  private let board = UIPasteboard.withUniqueName()

  /// Runs `body`, and returns what was posted: the number of times, and the types that the last one
  /// had, those that were added first.
  private func posted(
    _ name: Notification.Name, of observed: UIPasteboard? = nil, by body: () -> Void
  ) -> (count: Int, types: [[String]]) {
    var count = 0
    var types: [[String]] = []
    let token = NotificationCenter.default.addObserver(forName: name, object: observed, queue: nil)
    {
      notification in
      let keys = [
        UIPasteboard.changedTypesAddedUserInfoKey, UIPasteboard.changedTypesRemovedUserInfoKey,
      ]
      let found = keys.compactMap { notification.userInfo?[$0] as? [String] }
      MainActor.assumeIsolated {
        count += 1
        types = found
      }
    }
    body()
    NotificationCenter.default.removeObserver(token)
    return (count, types)
  }

  @Test func `18.1.5 a change is posted with the types that came and went`() {
    let text = posted(UIPasteboard.changedNotification, of: board) { board.string = "text" }
    #expect(text.count == 1)
    #expect(text.types == [["public.utf8-plain-text"], []])
    let link = posted(UIPasteboard.changedNotification, of: board) {
      board.url = URL(string: "https://example.com")
    }
    #expect(link.types == [["public.url"], ["public.utf8-plain-text"]])
  }

  @Test func `18.1.5 the end of a pasteboard is posted once`() {
    let end = posted(UIPasteboard.removedNotification) {
      UIPasteboard.remove(withName: board.name)
      UIPasteboard.remove(withName: board.name)
    }
    #expect(end.count == 1)
  }
}
