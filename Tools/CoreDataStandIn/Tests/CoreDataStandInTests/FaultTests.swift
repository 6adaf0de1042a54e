import CoreDataStandIn
import Foundation
import Testing
import UIKit

/// When the values of an object are read, and what happens to those that are not.
@MainActor @Suite struct FaultTests {
  let container: NSPersistentContainer
  /// A context beside the one that made the objects.
  let other: NSManagedObjectContext
  var context: NSManagedObjectContext { container.viewContext }

  init() throws {
    container = try Library.container()
    let author = Author(context: container.viewContext)
    author.name = "Lem"
    Library.book("Eden", in: container.viewContext).author = author
    Library.book("Fiasco", in: container.viewContext).author = author
    try container.viewContext.save()
    other = NSManagedObjectContext(.mainQueue)
    other.persistentStoreCoordinator = container.persistentStoreCoordinator
  }

  private func books(asFaults: Bool = true) throws -> [Book] {
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    request.returnsObjectsAsFaults = asFaults
    return try other.fetch(request)
  }

  @Test func `10.1 – fetched objects are faults until a value is read`() throws {
    let book = try #require(try books().first)
    #expect(book.isFault)
    #expect(book.title == "Eden")
    #expect(!book.isFault)
  }

  @Test func `10.2 – a request can ask for objects with their values`() throws {
    #expect(try books(asFaults: false).allSatisfy { !$0.isFault })
  }

  @Test func `10.3 – identity, entity, context and state do not fire a fault`() throws {
    let book = try #require(try books().first)
    _ = (book.objectID, book.entity, book.managedObjectContext, book.isDeleted, book.isInserted)
    _ = (book.isUpdated, book.hasChanges, book.hash, book == book, book.description)
    #expect(book.isFault)
  }

  @Test func `10.4 – a relationship is a fault of its own`() throws {
    let book = try #require(try books().first)
    #expect(book.hasFault(forRelationshipNamed: "author"))
    _ = book.title
    #expect(book.hasFault(forRelationshipNamed: "author"))
    let author = try #require(book.author)
    #expect(!book.hasFault(forRelationshipNamed: "author"))
    #expect(author.isFault)
  }

  @Test func `10.5 – refreshing without merging discards changes and makes a fault`() throws {
    let book = try #require(try books().first)
    book.title = "Paradise"
    other.refresh(book, mergeChanges: false)
    #expect(book.isFault)
    #expect(!other.hasChanges)
    #expect(book.title == "Eden")
  }

  @Test func `10.6 – refreshing with merging keeps changes over new values of the store`() throws {
    let book = try #require(try books().first)
    book.title = "Paradise"
    let mine = try #require(try context.existingObject(with: book.objectID) as? Book)
    mine.pages = 7
    try context.save()
    other.refresh(book, mergeChanges: true)
    #expect(book.title == "Paradise")
    #expect(book.pages == 7)
    #expect(book.isUpdated)
  }

  @Test func `10.7 – a context has one object for each identity`() throws {
    let (first, second) = (try books(), try books())
    #expect(zip(first, second).allSatisfy { $0 === $1 })
    #expect(other.object(with: first[0].objectID) === first[0])
    #expect(first[0] !== context.object(with: first[0].objectID))
  }

  @Test func `10.8 – an object that is not in the context is found as a fault, or not at all`()
    throws
  {
    let id = try #require(context.registeredObjects.first { $0 is Book }).objectID
    #expect(other.registeredObject(for: id) == nil)
    let object = other.object(with: id)
    #expect(object.isFault)
    #expect(other.registeredObject(for: id) === object)
  }

  @Test func `10.9 – only existing objects are found as existing`() throws {
    let book = try #require(try books().first)
    #expect(try other.existingObject(with: book.objectID) === book)
    context.delete(context.object(with: book.objectID))
    try context.save()
    let fresh = container.newBackgroundContext()
    #expect(throws: NSError.self) {
      try fresh.performAndWait { try fresh.existingObject(with: book.objectID) }
    }
  }

  @Test func `10.10 – a fault whose row is gone has no values`() throws {
    let book = try #require(try books().first)
    context.delete(context.object(with: book.objectID))
    try context.save()
    #expect(other.shouldDeleteInaccessibleFaults)
    #expect(book.value(forKey: "title") == nil)
  }

  @Test func `10.11 – resetting a context takes its objects from it`() throws {
    let book = try #require(try books().first)
    book.title = "Paradise"
    other.reset()
    #expect(book.managedObjectContext == nil)
    #expect(other.registeredObjects.isEmpty)
    #expect(!other.hasChanges)
  }

  @Test func `10.12 – only objects with changes are kept alive by the context`() throws {
    weak let unchanged = try books().first
    #expect(unchanged == nil)
    weak var changed: Book?
    do {
      let book = try #require(try books().first)
      book.title = "Paradise"
      changed = book
    }
    #expect(changed?.title == "Paradise")
  }

  @Test func `10.13 – a context that retains its objects keeps those without changes`() throws {
    other.retainsRegisteredObjects = true
    weak let unchanged = try books().first
    #expect(unchanged != nil)
  }

  // MARK: Events of faults

  @Test func `10.14 – what is set after fetching is no change`() throws {
    let context = try Self.noting()
    let note = try #require(try context.fetch(NSFetchRequest<Note>(entityName: "Note")).first)
    #expect(note.text == "read")
    #expect(note.length == 4)
    #expect(!context.hasChanges)
    #expect(note.changedValues().isEmpty)
  }

  @Test func `10.15 – an object is told before and after it becomes a fault`() throws {
    let context = try Self.noting()
    let note = try #require(try context.fetch(NSFetchRequest<Note>(entityName: "Note")).first)
    _ = note.text
    context.refresh(note, mergeChanges: false)
    #expect(note.events == ["awakeFromFetch", "willTurnIntoFault read", "didTurnIntoFault"])
  }

  /// A context beside the one that has saved a note.
  private static func noting() throws -> NSManagedObjectContext {
    let entity = NSEntityDescription()
    entity.name = "Note"
    entity.managedObjectClassName = NSStringFromClass(Note.self)
    entity.properties = [
      Library.attribute("text", .string), Library.attribute("length", .integer64),
    ]
    let model = NSManagedObjectModel()
    model.entities = [entity]
    let container = try Library.container(model)
    Note(context: container.viewContext).text = "read"
    try container.viewContext.save()
    let context = NSManagedObjectContext(.mainQueue)
    context.persistentStoreCoordinator = container.persistentStoreCoordinator
    return context
  }
}

/// A note that computes its length when it is fetched, and remembers its events.
final class Note: NSManagedObject {
  var events: [String] = []
  var text: String? {
    get { _managed("text") }
    set { _setManaged(newValue, "text") }
  }
  var length: Int64 {
    get { _managed("length") }
    set { _setManaged(newValue, "length") }
  }

  override func awakeFromFetch() {
    super.awakeFromFetch()
    events.append("awakeFromFetch")
    length = Int64(text?.count ?? 0)
  }

  override func willTurnIntoFault() {
    super.willTurnIntoFault()
    events.append("willTurnIntoFault \(text ?? "")")
  }

  override func didTurnIntoFault() {
    super.didTurnIntoFault()
    events.append("didTurnIntoFault")
  }
}
