import Storyline

/// The door; it is finished by whoever comes in.
final class WelcomeFlow: Flow<Void> {
  override func start() {
    let welcome = WelcomeViewController()
    welcome.onComeIn = { [weak self] in self?.finish() }
    show(welcome)
  }
}
