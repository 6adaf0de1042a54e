final class HomePresenter {
  private weak var coordinator: MainCoordinator?

  init(coordinator: MainCoordinator) { self.coordinator = coordinator }

  func didTapBrowse() { coordinator?.showList() }
}
