import UIKit

/// Date pickers in each style and mode.
final class DatePickersViewController: CardsViewController {
  /// The same day for everyone who compares two pictures.
  private let date = Date(timeIntervalSince1970: 1_700_000_000)

  override func viewDidLoad() {
    super.viewDidLoad()
    addCard(
      "Compact",
      [
        RowView("Both", makePicker(.dateAndTime, .compact)),
        RowView("Date", makePicker(.date, .compact)),
        RowView("Time", makePicker(.time, .compact)),
        RowView("Disabled", makeDisabledPicker()),
      ])
    addCard("Inline", [makePicker(.date, .inline)])
    addCard("Inline Time", [RowView("Time", makePicker(.time, .inline))])
    addCard("Wheels: Date and Time", [makePicker(.dateAndTime, .wheels)])
    addCard("Wheels: Date", [makePicker(.date, .wheels)])
    addCard("Wheels: Time", [makePicker(.time, .wheels)])
    addCard("Countdown", [makeCountdown()])
  }

  private func makePicker(
    _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle
  ) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = style
    picker.datePickerMode = mode
    picker.locale = Locale(identifier: "en_US")
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    picker.date = date
    return picker
  }

  private func makeDisabledPicker() -> UIDatePicker {
    let picker = makePicker(.date, .compact)
    picker.isEnabled = false
    return picker
  }

  private func makeCountdown() -> UIDatePicker {
    let picker = makePicker(.countDownTimer, .wheels)
    picker.countDownDuration = 90 * 60
    return picker
  }
}
