import TripParts
import UIKit

/// A day; a sheet for its note comes over it.
final class DayCoordinator: Coordinator {
  private unowned let navigationController: UINavigationController
  private let day: Day
  private let notebook: any Notebook
  // To show the note when it is written.
  private var dayViewController: DayViewController?

  init(navigationController: UINavigationController, day: Day, notebook: any Notebook) {
    self.navigationController = navigationController
    self.day = day
    self.notebook = notebook
  }

  override func start() {
    let screen = DayViewController(viewModel: DayViewModel(day: day, notebook: notebook))
    screen.coordinator = self
    navigationController.pushViewController(screen, animated: true)
    bindToLifecycle(of: screen)
    dayViewController = screen
  }

  func writeNote() {
    let sheet = UINavigationController()
    let child = NoteCoordinator(navigationController: sheet, day: day, notebook: notebook)
    child.onSave = { [weak self] in self?.dayViewController?.update() }
    addChild(child)
    child.start()
    navigationController.present(sheet, animated: true)
  }
}
