/// A delegate that is told which day was chosen.
protocol DayPickerDelegate: AnyObject {
  func dayPicker(_ picker: DayPicker, didChoose day: String)
}

/// Offers the days on which an order can arrive.
final class DayPicker {
  var delegate: DayPickerDelegate?

  func chooseTomorrow() {
    delegate?.dayPicker(self, didChoose: "Tomorrow")
  }
}
