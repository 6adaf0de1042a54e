import UIKit

/// The coordinator of the member's loans.
final class LoansCoordinator: ShelfCoordinator {
  override func start() {
    let loans = LoansViewController(loans: library.loans)
    loans.onSelect = { [weak self] book in self?.show(book) }
    navigationController.pushViewController(loans, animated: false)
  }
}
