import TripParts
import UIKit

final class NoteViewController: UIViewController {
  var coordinator: NoteCoordinator?
  private let viewModel: NoteViewModel
  private lazy var noteView = NoteView(text: viewModel.draft)

  init(viewModel: NoteViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func loadView() { view = noteView }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Note"
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.coordinator?.cancel() })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.coordinator?.save() })
    noteView.onChange = { [weak self] text in self?.change(to: text) }
    change(to: viewModel.draft)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    noteView.beginWriting()
  }

  private func change(to text: String) {
    viewModel.draft = text
    navigationItem.rightBarButtonItem?.isEnabled = viewModel.canSave
  }
}
