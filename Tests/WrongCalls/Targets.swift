// Calls that are wrong. A line that ends in `// error` must not compile, every other line must.
// Scripts/documentation-check wrong-calls

import Storyline
import UIKit

final class SettingsController: UIViewController {
  private let wifi = UISwitch()

  private func flip(_ control: UISwitch) {}
  private func press(_ button: UIButton) {}
  private func close() {}
  private func pull(_ recognizer: UIPanGestureRecognizer) {}

  // MARK: Targets

  func hearsOfTheControl() {
    wifi.addTarget(self, action: SettingsController.flip, for: .valueChanged)
    wifi.addTarget(self, action: SettingsController.close, for: .valueChanged)
  }

  func takesAnotherControl() {
    wifi.addTarget(self, action: SettingsController.press, for: .valueChanged)  // error
  }

  func callsAnotherObject(_ window: UIWindow) {
    wifi.addTarget(window, action: SettingsController.close, for: .valueChanged)  // error
  }

  func hearsOfTheGesture() {
    UIPanGestureRecognizer().addTarget(self, action: SettingsController.pull)
  }

  func takesAnotherGesture() {
    UITapGestureRecognizer().addTarget(self, action: SettingsController.pull)  // error
  }
}
