import SessionParts
import Storyline
import UIKit

/// The flow of the member's loans.
final class LoansFlow: Flow<Void> {
  private let library: any Library

  init(library: any Library) { self.library = library }

  override func start() {
    let loans = LoansViewController(loans: library.loans)
    loans.onSelect = { [weak self] book in self?.show(book) }
    show(loans)
  }

  private func show(_ book: Book) {
    show(
      BookFlow(book: book, library: library, leadsToCatalogue: false), as: .push,
      whenBusy: .coalesce)
  }
}
