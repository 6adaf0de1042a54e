import Foundation
import StorylineTesting
import Testing
import UIKit

/// 9.3: going back by segues.
@MainActor @Suite(.stage) struct UnwindTests {
  private typealias S = SegueStage
  private static let exit = "<exit id=\"exit\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>"

  private static func unwind(_ identifier: String, _ action: String = "backHere:") -> String {
    S.segue("unwind", to: "exit-\(identifier)", identifier, "unwindAction=\"\(action)\"")
  }

  private static func exit(_ id: String) -> String {
    "<exit id=\"exit-\(id)\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>"
  }

  /// a shows b shows c, and c goes back.
  private func stack() async throws -> S {
    let stage = try await S(
      S.navigation(), S.screen("a", S.segue("show", to: "b", "on")),
      S.screen("b", S.segue("show", to: "c", "on")),
      S.screen("c", button: Self.unwind("back"), "", Self.exit("back")))
    try stage.top().performSegue(withIdentifier: "on", sender: nil)
    try Stage.shared.settle()
    try stage.top().performSegue(withIdentifier: "on", sender: nil)
    try Stage.shared.settle()
    Script.lines = []
    return stage
  }

  @Test func `9.3.1 the source prepares, the destination hears of it, then it goes`() async throws {
    let stage = try await stack()
    try stage.top().button.sendActions(for: .touchUpInside)
    #expect(Script.lines == ["c should back?", "c prepares back, loaded", "b is back from c"])
    try Stage.shared.settle()
    #expect(try stage.top().name == "b")
  }

  @Test func `9.3.2 where nobody wants it nothing happens`() async throws {
    let stage = try await S(
      S.navigation(),
      S.screen("a", button: Self.unwind("back", "nobody:"), "", Self.exit("back")))
    try await stage.tap()
    #expect(Script.lines == ["a should back?"])
    #expect(try stage.top().name == "a")
  }

  @Test func `9.3.2 what was presented goes back to who is below`() async throws {
    let stage = try await S(
      S.navigation(), S.screen("a", S.segue("presentation", to: "form", "form")),
      S.navigation("f", id: "form"),
      S.screen("f", button: Self.unwind("done"), "", Self.exit("done")))
    let first = try stage.top()
    first.performSegue(withIdentifier: "form", sender: nil)
    try Stage.shared.settle()
    let form = try #require(
      (first.presentedViewController as? UINavigationController)?.topViewController
        as? ScriptedController)
    form.button.sendActions(for: .touchUpInside)
    #expect(Script.lines.last == "a is back from f")
    try Stage.shared.settle()
    #expect(first.presentedViewController == nil)
  }

  @Test func `9.3.3 a navigation controller asks from the top down`() async throws {
    let stage = try await stack()
    let source = try stage.top()
    let all = try stage.navigation.viewControllers
    var asked: [UIViewController] = []
    let recording = try #require(all.dropLast().last as? ScriptedController)
    recording.accepts = false
    try await stage.tap()
    #expect(Script.lines.last == "a is back from c")
    asked = try stage.navigation.viewControllers
    #expect(asked == Array(all.prefix(1)))
    _ = source
  }

  @Test func `9.3.4 who refuses is passed over, and who has no such method`() async throws {
    let stage = try await stack()
    let controllers = try stage.navigation.viewControllers.compactMap { $0 as? ScriptedController }
    #expect(
      controllers[1].canPerformUnwindSegueAction("backHere:", from: controllers[2], sender: nil))
    #expect(
      !controllers[1].canPerformUnwindSegueAction("other:", from: controllers[2], sender: nil))
    controllers[1].accepts = false
    try await stage.tap()
    #expect(try stage.top().name == "a")
  }

  @Test func `9.3.5 the methods of before iOS 9 are asked where they are overridden`() async throws
  {
    let stage = try await S(
      S.navigation(id: "nav").replacingOccurrences(
        of: "id=\"nav\"",
        with: "id=\"nav\" customClass=\"OldNavigationController\" customModule=\"UIKitCoreTests\""),
      S.screen("a", S.segue("show", to: "b", "on")), S.screen("b", S.segue("show", to: "c", "on")),
      S.screen("c", button: Self.unwind("back"), "", Self.exit("back")))
    try stage.top().performSegue(withIdentifier: "on", sender: nil)
    try Stage.shared.settle()
    try stage.top().performSegue(withIdentifier: "on", sender: nil)
    try Stage.shared.settle()
    Script.lines = []
    try await stage.tap()
    #expect(
      Script.lines == [
        "c should back?", "old who", "old segue", "c prepares back, loaded", "a is back from c",
        "old performs",
      ])
  }

  @Test func `9.3.6 every container on the way is told, and presenters dismiss`() async throws {
    let stage = try await S(
      S.navigation(id: "nav").replacingOccurrences(
        of: "id=\"nav\"",
        with:
          "id=\"nav\" customClass=\"TellingNavigationController\" customModule=\"UIKitCoreTests\""),
      S.screen("a", S.segue("show", to: "b", "on")),
      S.screen("b", S.segue("presentation", to: "f", "form")),
      S.screen("f", button: Self.unwind("home"), "", Self.exit("home")))
    try stage.top().performSegue(withIdentifier: "on", sender: nil)
    try Stage.shared.settle()
    let second = try stage.top()
    second.accepts = false
    second.performSegue(withIdentifier: "form", sender: nil)
    try Stage.shared.settle()
    let form = try #require(second.presentedViewController as? ScriptedController)
    Script.lines = []
    form.button.sendActions(for: .touchUpInside)
    try Stage.shared.settle()
    #expect(Script.lines.suffix(2) == ["a is back from f", "unwinds towards a"])
    #expect(second.presentedViewController == nil)
    #expect(try stage.navigation.viewControllers.count == 1)
  }
}

/// Decides as controllers did before iOS 9.
final class OldNavigationController: UINavigationController {
  override func forUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, withSender sender: Any?
  ) -> UIViewController? {
    Script.lines.append("old who")
    return viewControllers.first
  }

  override func segueForUnwinding(
    to toViewController: UIViewController, from fromViewController: UIViewController,
    identifier: String?
  ) -> UIStoryboardSegue? {
    Script.lines.append("old segue")
    return UIStoryboardSegue(
      identifier: identifier, source: fromViewController, destination: toViewController
    ) { Script.lines.append("old performs") }
  }
}

final class TellingNavigationController: UINavigationController {
  override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    Script.lines.append("unwinds towards \((subsequentVC as? ScriptedController)?.name ?? "")")
    super.unwind(for: unwindSegue, towards: subsequentVC)
  }
}
