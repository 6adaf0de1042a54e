import CoreDataStandIn
import Foundation
import Testing
import UIKit

/// Contexts with a parent.
@MainActor @Suite struct ChildTests {
  let container: NSPersistentContainer
  var context: NSManagedObjectContext { container.viewContext }
  let child = NSManagedObjectContext(.mainQueue)

  init() throws {
    container = try Library.container()
    child.parent = container.viewContext
    let author = Author(context: container.viewContext)
    author.name = "Lem"
    for number in 0..<10 {
      let book = Library.book("\(number)", Int32(number), in: container.viewContext)
      if number < 3 { book.author = author }
    }
    try container.viewContext.save()
    container.viewContext.refreshAllObjects()
  }

  private func request(_ format: String? = nil, _ arguments: Any...) -> NSFetchRequest<Book> {
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.predicate = format.map { NSPredicate(format: $0, argumentArray: arguments) }
    request.sortDescriptors = [NSSortDescriptor(key: "pages", ascending: true)]
    return request
  }

  // 4.10: the parent fetches with the child's predicate, order and limit, and no object is fired.
  @Test func `a child fetches only the objects that it asks for, as faults`() throws {
    context.reset()
    let found = try child.fetch(request("pages > 6"))
    #expect(found.count == 3)
    #expect(child.registeredObjects.count == 3)
    #expect(child.registeredObjects.allSatisfy { $0.isFault })
    #expect(context.registeredObjects.allSatisfy { $0.isFault })
    let limited = request()
    (limited.fetchLimit, limited.fetchOffset) = (2, 1)
    #expect(try child.fetch(limited).map(\.pages) == [1, 2])
  }

  // 4.10
  @Test func `objects of the child stand for those of the parent in predicates`() throws {
    let author = try #require(
      try child.fetch(NSFetchRequest<Author>(entityName: "Author")).first)
    #expect(try child.fetch(request("author == %@", author)).count == 3)
    #expect(try child.fetch(request("author IN %@", [author])).count == 3)
    // Unsaved objects of the parent are found by them, too.
    let new = Library.book("new", 20, in: context)
    new.author = try context.fetch(NSFetchRequest<Author>(entityName: "Author")).first
    #expect(try child.fetch(request("author == %@", author)).map(\.pages) == [0, 1, 2, 20])
  }

  // 4.10
  @Test func `changes of the child and of the parent are considered`() throws {
    let all = try child.fetch(request())
    all[0].pages = 30
    child.delete(all[1])
    try #require(try context.fetch(request("pages == 2")).first).pages = 40
    Library.book("own", 35, in: child)
    #expect(try child.fetch(request("pages > 7")).map(\.pages) == [8, 9, 30, 35, 40])
    let limited = request("pages > 7")
    (limited.fetchLimit, limited.fetchOffset) = (2, 1)
    #expect(try child.fetch(limited).map(\.pages) == [9, 30])
  }
}

/// Values as they were, and conflicts.
@MainActor @Suite struct SnapshotTests {
  // 13.17: committed values of an ordered relationship are an ordered set.
  @Test func `committed values of an ordered relationship are ordered`() throws {
    let model = Library.model()
    model.entitiesByName["Author"]?.relationshipsByName["books"]?.isOrdered = true
    let context = try Library.container(model).viewContext
    let author = Author(context: context)
    let books = ["A", "B", "C"].map { Library.book($0, in: context) }
    author.setValue(NSOrderedSet(array: books), forKey: "books")
    try context.save()
    author.setValue(NSOrderedSet(array: [books[2]]), forKey: "books")
    let committed = author.committedValues(forKeys: ["books"])["books"] as? NSOrderedSet
    #expect(committed?.isEqual(to: NSOrderedSet(array: books)) == true)
  }

  // 4.11: a conflict has the values of the object and of the row, with IDs for relationships to one.
  @Test func `a conflict has the values that were read, and those of the row`() throws {
    let container = try Library.container()
    let context = container.viewContext
    let author = Author(context: context)
    let mine = Library.book("Eden", in: context)
    mine.author = author
    try context.save()
    let other = container.newBackgroundContext()
    let id = mine.objectID
    try other.performAndWait {
      (other.object(with: id) as? Book)?.title = "Theirs"
      try other.save()
    }
    mine.title = "Mine"
    let error = #expect(throws: NSError.self) { try context.save() }
    let conflicts = error?.userInfo[NSPersistentStoreSaveConflictsErrorKey] as? [NSMergeConflict]
    let conflict = try #require(conflicts?.first)
    #expect(conflict.sourceObject === mine)
    #expect(conflict.objectSnapshot?["title"] as? String == "Eden")
    #expect(conflict.cachedSnapshot?["title"] as? String == "Theirs")
    #expect(
      (conflict.cachedSnapshot?["author"] as? NSManagedObjectID)?.isEqual(author.objectID) == true)
    #expect(conflict.cachedSnapshot?["published"] is NSNull)
    #expect(conflict.persistedSnapshot?.count == nil)
    #expect(conflict.oldVersionNumber == 1)
    #expect(conflict.newVersionNumber == 2)
  }
}
