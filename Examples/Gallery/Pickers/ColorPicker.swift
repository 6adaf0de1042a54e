import UIKit

/// A picker whose rows are colours.
final class ColorPicker: UIPickerView {
  private let colors: [UIColor] = [
    .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemBlue, .systemPurple,
  ]

  override init(frame: CGRect) {
    super.init(frame: frame)
    dataSource = self
    delegate = self
    selectRow(2, inComponent: 0, animated: false)
  }

  @available(*, unavailable, message: "Use init(frame:).")
  required init?(coder: NSCoder) { fatalError("ColorPicker is created in code") }
}

extension ColorPicker: UIPickerViewDataSource {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    colors.count
  }
}

extension ColorPicker: UIPickerViewDelegate {
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    let swatch = view ?? UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 24))
    swatch.backgroundColor = colors[row]
    swatch.layer.cornerRadius = 6
    return swatch
  }
}
