import Foundation
import StorylineTesting
import Testing
import UIKit

/// Edit menus of apps, and those of texts with the pasteboard.
@MainActor @Suite(.stage) struct EditMenuTests {
  final class Host: NSObject, UIEditMenuInteractionDelegate {
    var events: [String] = []
    var titles = ["Mark", "Share"]
    var rect = CGRect.null

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      UIMenu(
        children: titles.map { title in
          UIAction(title: title) { [weak self] _ in self?.events.append(title) }
        })
    }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { rect }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      willPresentMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) {
      events.append("willPresent(\(configuration.identifier))")
      animator.addCompletion { [weak self] in self?.events.append("presented") }
    }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      willDismissMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) { events.append("willDismiss") }
  }

  let host = Host()
  let app = AppDriver()
  let root = UIViewController()
  let window = UIWindow(frame: UIScreen.main.bounds)
  let view = UIView(frame: CGRect(x: 100, y: 400, width: 100, height: 60))
  let field = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
  let interaction: UIEditMenuInteraction

  init() throws {
    interaction = UIEditMenuInteraction(delegate: host)
    window.rootViewController = root
    window.makeKeyAndVisible()
    view.addInteraction(interaction)
    root.view.addSubview(view)
    root.view.addSubview(field)
    field.accessibilityIdentifier = "field"
    try Stage.shared.settle()
  }

  private func find(_ name: String) -> [UIView] {
    func all(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap { all(in: $0) } }
    return all(in: window).filter { String(describing: type(of: $0)) == name }
  }

  private var titles: [String] {
    find("EditMenuItem").filter { !$0.isHidden }.sorted { $0.frame.minX < $1.frame.minX }
      .compactMap { $0.assistiveDescription?.label }
  }

  private func present(at point: CGPoint = CGPoint(x: 50, y: 10)) throws {
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: "id", sourcePoint: point))
    try Stage.shared.settle()
  }

  // MARK: Of an app

  @Test func `an edit menu offers what the delegate says, and tells of its end`() async throws {
    try present()
    #expect(titles == ["Mark", "Share"])
    #expect(interaction.location(in: nil) == CGPoint(x: 150, y: 410))
    try await app.button("Share").tap()
    #expect(host.events == ["willPresent(id)", "presented", "willDismiss", "Share"])
    #expect(find("EditMenuBar").isEmpty)
  }

  @Test func `an empty menu is not presented`() throws {
    host.titles = []
    try present()
    #expect(find("EditMenuBar").isEmpty && host.events.isEmpty)
  }

  @Test func `a touch anywhere else takes the menu away, and does what it does`() async throws {
    let button = UIButton(frame: CGRect(x: 20, y: 600, width: 100, height: 40))
    button.setTitle("Go", for: .normal)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    root.view.addSubview(button)
    try present()
    try await app.button("Go").tap()
    #expect(taps == 1)
    #expect(find("EditMenuBar").isEmpty)
  }

  @Test(arguments: [
    CGRect(x: 0, y: 0, width: 100, height: 60), CGRect(x: 0, y: -330, width: 20, height: 20),
  ])
  func `the menu stands above its target, or below where there is no room`(rect: CGRect) throws {
    host.rect = rect
    try present()
    let bar = try #require(find("EditMenuBar").first).frameOnScreen
    let target = view.convert(rect, to: nil)
    #expect(rect.minY == 0 ? bar.maxY == target.minY : bar.minY == target.maxY)
    #expect(window.bounds.inset(by: window.safeAreaInsets).contains(bar))
  }

  @Test func `more actions than fit are on the next page`() async throws {
    host.titles = (1...9).map { "Action \($0)" }
    try present()
    #expect(titles.first == "Action 1" && titles.last == "More" && titles.count < 10)
    var seen = Set(titles)
    for _ in 1...3 {
      try await app.button("More").tap()
      seen.formUnion(titles)
    }
    #expect(seen.isSuperset(of: host.titles))
  }

  @Test func `a menu that is open can be reloaded and moved`() throws {
    try present()
    host.titles = ["Other"]
    interaction.reloadVisibleMenu()
    #expect(titles == ["Other"])
    let before = try #require(find("EditMenuBar").first).frame
    host.rect = CGRect(x: 0, y: 40, width: 10, height: 10)
    interaction.updateVisibleMenuPosition(animated: false)
    #expect(find("EditMenuBar").first?.frame.minY == before.minY + 30)
  }

  // MARK: Of texts

  private func tap(_ point: CGPoint, times: Int = 1) throws {
    let mode = Stage.shared.clock.mode
    Stage.shared.clock.mode = .manual
    Stage.shared.clock.advance(by: 1)
    for _ in 1...times {
      Stage.shared.sendTouch(id: 1, phase: .began, at: point)
      Stage.shared.clock.advance(by: 0.05)
      Stage.shared.sendTouch(id: 1, phase: .ended, at: point)
      Stage.shared.turn()
    }
    Stage.shared.clock.mode = mode
    try Stage.shared.settle()
  }

  private var start: CGPoint { CGPoint(x: 24, y: 220) }

  @Test func `a second tap selects a word, and offers to cut, copy and select all`() throws {
    field.text = "Ada Lovelace"
    try tap(start)
    #expect(titles.isEmpty)
    try tap(start, times: 2)
    #expect(titles == ["Cut", "Copy", "Select All"])
  }

  @Test func `what is cut can be pasted`() async throws {
    field.text = "Ada Lovelace"
    try tap(start)
    try tap(start, times: 2)
    try await app.button("Cut").tap()
    #expect(field.text == " Lovelace")
    #expect(UIPasteboard.general.string == "Ada")
    try tap(start)
    if titles.isEmpty { try tap(start) }
    try await app.button("Paste").tap()
    // The tap put the caret before the word that is left.
    #expect(field.text == " AdaLovelace")
    #expect(find("EditMenuBar").isEmpty)
  }

  @Test func `a tap at the caret shows what can be done there, and another one hides it`() throws {
    field.text = "Ada"
    try tap(start)
    try tap(start)
    #expect(titles == ["Select", "Select All"])
    try tap(start)
    #expect(titles.isEmpty)
  }

  @Test func `everything can be selected and copied`() async throws {
    field.text = "Ada Lovelace"
    try tap(start)
    try tap(start)
    try await app.button("Select All").tap()
    try await app.button("Copy").tap()
    #expect(UIPasteboard.general.string == "Ada Lovelace")
    #expect(field.text == "Ada Lovelace")
  }

  @Test func `a hidden text cannot be copied`() throws {
    field.text = "secret"
    field.isSecureTextEntry = true
    try tap(start)
    try tap(start, times: 2)
    #expect(titles.isEmpty)
  }

  @Test func `typing takes the menu away`() throws {
    field.text = "Ada"
    try tap(start)
    try tap(start, times: 2)
    Stage.shared.type("B")
    try Stage.shared.settle()
    #expect(titles.isEmpty && field.text == "B")
  }

  @Test func `a delegate says what is offered for a part of the text`() throws {
    final class Delegate: NSObject, UITextFieldDelegate {
      var range = NSRange()
      func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange,
        suggestedActions: [UIMenuElement]
      ) -> UIMenu? {
        self.range = range
        return UIMenu(children: suggestedActions + [UIAction(title: "Look up") { _ in }])
      }
    }
    let delegate = Delegate()
    field.delegate = delegate
    field.text = "Ada Lovelace"
    try tap(start)
    try tap(start, times: 2)
    #expect(titles == ["Cut", "Copy", "Select All", "Look up"])
    #expect(delegate.range == NSRange(location: 0, length: 3))
  }

  @Test func `a text that is only read can be copied, and not cut`() throws {
    let note = UITextView(frame: CGRect(x: 20, y: 500, width: 300, height: 80))
    note.text = "Ada Lovelace"
    note.isEditable = false
    root.view.addSubview(note)
    try Stage.shared.settle()
    UIPasteboard.general.string = "x"
    try tap(CGPoint(x: 30, y: 515), times: 2)
    #expect(titles == ["Copy", "Select All"])
  }

  @Test func `the pasteboard has what was put there last`() {
    let board = UIPasteboard.general
    #expect(board.string == nil && !board.hasStrings && board.strings == nil)
    let count = board.changeCount
    board.strings = ["one", "two"]
    #expect(board.string == "one" && board.hasStrings && board.numberOfItems == 2)
    board.string = "three"
    #expect(board.strings == ["three"])
    #expect(board.changeCount == count + 2)
  }
}
