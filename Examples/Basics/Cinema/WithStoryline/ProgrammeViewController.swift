import CinemaParts
import UIKit

/// Today's films or next week's. It says which; the list itself is not its business.
final class ProgrammeViewController: UIViewController {
  var onChoose: (([Film]) -> Void)?

  private let days = UISegmentedControl(items: ["Today", "Soon"])

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Films"
  }

  @available(*, unavailable, message: "Use init().")
  required init?(coder: NSCoder) { fatalError("ProgrammeViewController is created in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    days.selectedSegmentIndex = 0
    days.addAction(UIAction { [weak self] _ in self?.choose() }, for: .valueChanged)
    navigationItem.titleView = days
    choose()
  }

  private func choose() {
    onChoose?(days.selectedSegmentIndex == 0 ? Film.today : Film.soon)
  }
}
