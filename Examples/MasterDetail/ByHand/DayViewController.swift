import TripParts
import UIKit

final class DayViewController: UIViewController {
  var coordinator: DayCoordinator?
  private let viewModel: DayViewModel
  private let dayView = DayView()

  init(viewModel: DayViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func loadView() { view = dayView }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = viewModel.day.name
    navigationItem.largeTitleDisplayMode = .never
    dayView.show(viewModel.day)
    dayView.button.addAction(
      UIAction { [weak self] _ in self?.coordinator?.writeNote() }, for: .primaryActionTriggered)
    update()
  }

  /// Shows the note as it is by now.
  func update() {
    dayView.show(note: viewModel.note, buttonTitle: viewModel.buttonTitle)
  }
}
