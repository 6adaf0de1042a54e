import Storyline

/// The first screen; it finishes when people come in.
final class WelcomeFlow: Flow<Void> {
  override func start() {
    let welcome = WelcomeViewController()
    welcome.onComeIn = { [weak self] in self?.finish() }
    show(welcome)
  }
}
