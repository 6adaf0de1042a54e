import SessionParts
import UIKit

final class SubjectsViewController: RowsViewController {
  var onSelect: ((Subject) -> Void)?
  private let subjects: [Subject]

  init(subjects: [Subject]) {
    self.subjects = subjects
    super.init()
    title = "Catalogue"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    rows = subjects.map { Row($0.name, detail: "\($0.books.count) books", symbol: $0.symbol) }
  }

  override func didSelect(_ row: Int) { onSelect?(subjects[row]) }
}
