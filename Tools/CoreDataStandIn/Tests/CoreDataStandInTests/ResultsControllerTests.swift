import CoreDataStandIn
import Foundation
import Testing
import UIKit

@MainActor @Suite struct ResultsControllerTests {
  let container: NSPersistentContainer
  var context: NSManagedObjectContext { container.viewContext }
  let log = ChangeLog()

  init() throws {
    container = try Library.container()
    for (title, pages) in [("Eden", 300), ("Fiasco", 400), ("Solaris", 200)] {
      Library.book(title, Int32(pages), in: container.viewContext)
    }
    try container.viewContext.save()
  }

  private func controller(
    sections: String? = nil, format: String? = nil, by key: String = "title",
    cacheName: String? = nil
  ) -> NSFetchedResultsController<Book> {
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.sortDescriptors = [
      NSSortDescriptor(key: key, ascending: true), NSSortDescriptor(key: "title", ascending: true),
    ]
    request.predicate = format.map { NSPredicate(format: $0, argumentArray: nil) }
    return NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: sections,
      cacheName: cacheName)
  }

  private func book(_ title: String) throws -> Book {
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.predicate = NSPredicate(format: "title == %@", title)
    return try #require(try context.fetch(request).first)
  }

  // MARK: 7.1 Results

  @Test func `objects are found by index path, and index paths by object`() throws {
    let results = controller()
    #expect(results.fetchedObjects == nil)
    #expect(results.sections == nil)
    try results.performFetch()
    #expect(results.fetchedObjects?.map(\.title) == ["Eden", "Fiasco", "Solaris"])
    let fiasco = try book("Fiasco")
    #expect(results.object(at: IndexPath(row: 1, section: 0)) === fiasco)
    #expect(results.indexPath(forObject: fiasco) == IndexPath(row: 1, section: 0))
    #expect(results.sections?.map(\.numberOfObjects) == [3])
    #expect(results.indexPath(forObject: Book(context: context)) == nil)
  }

  // MARK: 7.2 Sections

  @Test func `sections have the values of a key path as names`() throws {
    Library.book("Ubik", 300, in: context)
    let results = controller(sections: "pages", by: "pages")
    try results.performFetch()
    #expect(results.sections?.map(\.name) == ["200", "300", "400"])
    #expect(results.sections?.map(\.numberOfObjects) == [1, 2, 1])
    #expect(results.object(at: IndexPath(row: 1, section: 1)).title == "Ubik")
    #expect(results.sectionIndexTitles == ["2", "3", "4"])
    #expect(results.section(forSectionIndexTitle: "3", at: 1) == 1)
    #expect(results.sectionIndexTitle(forSectionName: "solaris") == "S")
  }

  @Test func `objects that are not sorted by section are refused`() throws {
    Library.book("Golem", 300, in: context)
    let results = controller(sections: "pages")
    let error = #expect(throws: NSError.self) { try results.performFetch() }
    #expect(error?.localizedDescription.contains("out of order section name '300'") == true)
  }

  // MARK: 7.3 Following the context

  @Test func `without a delegate the results stay as they were fetched`() throws {
    let results = controller()
    try results.performFetch()
    Library.book("Ubik", 1, in: context)
    context.processPendingChanges()
    #expect(results.fetchedObjects?.count == 3)
  }

  // MARK: 7.4 and 7.5 Changes

  @Test func `a new object is inserted in its place`() throws {
    let results = controller()
    results.delegate = log
    try results.performFetch()
    Library.book("Golem", 100, in: context)
    context.processPendingChanges()
    #expect(log.entries == ["will", "insert Golem nil 0-2", "did"])
    #expect(results.fetchedObjects?.count == 4)
  }

  @Test func `a deleted object is reported with its old place`() throws {
    let results = controller()
    results.delegate = log
    try results.performFetch()
    context.delete(try book("Eden"))
    try context.save()
    #expect(log.entries == ["will", "delete Eden 0-0 nil", "did"])
  }

  @Test func `an object with another value is updated, and moved where it is sorted by the value`()
    throws
  {
    let results = controller()
    results.delegate = log
    try results.performFetch()
    try book("Eden").pages = 1
    context.processPendingChanges()
    #expect(log.entries == ["will", "update Eden 0-0 0-0", "did"])
    log.entries = []
    try book("Eden").title = "Zen"
    context.processPendingChanges()
    #expect(log.entries == ["will", "move Zen 0-0 0-2", "did"])
  }

  @Test func `an object that fits the predicate no longer is deleted from the results`() throws {
    let results = controller(format: "pages > 250")
    results.delegate = log
    try results.performFetch()
    let (eden, solaris) = (try book("Eden"), try book("Solaris"))
    (eden.pages, solaris.pages) = (1, 500)
    context.processPendingChanges()
    #expect(log.entries == ["will", "delete Eden 0-0 nil", "insert Solaris nil 0-1", "did"])
  }

  @Test func `sections are reported before objects`() throws {
    let results = controller(sections: "pages", by: "pages")
    results.delegate = log
    try results.performFetch()
    let (eden, solaris) = (try book("Eden"), try book("Solaris"))
    eden.pages = 400
    Library.book("Ubik", 250, in: context)
    context.delete(solaris)
    context.processPendingChanges()
    #expect(
      log.entries == [
        "will", "delete section 200 0", "delete section 300 1", "insert section 250 0",
        "delete Solaris 0-0 nil", "insert Ubik nil 0-0", "move Eden 1-0 1-0", "did",
      ])
  }

  @Test func `a change that does not touch the results is not reported`() throws {
    let results = controller()
    results.delegate = log
    try results.performFetch()
    _ = Author(context: context)
    context.processPendingChanges()
    #expect(log.entries.isEmpty)
  }

  @Test func `a save of another context reaches the results by merging`() async throws {
    let results = controller()
    results.delegate = log
    try results.performFetch()
    context.automaticallyMergesChangesFromParent = true
    let id = try book("Eden").objectID
    try await container.performBackgroundTask { context in
      Library.book("Golem", 100, in: context)
      (context.object(with: id) as? Book)?.pages = 5
      try context.save()
    }
    await context.perform(schedule: .enqueued) {}
    #expect(log.entries == ["will", "insert Golem nil 0-2", "update Eden 0-0 0-0", "did"])
    #expect(results.fetchedObjects?.map(\.pages) == [5, 400, 100, 200])
  }

  // MARK: 7.6 Snapshots

  @Test func `a delegate with a method for snapshots gets nothing else`() throws {
    let snapshots = SnapshotLog()
    let results = controller(sections: "pages", by: "pages")
    results.delegate = snapshots
    try results.performFetch()
    #expect(snapshots.taken.map(\.numberOfItems) == [3])
    #expect(snapshots.taken.last?.sectionIdentifiers == ["200", "300", "400"])
    let eden = try book("Eden")
    eden.title = "Paradise"
    context.processPendingChanges()
    #expect(snapshots.taken.last?.reloadedItemIdentifiers == [eden.objectID])
    #expect(snapshots.others == 0)
  }

  @Test func `a delegate with a method for differences gets them where there are no sections`()
    throws
  {
    let differences = DifferenceLog()
    let results = controller()
    results.delegate = differences
    try results.performFetch()
    context.delete(try book("Fiasco"))
    context.processPendingChanges()
    #expect(differences.removals == [1])
  }

  // MARK: 7.7 Identity

  @Test func `the controller of a delegate is the one that it belongs to`() throws {
    let results = controller()
    results.delegate = log
    try results.performFetch()
    context.delete(try book("Fiasco"))
    context.processPendingChanges()
    #expect(log.controller == results)
    let isSame = log.controller === results
    #expect(isSame)
    let isOther = log.controller !== controller()
    #expect(isOther)
  }

  // MARK: 7.8 Caches

  @Test func `a request with a cache may change after the cache is deleted`() throws {
    let results = controller(cacheName: "books")
    try results.performFetch()
    NSFetchedResultsController<Book>.deleteCache(withName: "books")
    results.fetchRequest.predicate = NSPredicate(format: "pages > 250")
    try results.performFetch()
    #expect(results.fetchedObjects?.count == 2)
  }

  @Test func `a request with a cache must not change before`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let suite = try ResultsControllerTests()
      let results = suite.controller(cacheName: "books")
      try results.performFetch()
      results.fetchRequest.predicate = NSPredicate(format: "pages > 250")
      try results.performFetch()
    }
  }

  @Test func `a request without an order is refused`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let context = try Library.container().viewContext
      try NSFetchedResultsController(
        fetchRequest: NSFetchRequest<Book>(entityName: "Book"), managedObjectContext: context,
        sectionNameKeyPath: nil, cacheName: nil
      ).performFetch()
    }
  }
}

/// Writes down what a results controller reports.
@MainActor final class ChangeLog: NSObject, @MainActor NSFetchedResultsControllerDelegate {
  var entries: [String] = []
  var controller: NSFetchedResultsController<any NSFetchRequestResult>?

  func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {
    entries.append("will")
    self.controller = controller
  }

  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) { entries.append("did") }

  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) { entries.append("\(type) section \(sectionInfo.name) \(sectionIndex)") }

  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {
    func text(_ path: IndexPath?) -> String { path.map { "\($0.section)-\($0.row)" } ?? "nil" }
    let title = (anObject as? Book)?.title ?? ""
    entries.append("\(type) \(title) \(text(indexPath)) \(text(newIndexPath))")
  }
}

/// Keeps the snapshots of a results controller.
@MainActor final class SnapshotLog: NSObject, @MainActor NSFetchedResultsControllerDelegate {
  var taken: [NSDiffableDataSourceSnapshot<String, NSManagedObjectID>] = []
  var others = 0

  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
  ) { taken.append(snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>) }

  func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) { others += 1 }
}

/// Keeps the removals of a results controller's differences.
@MainActor final class DifferenceLog: NSObject, @MainActor NSFetchedResultsControllerDelegate {
  var removals: [Int] = []

  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith diff: CollectionDifference<NSManagedObjectID>
  ) {
    removals += diff.removals.map {
      if case .remove(let offset, _, _) = $0 { offset } else { -1 }
    }
  }
}
