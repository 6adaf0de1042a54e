import SessionParts
import UIKit

final class PINViewController: UIViewController {
  var onDone: ((Member) -> Void)?
  private let viewModel: PINViewModel
  private lazy var form = makeForm()

  init(viewModel: PINViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func loadView() { view = form }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = viewModel.purpose == .signIn ? "PIN" : "New PIN"
    form.onChange = { [weak self] text in self?.viewModel.text = text }
    form.button.addAction(
      UIAction { [weak self] _ in self?.send() }, for: .primaryActionTriggered)
    viewModel.onUpdate = { [weak self] in self?.update() }
    update()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    form.beginTyping()
  }

  private func makeForm() -> FormView {
    switch viewModel.purpose {
    case .signIn:
      FormView(
        question: "Four digits. They are in the letter that came with your card.",
        placeholder: "PIN", buttonTitle: "Sign In", isSecure: true)
    case .change:
      FormView(
        question: "Choose four digits that you will remember.", placeholder: "New PIN",
        buttonTitle: "Save", isSecure: true)
    }
  }

  private func update() {
    form.show(error: viewModel.error)
    form.button.isEnabled = viewModel.canGoOn
  }

  private func send() {
    Task { [weak self, viewModel] in
      if let member = await viewModel.send() { self?.onDone?(member) }
    }
  }
}
