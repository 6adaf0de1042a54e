import CoreDataStandIn
import Foundation
import ObjCNames
import Testing
import UIKit

/// Names of Core Data's that apps use beside objects and fetches.
@MainActor @Suite struct NamesTests {
  let container: NSPersistentContainer
  var context: NSManagedObjectContext { container.viewContext }

  init() throws { container = try Library.container() }

  // 3.5: errors can be caught by Cocoa's names.
  @Test func `errors are caught by their names`() throws {
    _ = Book(context: context)
    do {
      try context.save()
      Issue.record("The save has not failed.")
    } catch CocoaError.validationMissingMandatoryProperty {
    } catch {
      Issue.record(error)
    }
    let code = #expect(throws: CocoaError.self) { try context.save() }?.code
    #expect(code == .validationMissingMandatoryProperty)
    #expect(CocoaError.Code.managedObjectMerge.rawValue == 133_020)
  }

  // 5.14: a request is executed in the context whose block calls it.
  @Test func `a request is executed in the context of the block`() async throws {
    Library.book("Eden", in: context)
    try context.save()
    let background = container.newBackgroundContext()
    try await background.perform {
      let found = try NSFetchRequest<Book>(entityName: "Book").execute()
      #expect(found.first?.managedObjectContext === background)
    }
    try context.performAndWait {
      let found = try NSFetchRequest<Book>(entityName: "Book").execute()
      #expect(found.first?.managedObjectContext === context)
    }
  }

  // 4.12: a merge posts the identities of the objects that it has merged.
  @Test func `a merge of identities refreshes the objects, and posts them`() throws {
    let book = Library.book("Eden", in: context)
    try context.save()
    let request = NSBatchUpdateRequest(entityName: "Book")
    request.propertiesToUpdate = ["title": "Paradise"]
    try context.execute(request)
    nonisolated(unsafe) var posted: Set<NSManagedObjectID>?
    let observer = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextDidMergeChangesObjectIDs, object: context, queue: nil
    ) { posted = $0.userInfo?[NSUpdatedObjectIDsKey] as? Set<NSManagedObjectID> }
    defer { NotificationCenter.default.removeObserver(observer) }
    NSManagedObjectContext.mergeChanges(
      fromRemoteContextSave: [NSRefreshedObjectIDsKey: [book.objectID]], into: [context])
    #expect(book.title == "Paradise")
    #expect(posted == [book.objectID])
    #expect(
      NSManagedObjectContext.NotificationKey.refreshedObjectIDs.rawValue
        == NSRefreshedObjectIDsKey)
  }

  // MARK: Validation

  // 11.11: `validateValue(_:forKey:)` checks one value without setting it.
  @Test func `one value is validated without being set`() throws {
    let book = Library.book("Eden", in: context)
    var value: AnyObject?
    let error = #expect(throws: CocoaError.self) {
      try book.validateValue(&value, forKey: "title")
    }
    #expect(error?.code == .validationMissingMandatoryProperty)
    value = "Ubik" as AnyObject
    try book.validateValue(&value, forKey: "title")
    #expect(book.title == "Eden")
  }

  // 11.12: a method of the class validates its property, and may put another value in place.
  @Test func `a property's own method validates it before a save`() throws {
    let model = Library.model()
    model.entitiesByName["Book"]?.managedObjectClassName = NSStringFromClass(Checked.self)
    let context = try Library.container(model).viewContext
    let book = NSEntityDescription.insertNewObject(forEntityName: "Book", into: context)
    book.setValue("forbidden", forKey: "title")
    let error = #expect(throws: Forbidden.self) { try context.save() }
    #expect(error?.title == "forbidden")
    book.setValue(" Eden ", forKey: "title")
    try context.save()
    #expect(book.value(forKey: "title") as? String == "Eden")
  }
}

struct Forbidden: Error {
  let title: String
}

final class Checked: NSManagedObject, ObjCExporting {
  func validateTitle(_ value: UnsafeMutablePointer<AnyObject?>) throws {
    let title = value.pointee as? String ?? ""
    if title == "forbidden" { throw Forbidden(title: title) }
    let trimmed = title.trimmingCharacters(in: .whitespaces)
    if trimmed != title { value.pointee = trimmed as AnyObject }
  }

  /// Names the method, as the source tools do.
  static func exportMembers(to members: inout ObjCMembers) {
    members.method("validateTitle:error:", on: Checked.self) { o, a in
      do { try o.validateTitle(a[0] as UnsafeMutablePointer<AnyObject?>); return true } catch {
        (a[1] as ((any Error) -> Void)?)?(error)
        return false
      }
    }
  }
}
