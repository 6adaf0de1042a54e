import UIKit

final class DepartmentsViewController: ListViewController<Department> {
  var onSelect: ((Department) -> Void)?
  private let viewModel: DepartmentsViewModel

  init(viewModel: DepartmentsViewModel) {
    self.viewModel = viewModel
    super.init()
    title = "Catalogue"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.onUpdate = { [weak self] in self?.update() }
    status.onRetry = { [weak self] in self?.load() }
    load()
  }

  override func content(of department: Department) -> UIListContentConfiguration {
    .pictured(department.picture, department.name, department.about)
  }

  override func didSelect(_ department: Department) { onSelect?(department) }

  private func load() {
    Task { [viewModel] in await viewModel.load() }
  }

  private func update() { show(viewModel.state, empty: "The shop is empty.") }
}
