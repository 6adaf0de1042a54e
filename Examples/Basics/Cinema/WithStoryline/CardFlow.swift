import CinemaParts
import Storyline

/// The card; registration comes after it, and comes back.
final class CardFlow: Flow<Void> {
  private let onLeave: () -> Void

  init(onLeave: @escaping () -> Void) { self.onLeave = onLeave }

  override func start() {
    let screen = CardViewController()
    screen.onRegister = { [weak self, weak screen] in
      self?.show(RegistrationFlow(), as: .push, whenBusy: .coalesce)
        .whenFinished { screen?.card = $0 }
    }
    screen.onLeave = { [weak self] in self?.onLeave() }
    show(screen)
  }
}
