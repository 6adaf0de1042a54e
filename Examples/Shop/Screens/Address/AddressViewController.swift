import UIKit

final class AddressViewController: FormViewController {
  var onNext: ((Address) -> Void)?
  /// Called after each change.
  var onChange: (() -> Void)?
  private let viewModel: AddressViewModel

  init(viewModel: AddressViewModel) {
    self.viewModel = viewModel
    let lines = viewModel.lines
    super.init(
      title: "Address", note: "Where do we send it?", buttonTitle: "Next",
      fields: [
        FormField(
          title: "Name", text: lines[0], contentType: .name, capitalization: .words),
        FormField(
          title: "Street", text: lines[1], contentType: .fullStreetAddress,
          capitalization: .words),
        FormField(
          title: "Postcode", text: lines[2], contentType: .postalCode,
          keyboard: .numbersAndPunctuation, capitalization: .allCharacters),
        FormField(
          title: "City", text: lines[3], contentType: .addressCity, capitalization: .words),
      ])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.onUpdate = { [weak self] in self?.fill() }
    Task { [viewModel] in await viewModel.suggest() }
  }

  override func change(_ index: Int, _ text: String) {
    viewModel.setLine(index, text)
    update()
    onChange?()
  }

  private func fill() {
    form.fill(viewModel.lines)
    update()
  }

  override func update() { form.show(error: nil, canSubmit: viewModel.complete != nil) }

  override func submit() {
    if let address = viewModel.complete { onNext?(address) }
  }
}
