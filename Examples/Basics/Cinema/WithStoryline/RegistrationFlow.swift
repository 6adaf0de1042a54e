import CinemaParts
import Storyline

/// A name, then a seat: together they are a card.
final class RegistrationFlow: Flow<Card> {
  override func start() {
    let step = NameViewController()
    step.onNext = { [weak self] name in self?.chooseSeat(for: name) }
    show(step)
  }

  private func chooseSeat(for name: String) {
    let step = SeatViewController(name: name)
    step.onChoose = { [weak self] seat in self?.finish(Card(name: name, seat: seat)) }
    show(step, whenBusy: .coalesce)
  }
}
