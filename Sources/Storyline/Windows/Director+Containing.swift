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
      screen, of: host,
      container: tree.makeContainer(.child, in: enclosingScreen(of: host)), director: self)
    add(child)
    adopt(screen, as: id, by: record)
    tree.place(id, of: record.id, in: child.container)
    host.addChild(screen)
    if let content = screen.view {
      content.frame = view.bounds
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(content)
    }
    screen.didMove(toParent: host)
    child.install()
  }

  /// The nearest screen of a flow around a controller, itself included.
  func enclosingScreen(of controller: UIViewController) -> ScreenID? {
    var each: UIViewController? = controller
    while let current = each {
      if let id = id(of: current) { return id }
      each = current.outer
    }
    return nil
  }
}
