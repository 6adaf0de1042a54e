import Foundation
import StorylineTesting
import Testing
import UIKit

/// Tokens in search fields.
@MainActor @Suite(.stage) struct SearchTokenTests {
  private final class Updater: NSObject, UISearchResultsUpdating {
    var seen: [[String]] = []

    func updateSearchResults(for searchController: UISearchController) {
      let tokens = searchController.searchBar.searchTextField.tokens
      seen.append(tokens.compactMap { $0.representedObject as? String })
    }
  }

  private let field = UISearchTextField(frame: CGRect(x: 20, y: 100, width: 300, height: 36))
  private let window = UIWindow(frame: UIScreen.main.bounds)

  init() throws {
    let controller = UIViewController()
    controller.view.addSubview(field)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    try Stage.shared.settle()
  }

  private func token(_ name: String) -> UISearchToken {
    let token = UISearchToken(icon: UIImage(systemName: "star"), text: name)
    token.representedObject = name
    return token
  }

  private var names: [String] { field.tokens.compactMap { $0.representedObject as? String } }

  private func nodes(_ name: String) throws -> [DisplayNode] {
    try Stage.shared.settle()
    func all(_ node: DisplayNode) -> [DisplayNode] { [node] + node.children.flatMap(all) }
    return all(try #require(field.displayNode())).filter { $0.name == name }
  }

  @Test func `15.7.1 tokens stand before the text, on a ground of their own`() throws {
    field.text = "text"
    let start = try #require(try nodes("TextFieldCanvas").first).frame.minX
    field.tokens = [token("one"), token("two")]
    field.tokenBackgroundColor = .purple
    let tokens = try nodes("TokenView")
    #expect(tokens.count == 2)
    #expect(tokens.allSatisfy { $0.background == UIColor.purple.display(isDark: false) })
    #expect(tokens[0].frame.minX == start && tokens[1].frame.minX > tokens[0].frame.maxX)
    let moved = try #require(try nodes("TextFieldCanvas").first).frame.minX
    #expect(moved > tokens[1].frame.maxX)
    let texts = tokens.flatMap(\.children).compactMap { node -> String? in
      if case .text(let lines) = node.content { lines.first?.string } else { nil }
    }
    #expect(texts == ["one", "two"])
  }

  @Test func `15.7.1 a field with tokens has no placeholder`() throws {
    func shown() throws -> [String] {
      guard case .text(let lines)? = try nodes("TextFieldCanvas").first?.content else { return [] }
      return lines.map(\.string)
    }
    field.placeholder = "Find"
    #expect(try shown() == ["Find"])
    field.tokens = [token("one")]
    #expect(try shown() == [])
  }

  @Test func `tokens are inserted, removed, and take the place of text`() throws {
    field.insertToken(token("two"), at: 0)
    field.insertToken(token("one"), at: 0)
    #expect(names == ["one", "two"])
    field.removeToken(at: 1)
    #expect(names == ["one"])
    field.text = "kind:book"
    field.replaceTextualPortion(of: field.textualRange, with: token("book"), at: 1)
    #expect(field.text == "")
    #expect(names == ["one", "book"])
  }

  @Test func `15.7.2 the delete key takes the last token where no text is before it`() throws {
    field.text = "a"
    field.tokens = [token("one"), token("two")]
    field.becomeFirstResponder()
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    field.deleteBackward()
    #expect(field.text == "" && names == ["one", "two"])
    field.deleteBackward()
    #expect(names == ["one"])
    #expect(changes == 2)
    field.allowsDeletingTokens = false
    field.deleteBackward()
    #expect(names == ["one"])
  }

  @Test func `15.7.3 the search is brought up to date when tokens change`() throws {
    let search = UISearchController(searchResultsController: nil)
    let updater = Updater()
    search.searchResultsUpdater = updater
    search.searchBar.searchTextField.tokens = [token("one")]
    #expect(updater.seen.last == ["one"])
  }
}
