import UIKit

final class PaymentViewController: FormViewController {
  var onNext: ((Payment) -> Void)?
  private let viewModel: PaymentViewModel

  init(viewModel: PaymentViewModel) {
    self.viewModel = viewModel
    super.init(
      title: "Payment", note: "Sixteen digits on the front, three on the back.",
      buttonTitle: "Next",
      fields: [
        FormField(title: "Card Number", contentType: .creditCardNumber, keyboard: .numberPad),
        FormField(title: "Security Code", keyboard: .numberPad, isSecure: true),
      ])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.onUpdate = { [weak self] in self?.update() }
  }

  override func change(_ index: Int, _ text: String) {
    if index == 0 { viewModel.setNumber(text) } else { viewModel.setCode(text) }
  }

  override func update() {
    form.show(error: viewModel.error, canSubmit: viewModel.payment != nil)
  }

  override func submit() {
    if let payment = viewModel.payment { onNext?(payment) }
  }
}
