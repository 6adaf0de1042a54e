import CoreDataStandIn
import Foundation
import Testing
import UIKit

@MainActor @Suite(.serialized) struct BatchTests {
  let container: NSPersistentContainer
  var context: NSManagedObjectContext { container.viewContext }

  init() throws {
    container = try Library.container(at: Library.file())
    for (title, pages) in [("Eden", 300), ("Fiasco", 400), ("Solaris", 200)] {
      Library.book(title, Int32(pages), in: container.viewContext)
    }
    try container.viewContext.save()
  }

  private func titles(_ format: String = "TRUEPREDICATE") throws -> [String] {
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.predicate = NSPredicate(format: format, argumentArray: nil)
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    return try context.fetch(request).map(\.title)
  }

  // MARK: 8.1 Insertions

  @Test func `rows are inserted with values and defaults`() throws {
    let request = NSBatchInsertRequest(
      entityName: "Book", objects: [["title": "Ubik", "pages": 7], ["title": "Valis"]])
    request.resultType = .objectIDs
    let result = try context.execute(request) as? NSBatchInsertResult
    #expect((result?.result as? [NSManagedObjectID])?.count == 2)
    #expect(try titles() == ["Eden", "Fiasco", "Solaris", "Ubik", "Valis"])
    #expect(try titles("pages == 100") == ["Valis"])
  }

  @Test func `a handler fills rows until it returns true`() throws {
    var left = ["Ubik", "Valis"]
    let request = NSBatchInsertRequest(
      entityName: "Book",
      dictionaryHandler: { row in
        guard let title = left.popLast() else { return true }
        row["title"] = title
        return false
      })
    request.resultType = .count
    #expect((try context.execute(request) as? NSBatchInsertResult)?.result as? Int == 2)
    var others = ["Golem"]
    let objects = NSBatchInsertRequest(
      entityName: "Book",
      managedObjectHandler: { object in
        guard let title = others.popLast() else { return true }
        (object as? Book)?.title = title
        return false
      })
    #expect((try context.execute(objects) as? NSBatchInsertResult)?.result as? Bool == true)
    #expect(try titles() == ["Eden", "Fiasco", "Golem", "Solaris", "Ubik", "Valis"])
  }

  @Test func `a row without a required value fails the batch`() {
    let request = NSBatchInsertRequest(entityName: "Book", objects: [["pages": 7]])
    let error = #expect(throws: NSError.self) { try context.execute(request) }
    #expect(error?.code == NSValidationMissingMandatoryPropertyError)
  }

  // MARK: 8.2 Updates

  @Test func `values or expressions are set in the rows that a predicate finds`() throws {
    let request = NSBatchUpdateRequest(entityName: "Book")
    request.predicate = NSPredicate(format: "pages > 250")
    request.propertiesToUpdate = ["pages": 1]
    request.resultType = .updatedObjectsCountResultType
    #expect((try context.execute(request) as? NSBatchUpdateResult)?.result as? Int == 2)
    #expect(try titles("pages == 1") == ["Eden", "Fiasco"])
  }

  @Test func `objects in memory keep their values until the changes are merged`() throws {
    let eden = try #require(
      try context.fetch(NSFetchRequest<Book>(entityName: "Book")).first { $0.title == "Eden" })
    let request = NSBatchUpdateRequest(entityName: "Book")
    request.propertiesToUpdate = ["pages": 1]
    request.resultType = .updatedObjectIDsResultType
    let result = try context.execute(request) as? NSBatchUpdateResult
    #expect(eden.pages == 300)
    let ids = try #require(result?.result as? [NSManagedObjectID])
    NSManagedObjectContext.mergeChanges(
      fromRemoteContextSave: [NSUpdatedObjectsKey: ids], into: [context])
    #expect(eden.pages == 1)
  }

  // MARK: 8.3 Deletions

  @Test func `the rows that a request finds are deleted, with those that cascades reach`() throws {
    let author = Author(context: context)
    let first = try #require(try context.fetch(NSFetchRequest<Book>(entityName: "Book")).first)
    first.author = author
    try context.save()
    let request = NSBatchDeleteRequest(
      fetchRequest: NSFetchRequest<any NSFetchRequestResult>(entityName: "Author"))
    request.resultType = .resultTypeObjectIDs
    let result = try context.execute(request) as? NSBatchDeleteResult
    let ids = try #require(result?.result as? [NSManagedObjectID])
    #expect(ids == [author.objectID])
    NSManagedObjectContext.mergeChanges(
      fromRemoteContextSave: [NSDeletedObjectsKey: ids], into: [context])
    #expect(author.managedObjectContext == nil)
    #expect(try titles().count == 2)
  }

  @Test func `rows are deleted by their identities`() throws {
    let ids = NSFetchRequest<NSManagedObjectID>(entityName: "Book")
    ids.resultType = .managedObjectIDResultType
    let request = NSBatchDeleteRequest(objectIDs: try context.fetch(ids))
    request.resultType = .resultTypeCount
    #expect((try context.execute(request) as? NSBatchDeleteResult)?.result as? Int == 3)
    #expect(try titles().isEmpty)
  }

  // MARK: 8.4 Asynchronous fetches

  @Test func `an asynchronous fetch calls its block with the objects later`() async throws {
    var found: [Book]?
    let request = NSAsynchronousFetchRequest(
      fetchRequest: NSFetchRequest<Book>(entityName: "Book")
    ) { result in
      found = result.finalResult
    }
    let result = try context.execute(request) as? NSAsynchronousFetchResult<Book>
    #expect(found == nil)
    #expect(result?.finalResult == nil)
    await context.perform(schedule: .enqueued) {}
    #expect(found?.count == 3)
    #expect(result?.finalResult?.count == 3)
  }
}
