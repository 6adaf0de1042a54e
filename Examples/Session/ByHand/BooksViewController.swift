import SessionParts
import UIKit

/// The books of a subject, or of an author.
final class BooksViewController: RowsViewController {
  var onSelect: ((Book) -> Void)?
  private let books: [Book]

  init(title: String, books: [Book]) {
    self.books = books
    super.init()
    self.title = title
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    rows = books.map { Row($0.title, detail: "\($0.author), \($0.year)", symbol: "book") }
  }

  override func didSelect(_ row: Int) { onSelect?(books[row]) }
}
