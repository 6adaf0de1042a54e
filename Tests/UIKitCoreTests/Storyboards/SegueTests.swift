import Foundation
import StorylineTesting
import Testing
import UIKit

/// 9.2: segues.
@MainActor @Suite(.stage) struct SegueTests {
  private typealias S = SegueStage

  @Test func `9.2.1 a segue that people ask for is asked about, prepared and performed`()
    async throws
  {
    let stage = try await S(
      S.navigation(), S.screen("a", button: S.segue("show", to: "b", "go")), S.screen("b"))
    try await stage.tap()
    #expect(
      Script.lines == [
        "a should go?", "b init, label nil", "b awakes, view not loaded", "a prepares go",
        "b loadView", "b viewDidLoad, label nil",
      ])
    #expect(try stage.navigation.viewControllers.count == 2)
  }

  @Test func `9.2.1 a controller refuses no segue by itself`() {
    #expect(UIViewController().shouldPerformSegue(withIdentifier: "go", sender: nil))
  }

  @Test func `9.2.1 a segue that is refused is not performed`() async throws {
    let stage = try await S(
      S.navigation(), S.screen("a", button: S.segue("show", to: "b", "go")), S.screen("b"))
    try stage.top().refused = ["go"]
    try await stage.tap()
    #expect(Script.lines == ["a should go?"])
    #expect(try stage.navigation.viewControllers.count == 1)
  }

  @Test func `9.2.2 code that performs a segue asks nobody`() async throws {
    let stage = try await S(
      S.navigation(), S.screen("a", S.segue("show", to: "b", "go")), S.screen("b"))
    try stage.top().refused = ["go"]
    try stage.top().performSegue(withIdentifier: "go", sender: nil)
    try Stage.shared.settle()
    #expect(!Script.lines.contains("a should go?"))
    #expect(try stage.top().name == "b")
  }

  @Test func `9.2.2 a segue that there is not is a programmer error`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let storyboard = Interface.storyboard(
        Interface.scene(Interface.controller("a")), initial: "a")
      storyboard.instantiateInitialViewController()?.performSegue(
        withIdentifier: "nowhere", sender: nil)
    }
  }

  @Test func `9.2.3 while it is prepared the destination has no view`() async throws {
    let stage = try await S(
      S.navigation(), S.screen("a", S.segue("show", to: "b", "go")), S.screen("b"))
    try stage.top().performSegue(withIdentifier: "go", sender: nil)
    #expect(Script.lines.contains("a prepares go"))
    #expect(!Script.lines.contains("a prepares go, loaded"))
  }

  @Test func `9.2.4 a method of the source makes the destination`() async throws {
    let stage = try await S(
      S.navigation(),
      S.screen(
        "a",
        button: S.segue("show", to: "b", "go", "destinationCreationSelector=\"makeDetail:sender:\"")
      ),
      S.screen("b", cls: "CreatedController"))
    try stage.top().button.sendActions(for: .touchUpInside)
    #expect(Script.lines == ["a should go?", "a makes", "a prepares go"])
    let made = try stage.navigation.topViewController as? CreatedController
    #expect(made?.given == "made")
  }

  @Test func `9.2.5 show pushes, and what is presented is presented as the segue says`()
    async throws
  {
    let stage = try await S(
      S.navigation(),
      S.screen(
        "a", S.segue("presentation", to: "b", "form", "modalPresentationStyle=\"fullScreen\"")),
      S.screen("b"))
    let first = try stage.top()
    first.performSegue(withIdentifier: "form", sender: nil)
    try Stage.shared.settle()
    let presented = try #require(first.presentedViewController)
    #expect(presented.modalPresentationStyle == .fullScreen)
    #expect((presented as? ScriptedController)?.name == "b")
  }

  @Test func `9.2.5 a segue of a class of the app's own performs itself`() async throws {
    let stage = try await S(
      S.navigation(),
      S.screen(
        "a",
        button: S.segue(
          "custom", to: "b", "own", "customClass=\"ScriptedSegue\" customModule=\"UIKitCoreTests\"")
      ),
      S.screen("b"))
    try await stage.tap()
    #expect(Script.lines.contains("segue own performs"))
    #expect(try stage.top().presentedViewController != nil)
  }

  @Test func `9.2.5 a popover points at what the segue names`() async throws {
    let stage = try await S(
      S.navigation(),
      S.screen(
        "a",
        S.segue("popoverPresentation", to: "b", "pop", "popoverAnchorView=\"button-a\"")),
      S.screen("b"))
    let first = try stage.top()
    first.performSegue(withIdentifier: "pop", sender: nil)
    let popover = first.presentedViewController?.popoverPresentationController
    #expect(popover?.sourceView === first.button)
    try Stage.shared.settle()
  }

  @Test func `9.2.6 a segue without animation switches animations off around it`() async throws {
    let stage = try await S(
      S.navigation(),
      S.screen(
        "a",
        S.segue(
          "custom", to: "b", "own",
          "animates=\"NO\" customClass=\"AnimationAskingSegue\" customModule=\"UIKitCoreTests\"")
          + S.segue(
            "custom", to: "b", "moving",
            "customClass=\"AnimationAskingSegue\" customModule=\"UIKitCoreTests\"")),
      S.screen("b"))
    try stage.top().performSegue(withIdentifier: "own", sender: nil)
    try stage.top().performSegue(withIdentifier: "moving", sender: nil)
    #expect(
      Script.lines.filter { $0.hasPrefix("animations") } == ["animations off", "animations on"])
    #expect(UIView.areAnimationsEnabled)
  }

  @Test func `9.2.7 what is embedded is there before the container's viewDidLoad`() async throws {
    let outer = S.screen("a").replacingOccurrences(
      of: "</containerView>",
      with: "<connections>" + S.segue("embed", to: "b", "in") + "</connections></containerView>")
    let storyboard = Interface.storyboard(outer, S.screen("b"), initial: "a")
    let container: UIViewController = try #require(
      storyboard.instantiateInitialViewController())
    Script.lines = []
    container.loadViewIfNeeded()
    #expect(
      Script.lines == [
        "a loadView", "b init, label nil", "b awakes, view not loaded", "a prepares in",
        "b loadView", "b viewDidLoad, label nil", "a viewDidLoad, label nil",
      ])
    let child = try #require(container.children.first)
    #expect(child.view.superview?.frame == CGRect(x: 0, y: 300, width: 100, height: 50))
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test func `9.2.8 a segue keeps its source and destination`() {
    var segue: UIStoryboardSegue?
    weak var source: UIViewController?
    weak var destination: UIViewController?
    do {
      let (from, to) = (UIViewController(), UIViewController())
      (source, destination) = (from, to)
      segue = UIStoryboardSegue(identifier: nil, source: from, destination: to)
    }
    #expect(source != nil && destination != nil)
    segue = nil
    #expect(source == nil && destination == nil && segue == nil)
  }

  @Test func `a segue with a handler performs it, and one without is a programmer error`() async {
    var performed = 0
    UIStoryboardSegue(
      identifier: "x", source: UIViewController(), destination: UIViewController()
    ) { performed += 1 }.perform()
    #expect(performed == 1)
    await #expect(processExitsWith: .failure) { @MainActor in
      UIStoryboardSegue(
        identifier: nil, source: UIViewController(), destination: UIViewController()
      ).perform()
    }
  }

  @Test func `bar buttons and gestures perform segues too`() async throws {
    let item = """
      <navigationItem key="navigationItem" id="item-a"><barButtonItem key="rightBarButtonItem" \
      systemItem="add" id="add"><connections>\(S.segue("show", to: "b", "add"))</connections>\
      </barButtonItem></navigationItem>
      """
    let screen = S.screen("a").replacingOccurrences(
      of: "<view key=\"view\"", with: item + "<view key=\"view\"")
    let stage = try await S(S.navigation(), screen, S.screen("b"))
    let button = try #require(
      try stage.navigation.topViewController?.navigationItem.rightBarButtonItem)
    let action = try #require(button.action)
    UIApplication.shared.sendAction(action, to: button.target, from: button, for: nil)
    try Stage.shared.settle()
    #expect(try stage.top().name == "b")
    #expect(Script.lines.first == "a should add?")
  }
}

/// Tells whether animations are on while it performs.
final class AnimationAskingSegue: UIStoryboardSegue {
  override func perform() {
    Script.lines.append("animations \(UIView.areAnimationsEnabled ? "on" : "off")")
  }
}
