import CoreDataStandIn
import Foundation
import Testing
import UIKit

@MainActor @Suite struct ObjectTests {
  let container: NSPersistentContainer
  var context: NSManagedObjectContext { container.viewContext }

  init() throws { container = try Library.container() }

  // 1.1: setting one end of a relationship sets the other one.
  @Test func `a number is an object for a property of any type`() throws {
    let container = try Library.container()
    let book = Library.book("Eden", in: container.viewContext)
    book.pages = 42
    let anything: Any? = book._managed("pages")
    #expect(anything is NSNumber && anything as? Int == 42)
    let optional: Int32? = book._managed("pages")
    let wide: Int = book._managed("pages")
    #expect(optional == 42 && wide == 42)
  }

  @Test func `a relationship's inverse is kept in step`() {
    let (one, two) = (Author(context: context), Author(context: context))
    let book = Book(context: context)
    book.author = one
    #expect(one.books == [book])
    two.books = [book]
    #expect(one.books.isEmpty)
    #expect(book.author === two)
    two.mutableSetValue(forKey: "books").remove(book)
    #expect(book.author == nil)
    one._managedCall("addToBooks", book)
    #expect(book.author === one)
  }

  // 1.2: names and key paths reach modelled properties.
  @Test func `values are found by name`() {
    let book = Book(context: context)
    book.setValue(7, forKey: "pages")
    #expect(book.pages == 7)
    #expect(book.value(forKey: "pages") as? Int == 7)
    let author = Author(context: context)
    book.author = author
    author.name = "Lem"
    #expect(book.value(forKeyPath: "author.name") as? String == "Lem")
  }

  // 2.2: a cascade deletes the objects at the other end. 2.4: they have no context after the save.
  @Test func `a cascade deletes the objects at the other end`() throws {
    let author = Author(context: context)
    let book = Book(context: context)
    (book.title, book.author) = ("Fiasco", author)
    try context.save()
    context.delete(author)
    #expect(author.isDeleted)
    try context.save()
    #expect(try context.count(for: NSFetchRequest<Book>(entityName: "Book")) == 0)
    #expect(book.managedObjectContext == nil)
  }

  // 2.2: nullify removes the deleted object from their relationships.
  @Test func `nullifying leaves the objects at the other end`() throws {
    let container = try Library.container(Library.model(deleteRule: .nullifyDeleteRule))
    let author = Author(context: container.viewContext)
    let book = Book(context: container.viewContext)
    (book.title, book.author) = ("Fiasco", author)
    try container.viewContext.save()
    container.viewContext.delete(author)
    try container.viewContext.save()
    #expect(book.author == nil)
    #expect(!book.isDeleted)
  }

  // 2.3: deny makes the save fail while there are objects.
  @Test func `a denied deletion fails when it is saved`() throws {
    let container = try Library.container(Library.model(deleteRule: .denyDeleteRule))
    let author = Author(context: container.viewContext)
    let book = Book(context: container.viewContext)
    (book.title, book.author) = ("Fiasco", author)
    try container.viewContext.save()
    container.viewContext.delete(author)
    let error = #expect(throws: NSError.self) { try container.viewContext.save() }
    #expect(error?.code == NSValidationRelationshipDeniedDeleteError)
  }

  @Test(arguments: [(0, nil), (1, NSValidationRelationshipLacksMinimumCountError)])
  func `3.4 – a required relationship is empty unless the model has a minimum count`(
    count: Int, code: Int?
  ) throws {
    let model = Library.model()
    let books = try #require(model.entitiesByName["Author"]?.relationshipsByName["books"])
    books.isOptional = false
    books.minCount = count
    let context = try Library.container(model).viewContext
    _ = Author(context: context)
    var failure: Int?
    do { try context.save() } catch { failure = (error as NSError).code }
    #expect(failure == code)
  }

  // 3.1: a missing required value fails the save. 3.2: several errors become one.
  @Test func `a value that is required is missed when it is saved`() throws {
    _ = Book(context: context)
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.code == NSValidationMissingMandatoryPropertyError)
    #expect(error?.userInfo[NSValidationKeyErrorKey] as? String == "title")
    _ = Book(context: context)
    let both = #expect(throws: NSError.self) { try context.save() }
    #expect(both?.code == NSValidationMultipleErrorsError)
    #expect((both?.userInfo[NSDetailedErrorsKey] as? [NSError])?.count == 2)
  }

  // 4.6: a rollback reverts insertions and changes.
  @Test func `rolling back takes changes back`() throws {
    let book = Book(context: context)
    book.title = "Eden"
    try context.save()
    book.title = "Paradise"
    #expect(book.changedValues().keys.sorted() == ["title"])
    _ = Book(context: context)
    context.rollback()
    #expect(book.title == "Eden")
    #expect(!context.hasChanges)
    #expect(try context.count(for: NSFetchRequest<Book>(entityName: "Book")) == 1)
  }
}
