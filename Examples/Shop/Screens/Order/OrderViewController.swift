import UIKit

final class OrderViewController: UIViewController {
  private let viewModel: OrderViewModel
  private let sections = SectionsView()
  private let status = StatusView()

  init(viewModel: OrderViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = viewModel.title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    view.addFilling(sections)
    sections.backgroundView = status
    status.onRetry = { [weak self] in self?.load() }
    viewModel.onUpdate = { [weak self] in self?.update() }
    load()
  }

  private func load() {
    Task { [viewModel] in await viewModel.load() }
  }

  private func update() {
    sections.show(viewModel.sections)
    switch viewModel.state {
    case .loading: status.show(isLoading: true)
    case .loaded: status.show()
    case .failed(let error):
      status.show(text: error.errorDescription, canRetry: error == .unreachable)
    }
  }
}
