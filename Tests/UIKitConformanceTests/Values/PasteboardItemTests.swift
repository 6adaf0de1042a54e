import Foundation
import Testing
import UIKit

/// 18.6: what a pasteboard holds, by types.
@MainActor @Suite(.harness) struct PasteboardItemTests {
  private let board = UIPasteboard.withUniqueName()
  private let text = "public.utf8-plain-text"

  @Test func `18.6.2 items are values by their types, and setting them replaces everything`() {
    board.strings = ["one", "two"]
    board.items = [[text: "three"], ["com.example.note": Data([1, 2])]]
    #expect(board.numberOfItems == 2)
    #expect(board.items.first?[text] as? String == "three")
    #expect(board.string == "three")
    #expect(board.types == [text])
    #expect(board.types(forItemSet: nil) == [[text], ["com.example.note"]])
    board.items = []
    #expect(board.numberOfItems == 0)
    #expect(board.string == nil)
  }

  @Test func `18.6.2 a change counts once`() {
    let count = board.changeCount
    board.setItems([[text: "a"], [text: "b"]])
    #expect(board.changeCount == count + 1)
    #expect(board.strings == ["a", "b"])
  }

  @Test func `18.6.2 added items stand behind those that are there`() {
    board.string = "a"
    board.addItems([[text: "b"]])
    #expect(board.strings == ["a", "b"])
  }

  @Test func `18.6.2 values and data are those of the first item in the type`() {
    board.setItems([["com.example.note": Data([7])], [text: "b"]])
    #expect(board.data(forPasteboardType: "com.example.note") == Data([7]))
    #expect(board.value(forPasteboardType: text) == nil)
    #expect(board.data(forPasteboardType: text, inItemSet: nil) == [Data("b".utf8)])
    #expect(board.values(forPasteboardType: text, inItemSet: IndexSet(integer: 0))?.isEmpty == true)
    #expect(board.itemSet(withPasteboardTypes: [text]) == IndexSet(integer: 1))
    #expect(board.contains(pasteboardTypes: ["com.example.note"]))
    #expect(!board.contains(pasteboardTypes: [text]))
    #expect(board.contains(pasteboardTypes: [text], inItemSet: nil))
  }

  @Test func `18.6.2 setValue and setData replace everything`() {
    board.strings = ["one", "two"]
    board.setValue("three", forPasteboardType: text)
    #expect(board.strings == ["three"])
    board.setData(Data("four".utf8), forPasteboardType: text)
    #expect(board.string == "four")
  }

  @Test func `18.6.2 a value of the automatic type has the type of its class`() {
    board.setItems([[UIPasteboard.typeAutomatic: "x"]])
    #expect(board.types == [text])
    #expect(board.string == "x")
  }

  @Test func `18.6.3 items that have expired are gone`() {
    board.setItems([[text: "a"]], options: [.expirationDate: Date(timeIntervalSinceNow: -1)])
    #expect(board.numberOfItems == 0)
    #expect(!board.hasStrings)
    board.setItems([[text: "a"]], options: [.expirationDate: Date(timeIntervalSinceNow: 1000)])
    #expect(board.string == "a")
  }
}
