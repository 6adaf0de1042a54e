import Storyline
import UIKit

/// Two tabs, each with a flow and a stack of its own; it is finished by whoever leaves.
final class TabsFlow: Flow<Void> {
  override func start() {
    show(UITabBarController())
    show(FilmsFlow(), as: .tab(in: .navigation))
    show(CardFlow(onLeave: { [weak self] in self?.finish() }), as: .tab(in: .navigation))
  }
}
