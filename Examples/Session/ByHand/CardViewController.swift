import SessionParts
import UIKit

final class CardViewController: UIViewController {
  var onNext: ((String) -> Void)?
  private let viewModel: CardViewModel
  private let form = FormView(
    question: "The number on your card has six digits.", placeholder: "Card number",
    buttonTitle: "Next")

  init(viewModel: CardViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func loadView() { view = form }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Your Card"
    form.onChange = { [weak self] text in self?.change(to: text) }
    form.button.addAction(
      UIAction { [weak self] _ in self?.goOn() }, for: .primaryActionTriggered)
    change(to: viewModel.text)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    form.beginTyping()
  }

  private func change(to text: String) {
    viewModel.text = text
    form.button.isEnabled = viewModel.card != nil
  }

  private func goOn() {
    if let card = viewModel.card { onNext?(card) }
  }
}
