import Storyline
import UIKit

/// First, then second or third.
final class MainFlow: Flow<Void> {
  override func start() {
    let first = FirstViewController()
    first.onSecond = { [weak self] in self?.show(SecondViewController(), as: .push) }
    first.onThird = { [weak self] in self?.show(ThirdViewController(), as: .push) }
    show(first)
  }
}
