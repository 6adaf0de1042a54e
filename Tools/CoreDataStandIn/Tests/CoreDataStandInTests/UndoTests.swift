import CoreDataStandIn
import Foundation
import Testing
import UIKit

@MainActor @Suite struct UndoTests {
  let container: NSPersistentContainer
  var context: NSManagedObjectContext { container.viewContext }
  let manager = UndoManager()

  init() throws {
    container = try Library.container()
    context.undoManager = manager
  }

  /// Makes changes as one group.
  private func change(_ body: () -> Void) {
    manager.beginUndoGrouping()
    body()
    context.processPendingChanges()
    manager.endUndoGrouping()
  }

  // 9.1: a context has no undo manager until it gets one.
  @Test func `a context has no undo manager of its own`() throws {
    #expect(try Library.container().viewContext.undoManager == nil)
  }

  // 9.2: undo takes values back, redo sets them again.
  @Test func `values are taken back and set again`() throws {
    let book = Library.book("Eden", in: context)
    try context.save()
    manager.removeAllActions()
    change { (book.title, book.pages) = ("Paradise", 7) }
    context.undo()
    #expect(book.title == "Eden")
    #expect(book.pages == 100)
    context.redo()
    #expect(book.title == "Paradise")
    #expect(book.pages == 7)
    context.undo()
    #expect(book.title == "Eden")
  }

  // 9.2: undo takes insertions back.
  @Test func `an insertion is taken back by deleting`() throws {
    change { Library.book("Eden", in: context) }
    context.undo()
    #expect(context.insertedObjects.isEmpty)
    context.redo()
    #expect(context.insertedObjects.count == 1)
    try context.save()
    #expect(try context.fetch(NSFetchRequest<Book>(entityName: "Book")).map(\.title) == ["Eden"])
  }

  // 9.2: undo takes deletions back, with both ends of relationships.
  @Test func `a deletion is taken back with the relationships`() throws {
    let author = Author(context: context)
    let book = Library.book("Eden", in: context)
    book.author = author
    try context.save()
    manager.removeAllActions()
    change { context.delete(book) }
    #expect(author.books.isEmpty)
    context.undo()
    #expect(!book.isDeleted)
    #expect(author.books == [book])
    #expect(book.author === author)
    try context.save()
    #expect(try context.count(for: NSFetchRequest<Book>(entityName: "Book")) == 1)
  }

  @Test func `a cascade is taken back as a whole`() throws {
    let author = Author(context: context)
    for title in ["Eden", "Ubik"] { Library.book(title, in: context).author = author }
    try context.save()
    manager.removeAllActions()
    change { context.delete(author) }
    #expect(context.deletedObjects.count == 3)
    context.undo()
    #expect(context.deletedObjects.isEmpty)
    #expect(author.books.count == 2)
  }

  // 9.1: changes are registered when they are processed.
  @Test func `changes that are processed together are one step`() {
    let book = Library.book("Eden", in: context)
    context.processPendingChanges()
    manager.removeAllActions()
    book.title = "A"
    book.title = "B"
    context.undo()
    #expect(book.title == "Eden")
    #expect(!manager.canUndo)
  }

  // 9.3: a rollback forgets what can be undone.
  @Test func `rolling back forgets what can be undone`() throws {
    let book = Library.book("Eden", in: context)
    try context.save()
    manager.removeAllActions()
    change { book.title = "Paradise" }
    #expect(manager.canUndo)
    context.rollback()
    #expect(!manager.canUndo)
  }

  @Test func `a deletion that is saved is taken back as a new object`() throws {
    let book = Library.book("Eden", in: context)
    try context.save()
    manager.removeAllActions()
    change { context.delete(book) }
    try context.save()
    context.undo()
    #expect(book.managedObjectContext === context)
    try context.save()
    #expect(try context.fetch(NSFetchRequest<Book>(entityName: "Book")).map(\.title) == ["Eden"])
  }
}
