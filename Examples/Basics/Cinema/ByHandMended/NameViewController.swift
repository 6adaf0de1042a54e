import CinemaParts
import UIKit

/// The first step: a name.
final class NameViewController: UIViewController {
  weak var coordinator: RegistrationCoordinator?

  private let field = NameField()

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Your Name"
  }

  @available(*, unavailable, message: "Use init().")
  required init?(coder: NSCoder) { fatalError("NameViewController is created in code") }

  override func loadView() {
    field.onReturn = { [weak self] in self?.goOn() }
    view = PageView(
      symbol: "person", heading: "Who are you?", text: "It stands on your card.",
      controls: [field, UIButton.wide("Continue") { [weak self] in self?.goOn() }])
  }

  // For every way back: the button, the swipe, its menu, the tab that is tapped again.
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { coordinator?.wasLeft() }
  }

  private func goOn() {
    guard let name = field.name else { return }
    coordinator?.chooseSeat(for: name)
  }
}
