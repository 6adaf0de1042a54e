import CoreDataStandIn
import Foundation
import Testing
import UIKit

@MainActor @Suite struct FetchTests {
  let container: NSPersistentContainer
  var context: NSManagedObjectContext { container.viewContext }

  init() throws {
    container = try Library.container()
    let author = Author(context: container.viewContext)
    author.name = "Lem"
    for (title, pages) in [("Solaris", 200), ("Eden", 300), ("Fiasco", 400)] {
      let book = Book(context: container.viewContext)
      book.title = title
      book.pages = Int32(pages)
      if pages > 250 { book.author = author }
    }
    try container.viewContext.save()
  }

  private func request(_ format: String, _ arguments: Any...) -> NSFetchRequest<Book> {
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.predicate = NSPredicate(format: format, argumentArray: arguments)
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    return request
  }

  @Test(arguments: [
    ("pages > 250", ["Eden", "Fiasco"]), ("author.name == 'Lem'", ["Eden", "Fiasco"]),
    ("author == nil", ["Solaris"]), ("title CONTAINS[cd] 'SOL'", ["Solaris"]),
    ("pages BETWEEN {150, 250}", ["Solaris"]), ("author.books.@count == 2", ["Eden", "Fiasco"]),
    ("ANY author.books.pages > 350", ["Eden", "Fiasco"]),
  ])
  func `a predicate looks at values and relationships`(format: String, titles: [String]) throws {
    #expect(try context.fetch(request(format)).map(\.title) == titles)
    #expect(try context.count(for: request(format)) == titles.count)
  }

  // 5.2: predicates can contain objects.
  @Test func `a request is one for other results after a cast`() throws {
    let books = request("pages > 250")
    let anything = _castRequest(books, to: NSFetchRequest<any NSFetchRequestResult>.self)
    let erased = try #require(anything as? NSFetchRequest<any NSFetchRequestResult>)
    #expect(try context.fetch(erased).count == 2)
    erased.fetchLimit = 1
    #expect(books.fetchLimit == 1)
    books.fetchLimit = 0
    let again = _castRequest(erased as Any, to: NSFetchRequest<Book>.self) as? NSFetchRequest<Book>
    #expect(try again.map(context.fetch)?.map(\.title) == ["Eden", "Fiasco"])
    #expect(_castRequest(books, to: NSFetchRequest<Book>.self) as? NSFetchRequest<Book> === books)
    #expect(!(_castRequest("text", to: NSFetchRequest<Book>.self) is NSFetchRequest<Book>))
  }

  @Test func `objects stand for themselves in predicates`() throws {
    let author = try #require(try context.fetch(NSFetchRequest<Author>(entityName: "Author")).first)
    #expect(try context.fetch(request("author == %@", author)).count == 2)
    let all = try context.fetch(request("TRUEPREDICATE"))
    #expect(try context.fetch(request("SELF IN %@", all)).count == 3)
  }

  // 5.1: unsaved changes are considered.
  @Test func `unsaved changes are looked at`() throws {
    let eden = try #require(try context.fetch(request("title == 'Eden'")).first)
    eden.title = "Paradise"
    #expect(try context.fetch(request("title == 'Eden'")).isEmpty)
    #expect(try context.fetch(request("title == 'Paradise'")) == [eden])
    context.delete(eden)
    #expect(try context.count(for: request("TRUEPREDICATE")) == 2)
  }

  // 5.3: offset and limit are applied after sorting.
  @Test func `objects come in order, from an offset to a limit`() throws {
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Book.pages, ascending: false)]
    request.fetchOffset = 1
    request.fetchLimit = 1
    #expect(try context.fetch(request).map(\.title) == ["Eden"])
  }

  // 5.4: results depend on `resultType`.
  @Test func `results are identities, dictionaries or a count`() throws {
    let ids = NSFetchRequest<NSManagedObjectID>(entityName: "Book")
    ids.resultType = .managedObjectIDResultType
    #expect(try context.fetch(ids).count == 3)
    let values = NSFetchRequest<NSDictionary>(entityName: "Book")
    values.resultType = .dictionaryResultType
    values.propertiesToFetch = ["title"]
    #expect(Set(try context.fetch(values).compactMap { $0["title"] as? String }).count == 3)
    let count = NSFetchRequest<NSNumber>(entityName: "Book")
    count.resultType = .countResultType
    #expect(try context.fetch(count) == [3])
  }

  // 5.12: the request of a generated class is preferred.
  @Test func `the request of a class is preferred to that of its superclass`() throws {
    let request = Book.fetchRequest()
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Book.pages, ascending: true)]
    #expect(try context.fetch(request).map(\.title) == ["Solaris", "Eden", "Fiasco"])
  }

  // 5.13: objects are arguments of predicates.
  @Test func `objects are arguments of predicates`() throws {
    let author = try #require(
      try context.fetch(NSFetchRequest<Author>(entityName: "Author")).first)
    let request = Book.fetchRequest()
    request.predicate = NSPredicate(format: "author == %@ AND title != %@", author, "Eden")
    #expect(try context.fetch(request).map(\.title) == ["Fiasco"])
  }
}

extension Book {
  /// The request that Xcode generates.
  fileprivate class func fetchRequest() -> NSFetchRequest<Book> {
    NSFetchRequest<Book>(entityName: "Book")
  }
}
