// Mistakes that the check has to find; each line says which.
import UIKit

final class Screen: UIViewController {
  func viewDidLoad() {}  // finds: requires an 'override' keyword

  func leave() {
    navigationController?.popViewController(animate: true)  // finds: incorrect argument label
    view.backgroundColour = nil  // finds: no member 'backgroundColour'
  }

  func waits() async {
    navigationItem.style = .editor  // finds: only available in iOS 16.0 or newer
    view.updateTraitsIfNeeded()  // finds: only available in iOS 17.0 or newer
    try? await Task.sleep(for: .seconds(1))  // finds: only available in iOS 16.0 or newer
  }
}
