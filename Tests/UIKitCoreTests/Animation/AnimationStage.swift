import UIKit
import UIKitCore

/// A view in a window on a stage whose time stands still, and what is drawn of it.
@MainActor
struct AnimationStage {
  let window = UIWindow(frame: UIScreen.main.bounds)
  let view: UIView

  init(height: CGFloat = 100) {
    view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: height))
    window.addSubview(view)
    window.makeKeyAndVisible()
    Stage.shared.turn()
    Stage.shared.clock.mode = .manual
  }

  func advance(_ seconds: TimeInterval) {
    Stage.shared.clock.advance(by: seconds)
    Stage.shared.turn()
  }

  /// The drawing of the view.
  var node: DisplayNode? { node(of: view) }

  func node(of view: UIView) -> DisplayNode? {
    var nodes = Stage.shared.displayList().roots
    while let node = nodes.popLast() {
      if node.id == view.displayID { return node }
      nodes += node.children
    }
    return nil
  }

  /// The names of what is drawn in the view, from back to front.
  var names: [String] { node?.children.map(\.name) ?? [] }

  func svg() -> String { Stage.shared.displayList().svg() }
}
