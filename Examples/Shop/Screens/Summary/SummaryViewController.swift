import UIKit

final class SummaryViewController: UIViewController {
  var onOrder: ((Order) -> Void)?
  var onError: ((ShopError) -> Void)?
  private let viewModel: SummaryViewModel
  private let sections = SectionsView()
  private let bar = ActionBar(buttonTitle: "Place Order")

  init(viewModel: SummaryViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = "Summary"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    view.addFilling(sections, bar)
    bar.onTap = { [weak self] in self?.place() }
    viewModel.onUpdate = { [weak self] in self?.update() }
    sections.show(viewModel.sections)
    bar.show(viewModel.total)
  }

  private func update() { bar.button.isEnabled = !viewModel.isPlacing }

  private func place() {
    Task { [weak self, viewModel] in
      do {
        if let order = try await viewModel.place() { self?.onOrder?(order) }
      } catch let error as ShopError {
        self?.onError?(error)
      }
    }
  }
}
