import BenchmarkHarness
import CoreDataStandIn
import Foundation
import GRDB

extension Benchmark {
  /// 100,000 objects that are inserted, fetched by predicate and order, and changed, in a file.
  static var objects: [Benchmark] { [inserted, fetched, changed] }

  private static var inserted: Benchmark {
    Benchmark("core-data-inserted", target: 5, samples: 3) {
      Comparison(
        of: { _ = try Library().insertObjects() }, with: { _ = try Library().insertRecords() })
    }
  }

  /// Half of the books in the order of their titles, with the values of each.
  private static var fetched: Benchmark {
    Benchmark("core-data-fetched", target: 5, samples: 3) {
      let library = try Library()
      let container = try library.insertObjects()
      let queue = try library.insertRecords()
      return Comparison(
        of: {
          // The files go with the library.
          defer { withExtendedLifetime(library) {} }
          let context = container.newBackgroundContext()
          try context.performAndWait {
            let request = NSFetchRequest<Book>(entityName: "Book")
            request.predicate = NSPredicate(format: "pages < %d", 500)
            request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
            try check(context.fetch(request).reduce(0) { $0 + Int($1.pages) + $1.title.count })
          }
        },
        with: {
          defer { withExtendedLifetime(library) {} }
          try queue.read { database in
            let books = try BookRecord.filter(Column("pages") < 500).order(Column("title"))
              .fetchAll(database)
            try check(books.reduce(0) { $0 + Int($1.pages) + $1.title.count })
          }
        })
    }
  }

  private static var changed: Benchmark {
    Benchmark("core-data-changed", target: 5, samples: 3) {
      let library = try Library()
      let container = try library.insertObjects()
      let queue = try library.insertRecords()
      return Comparison(
        of: {
          // The files go with the library.
          defer { withExtendedLifetime(library) {} }
          let context = container.newBackgroundContext()
          try context.performAndWait {
            for book in try context.fetch(NSFetchRequest<Book>(entityName: "Book")) {
              book.pages += 1
            }
            try context.save()
          }
        },
        with: {
          defer { withExtendedLifetime(library) {} }
          try queue.write { database in
            for var book in try BookRecord.fetchAll(database) {
              book.pages += 1
              try book.update(database)
            }
          }
        })
    }
  }

  /// The books with fewer than 500 pages are the same in both.
  private static func check(_ sum: Int) throws {
    let expected = (0..<Catalogue.count).reduce(0) { sum, index in
      let pages = Catalogue.pages(index)
      return pages < 500 ? sum + Int(pages) + Catalogue.title(index).count : sum
    }
    guard sum == expected else { throw WrongSum() }
  }
}

private struct WrongSum: Error {}
