import CoreDataStandIn
import Foundation
import Testing
import UIKit

/// Merge policies of an app.
@MainActor @Suite struct PolicyTests {
  let container: NSPersistentContainer
  var context: NSManagedObjectContext { container.viewContext }

  init() throws {
    let model = Library.model()
    model.entitiesByName["Author"]?.uniquenessConstraints = [["name"]]
    container = try Library.container(model)
  }

  /// A book that another context has changed since it was read.
  private func conflictingBook() throws -> Book {
    let book = Library.book("Eden", in: context)
    try context.save()
    let other = container.newBackgroundContext()
    let id = book.objectID
    try other.performAndWait {
      let theirs = other.object(with: id) as? Book
      theirs?.title = "Theirs"
      theirs?.pages = 5
      try other.save()
    }
    return book
  }

  // 4.13: a policy of an app changes the objects of conflicts before they are resolved by its type.
  @Test func `a policy of an app joins the values of both`() throws {
    let book = try conflictingBook()
    book.title = "Mine"
    context.mergePolicy = JoiningPolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
    try context.save()
    #expect(book.title == "Theirs, Mine")
    #expect(book.pages == 5)
    context.reset()
    #expect(
      try context.fetch(NSFetchRequest<Book>(entityName: "Book")).map(\.title)
        == ["Theirs, Mine"])
  }

  // 4.13
  @Test func `an error that a policy throws fails the save`() throws {
    let book = try conflictingBook()
    book.title = "Mine"
    context.mergePolicy = JoiningPolicy(merge: .errorMergePolicyType)
    let error = #expect(throws: CocoaError.self) { try context.save() }
    #expect(error?.code == .managedObjectMerge)
    #expect(context.hasChanges)
  }

  // 4.13
  @Test func `a policy of an app keeps values of the object that a new one replaces`() throws {
    let old = Author(context: context)
    old.name = "Lem"
    let book = Library.book("Eden", in: context)
    book.author = old
    try context.save()
    context.mergePolicy = JoiningPolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
    let new = Author(context: context)
    new.name = "Lem"
    try context.save()
    #expect(JoiningPolicy.names.withLock { $0.contains("Lem") })
    #expect(book.author === new)
    #expect(try context.count(for: NSFetchRequest<Author>(entityName: "Author")) == 1)
  }

  // MARK: Query generations

  // 4.14: a pinned context reads one state of a store in a file until it saves, merges or is reset.
  @Test func `a pinned context reads the state in which it was pinned`() throws {
    let container = try Library.container(at: Library.file())
    let (pinned, other) = (container.viewContext, container.newBackgroundContext())
    func save(_ title: String) throws {
      try other.performAndWait {
        Library.book(title, in: other)
        try other.save()
      }
    }
    try save("Eden")
    try pinned.setQueryGenerationFrom(.current)
    let request = NSFetchRequest<Book>(entityName: "Book")
    let eden = try #require(try pinned.fetch(request).first)
    try save("Solaris")
    try other.performAndWait {
      (other.object(with: eden.objectID) as? Book)?.title = "Paradise"
      try other.save()
    }
    #expect(try pinned.fetch(request).map(\.title) == ["Eden"])
    request.predicate = NSPredicate(format: "title == 'Solaris'")
    #expect(try pinned.count(for: request) == 0)
    pinned.reset()
    #expect(try pinned.count(for: request) == 1)
    try pinned.setQueryGenerationFrom(nil)
    try save("Fiasco")
    request.predicate = nil
    #expect(try pinned.count(for: request) == 3)
  }

  // 4.14
  @Test func `another context reads the state of a token`() throws {
    let container = try Library.container(at: Library.file())
    let (one, two) = (container.viewContext, NSManagedObjectContext(.mainQueue))
    two.persistentStoreCoordinator = container.persistentStoreCoordinator
    try one.setQueryGenerationFrom(.current)
    let request = NSFetchRequest<Book>(entityName: "Book")
    #expect(try one.count(for: request) == 0)
    Library.book("Eden", in: two)
    try two.save()
    try two.setQueryGenerationFrom(one.queryGenerationToken)
    #expect(try two.count(for: request) == 0)
    try two.setQueryGenerationFrom(nil)
    #expect(try two.count(for: request) == 1)
    let other = try Library.container(at: Library.file()).viewContext
    #expect(throws: CocoaError.self) {
      try other.setQueryGenerationFrom(one.queryGenerationToken)
    }
  }
}

private final class JoiningPolicy: NSMergePolicy {
  /// The unique values that were resolved.
  static let names = Protected<Set<String>>([])

  override func resolve(optimisticLockingConflicts list: [NSMergeConflict]) throws {
    for conflict in list {
      guard let mine = conflict.sourceObject as? Book,
        let theirs = conflict.cachedSnapshot?["title"] as? String
      else { continue }
      mine.title = "\(theirs), \(mine.title)"
    }
    try super.resolve(optimisticLockingConflicts: list)
  }

  override func resolve(constraintConflicts list: [NSConstraintConflict]) throws {
    for conflict in list {
      let name = conflict.constraintValues["name"] as? String ?? ""
      Self.names.withLock { _ = $0.insert(name) }
    }
    try super.resolve(constraintConflicts: list)
  }
}

/// A value behind a lock.
private final class Protected<Value>: Sendable {
  private nonisolated(unsafe) var value: Value
  private let lock = NSLock()

  init(_ value: sending Value) { self.value = value }

  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.withLock { body(&value) }
  }
}
