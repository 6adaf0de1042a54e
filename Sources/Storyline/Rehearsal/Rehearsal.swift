package import StorylineCore
package import UIKit

/// Stands in for UIKit's containers where one flow is tested by itself: takes its screens without
/// showing them, and does not begin with the flows that it shows.
///
/// Everything else is as ever: the tree, the commands, the outcomes, the log.
@MainActor
package final class Rehearsal: Container {
  /// Something that the flow asked for. It keeps nothing alive.
  package struct Call {
    /// The call in words: `show DetailFlow as push`.
    package let text: String
    /// The flow that is shown by it, while it is there.
    package private(set) weak var flow: (any Coordinator)?
  }

  package private(set) var calls: [Call] = []
  /// The screens that are there, the lowest first.
  package private(set) var screens: [UIViewController] = []

  let state: ContainerState

  /// Takes the place of the containers of a window that is not on the screen and has shown nothing.
  package init(in window: UIWindow) {
    let director = Director.of(window)
    state = director.reconciler.makeState(.stack)
    director.commands.rehearsal = self
    director.reconciler.add(self)
  }

  func note(_ text: String, showing flow: (any Coordinator)? = nil) {
    calls.append(Call(text: text, flow: flow))
  }

  // MARK: What happens to the flow

  /// Takes the topmost screen away, as a person does.
  package func goBack(because reason: Reason) {
    guard !screens.isEmpty else { return }
    screens.removeLast()
    cause = reason
    director?.setNeedsSettling()
  }

  /// Ends a flow that is shown, without a value.
  package func cancel(_ flow: any Coordinator, because reason: Reason) {
    guard let record = (flow as? any AnyFlow)?.record else { return }
    director?.close(record, because: reason, animated: false)
  }

  // MARK: Being a container

  func take(_ screen: UIViewController) { screens.append(screen) }

  func takeAway(_ going: [UIViewController], animated: Bool) -> [UIViewController] {
    screens.removeAll(where: going.contains)
    return []
  }

  var anchor: UIViewController? { nil }
  var contents: [UIViewController] { screens }
  var isSettled: Bool { true }

  func isAttached(to window: UIWindow) -> Bool { true }

  // There is nothing to listen to.
  func install() {}
  func uninstall() {}
}
