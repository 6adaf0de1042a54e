import CoreDataStandIn
import Foundation
import Testing
import UIKit

/// Objects whose values must be unique.
@MainActor @Suite struct UniquenessTests {
  let container: NSPersistentContainer
  var context: NSManagedObjectContext { container.viewContext }

  init() throws {
    let model = Library.model()
    model.entitiesByName["Author"]?.uniquenessConstraints = [["name"]]
    container = try Library.container(model, at: Library.file())
  }

  private func author(_ name: String) -> Author {
    let author = Author(context: context)
    author.name = name
    return author
  }

  private func fetch() throws -> [Author] {
    try context.fetch(NSFetchRequest<Author>(entityName: "Author"))
  }

  /// Saves, and returns the sets of the notification.
  private func save() throws -> [String: Set<NSManagedObject>] {
    nonisolated(unsafe) var sets: [String: Set<NSManagedObject>] = [:]
    let observer = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextDidSave, object: context, queue: nil
    ) { sets = $0.userInfo as? [String: Set<NSManagedObject>] ?? [:] }
    defer { NotificationCenter.default.removeObserver(observer) }
    try context.save()
    return sets
  }

  // 6.11 – the store's object stays: the new one leaves the context.
  @Test func `a new object that the store's one prevails over leaves the context`() throws {
    let old = author("Lem")
    try context.save()
    context.mergePolicy = NSMergeByPropertyStoreTrumpMergePolicy
    let new = author("Lem")
    let book = Library.book("Eden", in: context)
    book.author = new
    let sets = try save()
    #expect(sets[NSInsertedObjectsKey] == [book])
    #expect(new.managedObjectContext == nil)
    #expect(!context.registeredObjects.contains(new))
    #expect(book.author === old)
    #expect(old.books == [book])
    context.reset()
    #expect(try fetch().map(\.books.count) == [1])
  }

  // 6.12 – the new object stays: the old one is deleted, and its objects go to the new one.
  @Test func `an old object that a new one prevails over is deleted from the context`() throws {
    let old = author("Lem")
    let book = Library.book("Eden", in: context)
    book.author = old
    try context.save()
    context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
    let new = author("Lem")
    let sets = try save()
    #expect(sets[NSInsertedObjectsKey] == [new])
    #expect(sets[NSDeletedObjectsKey] == [old])
    #expect(old.managedObjectContext == nil)
    #expect(book.author === new)
    #expect(new.books == [book])
  }

  // 6.12
  @Test(arguments: [true, false])
  func `a results controller shows one of two objects with a unique value`(isNew: Bool) throws {
    _ = author("Lem")
    try context.save()
    let request = NSFetchRequest<Author>(entityName: "Author")
    request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil,
      cacheName: nil)
    let delegate = Delegate()
    controller.delegate = delegate
    try controller.performFetch()
    context.mergePolicy =
      isNew ? NSMergeByPropertyObjectTrumpMergePolicy : NSMergeByPropertyStoreTrumpMergePolicy
    let new = author("Lem")
    try context.save()
    #expect(controller.fetchedObjects?.count == 1)
    #expect((controller.fetchedObjects?.first === new) == isNew)
  }

  // 6.13 – a batch updates the row with the unique value.
  @Test func `a batch insertion updates the row with the unique value`() throws {
    let model = Library.model(extra: [Library.attribute("code", .string)])
    model.entitiesByName["Book"]?.uniquenessConstraints = [["code"]]
    let context = try Library.container(model, at: Library.file()).viewContext
    let book = Library.book("Eden", 7, in: context)
    book.setValue("A", forKey: "code")
    let author = Author(context: context)
    book.author = author
    try context.save()
    let id = book.objectID
    context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
    let request = NSBatchInsertRequest(
      entityName: "Book",
      objects: [["title": "Paradise", "code": "A"], ["title": "Lost", "code": "A"]])
    request.resultType = .objectIDs
    let result = try context.execute(request) as? NSBatchInsertResult
    #expect(Set(result?.result as? [NSManagedObjectID] ?? []) == [id])
    context.reset()
    let found = try context.fetch(NSFetchRequest<Book>(entityName: "Book"))
    #expect(found.map(\.objectID) == [id])
    #expect(found.first?.title == "Lost")
    #expect(found.first?.pages == 7)
    #expect(found.first?.author?.objectID == author.objectID)
  }

  // 6.14 – the error lists the conflicts.
  @Test func `the error of a second object with a unique value names both`() throws {
    let old = author("Lem")
    try context.save()
    let new = author("Lem")
    let error = #expect(throws: NSError.self) { try context.save() }
    let conflicts =
      error?.userInfo[NSPersistentStoreSaveConflictsErrorKey] as? [NSConstraintConflict]
    #expect(conflicts?.first?.constraint == ["name"])
    #expect(conflicts?.first?.constraintValues["name"] as? String == "Lem")
    #expect(conflicts?.first?.databaseObject === old)
    #expect(conflicts?.first?.conflictingObjects == [new])
  }
}

@MainActor private final class Delegate: NSObject, @MainActor NSFetchedResultsControllerDelegate {
  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
}
