import UIKit

/// Picker views with texts and with views.
final class PickersViewController: CardsViewController {
  private let choice = UILabel("", style: .body, color: .secondaryLabel)
  private let sizes = SizePicker()
  private let colors = ColorPicker()

  override func viewDidLoad() {
    super.viewDidLoad()
    sizes.onChange = { [weak self] in self?.choice.text = $0 }
    choice.text = sizes.choice
    addCard("Two Components", [RowView("Chosen", choice), sizes])
    addCard("Views for Rows", [colors])
  }
}
