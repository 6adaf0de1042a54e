import CoreDataStandIn
import Foundation
import Testing
import UIKit

/// Stores that are closed, deleted, moved and copied.
@MainActor @Suite struct DestroyTests {
  private func count(_ container: NSPersistentContainer) throws -> Int {
    try container.viewContext.count(for: NSFetchRequest<Book>(entityName: "Book"))
  }

  // 6.24: a destroyed store is closed, and its description loads an empty one.
  @Test func `a destroyed store is closed, and is empty when it is loaded again`() throws {
    let url = Library.file()
    let container = try Library.container(at: url)
    Library.book("Eden", in: container.viewContext)
    try container.viewContext.save()
    let coordinator = container.persistentStoreCoordinator
    try coordinator.destroyPersistentStore(at: url, type: .sqlite)
    #expect(coordinator.persistentStores.isEmpty)
    #expect(!FileManager.default.fileExists(atPath: url.path))
    var loaded = 0
    container.loadPersistentStores { _, error in
      #expect(error == nil)
      loaded += 1
    }
    #expect(loaded == 1)
    container.viewContext.reset()
    #expect(try count(container) == 0)
    Library.book("Solaris", in: container.viewContext)
    try container.viewContext.save()
    #expect(try count(container) == 1)
  }

  // 6.24
  @Test(arguments: [NSSQLiteStoreType, NSInMemoryStoreType])
  func `a destroyed store in memory is empty when it is loaded again`(type: String) throws {
    let container = NSPersistentContainer(name: "Library", managedObjectModel: Library.model())
    let url = URL(filePath: "/dev/null")
    let description = NSPersistentStoreDescription(url: url)
    description.type = type
    container.persistentStoreDescriptions = [description]
    container.loadPersistentStores { _, _ in }
    Library.book("Eden", in: container.viewContext)
    try container.viewContext.save()
    try container.persistentStoreCoordinator.destroyPersistentStore(at: url, ofType: type)
    #expect(container.persistentStoreCoordinator.persistentStores.isEmpty)
    container.loadPersistentStores { _, _ in }
    container.viewContext.reset()
    #expect(try count(container) == 0)
  }

  // 6.25: the block is called for each description, for a store that is open, too.
  @Test func `loading a store that is open calls the block`() throws {
    let container = try Library.container(at: Library.file())
    var loaded = 0
    container.loadPersistentStores { _, error in
      #expect(error == nil)
      loaded += 1
    }
    #expect(loaded == 1)
    #expect(container.persistentStoreCoordinator.persistentStores.count == 1)
  }

  // 6.24
  @Test func `destroying a store that does not exist does nothing`() throws {
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: Library.model())
    try coordinator.destroyPersistentStore(at: Library.file(), type: .sqlite)
  }
}
