import TripParts
import UIKit

final class TripsViewController: UIViewController {
  var onSelect: ((Trip) -> Void)?
  private let viewModel: TripsViewModel
  private let rowsView = RowsView()

  init(viewModel: TripsViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func loadView() { view = rowsView }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Trips"
    navigationController?.navigationBar.prefersLargeTitles = true
    rowsView.rows = viewModel.rows
    rowsView.onSelect = { [weak self] row in
      guard let self else { return }
      onSelect?(viewModel.trips[row])
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    rowsView.deselect(animated: animated)
  }
}
