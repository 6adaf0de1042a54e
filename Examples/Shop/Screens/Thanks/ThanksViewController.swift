import UIKit

final class ThanksViewController: UIViewController {
  var onDone: (() -> Void)?
  var onShowOrder: (() -> Void)?
  private let viewModel: ThanksViewModel
  private let noteLabel = UILabel(.footnote, .secondaryLabel)
  private let notifyButton = UIButton(configuration: .tinted())

  init(viewModel: ThanksViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = "Thank You"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addFilling(ScrollingColumn(makeColumn()))
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.onDone?() })
    viewModel.onUpdate = { [weak self] in self?.update() }
    update()
  }

  private func makeColumn() -> UIStackView {
    let image = UIImageView(image: UIImage(systemName: "checkmark.circle.fill"))
    image.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .largeTitle)
    image.tintColor = .systemGreen
    image.contentMode = .center
    let text = UILabel(.body, .label, viewModel.text)
    for label in [text, noteLabel] { label.textAlignment = .center }
    let orderButton = UIButton(configuration: .filled())
    orderButton.setTitle("Show the Order", for: .normal)
    orderButton.addAction(
      UIAction { [weak self] _ in self?.onShowOrder?() }, for: .primaryActionTriggered)
    notifyButton.setTitle("Tell Me When It Ships", for: .normal)
    notifyButton.addAction(
      UIAction { [weak self] _ in self?.notify() }, for: .primaryActionTriggered)
    for button in [orderButton, notifyButton] { button.configuration?.buttonSize = .large }
    let column = UIStackView.column(
      [image, text, orderButton, notifyButton, noteLabel], spacing: 16)
    return column
  }

  private func update() {
    notifyButton.isEnabled = viewModel.canNotify
    noteLabel.text = viewModel.note
    noteLabel.isHidden = viewModel.note == nil
  }

  private func notify() {
    Task { [viewModel] in await viewModel.notify() }
  }
}
