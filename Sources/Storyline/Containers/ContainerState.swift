import StorylineCore
import UIKit

/// The part that every container has: its identifier, its director, and what is known between two
/// reconciliations.
@MainActor
final class ContainerState {
  /// The identifier of the container in the tree.
  let id: ContainerID
  private(set) weak var director: Director?
  /// The reason why screens are missing at the next reconciliation.
  var cause: Reason?
  /// The modal that the container was in at the last reconciliation. It has the reason for the
  /// removal of both.
  weak var enclosingModal: ModalWatcher?
  private weak var observed: (any UIViewControllerTransitionCoordinator)?
  /// A Boolean value that indicates whether a transition runs whose end will be reported.
  private(set) var awaitsTransition = false

  init(_ id: ContainerID, director: Director) {
    self.id = id
    self.director = director
  }

  /// Calls `onEnd` when a transition ends, cancelled or not. A transition is observed once.
  func observe(
    _ transition: any UIViewControllerTransitionCoordinator,
    onEnd: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    guard transition !== observed else { return }
    observed = transition
    awaitsTransition = transition.animate(alongsideTransition: nil) { [weak self] context in
      self?.awaitsTransition = false
      onEnd(context)
    }
  }
}
