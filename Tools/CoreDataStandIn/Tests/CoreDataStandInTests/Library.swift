import CoreDataStandIn
import Foundation

/// Authors and books, as a model in code, and their containers.
final class Author: NSManagedObject {
  var name: String? {
    get { _managed("name") }
    set { _setManaged(newValue, "name") }
  }
  var books: Set<Book> {
    get { _managed("books") }
    set { _setManaged(newValue, "books") }
  }
}

final class Book: NSManagedObject {
  var title: String {
    get { _managed("title") }
    set { _setManaged(newValue, "title") }
  }
  var pages: Int32 {
    get { _managed("pages") }
    set { _setManaged(newValue, "pages") }
  }
  var author: Author? {
    get { _managed("author") }
    set { _setManaged(newValue, "author") }
  }
}

enum Library {
  static func model(
    deleteRule: NSDeleteRule = .cascadeDeleteRule, extra: [NSAttributeDescription] = []
  ) -> NSManagedObjectModel {
    let (author, book) = (NSEntityDescription(), NSEntityDescription())
    author.name = "Author"
    author.managedObjectClassName = NSStringFromClass(Author.self)
    book.name = "Book"
    book.managedObjectClassName = NSStringFromClass(Book.self)
    let books = relationship("books", to: book, maxCount: 0)
    books.deleteRule = deleteRule
    let writer = relationship("author", to: author, maxCount: 1)
    (books.inverseRelationship, writer.inverseRelationship) = (writer, books)
    let pages = attribute("pages", .integer32)
    pages.defaultValue = 100
    let title = attribute("title", .string)
    title.isOptional = false
    author.properties = [attribute("name", .string), books]
    book.properties = [title, pages, attribute("published", .date), writer] + extra
    let model = NSManagedObjectModel()
    model.entities = [author, book]
    return model
  }

  static func attribute(_ name: String, _ type: NSAttributeDescription.AttributeType)
    -> NSAttributeDescription
  {
    let attribute = NSAttributeDescription()
    attribute.name = name
    attribute.type = type
    return attribute
  }

  private static func relationship(_ name: String, to entity: NSEntityDescription, maxCount: Int)
    -> NSRelationshipDescription
  {
    let relationship = NSRelationshipDescription()
    relationship.name = name
    relationship.destinationEntity = entity
    relationship.maxCount = maxCount
    return relationship
  }

  /// A container whose stores are open: in memory, or in a file.
  static func container(
    _ model: NSManagedObjectModel = model(), at url: URL = URL(filePath: "/dev/null")
  ) throws -> NSPersistentContainer {
    let container = NSPersistentContainer(name: "Library", managedObjectModel: model)
    container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: url)]
    var failure: (any Error)?
    container.loadPersistentStores { failure = $1 }
    if let failure { throw failure }
    return container
  }

  static func file() -> URL {
    FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).sqlite")
  }

  @discardableResult
  static func book(_ title: String, _ pages: Int32 = 100, in context: NSManagedObjectContext)
    -> Book
  {
    let book = Book(context: context)
    (book.title, book.pages) = (title, pages)
    return book
  }
}
