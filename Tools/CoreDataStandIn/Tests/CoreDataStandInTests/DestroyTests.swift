import CoreDataStandIn
import Foundation
import SQLite3
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

  // 6.33
  @Test func `a binary store is one file, and is found again`() throws {
    let url = Library.file()
    func container() -> NSPersistentContainer {
      let container = NSPersistentContainer(name: "Library", managedObjectModel: Library.model())
      let description = NSPersistentStoreDescription(url: url)
      description.type = NSBinaryStoreType
      container.persistentStoreDescriptions = [description]
      container.loadPersistentStores { _, error in #expect(error == nil) }
      return container
    }
    let first = container()
    Library.book("Eden", in: first.viewContext)
    try first.viewContext.save()
    for end in ["-wal", "-shm", "-journal"] {
      #expect(!FileManager.default.fileExists(atPath: url.path + end), Comment(rawValue: end))
    }
    let second = container()
    #expect(try count(second) == 1)
    #expect(second.persistentStoreCoordinator.persistentStores.first?.type == "Binary")
    let metadata = try NSPersistentStoreCoordinator.metadataForPersistentStore(
      type: .binary, at: url)
    #expect(metadata[NSStoreTypeKey] as? String == NSBinaryStoreType)
    try second.persistentStoreCoordinator.destroyPersistentStore(at: url, type: .binary)
    #expect(!FileManager.default.fileExists(atPath: url.path))
  }

  // 6.24
  @Test func `destroying a store that does not exist does nothing`() throws {
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: Library.model())
    try coordinator.destroyPersistentStore(at: Library.file(), type: .sqlite)
  }
}

// MARK: - Metadata, copies and options

extension DestroyTests {
  private func coordinator(_ options: [AnyHashable: Any]? = nil, at url: URL) throws
    -> NSPersistentStoreCoordinator
  {
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: Library.model())
    try coordinator.addPersistentStore(type: .sqlite, at: url, options: options)
    return coordinator
  }

  private func context(_ coordinator: NSPersistentStoreCoordinator) -> NSManagedObjectContext {
    let context = NSManagedObjectContext(.mainQueue)
    context.persistentStoreCoordinator = coordinator
    return context
  }

  private func titles(_ context: NSManagedObjectContext) throws -> [String] {
    try context.fetch(NSFetchRequest<Book>(entityName: "Book")).map(\.title).sorted()
  }

  // 6.26: the metadata of a store are kept in its file.
  @Test func `values of the app are kept beside the rows`() throws {
    let url = Library.file()
    let coordinator = try coordinator(at: url)
    let store = try #require(coordinator.persistentStores.first)
    var metadata = coordinator.metadata(for: store)
    #expect(metadata[NSStoreTypeKey] as? String == NSSQLiteStoreType)
    #expect(metadata[NSStoreUUIDKey] as? String == store.identifier)
    metadata["version"] = 7
    coordinator.setMetadata(metadata, for: store)
    let read = try NSPersistentStoreCoordinator.metadataForPersistentStore(
      type: .sqlite, at: url)
    #expect(read["version"] as? Int == 7)
    #expect(read[NSStoreUUIDKey] as? String == store.identifier)
  }

  // 6.27: the metadata say whether a model opens the store as it is.
  @Test func `a model is compared with the metadata of a store`() throws {
    let url = Library.file()
    _ = try coordinator(at: url)
    let metadata = try NSPersistentStoreCoordinator.metadataForPersistentStore(
      type: .sqlite, at: url)
    #expect(
      Library.model().isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata))
    let other = Library.model(extra: [Library.attribute("rating", .integer16)])
    #expect(!other.isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata))
  }

  // 6.28: a migrated store has the objects of the old one, which is closed.
  @Test func `a store in memory is migrated to a file`() throws {
    let container = try Library.container()
    let author = Author(context: container.viewContext)
    Library.book("Eden", in: container.viewContext).author = author
    try container.viewContext.save()
    let coordinator = container.persistentStoreCoordinator
    let url = Library.file()
    let new = try coordinator.migratePersistentStore(
      coordinator.persistentStores[0], to: url, type: .sqlite)
    #expect(coordinator.persistentStores == [new])
    container.viewContext.reset()
    #expect(try titles(container.viewContext) == ["Eden"])
    let other = try Library.container(at: url)
    let book = try other.viewContext.fetch(NSFetchRequest<Book>(entityName: "Book")).first
    #expect(book?.author?.books == Set([book].compactMap(\.self)))
  }

  // 6.29: a replaced store has the rows of the other file, for those who have it open, too.
  @Test func `a store is replaced by the file of another one`() throws {
    let (source, target) = (Library.file(), Library.file())
    let (one, two) = (
      context(try coordinator(at: source)), context(try coordinator(at: target))
    )
    Library.book("Eden", in: one)
    try one.save()
    Library.book("Solaris", in: two)
    try two.save()
    two.reset()
    try two.persistentStoreCoordinator?.replacePersistentStore(
      at: target, withPersistentStoreFrom: source, type: .sqlite)
    #expect(try titles(two) == ["Eden"])
    #expect(try titles(context(try coordinator(at: target))) == ["Eden"])
    #expect(throws: CocoaError.self) {
      try two.persistentStoreCoordinator?.replacePersistentStore(
        at: target, withPersistentStoreFrom: Library.file(), type: .sqlite)
    }
  }

  // 6.30: parameters of SQLite's are set when the store is opened.
  @Test func `a parameter of SQLite's is set for the file`() throws {
    let url = Library.file()
    let container = NSPersistentContainer(name: "Library", managedObjectModel: Library.model())
    let description = NSPersistentStoreDescription(url: url)
    description.setValue("DELETE" as NSString, forPragmaNamed: "journal_mode")
    #expect(description.sqlitePragmas["journal_mode"] as? String == "DELETE")
    container.persistentStoreDescriptions = [description]
    container.loadPersistentStores { #expect($1 == nil) }
    Library.book("Eden", in: container.viewContext)
    try container.viewContext.save()
    #expect(!FileManager.default.fileExists(atPath: url.path + "-wal"))
    description.setValue("1; DROP TABLE ZBOOK" as NSString, forPragmaNamed: "cache_size")
    let other = NSPersistentContainer(name: "Library", managedObjectModel: Library.model())
    other.persistentStoreDescriptions = [description]
    other.loadPersistentStores { #expect($1 != nil) }
  }

  // 6.31: each save to a store that tracks its history has another token.
  @Test func `a token tells one state of a store from another`() throws {
    let url = Library.file()
    let options = [
      NSPersistentHistoryTrackingKey: true,
      NSPersistentStoreRemoteChangeNotificationPostOptionKey: true,
    ]
    let coordinator = try coordinator(options, at: url)
    let context = context(coordinator)
    nonisolated(unsafe) var posted: [NSPersistentHistoryToken] = []
    let observer = NotificationCenter.default.addObserver(
      forName: .NSPersistentStoreRemoteChange, object: coordinator, queue: nil
    ) { note in
      if let token = note.userInfo?[NSPersistentHistoryTokenKey] as? NSPersistentHistoryToken {
        posted.append(token)
      }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    let first = coordinator.currentPersistentHistoryToken(fromStores: nil)
    #expect(first == coordinator.currentPersistentHistoryToken(fromStores: nil))
    Library.book("Eden", in: context)
    try context.save()
    let second = try #require(coordinator.currentPersistentHistoryToken(fromStores: nil))
    #expect(first != second)
    #expect(posted == [second])
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: second, requiringSecureCoding: true)
    let read = try NSKeyedUnarchiver.unarchivedObject(
      ofClass: NSPersistentHistoryToken.self, from: data)
    #expect(read == second)
    let untracked = try Library.container().persistentStoreCoordinator
    #expect(untracked.currentPersistentHistoryToken(fromStores: nil) == nil)
  }

  // 6.32: a store in a file has the indexes of the model.
  @Test func `indexes of the model are made in the file, and others removed`() throws {
    let url = Library.file()
    func indexes() throws -> [String] {
      var handle: OpaquePointer?
      try #require(sqlite3_open(url.path, &handle) == SQLITE_OK)
      defer { sqlite3_close(handle) }
      var names: [String] = []
      var statement: OpaquePointer?
      let sql = "SELECT name FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL"
      sqlite3_prepare_v2(handle, sql, -1, &statement, nil)
      while sqlite3_step(statement) == SQLITE_ROW {
        names.append(String(cString: sqlite3_column_text(statement, 0)))
      }
      sqlite3_finalize(statement)
      return names
    }
    let model = Library.model()
    let book = try #require(model.entitiesByName["Book"])
    let (title, pages) = (
      try #require(book.attributesByName["title"]), try #require(book.attributesByName["pages"])
    )
    book.indexes = [
      NSFetchIndexDescription(
        name: "byTitle",
        elements: [title, pages].map {
          NSFetchIndexElementDescription(property: $0, collationType: .binary)
        })
    ]
    _ = try Library.container(model, at: url)
    #expect(try indexes() == ["Z_Book_byTitle"])
    _ = try Library.container(at: url)
    #expect(try indexes().isEmpty)
  }

  // 5.15: a coordinator executes requests for a context.
  @Test func `a coordinator executes a fetch and a batch`() throws {
    let container = try Library.container()
    let coordinator = container.persistentStoreCoordinator
    let batch = NSBatchInsertRequest(entityName: "Book", objects: [["title": "Eden"]])
    #expect(
      try coordinator.execute(batch, with: container.viewContext) is NSBatchInsertResult)
    let found = try coordinator.execute(
      NSFetchRequest<Book>(entityName: "Book"), with: container.viewContext)
    #expect((found as? [Book])?.map(\.title) == ["Eden"])
  }
}
