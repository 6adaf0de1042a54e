import SessionParts
import UIKit

final class LoansViewController: RowsViewController {
  var onSelect: ((Book) -> Void)?
  private let loans: [Loan]

  init(loans: [Loan]) {
    self.loans = loans
    super.init()
    title = "Loans"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    rows = loans.map { Row($0.book.title, detail: $0.due, symbol: "clock") }
  }

  override func didSelect(_ row: Int) { onSelect?(loans[row].book) }
}
