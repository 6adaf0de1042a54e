import StorylineTesting
import Testing
import UIKit

/// A window with the initial controller of a storyboard.
@MainActor
struct SegueStage {
  let window = UIWindow(frame: UIScreen.main.bounds)
  let storyboard: UIStoryboard

  init(_ scenes: String...) async throws {
    storyboard = Interface.storyboard(text: Interface.document(scenes, initial: "nav"))
    let root: UIViewController = try #require(storyboard.instantiateInitialViewController())
    window.rootViewController = root
    window.makeKeyAndVisible()
    try Stage.shared.settle()
    Script.lines = []
  }

  var navigation: UINavigationController {
    get throws { try #require(window.rootViewController as? UINavigationController) }
  }

  func top() throws -> ScriptedController {
    try #require(navigation.topViewController as? ScriptedController)
  }

  /// A navigation controller over the controller `a`.
  static func navigation(_ root: String = "a", id: String = "nav") -> String {
    Interface.scene(
      Interface.controller(
        id, element: "navigationController",
        "<navigationBar key=\"navigationBar\" id=\"bar-\(id)\"/>",
        connections: """
          <segue destination="\(root)" kind="relationship" relationship="rootViewController" id="r-\(id)"/>
          """))
  }

  /// A controller with a button that has these connections.
  static func screen(
    _ id: String, button: String = "", _ connections: String = "", _ others: String = "",
    cls: String = "ScriptedController"
  ) -> String {
    Interface.scene(
      Interface.controller(
        id, cls, attributes: "restorationIdentifier=\"\(id)\"",
        Interface.view(
          """
          <button buttonType="system" id="button-\(id)">
          <rect key="frame" x="10" y="200" width="100" height="30"/>
          <state key="normal" title="Go"/><connections>\(button)</connections></button>
          <containerView id="place-\(id)"><rect key="frame" x="0" y="300" width="100" height="50"/>
          </containerView>
          """, id: "view-\(id)"),
        connections: "<outlet property=\"button\" destination=\"button-\(id)\"/>" + connections),
      others)
  }

  static func segue(
    _ kind: String, to id: String, _ identifier: String, _ more: String = ""
  ) -> String {
    """
    <segue destination="\(id)" kind="\(kind)" identifier="\(identifier)" \(more) \
    id="segue-\(identifier)-\(id)"/>
    """
  }

  func tap() async throws {
    try top().button.sendActions(for: .touchUpInside)
    try Stage.shared.settle()
  }
}
