import UIKit

/// A picker with a size in the first column and a number in the second.
final class SizePicker: UIPickerView {
  private let sizes = ["Small", "Medium", "Large", "Extra large"]

  /// Called with the new choice when a wheel has come to rest.
  var onChange: ((String) -> Void)?

  /// The size in the middle of the wheels.
  var choice: String {
    "\(selectedRow(inComponent: 1) + 1) × \(sizes[selectedRow(inComponent: 0)])"
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    dataSource = self
    delegate = self
    selectRow(1, inComponent: 0, animated: false)
    selectRow(2, inComponent: 1, animated: false)
  }

  @available(*, unavailable, message: "Use init(frame:).")
  required init?(coder: NSCoder) { fatalError("SizePicker is created in code") }
}

extension SizePicker: UIPickerViewDataSource {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    component == 0 ? sizes.count : 20
  }
}

extension SizePicker: UIPickerViewDelegate {
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    component == 0 ? sizes[row] : "\(row + 1)"
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    onChange?(choice)
  }
}
