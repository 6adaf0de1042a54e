import CinemaParts
import UIKit

/// The programme; a film comes after it.
final class FilmsCoordinator: Coordinator {
  private let navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  override func start() {
    let programme = ProgrammeViewController()
    programme.coordinator = self
    navigationController.pushViewController(programme, animated: false)
  }

  func show(_ film: Film) {
    navigationController.pushViewController(FilmViewController(film: film), animated: true)
  }
}
