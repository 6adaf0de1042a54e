import Screens
import UIKit

/// Looks for notes, and says how many there are.
final class SearchViewController: UIViewController {
  let viewModel = SearchViewModel()

  override func loadView() {
    view = ScreenView(
      heading: "Search",
      text: "Nothing was looked for yet.",
      buttons: [
        .prominent("Find Milk") { [weak self] in self?.viewModel.find("milk") }
      ])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Search"
    bind()
  }

  private func bind() {
    viewModel.onChange = { count in self.showCount(count) }
  }

  private func showCount(_ count: Int) {
    (viewIfLoaded as? ScreenView)?.text = "Found: \(count)"
  }
}
