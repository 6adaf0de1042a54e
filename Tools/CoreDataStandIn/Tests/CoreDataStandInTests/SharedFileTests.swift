import CoreDataStandIn
import Foundation
import Testing
import UIKit

/// Several containers on one file, in one process or in two.
@MainActor @Suite struct SharedFileTests {
  let url = Library.file()

  private func titles() throws -> [String] {
    let context = try Library.container(at: url).viewContext
    return try context.fetch(NSFetchRequest<Book>(entityName: "Book")).map(\.title).sorted()
  }

  // 6.10 – new objects never get the rows of another container's.
  @Test func `an object that is inserted without fetching takes no row of another container`()
    throws
  {
    let (one, two) = (try Library.container(at: url), try Library.container(at: url))
    Library.book("Eden", in: one.viewContext)
    try one.viewContext.save()
    Library.book("Solaris", in: two.viewContext)
    try two.viewContext.save()
    let found = try titles()
    #expect(found == ["Eden", "Solaris"])
  }

  // 6.10
  @Test func `identities that are obtained before a save are taken`() throws {
    let (one, two) = (try Library.container(at: url), try Library.container(at: url))
    let (eden, solaris) = (
      Library.book("Eden", in: one.viewContext), Library.book("Solaris", in: two.viewContext)
    )
    try one.viewContext.obtainPermanentIDs(for: [eden])
    try two.viewContext.obtainPermanentIDs(for: [solaris])
    #expect(eden.objectID.uriRepresentation() != solaris.objectID.uriRepresentation())
    try two.viewContext.save()
    try one.viewContext.save()
    let found = try titles()
    #expect(found == ["Eden", "Solaris"])
  }

  // 6.10
  @Test func `a save that fails leaves its rows to no other container`() throws {
    let (one, two) = (try Library.container(at: url), try Library.container(at: url))
    let book = Book(context: one.viewContext)
    book.setPrimitiveValue(Unstorable(), forKey: "title")
    #expect(throws: NSError.self) { try one.viewContext.save() }
    Library.book("Solaris", in: two.viewContext)
    try two.viewContext.save()
    book.title = "Eden"
    try one.viewContext.save()
    let found = try titles()
    #expect(found == ["Eden", "Solaris"])
  }

  // 6.10
  @Test func `a batch takes no rows of another container`() throws {
    let (one, two) = (try Library.container(at: url), try Library.container(at: url))
    Library.book("Eden", in: one.viewContext)
    try one.viewContext.save()
    try two.viewContext.execute(
      NSBatchInsertRequest(entityName: "Book", objects: [["title": "Solaris"]]))
    let found = try titles()
    #expect(found == ["Eden", "Solaris"])
  }

  // 4.3 – a row that has changed since it was read fails the save.
  @Test func `a change of another container is a conflict, and is not overwritten`() throws {
    let (one, two) = (try Library.container(at: url), try Library.container(at: url))
    let mine = Library.book("Eden", in: one.viewContext)
    try one.viewContext.save()
    let theirs = try #require(
      try two.viewContext.fetch(NSFetchRequest<Book>(entityName: "Book")).first)
    theirs.title = "Theirs"
    try two.viewContext.save()
    mine.title = "Mine"
    let error = #expect(throws: NSError.self) { try one.viewContext.save() }
    #expect(error?.code == NSManagedObjectMergeError)
  }

  // 6.10
  @Test func `containers that save at the same time lose no row`() async throws {
    let containers = try (0..<4).map { _ in try Library.container(at: url) }
    await withTaskGroup(of: Void.self) { group in
      for (number, container) in containers.enumerated() {
        group.addTask {
          await container.performBackgroundTask { context in
            for page in 0..<25 {
              Library.book("\(number)", Int32(page), in: context)
              try? context.save()
            }
          }
        }
      }
    }
    #expect(try titles().count == 100)
  }
}

/// A value that no column can have.
private struct Unstorable {}
