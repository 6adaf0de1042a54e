import Storyline
import StorylineTesting
import Testing
import UIKit

/// Flows and screens that are presented: how they come.
@MainActor @Suite(.stage) struct PresentingTests {
  @Test func `a flow is presented over what is shown`() async throws {
    let fixture = Fixture()
    let shown = try await fixture.present("Sheet")
    #expect(fixture.titles == ["Root"])
    #expect(fixture.modals == ["Sheet"])
    #expect(shown.handle.receipt == .performed)
    #expect(shown.outcomes.isEmpty)
    #expect(fixture.log.contains("TestFlow#2 presented by TestFlow#1"))
    #expect(fixture.log.contains("modal 2 settled: [Screen@2]"))
  }

  @Test func `in a navigation a presented flow pushes by itself`() async throws {
    let fixture = Fixture()
    let shown = try await fixture.present("One", "Two", in: .navigation)
    #expect(fixture.modals == ["One Two"])
    #expect(fixture.titles == ["Root"])
    shown.flow?.show(Screen("Three"))
    try await settle()
    #expect(fixture.modals == ["One Two Three"])
  }

  @Test func `a plain presented flow has nothing to push on`() async throws {
    let fixture = Fixture()
    let shown = try await fixture.present("Sheet")
    let more = shown.flow?.show(Screen("More"))
    #expect(more?.receipt == .refused(.noNavigationController))
    #expect(fixture.titles == ["Root"])
  }

  @Test func `a flow presents a screen of its own`() async throws {
    let fixture = Fixture()
    let handle = fixture.root?.show(Screen("Help"), as: .present(.formSheet, in: .navigation))
    try await settle()
    #expect(handle?.receipt == .performed)
    #expect(fixture.modals == ["Help"])
    fixture.window.rootViewController?.dismiss(animated: true)
    try await settle()
    #expect(fixture.root != nil)
    #expect(fixture.log.contains("stack 3 settled: [], dismissed"))
  }

  @Test func `the next one is presented from the top of what is presented`() async throws {
    let fixture = Fixture()
    _ = try await fixture.present("One")
    _ = try await fixture.present("Two", in: .navigation)
    _ = try await fixture.present("Three")
    #expect(fixture.modals == ["One", "Two", "Three"])
  }

  @Test func `presenting while something is presented waits until that has settled`()
    async throws
  {
    let fixture = Fixture()
    try await settle()
    let root = try #require(fixture.root)
    let one = Shown(["One"], above: root, as: .present)
    let two = Shown(["Two"], above: root, as: .present)
    #expect(one.handle.receipt == .performed)
    #expect(two.handle.receipt == .waiting)
    try await settle()
    #expect(two.handle.receipt == .performed)
    #expect(fixture.modals == ["One", "Two"])
  }

  @Test func `presenting during a push waits for it`() async throws {
    let fixture = Fixture()
    try await settle()
    let root = try #require(fixture.root)
    root.show(Screen("Pushed"))
    let one = Shown(["One"], above: root, as: .present)
    #expect(one.handle.receipt == .waiting)
    try await settle()
    #expect(fixture.titles == ["Root", "Pushed"])
    #expect(fixture.modals == ["One"])
  }

  @Test func `presenting waits for a modal that the app presents by itself`() async throws {
    let fixture = Fixture()
    try await settle()
    fixture.navigation?.present(Screen("Foreign"), animated: true)
    let one = Shown(["One"], above: try #require(fixture.root), as: .present)
    #expect(one.handle.receipt == .waiting)
    try await settle()
    #expect(fixture.modals == ["Foreign", "One"])
  }

  @Test func `presenting waits for a dismissal by the app that nobody can see yet`() async throws {
    let fixture = Fixture()
    let old = try await fixture.present("Old")
    fixture.navigation?.dismiss(animated: true)
    let new = Shown(["New"], above: try #require(fixture.root), as: .present)
    try await settle()
    #expect(old.outcomes == [.cancelled(.dismissed)])
    #expect(new.handle.receipt == .performed)
    #expect(fixture.modals == ["New"])
  }

  @Test func `what UIKit refuses is not tried again before it can have changed`() async throws {
    let fixture = Fixture()
    let old = try await fixture.present("Old")
    let root = try #require(fixture.root)
    fixture.navigation?.dismiss(animated: true)
    let new = Shown(["New"], above: root, as: .present)
    let others = (1...6).map { root.show(Screen("S\($0)")) }
    try await settle()
    #expect(old.outcomes == [.cancelled(.dismissed)])
    #expect(new.handle.receipt == .performed)
    #expect(others.allSatisfy { $0.receipt == .performed })
  }

  @Test func `before the window is visible a modal waits for it`() async throws {
    let fixture = Fixture(visible: false)
    let shown = Shown(["Welcome"], above: try #require(fixture.root), as: .present)
    try await settle()
    #expect(shown.handle.receipt == .waiting)
    fixture.window.makeKeyAndVisible()
    try await settle()
    #expect(shown.handle.receipt == .performed)
    #expect(fixture.modals == ["Welcome"])
  }

  @Test func `a screen that is presented already is refused`() async throws {
    let fixture = Fixture()
    try await settle()
    let screen = Screen("Foreign")
    fixture.navigation?.present(screen, animated: false)
    try await settle()
    #expect(fixture.root?.show(screen, as: .present).receipt == .refused(.screenAlreadyShown))
  }

  // MARK: Styles

  @Test func `a style is that of UIKit`() async throws {
    let fixture = Fixture()
    let styles: [(ModalStyle, UIModalPresentationStyle)] = [
      (.fullScreen, .fullScreen), (.pageSheet, .pageSheet), (.formSheet, .formSheet),
      (.overFullScreen, .overFullScreen), (.currentContext, .currentContext),
      (.overCurrentContext, .overCurrentContext), (.automatic, .pageSheet),
    ]
    for (style, expected) in styles {
      let shown = try await fixture.present("Modal", as: style)
      #expect(
        fixture.navigation?.topViewController?.presentedViewController?
          .modalPresentationStyle == expected)
      shown.flow?.finish(1)
      try await settle()
      #expect(shown.outcomes == [.finished(1)])
    }
  }

  @Test func `automatic leaves the screen's own style alone`() async throws {
    let fixture = Fixture()
    try await settle()
    let screen = Screen("Own")
    screen.modalPresentationStyle = .fullScreen
    fixture.root?.show(screen, as: .present)
    try await settle()
    #expect(screen.modalPresentationStyle == .fullScreen)
    #expect(fixture.modals == ["Own"])
  }

  @Test func `a sheet rests at the heights that were asked for`() async throws {
    let fixture = Fixture()
    _ = try await fixture.present(
      "Sheet", as: .sheet(detents: [.medium(), .large()], showsGrabber: true), in: .navigation)
    let sheet = fixture.topModal?.sheetPresentationController
    #expect(sheet?.detents.map(\.identifier) == [.medium, .large])
    #expect(sheet?.prefersGrabberVisible == true)
  }

  @Test func `a popover points at its view, or at its item`() async throws {
    Stage.shared.setDevice(.iPad)
    let fixture = Fixture()
    try await settle()
    let view = UIView(frame: CGRect(x: 100, y: 300, width: 80, height: 40))
    fixture.navigation?.topViewController?.view.addSubview(view)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let one = try await fixture.present("One", as: .popover(from: view, rect: rect))
    let popover = fixture.topModal?.popoverPresentationController
    #expect(popover?.sourceView === view)
    #expect(popover?.sourceRect == rect)
    one.flow?.finish(1)
    try await settle()
    let item = UIBarButtonItem(systemItem: .add)
    fixture.navigation?.topViewController?.navigationItem.rightBarButtonItem = item
    _ = try await fixture.present("Two", as: .popover(from: item))
    #expect(fixture.topModal?.popoverPresentationController?.barButtonItem === item)
  }

  @Test func `a popover whose view is gone is refused, and does not keep the view`() async throws {
    let fixture = Fixture()
    try await settle()
    let style: ModalStyle
    do { style = .popover(from: UIView()) }
    let shown = try await fixture.present("One", as: style)
    #expect(shown.handle.receipt == .refused(.placeIsGone))
    #expect(shown.outcomes == [.cancelled(.refused(.placeIsGone))])
    #expect(fixture.modals == [])
  }

  @Test func `a custom transition is kept for as long as what it shows`() async throws {
    final class Transition: NSObject, UIViewControllerTransitioningDelegate {}
    let fixture = Fixture()
    try await settle()
    weak var transition: Transition?
    let shown: Shown
    do {
      let made = Transition()
      transition = made
      shown = try await fixture.present("Custom", as: .custom(made))
    }
    #expect(fixture.topModal?.modalPresentationStyle == .custom)
    #expect(fixture.topModal?.transitioningDelegate === transition)
    #expect(transition != nil)
    shown.flow?.finish(1)
    try await settle()
    #expect(shown.outcomes == [.finished(1)])
    #expect(transition == nil)
  }

  @Test func `the view that observes a modal costs no layout pass of its container`() async throws {
    final class Presentation: UIPresentationController {
      private(set) var passes = 0
      override func containerViewDidLayoutSubviews() {
        super.containerViewDidLayoutSubviews()
        passes += 1
      }
    }
    final class Transition: NSObject, UIViewControllerTransitioningDelegate {
      private(set) var made: [Presentation] = []
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? {
        made.append(Presentation(presentedViewController: presented, presenting: presenting))
        return made.last
      }
    }
    let transition = Transition()
    let fixture = Fixture()
    try await settle()

    let plain = Screen("Plain")
    plain.modalPresentationStyle = .custom
    plain.transitioningDelegate = transition
    fixture.window.rootViewController?.present(plain, animated: true)
    try await settle()
    let passes = try #require(transition.made.last).passes
    plain.dismiss(animated: true)
    try await settle()

    _ = try await fixture.present("Flow", as: .custom(transition))
    #expect(fixture.modals == ["Flow"])
    #expect(transition.made.count == 2)
    #expect(transition.made.last?.passes == passes)
  }

  // MARK: Context

  @Test func `a flow without a screen hands its place to the one that it shows`() async throws {
    final class StepFlow: Flow<Void> {
      override func start() { show(TestFlow("Step")) }
    }
    let fixture = Fixture()
    fixture.root?.show(StepFlow(), as: .present(in: .navigation))
    try await settle()
    #expect(fixture.modals == ["Step"])
    #expect(fixture.log.contains("TestFlow#3 presented by StepFlow#2"))
  }

  @Test func `the place gives a presented flow its close button`() async throws {
    let fixture = Fixture()
    let shown = try await fixture.present("One", in: .navigation(closeButton: .cancel))
    #expect(Person.tap("Cancel", in: fixture.window))
    try await settle()
    #expect(shown.outcomes == [.cancelled(.closed)])
    #expect(shown.flow == nil)
    #expect(fixture.modals == [])
  }

  @Test func `a done button is on the other side`() async throws {
    let fixture = Fixture()
    _ = try await fixture.present("One", in: .navigation(closeButton: .done))
    let item = (fixture.topModal as? UINavigationController)?.topViewController?.navigationItem
    #expect(item?.rightBarButtonItems?.count == 1)
    #expect(try #require(item).leftBarButtonItems == nil)
  }
}
