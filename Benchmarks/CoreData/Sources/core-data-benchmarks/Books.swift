import CoreDataStandIn
import Foundation
import GRDB

/// The same book in both libraries, as apps write it.
final class Book: NSManagedObject {
  var title: String {
    get { _managed("title") }
    set { _setManaged(newValue, "title") }
  }
  var pages: Int32 {
    get { _managed("pages") }
    set { _setManaged(newValue, "pages") }
  }

  static var model: NSManagedObjectModel {
    let entity = NSEntityDescription()
    entity.name = "Book"
    entity.managedObjectClassName = NSStringFromClass(Book.self)
    let (title, pages) = (NSAttributeDescription(), NSAttributeDescription())
    (title.name, title.type) = ("title", .string)
    (pages.name, pages.type) = ("pages", .integer32)
    entity.properties = [title, pages]
    let model = NSManagedObjectModel()
    model.entities = [entity]
    return model
  }
}

struct BookRecord: Codable, FetchableRecord, MutablePersistableRecord {
  static let databaseTableName = "book"

  var id: Int64?
  var title: String
  var pages: Int32

  mutating func didInsert(_ inserted: InsertionSuccess) { id = inserted.rowID }
}

/// The titles and pages of all books.
enum Catalogue {
  static let count = 100_000

  static func title(_ index: Int) -> String { "Book \(index &* 7_919 % count)" }

  static func pages(_ index: Int) -> Int32 { Int32(index &* 104_729 % 1_000) }
}

/// A file with all books, for one of the libraries.
final class Library {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "core-data-benchmarks-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  // MARK: Core Data

  func container() throws -> NSPersistentContainer {
    let container = NSPersistentContainer(name: "Books", managedObjectModel: Book.model)
    container.persistentStoreDescriptions = [
      NSPersistentStoreDescription(url: folder.appending(path: "objects.sqlite"))
    ]
    var failure: (any Error)?
    container.loadPersistentStores { failure = $1 }
    if let failure { throw failure }
    return container
  }

  func insertObjects() throws -> NSPersistentContainer {
    let container = try container()
    let context = container.viewContext
    for index in 0..<Catalogue.count {
      let book = Book(context: context)
      book.title = Catalogue.title(index)
      book.pages = Catalogue.pages(index)
    }
    try context.save()
    return container
  }

  // MARK: GRDB

  func insertRecords() throws -> DatabaseQueue {
    let queue = try DatabaseQueue(path: folder.appending(path: "records.sqlite").path)
    try queue.write { database in
      try database.create(table: "book") { table in
        table.autoIncrementedPrimaryKey("id")
        table.column("title", .text)
        table.column("pages", .integer)
      }
      for index in 0..<Catalogue.count {
        var book = BookRecord(
          id: nil, title: Catalogue.title(index), pages: Catalogue.pages(index))
        try book.insert(database)
      }
    }
    return queue
  }
}
