import Storyline
import StorylineTesting
import Testing
import UIKit

/// A flow of another type than the tests' usual one.
private final class ShelfFlow: Flow<Int> {
  override func start() { show(ShelfScreen(), animated: false) }
}

private final class ShelfScreen: UIViewController {}

@MainActor @Suite("Rule 7: back(to:) returns by name", .stage)
struct BackTests {
  /// Root, a shelf that it shows, and two flows above that.
  @MainActor private struct Pile {
    let fixture = Fixture()
    let shelf: Shelf
    let one: Shown
    let two: Shown

    final class Shelf {
      weak var flow: ShelfFlow?
      var outcomes: [Outcome<Int>] = []
    }

    init() async throws {
      let root = try #require(fixture.root)
      let flow = ShelfFlow()
      shelf = Shelf()
      shelf.flow = flow
      root.show(flow, as: .push).whenEnded { [shelf] in shelf.outcomes.append($0) }
      try await settle()
      let first = TestFlow()
      one = Shown(first, showing: ["One"]) { flow.show($0, as: .push) }
      try await settle()
      two = Shown(TestFlow(), showing: ["Two", "Three"]) { first.show($0, as: .push) }
      try await settle()
    }
  }

  @Test func `the nearest flow of a type is found upwards, and what is above it ends`() async throws
  {
    let pile = try await Pile()
    #expect(pile.fixture.titles == ["Root", "–", "One", "Two", "Three"])
    let handle = try #require(pile.two.flow?.back(to: ShelfFlow.self))
    #expect(handle.receipt == .performed)
    try await settle()
    #expect(pile.fixture.titles == ["Root", "–"])
    #expect(pile.one.outcomes == [.cancelled(.popped)])
    #expect(pile.two.outcomes == [.cancelled(.popped)])
    #expect(pile.one.flow == nil && pile.two.flow == nil)
    #expect(pile.shelf.flow != nil)
  }

  @Test func `a flow itself can be named`() async throws {
    let pile = try await Pile()
    let one = try #require(pile.one.flow)
    pile.two.flow?.back(to: one)
    try await settle()
    #expect(pile.fixture.titles == ["Root", "–", "One"])
    #expect(pile.one.outcomes.isEmpty)
  }

  @Test func `the type of a screen can be named`() async throws {
    let pile = try await Pile()
    pile.two.flow?.back(to: ShelfScreen.self)
    try await settle()
    #expect(pile.fixture.titles == ["Root", "–"])
  }

  @Test func `a screen itself can be named`() async throws {
    let pile = try await Pile()
    let screen = try #require(pile.fixture.navigation?.viewControllers.first)
    pile.two.flow?.back(to: screen)
    try await settle()
    #expect(pile.fixture.titles == ["Root"])
    #expect(pile.shelf.outcomes == [.cancelled(.popped)])
  }

  @Test func `what is on top already has nothing to wait for`() async throws {
    let pile = try await Pile()
    let handle = pile.two.flow?.back(to: Screen.self)
    #expect(handle?.receipt == .performed)
    try await settle()
    #expect(pile.fixture.titles.count == 5)
  }

  @Test func `a flow goes back to its own topmost screen from below others`() async throws {
    let pile = try await Pile()
    pile.shelf.flow?.back(to: ShelfFlow.self)
    try await settle()
    #expect(pile.fixture.titles == ["Root", "–"])
  }

  @Test func `what does not lie on the way back is refused`() async throws {
    let pile = try await Pile()
    let elsewhere = UIViewController()
    let two = try #require(pile.two.flow)
    #expect(two.back(to: UITabless.self).receipt == .refused(.nothingToGoBackTo))
    #expect(two.back(to: elsewhere).receipt == .refused(.nothingToGoBackTo))
    #expect(two.back(to: TestFlow("Loose")).receipt == .refused(.nothingToGoBackTo))
    #expect(TestFlow("Loose").back(to: ShelfFlow.self).receipt == .refused(.notRunning))
    #expect(
      pile.fixture.log.last == "TestFlow#4 refused: there is nothing of the kind to go back to")
    try await settle()
    #expect(pile.fixture.titles.count == 5)
  }

  @Test func `the way is looked for when the command's turn has come`() async throws {
    let pile = try await Pile()
    let two = try #require(pile.two.flow)
    let root = try #require(pile.fixture.root)
    root.show(Screen("Above"))
    let back = two.back(to: ShelfFlow.self)
    #expect(back.receipt == .waiting)
    #expect(await back.answer == .performed)
    try await settle()
    #expect(pile.fixture.titles == ["Root", "–"])
  }

  @Test func `a flow that was left while it waited is refused`() async throws {
    let pile = try await Pile()
    let two = try #require(pile.two.flow)
    pile.fixture.navigation?.popToRootViewController(animated: true)
    let back = two.back(to: ShelfFlow.self)
    #expect(back.receipt == .waiting)
    try await settle()
    #expect(back.receipt == .refused(.notRunning))
  }

  @Test func `a flow without screens is found by those of its other children`() async throws {
    final class Wizard: Flow<Int> {
      let names: [String]
      init(_ names: String...) { self.names = names }
      override func start() { for name in names { show(TestFlow(name), as: .push) } }
    }
    let fixture = Fixture()
    let wizard = Wizard("A", "B")
    fixture.root?.show(wizard, as: .push)
    try await settle()
    let last = Shown(TestFlow(), showing: ["C"]) { wizard.show($0, as: .push) }
    try await settle()
    #expect(fixture.titles == ["Root", "A", "B", "C"])
    last.flow?.back(to: Wizard.self)
    try await settle()
    #expect(fixture.titles == ["Root", "A", "B"])
  }

  // MARK: Over modals

  @Test func `a modal is dismissed and the stack below popped as one command`() async throws {
    let fixture = Fixture()
    let below = try await fixture.push("One", "Two")
    let modal = try await fixture.present("Modal", "More", in: .navigation, above: below.flow)
    let above = try await fixture.present("Top", above: modal.flow)
    #expect(fixture.modals == ["Modal More", "Top"])
    let first = try #require(fixture.navigation?.viewControllers[1])
    let handle = above.flow?.back(to: first)
    #expect(handle?.receipt == .performed)
    try await settle()
    #expect(fixture.modals == [])
    #expect(fixture.titles == ["Root", "One"])
    #expect(modal.outcomes == [.cancelled(.dismissed)])
    #expect(above.outcomes == [.cancelled(.dismissed)])
    #expect(below.outcomes.isEmpty)
    #expect(modal.flow == nil && above.flow == nil)
  }

  @Test func `a screen below the top of a modal's own stack stays in the modal`() async throws {
    let fixture = Fixture()
    let modal = try await fixture.present("Modal", "More", in: .navigation)
    let navigation = fixture.topModal as? UINavigationController
    let first = try #require(navigation?.viewControllers.first)
    modal.flow?.back(to: first)
    try await settle()
    #expect(fixture.modals == ["Modal"])
    #expect(modal.outcomes.isEmpty)
  }
}

/// A screen that is not shown.
private final class UITabless: UIViewController {}
