import Storyline

/// Decides what the window shows: the door, or the cinema.
final class ApplicationFlow: Flow<Void> {
  override func start() { welcome() }

  private func welcome() {
    show(WelcomeFlow(), as: .root).whenFinished { [weak self] in self?.comeIn() }
  }

  private func comeIn() {
    show(TabsFlow(), as: .root).whenFinished { [weak self] in self?.welcome() }
  }
}
