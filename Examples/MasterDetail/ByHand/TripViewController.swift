import TripParts
import UIKit

final class TripViewController: UIViewController {
  var coordinator: TripCoordinator?
  private let viewModel: TripViewModel
  private let rowsView = RowsView()

  init(viewModel: TripViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func loadView() { view = rowsView }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = viewModel.trip.name
    navigationItem.largeTitleDisplayMode = .never
    rowsView.onSelect = { [weak self] row in
      guard let self else { return }
      coordinator?.show(viewModel.trip.days[row])
    }
  }

  // Something may have been written meanwhile.
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    rowsView.rows = viewModel.rows
  }
}
