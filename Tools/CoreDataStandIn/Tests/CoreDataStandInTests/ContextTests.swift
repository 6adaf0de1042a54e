import CoreDataStandIn
import Foundation
import Testing
import UIKit

@MainActor @Suite struct ContextTests {
  let container: NSPersistentContainer
  var context: NSManagedObjectContext { container.viewContext }

  init() throws { container = try Library.container() }

  private func book(_ title: String, in context: NSManagedObjectContext) -> Book {
    let book = Book(context: context)
    book.title = title
    return book
  }

  // 4.1: a child saves into its parent.
  @Test func `a child saves to its parent alone`() throws {
    let child = NSManagedObjectContext(.mainQueue)
    child.parent = context
    let made = book("Eden", in: child)
    try child.save()
    #expect(context.insertedObjects.count == 1)
    #expect(try context.fetch(NSFetchRequest<Book>(entityName: "Book")).map(\.title) == ["Eden"])
    try context.save()
    #expect(!context.hasChanges)
    made.title = "Paradise"
    try child.save()
    #expect(
      try context.fetch(NSFetchRequest<Book>(entityName: "Book")).map(\.title) == ["Paradise"])
  }

  @Test func `a change that an observer makes is told of as well`() throws {
    let made = book("Eden", in: context)
    try context.save()
    nonisolated(unsafe) let changed = made
    nonisolated(unsafe) var told: [[String]] = []
    let observer = NotificationCenter.default.addObserver(
      forName: NSManagedObjectContext.didChangeObjectsNotification, object: context, queue: nil
    ) { notification in
      let objects = notification.userInfo?[NSUpdatedObjectsKey] as? Set<NSManagedObject> ?? []
      told.append(objects.flatMap { $0.changedValues().keys.sorted() })
      if told.count == 1 { changed.pages = 7 }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    made.title = "Paradise"
    context.processPendingChanges()
    context.processPendingChanges()
    #expect(told == [["title"], ["pages", "title"]])
  }

  @Test func `a context that is confined to a thread has no queue`() throws {
    let confined = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
    confined.persistentStoreCoordinator = container.persistentStoreCoordinator
    _ = book("Eden", in: confined)
    var called = false
    confined.performAndWait { called = true }
    #expect(called && confined.hasChanges)
    try confined.save()
    #expect(try context.fetch(NSFetchRequest<Book>(entityName: "Book")).map(\.title) == ["Eden"])
  }

  // 4.3: a changed row fails the save. 4.4: unchanged values come from the store.
  @Test func `a save that finds a changed row fails, or follows the merge policy`() throws {
    let mine = book("Eden", in: context)
    try context.save()
    let other = NSManagedObjectContext(.mainQueue)
    other.persistentStoreCoordinator = container.persistentStoreCoordinator
    let theirs = try #require(try other.existingObject(with: mine.objectID) as? Book)
    theirs.title = "Theirs"
    theirs.pages = 5
    try other.save()
    mine.title = "Mine"
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.code == NSManagedObjectMergeError)
    context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
    try context.save()
    #expect(mine.title == "Mine")
    #expect(mine.pages == 5)
  }

  // 4.5: other saves are merged at the next turn of the queue.
  @Test func `a background save is merged where a context asks for it`() async throws {
    let mine = book("Eden", in: context)
    try context.save()
    context.automaticallyMergesChangesFromParent = true
    let id = mine.objectID
    try await container.performBackgroundTask { context in
      (context.object(with: id) as? Book)?.title = "Theirs"
      try context.save()
    }
    await context.perform(schedule: .enqueued) {}
    #expect(mine.title == "Theirs")
  }

  // 4.8: `perform` returns and throws what its block does.
  @Test func `performing on a private queue returns and throws what the block does`() async throws {
    let private1 = container.newBackgroundContext()
    #expect(private1.performAndWait { 3 } == 3)
    #expect(await private1.perform { 4 } == 4)
    await #expect(throws: CocoaError.self) {
      try await private1.perform { throw CocoaError(.fileNoSuchFile) }
    }
  }

  // 4.7: the save notification contains three sets.
  @Test func `observers are told what was inserted, updated and deleted`() throws {
    let (kept, gone) = (book("A", in: context), book("B", in: context))
    try context.save()
    var told: [String] = []
    let observer = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextDidSave, object: context, queue: nil
    ) { notification in
      let info = notification.userInfo ?? [:]
      for key in [NSInsertedObjectsKey, NSUpdatedObjectsKey, NSDeletedObjectsKey] {
        let count = (info[key] as? Set<NSManagedObject>)?.count ?? -1
        MainActor.assumeIsolated { told.append("\(key) \(count)") }
      }
    }
    kept.title = "C"
    context.delete(gone)
    _ = book("D", in: context)
    try context.save()
    NotificationCenter.default.removeObserver(observer)
    #expect(told == ["inserted 1", "updated 1", "deleted 1"])
  }
}
