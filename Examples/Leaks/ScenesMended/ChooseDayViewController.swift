import Screens
import UIKit

/// Shows the chosen day, and is the delegate of the picker that it holds.
final class ChooseDayViewController: UIViewController, DayPickerDelegate {
  private let picker = DayPicker()

  override func loadView() {
    view = ScreenView(
      heading: "Day",
      text: "No day was chosen.",
      buttons: [.prominent("Tomorrow") { [weak self] in self?.picker.chooseTomorrow() }])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Day"
    picker.delegate = self
  }

  func dayPicker(_ picker: DayPicker, didChoose day: String) {
    (viewIfLoaded as? ScreenView)?.text = day
  }
}
