import CoreDataStandIn
import Foundation
import Testing
import UIKit

/// Rules of the first sections that have no test beside a larger one.
@MainActor @Suite struct RuleTests {
  let container: NSPersistentContainer
  var context: NSManagedObjectContext { container.viewContext }

  init() throws { container = try Library.container() }

  // 1.3: setting an equal value counts as a change.
  @Test func `an equal value is a change`() throws {
    let book = Library.book("Eden", in: context)
    try context.save()
    book.title = "Eden"
    #expect(book.isUpdated)
    #expect(context.hasChanges)
  }

  // 1.4: new objects have the default values of their entity.
  @Test func `a new object has default values`() {
    #expect(Book(context: context).pages == 100)
  }

  // 2.1: a deletion only marks the object; its delete rules are followed later.
  @Test func `delete rules are followed when changes are processed`() throws {
    let author = Author(context: context)
    let book = Library.book("Eden", in: context)
    book.author = author
    try context.save()
    context.delete(author)
    #expect(author.isDeleted)
    #expect(!book.isDeleted)
    context.processPendingChanges()
    #expect(book.isDeleted)
  }

  // 2.4: an object that was deleted and saved has no context.
  @Test func `a deleted object has no context after the save`() throws {
    let book = Library.book("Eden", in: context)
    try context.save()
    context.delete(book)
    #expect(book.managedObjectContext === context)
    try context.save()
    #expect(book.managedObjectContext == nil)
  }

  // 3.3: an optional relationship may be empty, whatever its minimum count is.
  @Test func `an optional relationship may be empty`() throws {
    let model = Library.model()
    model.entitiesByName["Author"]?.relationshipsByName["books"]?.minCount = 2
    let context = try Library.container(model).viewContext
    let author = Author(context: context)
    try context.save()
    author.books = [Library.book("Eden", in: context)]
    let error = #expect(throws: CocoaError.self) { try context.save() }
    #expect(error?.code == .validationRelationshipLacksMinimumCount)
  }

  // 4.2: `willSave()` is called again while it changes an object.
  @Test func `an object that changes itself before a save is asked again`() throws {
    let model = Library.model()
    model.entitiesByName["Book"]?.managedObjectClassName = NSStringFromClass(Counting.self)
    let context = try Library.container(model).viewContext
    let book = NSEntityDescription.insertNewObject(forEntityName: "Book", into: context)
    book.setValue("Eden", forKey: "title")
    try context.save()
    #expect(book.value(forKey: "pages") as? Int == 103)
  }

  // 4.6: a rollback reverts deletions.
  @Test func `a rollback takes a deletion back`() throws {
    let book = Library.book("Eden", in: context)
    try context.save()
    context.delete(book)
    context.rollback()
    #expect(!book.isDeleted)
    #expect(book.title == "Eden")
    #expect(!context.hasChanges)
  }

  // 4.9: a merged update of an object outside of the context counts as a change.
  @Test func `a merged update of an unknown object is posted`() throws {
    let other = NSManagedObjectContext(.mainQueue)
    other.persistentStoreCoordinator = container.persistentStoreCoordinator
    let book = Library.book("Eden", in: other)
    try other.save()
    nonisolated(unsafe) var refreshed: Set<NSManagedObject> = []
    let observer = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
    ) { refreshed = $0.userInfo?[NSRefreshedObjectsKey] as? Set<NSManagedObject> ?? [] }
    defer { NotificationCenter.default.removeObserver(observer) }
    NSManagedObjectContext.mergeChanges(
      fromRemoteContextSave: [NSUpdatedObjectsKey: [book.objectID]], into: [context])
    #expect(refreshed.map(\.objectID) == [book.objectID])
  }

  // 5.6: new objects have rows in the order of their insertion.
  @Test func `new objects are found in the order of their insertion`() throws {
    let titles = (0..<20).map { "\($0)" }
    for title in titles { Library.book(title, in: context) }
    try context.save()
    context.reset()
    #expect(try context.fetch(NSFetchRequest<Book>(entityName: "Book")).map(\.title) == titles)
  }

  // 6.1: object IDs are temporary until the first save, and do not change after that.
  @Test func `an identity is temporary until the first save`() throws {
    let book = Library.book("Eden", in: context)
    #expect(book.objectID.isTemporaryID)
    try context.save()
    let url = book.objectID.uriRepresentation()
    #expect(!book.objectID.isTemporaryID)
    book.title = "Paradise"
    try context.save()
    #expect(book.objectID.uriRepresentation() == url)
    let id = try #require(
      container.persistentStoreCoordinator.managedObjectID(forURIRepresentation: url))
    #expect(context.registeredObject(for: id) === book)
  }

  // 9.3: a reset forgets what can be undone.
  @Test func `a reset forgets what can be undone`() throws {
    let manager = UndoManager()
    context.undoManager = manager
    Library.book("Eden", in: context)
    context.processPendingChanges()
    #expect(manager.canUndo)
    context.reset()
    #expect(!manager.canUndo)
  }
}

/// A book that has more pages each time until there are enough.
final class Counting: NSManagedObject {
  override func willSave() {
    super.willSave()
    let pages = value(forKey: "pages") as? Int ?? 0
    if pages < 103 { setValue(pages + 1, forKey: "pages") }
  }
}
