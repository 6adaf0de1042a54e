import Storyline
import StorylineTesting
import Testing
import UIKit

/// Flows and screens that are presented: every way in which they go.
@MainActor @Suite(.stage) struct DismissingTests {
  @Test(arguments: [true, false])
  func `finish dismisses, then delivers once it has settled`(inNavigation: Bool) async throws {
    let fixture = Fixture()
    let shown = try await fixture.present("One", in: inNavigation ? .navigation : .plain)
    weak let modal = fixture.topModal
    shown.flow?.finish(7)
    #expect(shown.outcomes.isEmpty)
    try await settle()
    #expect(shown.outcomes == [.finished(7)])
    #expect(shown.flow == nil)
    #expect(modal == nil)
    #expect(fixture.modals == [])
  }

  @Test(arguments: [true, false])
  func `a sheet that is pulled down ends its flow`(inNavigation: Bool) async throws {
    let fixture = Fixture()
    let shown = try await fixture.present("One", in: inNavigation ? .navigation : .plain)
    Person.pull(try #require(fixture.topModal), by: 0.9)
    try await settle()
    #expect(shown.outcomes == [.cancelled(.pulledDown)])
    #expect(shown.flow == nil)
    #expect(fixture.modals == [])
  }

  @Test func `a pull that is abandoned changes nothing`() async throws {
    let fixture = Fixture()
    let shown = try await fixture.present("One")
    Person.pull(try #require(fixture.topModal), by: 0.2)
    try await settle()
    #expect(shown.outcomes.isEmpty)
    #expect(shown.flow != nil)
    #expect(fixture.modals == ["One"])
    #expect(fixture.log.contains("modal 2 unchanged: gesture cancelled"))
    Person.pull(try #require(fixture.topModal), by: 0.9)
    try await settle()
    #expect(shown.outcomes == [.cancelled(.pulledDown)])
  }

  @Test func `a tap beside a popover ends its flow`() async throws {
    Stage.shared.setDevice(.iPad)
    let fixture = Fixture()
    try await settle()
    let view = UIView(frame: CGRect(x: 100, y: 300, width: 80, height: 40))
    fixture.navigation?.topViewController?.view.addSubview(view)
    let shown = try await fixture.present("One", as: .popover(from: view))
    Person.tap(CGPoint(x: 5, y: 1000))
    try await settle()
    #expect(shown.outcomes == [.cancelled(.tappedOutside)])
    #expect(shown.flow == nil)
  }

  @Test func `a popover that adapted to a sheet is pulled down`() async throws {
    let fixture = Fixture()
    try await settle()
    let view = UIView(frame: CGRect(x: 100, y: 300, width: 80, height: 40))
    fixture.navigation?.topViewController?.view.addSubview(view)
    let shown = try await fixture.present("One", as: .popover(from: view))
    Person.pull(try #require(fixture.topModal), by: 0.9)
    try await settle()
    #expect(shown.outcomes == [.cancelled(.pulledDown)])
  }

  @Test(arguments: [true, false])
  func `a dismissal by the app's own code is found`(animated: Bool) async throws {
    let fixture = Fixture()
    let shown = try await fixture.present("One", in: .navigation)
    fixture.navigation?.dismiss(animated: animated)
    try await settle()
    #expect(shown.outcomes == [.cancelled(.dismissed)])
    #expect(shown.flow == nil)
  }

  @Test func `a dismissal is found also when the app keeps the screen and takes the delegate`()
    async throws
  {
    final class Deaf: NSObject, UIAdaptivePresentationControllerDelegate {}
    let fixture = Fixture()
    let shown = try await fixture.present("One")
    let kept = try #require(fixture.topModal)
    let deaf = Deaf()
    kept.presentationController?.delegate = deaf
    fixture.navigation?.dismiss(animated: true)
    try await settle()
    #expect(shown.outcomes == [.cancelled(.dismissed)])
    withExtendedLifetime((kept, deaf)) {}
  }

  // MARK: Chains

  @Test func `a finish in the middle of a chain takes what is above, and leaves what is below`()
    async throws
  {
    let fixture = Fixture()
    let one = try await fixture.present("One")
    let two = try await fixture.present("Two", in: .navigation, above: one.flow)
    let three = try await fixture.present("Three")
    two.flow?.finish(2)
    try await settle()
    #expect(fixture.modals == ["One"])
    #expect(one.outcomes.isEmpty)
    #expect(two.outcomes == [.finished(2)])
    #expect(three.outcomes == [.cancelled(.dismissed)])
  }

  @Test func `the flows that a presented flow shows end with it`() async throws {
    let fixture = Fixture()
    let one = try await fixture.present("One")
    let two = try await fixture.present("Two", above: one.flow)
    one.flow?.finish(1)
    try await settle()
    #expect(fixture.modals == [])
    #expect(two.outcomes == [.cancelled(.parentEnded)])
    #expect(one.outcomes == [.finished(1)])
  }

  @Test func `a dismissal of everything by the app ends all flows of the chain`() async throws {
    let fixture = Fixture()
    let one = try await fixture.present("One")
    let two = try await fixture.present("Two", in: .navigation)
    fixture.navigation?.dismiss(animated: true)
    try await settle()
    #expect(one.outcomes == [.cancelled(.dismissed)])
    #expect(two.outcomes == [.cancelled(.dismissed)])
    #expect(fixture.root != nil)
  }

  @Test func `a flow that was pushed and presents goes with both`() async throws {
    let fixture = Fixture()
    let shown = try await fixture.push("Pushed")
    shown.flow?.show(Screen("Modal"), as: .present)
    try await settle()
    shown.flow?.finish(3)
    try await settle()
    #expect(fixture.titles == ["Root"])
    #expect(fixture.modals == [])
    #expect(shown.outcomes == [.finished(3)])
  }

  @Test func `finish is asked for again when UIKit was busy with a dismissal of the app's`()
    async throws
  {
    let fixture = Fixture()
    let one = try await fixture.present("One")
    fixture.topModal?.present(Screen("Foreign"), animated: false)
    try await settle()
    #expect(fixture.modals == ["One", "Foreign"])
    fixture.topModal?.dismiss(animated: true)
    one.flow?.finish(1)
    try await settle()
    #expect(fixture.modals == [])
    #expect(one.outcomes == [.finished(1)])
  }

  // MARK: The root

  @Test func `a new root dismisses what is presented first`() async throws {
    let fixture = Fixture()
    let one = try await fixture.present("One", in: .navigation)
    weak let old = fixture.topModal
    let main = fixture.window.show(TestFlow("Main"), as: .root(in: .navigation))
    #expect(main.receipt == .waiting)
    try await settle()
    #expect(main.receipt == .performed)
    #expect(one.outcomes == [.cancelled(.rootReplaced)])
    #expect(await fixture.rootHandle.outcome == .cancelled(.rootReplaced))
    #expect(old == nil, "nobody keeps what was presented")
    let navigation = fixture.window.rootViewController as? UINavigationController
    #expect(navigation?.topViewController?.title == "Main")
  }

  @Test(arguments: [true, false])
  func `a presented flow may show the next root, and goes on`(inNavigation: Bool) async throws {
    let fixture = Fixture()
    let login = try await fixture.present("Login")
    let main = try #require(login.flow).show(
      TestFlow("Main"), as: .root(in: inNavigation ? .navigation : .plain))
    try await settle()
    #expect(main.receipt == .performed)
    #expect(login.outcomes.isEmpty)
    #expect(fixture.modals == [])
    let root = fixture.window.rootViewController
    let title = (root as? UINavigationController)?.topViewController?.title ?? root?.title
    #expect(title == "Main")
  }

  @Test func `a foreign root under a modal ends the modal's flow too`() async throws {
    let fixture = Fixture()
    let one = try await fixture.present("One")
    fixture.window.rootViewController = Screen("Other")
    fixture.window.show(TestFlow("Next"), as: .root)
    try await settle()
    #expect(one.outcomes == [.cancelled(.rootReplaced)])
    #expect(fixture.log.contains("modal 2 is out of sight, and UIKit keeps it"))
  }

  @Test func `everything ends when a window with modals is released`() async throws {
    let one: Shown
    let two: Shown
    weak var window: UIWindow?
    do {
      let fixture = Fixture()
      one = try await fixture.present("One")
      two = try await fixture.present("Two", in: .navigation)
      window = fixture.window
      fixture.window.isHidden = true
    }
    try await settle()
    #expect(window == nil)
    #expect(one.outcomes == [.cancelled(.windowClosed)])
    #expect(two.outcomes == [.cancelled(.windowClosed)])
  }
}
