import CinemaParts
import UIKit

/// Today's films or next week's, one of two lists at a time.
final class ProgrammeViewController: UIViewController {
  weak var coordinator: FilmsCoordinator?

  private let today = FilmListViewController(films: Film.today)
  private let soon = FilmListViewController(films: Film.soon)
  private let days = UISegmentedControl(items: ["Today", "Soon"])

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Films"
    tabBarItem.image = UIImage(systemName: "video")
  }

  @available(*, unavailable, message: "Use init().")
  required init?(coder: NSCoder) { fatalError("ProgrammeViewController is created in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for list in [today, soon] {
      list.onSelect = { [weak self] film in self?.coordinator?.show(film) }
    }
    days.selectedSegmentIndex = 0
    days.addAction(
      UIAction { [weak self] _ in self?.changeDay() }, for: .valueChanged)
    navigationItem.titleView = days
    add(today)
  }

  private func changeDay() {
    let isToday = days.selectedSegmentIndex == 0
    remove(isToday ? soon : today)
    add(isToday ? today : soon)
  }

  private func add(_ list: UIViewController) {
    addChild(list)
    list.view.frame = view.bounds
    list.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list.view)
    list.didMove(toParent: self)
  }

  private func remove(_ list: UIViewController) {
    list.willMove(toParent: nil)
    list.view.removeFromSuperview()
    list.removeFromParent()
  }
}
