import UIKit

/// What the member has at home.
final class LoansCoordinator: ShelfCoordinator {
  override func start() {
    let loans = LoansViewController(loans: library.loans)
    loans.onSelect = { [weak self] book in self?.show(book) }
    navigationController.pushViewController(loans, animated: false)
  }
}
