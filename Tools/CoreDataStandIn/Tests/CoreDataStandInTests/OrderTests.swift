import CoreDataStandIn
import Foundation
import Testing
import UIKit

/// Relationships whose objects have an order.
@MainActor @Suite struct OrderTests {
  let container: NSPersistentContainer
  let author: Author
  var context: NSManagedObjectContext { container.viewContext }

  init() throws {
    let model = Library.model()
    model.entitiesByName["Author"]?.relationshipsByName["books"]?.isOrdered = true
    container = try Library.container(model)
    author = Author(context: container.viewContext)
    for title in ["C", "A", "B"] { Library.book(title, in: container.viewContext).author = author }
    try container.viewContext.save()
  }

  private var titles: [String] {
    (author.value(forKey: "books") as? NSOrderedSet)?.array.compactMap { ($0 as? Book)?.title }
      ?? []
  }

  private var stored: [String] {
    get throws {
      let other = NSManagedObjectContext(.mainQueue)
      other.persistentStoreCoordinator = container.persistentStoreCoordinator
      let set = other.object(with: author.objectID).value(forKey: "books") as? NSOrderedSet
      return set?.array.compactMap { ($0 as? Book)?.title } ?? []
    }
  }

  private func book(_ title: String) throws -> Book {
    let books = author.value(forKey: "books") as? NSOrderedSet
    return try #require(books?.array.compactMap { $0 as? Book }.first { $0.title == title })
  }

  @Test func `12.1 – the objects are in the order in which they were added`() throws {
    #expect(titles == ["C", "A", "B"])
    #expect(try stored == ["C", "A", "B"])
  }

  @Test func `12.2 – an object is inserted at an index`() throws {
    author._managedCall("insertIntoBooks", Library.book("D", in: context), 1)
    #expect(titles == ["C", "D", "A", "B"])
    try context.save()
    #expect(try stored == ["C", "D", "A", "B"])
  }

  @Test func `12.3 – objects are removed at an index`() throws {
    author._managedCall("removeFromBooks", 0)
    #expect(titles == ["A", "B"])
    try context.save()
    #expect(try stored == ["A", "B"])
  }

  @Test func `12.4 – an object is replaced at an index`() throws {
    let old = try book("A")
    author._managedCall("replaceBooks", 1, Library.book("D", in: context))
    #expect(titles == ["C", "D", "B"])
    #expect(old.author == nil)
  }

  @Test func `12.5 – setting the objects in another order is a change, and is saved`() throws {
    let all = try ["A", "B", "C"].map(book)
    author.setValue(NSOrderedSet(array: all), forKey: "books")
    #expect(author.isUpdated)
    try context.save()
    #expect(try stored == ["A", "B", "C"])
  }

  @Test func `12.6 – a mutable ordered set writes through`() throws {
    let books = author.mutableOrderedSetValue(forKey: "books")
    let new = Library.book("D", in: context)
    books.insert(new, at: 0)
    #expect(titles == ["D", "C", "A", "B"])
    #expect(new.author === author)
    books.removeObject(at: 1)
    #expect(titles == ["D", "A", "B"])
    #expect(books.count == 3)
  }

  @Test func `12.7 – objects are moved by a mutable ordered set`() throws {
    let books = author.mutableOrderedSetValue(forKey: "books")
    books.moveObjects(at: IndexSet(integer: 2), to: 0)
    #expect(titles == ["B", "C", "A"])
    try context.save()
    #expect(try stored == ["B", "C", "A"])
  }

  @Test func `12.8 – an object is in the relationship once`() throws {
    author._managedCall("addToBooks", try book("A"))
    #expect(titles == ["C", "A", "B"])
  }

  @Test func `12.9 – the inverse adds at the end, and removes`() throws {
    Library.book("D", in: context).author = author
    #expect(titles == ["C", "A", "B", "D"])
    try book("C").author = nil
    #expect(titles == ["A", "B", "D"])
  }

  @Test func `12.10 – rolling back restores the order`() throws {
    let all = try ["A", "B", "C"].map(book)
    author.setValue(NSOrderedSet(array: all), forKey: "books")
    context.rollback()
    #expect(titles == ["C", "A", "B"])
  }
}
