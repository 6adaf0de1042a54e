import StorylineCore
import UIKit

// Screens as parts of other screens.
extension Director {
  /// Puts a screen into another one, in the order that UIKit asks for.
  func contain(
    _ screen: UIViewController, as id: ScreenID, of record: FlowRecord, in place: Place
  ) throws(Refusal) {
    guard let host = place.host, let view = place.view else { throw .placeIsGone }
    guard !(screen is UIAlertController) else { throw .notAllowedThere }
    let child = ChildWatcher(
      screen, of: host, reconciler.makeState(.child, in: reconciler.enclosingScreen(of: host)))
    reconciler.add(child)
    flows.adopt(screen, as: id, by: record, in: child.container)
    host.addChild(screen)
    if let content = screen.view {
      content.frame = view.bounds
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(content)
    }
    screen.didMove(toParent: host)
    child.install()
  }
}
