import CoreDataStandIn
import Foundation
import Testing
import UIKit

/// The objects that a context knows, and for how long.
@MainActor @Suite struct RegistryTests {
  let container: NSPersistentContainer
  var context: NSManagedObjectContext { container.viewContext }

  init() throws { container = try Library.container() }

  // 10.12: A context keeps only objects with changes alive
  @Test func `an inserted object is released after its save`() throws {
    weak var book: Book?
    do {
      let made = Library.book("Eden", in: context)
      book = made
      try context.save()
    }
    #expect(book == nil)
    #expect(context.registeredObjects.isEmpty)
  }

  // 10.16 – a deleted object is found by none of its identities.
  @Test func `an object that was deleted and saved is not found by its temporary identity`() throws
  {
    let book = Library.book("Eden", in: context)
    let temporary = book.objectID
    try context.save()
    #expect(context.registeredObject(for: temporary) === book)
    context.delete(book)
    try context.save()
    #expect(context.registeredObjects.isEmpty)
    #expect(context.registeredObject(for: temporary) == nil)
    #expect(throws: NSError.self) { try context.existingObject(with: temporary) }
  }

  // 10.17 – children reach the parent's objects by their temporary identities.
  @Test func `a child changes an object whose parent has saved and released it`() throws {
    let child = NSManagedObjectContext(.mainQueue)
    child.parent = context
    let made = Library.book("Eden", in: child)
    try child.save()
    try context.save()
    #expect(context.registeredObjects.isEmpty)
    made.title = "Paradise"
    try child.save()
    try context.save()
    #expect(
      try context.fetch(NSFetchRequest<Book>(entityName: "Book")).map(\.title) == ["Paradise"])
    child.refresh(made, mergeChanges: false)
    #expect(made.title == "Paradise")
  }

  // 10.7: A context has one object for each identity, and each context its own
  @Test func `a child finds its own object after the parent has saved it`() throws {
    let child = NSManagedObjectContext(.mainQueue)
    child.parent = context
    let made = Library.book("Eden", in: child)
    try child.save()
    try context.save()
    let found = try child.fetch(NSFetchRequest<Book>(entityName: "Book"))
    #expect(found.count == 1)
    #expect(found.first === made)
  }
}
