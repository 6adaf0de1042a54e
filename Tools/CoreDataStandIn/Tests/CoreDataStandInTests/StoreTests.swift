import CoreDataStandIn
import Foundation
import Testing
import UIKit

@MainActor @Suite struct StoreTests {
  // 6.1: the URL of an object's identity does not change after the save.
  @Test func `a saved object is found by another container`() throws {
    let url = Library.file()
    let context = try Library.container(at: url).viewContext
    let author = Author(context: context)
    author.name = "Le Guin"
    let book = Book(context: context)
    book.title = "The Dispossessed"
    book.author = author
    try context.save()
    #expect(!book.objectID.isTemporaryID)

    let other = try Library.container(at: url).viewContext
    let found = try other.fetch(NSFetchRequest<Book>(entityName: "Book"))
    #expect(found.map(\.title) == ["The Dispossessed"])
    #expect(found.first?.pages == 100)
    #expect(found.first?.author?.name == "Le Guin")
    #expect(found.first?.author?.books.count == 1)
    #expect(found.first?.objectID.uriRepresentation() == book.objectID.uriRepresentation())
  }

  @Test func `an open container sees what another one saves`() throws {
    let url = Library.file()
    let (one, two) = (try Library.container(at: url), try Library.container(at: url))
    #expect(try two.viewContext.count(for: NSFetchRequest<Book>(entityName: "Book")) == 0)
    let book = Book(context: one.viewContext)
    book.title = "Solaris"
    try one.viewContext.save()
    #expect(try two.viewContext.count(for: NSFetchRequest<Book>(entityName: "Book")) == 1)
  }

  // 6.2: a container migrates a store with an older model.
  @Test func `a model with one more attribute opens the store of the model before`() throws {
    let url = Library.file()
    let context = try Library.container(at: url).viewContext
    Book(context: context).title = "Ubik"
    try context.save()
    let rating = Library.attribute("rating", .integer16)
    rating.isOptional = false
    rating.defaultValue = 3
    let other = try Library.container(Library.model(extra: [rating]), at: url).viewContext
    let book = try #require(try other.fetch(NSFetchRequest<Book>(entityName: "Book")).first)
    #expect(book.title == "Ubik")
    #expect(book.value(forKey: "rating") as? Int == 3)
  }

  // 6.3: without the option another model is refused.
  @Test func `a store of another model is refused where nothing migrates it`() throws {
    let url = Library.file()
    _ = try Library.container(at: url)
    let model = Library.model(extra: [Library.attribute("rating", .integer16)])
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    let error = #expect(throws: NSError.self) {
      try coordinator.addPersistentStore(type: .sqlite, at: url)
    }
    #expect(error?.code == NSPersistentStoreIncompatibleVersionHashError)
  }

  // 6.4: a context without stores cannot save.
  @Test func `a context without stores cannot save`() throws {
    let context = NSManagedObjectContext(.mainQueue)
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: Library.model())
    context.persistentStoreCoordinator = coordinator
    Book(context: context).title = "Ubik"
    #expect(throws: NSError.self) { try context.save() }
  }
}

// MARK: - Unique values

extension StoreTests {
  private func container() throws -> NSPersistentContainer {
    let model = Library.model()
    model.entitiesByName["Author"]?.uniquenessConstraints = [["name"]]
    return try Library.container(model, at: Library.file())
  }

  private func author(_ name: String, in context: NSManagedObjectContext) -> Author {
    let author = Author(context: context)
    author.name = name
    return author
  }

  // 6.6: a second object with unique values fails the save.
  @Test func `a second object with a unique value fails the save`() throws {
    let context = try container().viewContext
    _ = author("Lem", in: context)
    try context.save()
    _ = author("Lem", in: context)
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.code == NSManagedObjectConstraintMergeError)
  }

  // 6.6: a merge policy keeps the new or the old object.
  @Test(arguments: [true, false])
  func `a merge policy says which of two objects with a unique value stays`(isNew: Bool) throws {
    let context = try container().viewContext
    let old = author("Lem", in: context)
    try context.save()
    context.mergePolicy =
      isNew ? NSMergeByPropertyObjectTrumpMergePolicy : NSMergeByPropertyStoreTrumpMergePolicy
    let book = Book(context: context)
    book.title = "Eden"
    book.author = author("Lem", in: context)
    try context.save()
    context.reset()
    let found = try context.fetch(NSFetchRequest<Author>(entityName: "Author"))
    #expect(found.map(\.name) == ["Lem"])
    #expect((found.first?.objectID == old.objectID) == !isNew)
  }

  // 6.7: a container for iCloud works without an account.
  @Test func `a container for iCloud keeps its data in its stores`() throws {
    let container = NSPersistentCloudKitContainer(
      name: "Library", managedObjectModel: Library.model())
    let description = NSPersistentStoreDescription(url: Library.file())
    description.cloudKitContainerOptions = NSPersistentCloudKitContainerOptions(
      containerIdentifier: "iCloud.example")
    description.setOption(true as NSNumber, forKey: NSPersistentHistoryTrackingKey)
    container.persistentStoreDescriptions = [description]
    var failure: (any Error)?
    container.loadPersistentStores { failure = $1 }
    #expect(failure == nil)
    Library.book("Eden", in: container.viewContext)
    try container.viewContext.save()
    #expect(try container.viewContext.count(for: NSFetchRequest<Book>(entityName: "Book")) == 1)
  }

  // 6.8: a container without a model has an empty one.
  @Test func `a container without a model in the app has an empty one`() {
    let container = NSPersistentContainer(name: "Nowhere")
    #expect(container.name == "Nowhere")
    #expect(container.managedObjectModel.entities.isEmpty)
    let context = container.viewContext
    #expect(NSEntityDescription.entity(forEntityName: "Book", in: context) == nil)
  }

  // 6.9: an empty name stands for the default configuration.
  @Test func `an empty name of a configuration stands for the default one`() throws {
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: Library.model())
    let store = try coordinator.addPersistentStore(
      ofType: NSInMemoryStoreType, configurationName: "", at: nil)
    #expect(store.configurationName == "PF_DEFAULT_CONFIGURATION_NAME")
    #expect(throws: NSError.self) {
      try coordinator.addPersistentStore(
        ofType: NSInMemoryStoreType, configurationName: "Cloud", at: nil)
    }
  }
}
