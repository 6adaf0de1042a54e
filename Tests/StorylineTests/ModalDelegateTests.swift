import Storyline
import StorylineTesting
import Testing
import UIKit

/// Rule 9 for presentations: delegates stay the app's.
@MainActor @Suite(.stage) struct ModalDelegateTests {
  class Recorder: NSObject, UIAdaptivePresentationControllerDelegate {
    var calls: [String] = []
    var allows = true
    var style: UIModalPresentationStyle?
    weak var next: (any UIAdaptivePresentationControllerDelegate)?

    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      style ?? controller.adaptivePresentationStyle(for: traitCollection)
    }

    func presentationController(
      _ presentationController: UIPresentationController,
      willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
      calls.append("will present")
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
      -> Bool
    { allows }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      calls.append("will dismiss")
      next?.presentationControllerWillDismiss(presentationController)
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      calls.append("did dismiss")
      next?.presentationControllerDidDismiss(presentationController)
    }

    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) {
      calls.append("did attempt")
    }
  }

  final class SheetRecorder: Recorder, UISheetPresentationControllerDelegate {
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheetPresentationController: UISheetPresentationController
    ) {
      calls.append("detent")
    }
  }

  final class PopoverRecorder: Recorder, UIPopoverPresentationControllerDelegate {
    func prepareForPopoverPresentation(
      _ popoverPresentationController: UIPopoverPresentationController
    ) {
      calls.append("prepare")
    }
  }

  @Test func `a delegate that was set before hears everything`() async throws {
    let fixture = Fixture()
    try await settle()
    let recorder = Recorder()
    let screen = Screen("Own")
    screen.presentationController?.delegate = recorder
    fixture.root?.show(screen, as: .present)
    try await settle()
    Person.pull(screen, by: 0.9)
    try await settle()
    #expect(recorder.calls == ["will present", "will dismiss", "did dismiss"])
    #expect(fixture.modals == [])
  }

  @Test func `a delegate that is set later is found, and hears everything`() async throws {
    let fixture = Fixture()
    let shown = try await fixture.present("Sheet")
    let sheet = try #require(fixture.topModal)
    let recorder = Recorder()
    sheet.presentationController?.delegate = recorder
    fixture.root?.show(Screen("More"))
    try await settle()
    #expect(sheet.presentationController?.delegate !== recorder, "the watcher is in place again")
    Person.pull(sheet, by: 0.9)
    try await settle()
    #expect(recorder.calls == ["will dismiss", "did dismiss"])
    #expect(shown.outcomes == [.cancelled(.pulledDown)])
  }

  @Test func `the app's delegate may refuse a pull`() async throws {
    let fixture = Fixture()
    try await settle()
    let recorder = Recorder()
    recorder.allows = false
    let screen = Screen("Own")
    screen.presentationController?.delegate = recorder
    fixture.root?.show(screen, as: .present)
    try await settle()
    Person.pull(screen, by: 0.9)
    try await settle()
    #expect(recorder.calls == ["will present", "did attempt"])
    #expect(fixture.modals == ["Own"])
  }

  @Test func `a sheet tells the app's delegate of its height`() async throws {
    let fixture = Fixture()
    let recorder = SheetRecorder()
    _ = try await fixture.present("Sheet", as: .sheet(detents: [.medium(), .large()]))
    let sheet = try #require(fixture.topModal)
    sheet.sheetPresentationController?.delegate = recorder
    fixture.root?.show(Screen("More"))
    try await settle()
    Person.pull(sheet, by: -0.9)
    try await settle()
    #expect(recorder.calls == ["detent"])
  }

  @Test func `a popover asks the app's delegate how it adapts, and prepares with it`() async throws
  {
    let fixture = Fixture()
    try await settle()
    let view = UIView(frame: CGRect(x: 100, y: 300, width: 80, height: 40))
    fixture.navigation?.topViewController?.view.addSubview(view)
    let recorder = PopoverRecorder()
    recorder.style = UIModalPresentationStyle.none
    let screen = Screen("Bubble")
    screen.modalPresentationStyle = .popover
    screen.popoverPresentationController?.delegate = recorder
    fixture.root?.show(screen, as: .present(.popover(from: view)))
    try await settle()
    #expect(recorder.calls == ["will present", "prepare"])
    Person.tap(CGPoint(x: 5, y: 800))
    try await settle()
    #expect(recorder.calls.suffix(2) == ["will dismiss", "did dismiss"])
  }

  @Test func `a delegate that forwards to the watcher makes no circle`() async throws {
    let fixture = Fixture()
    let shown = try await fixture.present("Sheet")
    let sheet = try #require(fixture.topModal)
    let recorder = Recorder()
    recorder.next = sheet.presentationController?.delegate
    sheet.presentationController?.delegate = recorder
    fixture.root?.show(Screen("More"))
    try await settle()
    Person.pull(sheet, by: 0.9)
    try await settle()
    #expect(recorder.calls == ["will dismiss", "did dismiss"])
    #expect(shown.outcomes == [.cancelled(.pulledDown)])
  }

  @Test func `a delegate is not kept`() async throws {
    let fixture = Fixture()
    _ = try await fixture.present("Sheet")
    weak var released: Recorder?
    do {
      let recorder = Recorder()
      released = recorder
      fixture.topModal?.presentationController?.delegate = recorder
      fixture.root?.show(Screen("More"))
      try await settle()
    }
    #expect(released == nil)
  }

  @Test func `nothing of the library stays on a screen that was dismissed`() async throws {
    let fixture = Fixture()
    let shown = try await fixture.present("Sheet")
    let kept = try #require(fixture.topModal)
    #expect(kept.view.subviews.isEmpty, "it is watched from beside it")
    shown.flow?.finish(1)
    try await settle()
    #expect(kept.view.subviews.isEmpty)
    #expect(try #require(kept.presentationController).delegate == nil)
    fixture.navigation?.present(kept, animated: false)
    try await settle()
    #expect(fixture.modals == ["Sheet"], "the app may go on to use it")
  }
}
