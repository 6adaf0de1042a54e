import Foundation
import StorylineTesting
import Testing
import UIKit

/// Tests for the drawing of a search bar outside of navigation bars.
@MainActor @Suite(.stage) struct UISearchBarTests {
  private let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 393, height: 56))
  private let window = UIWindow(frame: UIScreen.main.bounds)

  init() throws {
    let controller = UIViewController()
    controller.view.addSubview(bar)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    try Stage.shared.settle()
  }

  private func draw() throws -> DisplayNode {
    try Stage.shared.settle()
    return try #require(bar.displayNode())
  }

  @Test func `the field is 36 points high with round corners, a lens and a grey ground`() throws {
    bar.placeholder = "Find"
    let field = try #require(find("UISearchBarTextField", in: [try draw()]))
    #expect(field.frame == CGRect(x: 8, y: 10, width: 377, height: 36))
    #expect(field.cornerRadius == 10)
    #expect(abs((field.background?.alpha ?? 0) - 0.12) < 0.001)
    #expect(field.accessibility?.role == .searchField)
    #expect(field.accessibility?.label == "Find")
    #expect(find("UIImageView", in: [field]) != nil)
    guard case .text(let lines)? = find("TextFieldCanvas", in: [field])?.content else {
      Issue.record("no text")
      return
    }
    #expect(lines.map(\.string) == ["Find"])
    #expect(abs((lines.first?.color.alpha ?? 0) - 0.6) < 0.001)
  }

  @Test func `the cancel button comes from the right, and the field makes room`() throws {
    Stage.shared.clock.mode = .manual
    bar.setShowsCancelButton(true, animated: true)
    let field = bar.searchTextField
    #expect(field.frame.maxX < 330)
    let node = try #require(bar.searchTextField.displayNode())
    #expect(
      node.animations.map(\.property)
        == [.frame(from: CGRect(x: 8, y: 10, width: 377, height: 36))])
    Stage.shared.clock.mode = .immediate
    try Stage.shared.settle()
    #expect(bar.showsCancelButton)
    bar.showsCancelButton = false
    try Stage.shared.settle()
    #expect(field.frame.width == 377)
  }

  @Test func `the ground is that of a bar, of the app's colour, an image, or none`() throws {
    #expect(find("SearchFieldBackground", in: [try draw()])?.background != nil)
    bar.barTintColor = .systemRed
    #expect(find("SearchFieldBackground", in: [try draw()])?.background?.red == 1)
    bar.searchBarStyle = .minimal
    #expect(find("SearchFieldBackground", in: [try draw()]) == nil)
    bar.backgroundImage = UIImage()
    #expect(try #require(find("SearchFieldBackground", in: [try draw()])).background == nil)
  }

  @Test func `the keyboard has a search key, which needs text`() throws {
    bar.becomeFirstResponder()
    try Stage.shared.settle()
    #expect(bar.returnKeyType == .search)
    #expect(bar.enablesReturnKeyAutomatically)
    #expect(bar.searchTextField.returnKeyType == .search)
    bar.keyboardType = .numberPad
    #expect(bar.searchTextField.keyboardType == .numberPad)
  }

  @Test func `its own height holds what it shows`() {
    #expect(bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 56))
    bar.scopeButtonTitles = ["A", "B"]
    #expect(bar.sizeThatFits(.zero).height == 56)
    bar.showsScopeBar = true
    #expect(bar.sizeThatFits(.zero).height == 100)
    bar.scopeButtonTitles = nil
    #expect(bar.sizeThatFits(.zero).height == 56)
  }

  @Test func `scopes keep the one that is chosen while it is there`() {
    bar.scopeButtonTitles = ["A", "B", "C"]
    bar.selectedScopeButtonIndex = 2
    bar.scopeButtonTitles = ["A", "B"]
    #expect(bar.selectedScopeButtonIndex == 1)
  }

  @Test func `a search field of its own looks the same`() throws {
    let field = UISearchTextField(frame: CGRect(x: 8, y: 300, width: 200, height: 36))
    window.addSubview(field)
    try Stage.shared.settle()
    let node = try #require(field.displayNode())
    #expect(node.cornerRadius == 10)
    #expect(field.intrinsicContentSize.height == 36)
    #expect(node.accessibility?.role == .searchField)
  }

  // MARK: Icons

  @Test func `an image takes the place of an icon, and nothing brings it back`() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 10)).image { _ in }
    bar.setImage(image, for: .search, state: .normal)
    try Stage.shared.settle()
    let lens = try #require(bar.searchTextField.leftView)
    #expect(lens.frame.size == CGSize(width: 30, height: 10))
    #expect(bar.image(for: .search, state: .normal) === image)
    bar.setImage(nil, for: .search, state: .normal)
    try Stage.shared.settle()
    #expect(lens.frame.size == CGSize(width: 20, height: 18))
    #expect(bar.image(for: .search, state: .normal) == nil)
  }

  @Test func `an image takes the place of the button that takes the text away`() throws {
    bar.text = "a"
    let before = try #require(find("ClearButton", in: [try draw()]))
    #expect(find("Disc", in: [before]) != nil)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12)).image { _ in }
    bar.setImage(image, for: .clear, state: .normal)
    let after = try #require(find("ClearButton", in: [try draw()]))
    #expect(find("Disc", in: [after]) == nil)
    #expect(
      find("UIImageView", in: [after])?.frame == CGRect(x: 3.5, y: 3.5, width: 12, height: 12))
  }

  @Test func `icons and text are moved`() throws {
    let lens = try #require(bar.searchTextField.leftView)
    let place = lens.frame
    bar.setPositionAdjustment(UIOffset(horizontal: 4, vertical: 2), for: .search)
    try Stage.shared.settle()
    #expect(lens.frame == place.offsetBy(dx: 4, dy: 2))
    #expect(bar.positionAdjustment(for: .search) == UIOffset(horizontal: 4, vertical: 2))
    let text = bar.searchTextField.textRect(forBounds: bar.searchTextField.bounds)
    bar.searchTextPositionAdjustment = UIOffset(horizontal: 6, vertical: 0)
    #expect(
      bar.searchTextField.textRect(forBounds: bar.searchTextField.bounds)
        == text.offsetBy(dx: 6, dy: 0))
  }

  @Test func `what is behind shines through a translucent ground only`() throws {
    #expect(find("SearchFieldBackground", in: [try draw()])?.blursBackdrop == true)
    bar.isTranslucent = false
    let opaque = try #require(find("SearchFieldBackground", in: [try draw()]))
    #expect(!opaque.blursBackdrop)
    #expect(opaque.background?.alpha == 1)
    bar.barStyle = .black
    #expect((find("SearchFieldBackground", in: [try draw()])?.background?.red ?? 1) < 0.2)
  }
}
