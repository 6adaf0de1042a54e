import Storyline
import UIKit

/// Two tabs, each with a flow and a stack of its own; it finishes when people leave.
final class TabsFlow: Flow<Void> {
  override func start() {
    show(UITabBarController())
    show(FilmsFlow(), as: .tab("Films", image: UIImage(systemName: "video"), in: .navigation))
    show(
      CardFlow(onLeave: { [weak self] in self?.finish() }),
      as: .tab("Card", image: UIImage(systemName: "creditcard"), in: .navigation))
  }
}
