import StorylineTesting
import Testing
import UIKit

/// Menus of buttons: how they open, what they show and where.
@MainActor @Suite(.stage) struct ButtonMenuTests {
  final class Log {
    var events: [String] = []
  }

  let log = Log()

  private func action(
    _ title: String, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) -> UIAction {
    let log = log
    return UIAction(title: title, attributes: attributes, state: state) {
      log.events.append($0.title)
    }
  }

  // MARK: Opening and choosing

  @Test func `a tap opens a menu that is the primary action, and nothing else happens`()
    async throws
  {
    let stage = try MenuStage(UIMenu(children: [action("One"), action("Two")]))
    let log = log
    stage.button.addAction(
      UIAction { _ in log.events.append("primary") }, for: .primaryActionTriggered)
    stage.button.addAction(UIAction { _ in log.events.append("menu") }, for: .menuActionTriggered)
    try await stage.app.button("Open").tap()
    #expect(stage.titles == ["One", "Two"])
    #expect(log.events == ["menu"])
    try await stage.app.button("Two").tap()
    #expect(log.events == ["menu", "Two"])
    #expect(stage.cards.isEmpty)
  }

  @Test func `a menu that is not the primary action opens with a long press`() async throws {
    let stage = try MenuStage(UIMenu(children: [action("One")]), primary: false)
    try await stage.app.button("Open").tap()
    #expect(stage.cards.isEmpty)
    try await stage.app.button("Open").press()
    #expect(stage.titles == ["One"])
  }

  @Test func `a button without a menu has no interaction for one`() throws {
    let stage = try MenuStage(UIMenu(children: [action("One")]))
    #expect(stage.button.isContextMenuInteractionEnabled)
    #expect(stage.button.contextMenuInteraction != nil)
    stage.button.menu = nil
    #expect(!stage.button.isContextMenuInteractionEnabled)
    #expect(stage.button.interactions.isEmpty)
  }

  @Test func `a touch beside the menu closes it`() async throws {
    let stage = try MenuStage(UIMenu(children: [action("One")]))
    try await stage.app.button("Open").tap()
    try await stage.app.tap(at: CGPoint(x: 200, y: 700))
    #expect(stage.cards.isEmpty)
    #expect(log.events.isEmpty)
  }

  @Test func `a finger that opens the menu may choose before it is lifted`() async throws {
    let stage = try MenuStage(UIMenu(children: [action("One"), action("Two")]))
    Stage.shared.clock.mode = .manual
    Stage.shared.sendTouch(id: 1, phase: .began, at: CGPoint(x: 60, y: 210))
    Stage.shared.clock.advance(by: 0.5)
    Stage.shared.turn()
    let row = try #require(stage.element("Two")).frameOnScreen
    Stage.shared.sendTouch(id: 1, phase: .moved, at: CGPoint(x: row.midX, y: row.midY))
    Stage.shared.sendTouch(id: 1, phase: .ended, at: CGPoint(x: row.midX, y: row.midY))
    try Stage.shared.settle()
    #expect(log.events == ["Two"])
    #expect(stage.cards.isEmpty)
  }

  @Test func `the handler of a button's menu is told of the button`() async throws {
    final class Box { weak var sender: UIButton? }
    let box = Box()
    let choice = UIAction(title: "One") { box.sender = $0.sender as? UIButton }
    let stage = try MenuStage(UIMenu(children: [choice]))
    try await stage.app.button("Open").tap()
    try await stage.app.button("One").tap()
    #expect(box.sender === stage.button)
  }

  // MARK: Elements

  @Test func `a disabled element cannot be chosen, and a hidden one is not there`() async throws {
    let menu = UIMenu(children: [
      action("One", attributes: .disabled), action("Two", attributes: .hidden), action("Three"),
    ])
    let stage = try MenuStage(menu)
    try await stage.app.button("Open").tap()
    #expect(stage.titles == ["One", "Three"])
    let row = try #require(stage.element("One")).frameOnScreen
    try await stage.app.tap(at: CGPoint(x: row.midX, y: row.midY))
    #expect(log.events.isEmpty && !stage.cards.isEmpty)
  }

  @Test func `an element that keeps the menu presented does`() async throws {
    let stage = try MenuStage(UIMenu(children: [action("More", attributes: .keepsMenuPresented)]))
    try await stage.app.button("Open").tap()
    try await stage.app.button("More").tap()
    try await stage.app.button("More").tap()
    #expect(log.events == ["More", "More"])
    #expect(stage.cards.count == 1)
  }

  @Test func `of a menu with a single selection the last choice is switched on`() async throws {
    let (one, two) = (action("One", state: .on), action("Two"))
    let menu = UIMenu(options: .singleSelection, children: [one, two])
    let stage = try MenuStage(menu)
    try await stage.app.button("Open").tap()
    #expect(stage.element("One")?.assistiveDescription?.isSelected == true)
    try await stage.app.button("Two").tap()
    #expect(one.state == .off && two.state == .on)
    #expect(menu.selectedElements == [two])
  }

  @Test func `without a single selection an element keeps its state`() async throws {
    let one = action("One", state: .on)
    let stage = try MenuStage(UIMenu(children: [one, action("Two")]))
    try await stage.app.button("Open").tap()
    try await stage.app.button("Two").tap()
    #expect(one.state == .on)
  }

  @Test func `an inline menu stands among the others, with a gap and its title`() async throws {
    let inner = UIMenu(title: "Group", options: .displayInline, children: [action("Two")])
    let stage = try MenuStage(UIMenu(children: [action("One"), inner, action("Three")]))
    try await stage.app.button("Open").tap()
    #expect(stage.titles == ["One", "Two", "Three"])
    let rows = try ["One", "Two", "Three"].map { try #require(stage.element($0)).frameOnScreen }
    #expect(rows[1].minY - rows[0].maxY > 20)
    #expect(rows[2].minY - rows[1].maxY == 8)
    #expect(stage.find("UILabel").contains { ($0 as? UILabel)?.text == "Group" })
  }

  @Test func `a menu inside another opens over it, and leads back`() async throws {
    let inner = UIMenu(title: "Sort", children: [action("Name"), action("Date")])
    let stage = try MenuStage(UIMenu(children: [action("One"), inner]))
    try await stage.app.button("Open").tap()
    try await stage.app.button("Sort").tap()
    #expect(stage.cards.count == 2)
    #expect(stage.titles == ["Sort", "Name", "Date"])
    let back = try #require(
      stage.find("MenuRow").last { $0.assistiveDescription?.label == "Sort" }?.frameOnScreen)
    try await stage.app.tap(at: CGPoint(x: back.midX, y: back.midY))
    #expect(stage.titles == ["One", "Sort"])
    try await stage.app.button("Sort").tap()
    try await stage.app.button("Date").tap()
    #expect(log.events == ["Date"])
    #expect(stage.cards.isEmpty)
  }

  @Test func `small and medium elements stand side by side`() async throws {
    func tile(_ title: String) -> UIAction {
      UIAction(title: title, image: UIImage(systemName: "star")) { _ in }
    }
    let menu = UIMenu(
      options: .displayInline, preferredElementSize: .medium,
      children: [tile("Cut"), tile("Copy"), tile("Paste")])
    let stage = try MenuStage(UIMenu(children: [menu, action("One")]))
    try await stage.app.button("Open").tap()
    let tiles = stage.find("MenuTile").map(\.frameOnScreen)
    #expect(tiles.count == 3)
    #expect(Set(tiles.map(\.minY)).count == 1)
    #expect(tiles.map(\.minX) == tiles.map(\.minX).sorted())
    #expect(UIMenu(children: []).preferredElementSize == .large)
  }

  // MARK: Deferred elements

  @Test func `a deferred element is asked when the menu opens, and keeps what it was given`()
    async throws
  {
    var asked = 0
    let deferred = UIDeferredMenuElement { receive in
      asked += 1
      receive([self.action("Late")])
    }
    let stage = try MenuStage(UIMenu(children: [deferred]))
    #expect(asked == 0)
    for _ in 1...2 {
      try await stage.app.button("Open").tap()
      #expect(stage.titles == ["Late"])
      try await stage.app.button("Late").tap()
    }
    #expect(asked == 1)
  }

  @Test func `an uncached element is asked whenever the menu opens`() async throws {
    var asked = 0
    let deferred = UIDeferredMenuElement.uncached { receive in
      asked += 1
      receive([self.action("Late \(asked)")])
    }
    let stage = try MenuStage(UIMenu(children: [deferred]))
    try await stage.app.button("Open").tap()
    try await stage.app.button("Late 1").tap()
    try await stage.app.button("Open").tap()
    #expect(stage.titles == ["Late 2"])
  }

  @Test func `a menu says that elements are on their way, and shows them when they are there`()
    async throws
  {
    var receive: (([UIMenuElement]) -> Void)?
    let deferred = UIDeferredMenuElement { receive = $0 }
    let stage = try MenuStage(UIMenu(children: [action("One"), deferred]))
    try await stage.app.button("Open").tap()
    #expect(stage.titles == ["One", "Loading…"])
    receive?([action("Two"), action("Three")])
    #expect(stage.titles == ["One", "Two", "Three"])
  }

  // MARK: Pop-up buttons

  @Test func `a button that changes its selection is called as what is chosen`() async throws {
    let stage = try MenuStage(UIMenu(children: [action("One"), action("Two")]))
    stage.button.changesSelectionAsPrimaryAction = true
    #expect(stage.button.currentTitle == "One")
    try await stage.app.button("One").tap()
    try await stage.app.button("Two").tap()
    #expect(stage.button.currentTitle == "Two")
    #expect(stage.button.menu?.selectedElements.map(\.title) == ["Two"])
    #expect(log.events == ["Two"])
  }

  @Test func `without a menu such a button is switched on and off`() async throws {
    let stage = try MenuStage(UIMenu(children: []))
    stage.button.menu = nil
    stage.button.showsMenuAsPrimaryAction = false
    stage.button.changesSelectionAsPrimaryAction = true
    try await stage.app.button("Open").tap()
    #expect(stage.button.isSelected)
    try await stage.app.button("Open").tap()
    #expect(!stage.button.isSelected)
  }

  // MARK: Places

  nonisolated private static let corners = [
    CGPoint(x: 4, y: 60), CGPoint(x: 305, y: 60), CGPoint(x: 4, y: 790), CGPoint(x: 305, y: 790),
    CGPoint(x: 150, y: 420),
  ]

  @Test(arguments: corners)
  func `a menu is never off the screen, however long it is`(corner: CGPoint) async throws {
    for count in [2, 8, 60] {
      Stage.shared.reset()
      let stage = try MenuStage(
        UIMenu(title: "Menu", children: (1...count).map { action("Row \($0)") }), at: corner)
      try await stage.app.button("Open").tap()
      let card = try #require(stage.cards.first).frameOnScreen
      #expect(UIScreen.main.bounds.inset(by: stage.window.safeAreaInsets).contains(card))
      #expect(card.width == 250)
    }
  }

  @Test func `above its button a menu begins at the bottom, unless its order is fixed`()
    async throws
  {
    let menu = UIMenu(children: [action("One"), action("Two")])
    let stage = try MenuStage(menu, at: CGPoint(x: 40, y: 780))
    try await stage.app.button("Open").tap()
    #expect(stage.titles == ["Two", "One"])
    try await stage.app.tap(at: CGPoint(x: 200, y: 100))
    stage.button.preferredMenuElementOrder = .fixed
    try await stage.app.button("Open").tap()
    #expect(stage.titles == ["One", "Two"])
  }

  @Test func `large text makes rows higher`() async throws {
    let stage = try MenuStage(UIMenu(children: [action("One")]))
    try await stage.app.setContentSizeCategory(.accessibilityExtraLarge)
    try await stage.app.button("Open").tap()
    let row = try #require(stage.element("One")).frame
    #expect(row.height > 60)
  }
}
