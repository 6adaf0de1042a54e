import UIKit

final class PickersController: ControlsController, UIPickerViewDataSource, UIPickerViewDelegate {
  private let told = UILabel()
  private let colors = ["Red", "Orange", "Yellow", "Green", "Blue", "Indigo", "Violet"]
  private let sizes = ["Small", "Medium", "Large", "A title that is too long for its wheel"]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Pickers"
    told.text = "Nothing yet"
    told.accessibilityIdentifier = "told"
    let picker = UIPickerView()
    picker.dataSource = self
    picker.delegate = self
    picker.selectRow(3, inComponent: 0, animated: false)
    rows.addArrangedSubview(picker)
    rows.addArrangedSubview(told)
    let date = UIDatePicker()
    date.preferredDatePickerStyle = .wheels
    date.datePickerMode = .date
    date.locale = Locale(identifier: "en_US")
    date.timeZone = .gmt
    date.date = Date(timeIntervalSince1970: 1_709_164_800)
    date.maximumDate = Date(timeIntervalSince1970: 1_710_000_000)
    rows.addArrangedSubview(date)
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    component == 0 ? colors.count : sizes.count
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { component == 0 ? colors[row] : sizes[row] }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    told.text = component == 0 ? colors[row] : sizes[row]
  }
}

final class DatesController: ControlsController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Dates"
    add(label("Leaves"), date(.compact, .dateAndTime))
    add(label("Alarm"), date(.compact, .time))
    rows.addArrangedSubview(date(.inline, .dateAndTime))
    let wheels = date(.wheels, .dateAndTime)
    rows.addArrangedSubview(wheels)
  }

  private func date(_ style: UIDatePickerStyle, _ mode: UIDatePicker.Mode) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    picker.locale = Locale(identifier: "en_US")
    picker.timeZone = .gmt
    picker.date = Date(timeIntervalSince1970: 1_709_200_860)
    return picker
  }
}
