import CoreDataStandIn
import Foundation
import Testing
import UIKit

/// The events of objects and contexts, in their order.
@MainActor @Suite struct LifeTests {
  let container: NSPersistentContainer
  var context: NSManagedObjectContext { container.viewContext }

  init() throws {
    let entity = NSEntityDescription()
    entity.name = "Witness"
    entity.managedObjectClassName = NSStringFromClass(Witness.self)
    let shadow = Library.attribute("shadow", .string)
    shadow.isTransient = true
    entity.properties = [
      Library.attribute("name", .string), Library.attribute("count", .integer32), shadow,
    ]
    let model = NSManagedObjectModel()
    model.entities = [entity]
    container = try Library.container(model)
  }

  private func saved(_ name: String = "a") throws -> Witness {
    let witness = Witness(context: context)
    witness.name = name
    try context.save()
    witness.events = []
    return witness
  }

  /// The notifications of the context while `body` runs, with the keys that have objects.
  private func notifications(_ body: () throws -> Void) rethrows -> [String] {
    let notes = Notes()
    let names: [(Notification.Name, String)] = [
      (.NSManagedObjectContextObjectsDidChange, "change"),
      (.NSManagedObjectContextWillSave, "will"),
      (.NSManagedObjectContextDidSave, "did"),
    ]
    let observers = names.map { name, text in
      NotificationCenter.default.addObserver(forName: name, object: context, queue: nil) { note in
        let keys: [String] = ["inserted", "updated", "deleted", "refreshed"].filter {
          (key: String) in
          (note.userInfo?[key] as? Set<NSManagedObject>)?.isEmpty == false
        }
        MainActor.assumeIsolated {
          notes.all.append(([text] + keys).joined(separator: " "))
        }
      }
    }
    defer { observers.forEach(NotificationCenter.default.removeObserver) }
    try body()
    return notes.all
  }

  // MARK: Objects

  @Test func `13.1 – an object awakes once, in the context that it was inserted into`() throws {
    let child = NSManagedObjectContext(.mainQueue)
    child.parent = context
    let witness = Witness(context: child)
    try child.save()
    let above = try #require(context.registeredObject(for: witness.objectID) as? Witness)
    try context.save()
    #expect(witness.events.filter { $0 == "awakeFromInsert" }.count == 1)
    #expect(!above.events.contains("awakeFromInsert"))
  }

  @Test func `13.2 – values that are set when an object awakes are its first values`() throws {
    #expect(Witness(context: context).count == 1)
  }

  @Test func `13.3 – an object is told at once that it is deleted`() throws {
    let witness = try saved()
    context.delete(witness)
    #expect(witness.events == ["prepareForDeletion"])
    #expect(witness.isDeleted)
  }

  @Test func `13.4 – objects are told before and after a save, deleted ones too`() throws {
    let (kept, gone) = (try saved(), try saved("b"))
    kept.name = "c"
    context.delete(gone)
    gone.events = []
    try context.save()
    #expect(kept.events == ["willSave", "didSave"])
    #expect(gone.events == ["willSave", "didSave"])
  }

  @Test func `13.5 – objects without changes are not told of a save`() throws {
    let (idle, busy) = (try saved(), try saved("b"))
    idle.events = []
    busy.name = "c"
    try context.save()
    #expect(idle.events.isEmpty)
  }

  @Test func `13.6 – an object is inserted, then unchanged, then updated, then deleted`() throws {
    let witness = Witness(context: context)
    #expect((witness.isInserted, witness.isUpdated, witness.isDeleted) == (true, false, false))
    witness.name = "a"
    #expect((witness.isInserted, witness.isUpdated) == (true, false))
    try context.save()
    #expect((witness.isInserted, witness.hasChanges) == (false, false))
    witness.name = "b"
    #expect((witness.isUpdated, witness.hasChanges) == (true, true))
    context.delete(witness)
    #expect((witness.isUpdated, witness.isDeleted) == (false, true))
    try context.save()
    #expect(!witness.isDeleted)
  }

  // MARK: Values

  @Test func `13.7 – changed values are those since the last save`() throws {
    let witness = try saved()
    witness.name = "b"
    #expect(witness.changedValues().keys.sorted() == ["name"])
    #expect(witness.committedValues(forKeys: ["name"])["name"] as? String == "a")
    try context.save()
    #expect(witness.changedValues().isEmpty)
    #expect(witness.committedValues(forKeys: ["name"])["name"] as? String == "b")
  }

  @Test func `13.8 – changes of an event end when they are processed`() throws {
    let witness = try saved()
    witness.name = "b"
    #expect(witness.changedValuesForCurrentEvent().keys.sorted() == ["name"])
    context.processPendingChanges()
    #expect(witness.changedValuesForCurrentEvent().isEmpty)
    #expect(witness.changedValues().keys.sorted() == ["name"])
  }

  @Test func `13.9 – a primitive value is set without a change`() throws {
    let witness = try saved()
    witness.setPrimitiveValue("b", forKey: "name")
    #expect(witness.name == "b")
    #expect(!witness.hasChanges)
  }

  @Test func `13.10 – a transient value is not in the store`() throws {
    let witness = try saved()
    witness.setValue("here", forKey: "shadow")
    #expect(!witness.hasPersistentChangedValues)
    try context.save()
    let other = NSManagedObjectContext(.mainQueue)
    other.persistentStoreCoordinator = container.persistentStoreCoordinator
    #expect(other.object(with: witness.objectID).value(forKey: "shadow") == nil)
  }

  // MARK: Notifications

  @Test func `13.11 – several changes of an event make one notification`() throws {
    let witness = try saved()
    let told = notifications {
      witness.name = "b"
      witness.count = 5
      _ = Witness(context: context)
      context.processPendingChanges()
    }
    #expect(told == ["change inserted updated"])
  }

  @Test func `13.12 – a save reports changes, then that it begins, then that it is done`() throws {
    let witness = try saved()
    witness.name = "b"
    let told = try notifications { try context.save() }
    #expect(told == ["change updated", "will", "did updated"])
  }

  @Test func `13.13 – a save without changes reports nothing`() throws {
    _ = try saved()
    #expect(try notifications { try context.save() }.isEmpty)
  }

  @Test func `13.14 – an object that is deleted before it was saved leaves no trace`() throws {
    let witness = Witness(context: context)
    context.processPendingChanges()
    context.delete(witness)
    context.processPendingChanges()
    #expect(!context.hasChanges)
    #expect(witness.managedObjectContext == nil)
  }

  @Test func `13.15 – a deletion in a child marks the object of the parent, whose save deletes it`()
    throws
  {
    let child = NSManagedObjectContext(.mainQueue)
    child.parent = context
    let witness = try saved()
    child.delete(child.object(with: witness.objectID))
    try child.save()
    #expect(witness.isDeleted)
    #expect(context.hasChanges)
    let other = NSManagedObjectContext(.mainQueue)
    other.persistentStoreCoordinator = container.persistentStoreCoordinator
    #expect(try other.count(for: NSFetchRequest<Witness>(entityName: "Witness")) == 1)
  }

  @Test func `13.16 – a merged save refreshes objects and inserts new ones`() throws {
    let witness = try saved()
    let other = NSManagedObjectContext(.mainQueue)
    other.persistentStoreCoordinator = container.persistentStoreCoordinator
    let theirs = try #require(try other.existingObject(with: witness.objectID) as? Witness)
    let observer = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextDidSave, object: other, queue: nil
    ) { [context] note in
      // A context is handed to its queue, which is the main one here.
      context.mergeChanges(fromContextDidSave: note)
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    theirs.name = "theirs"
    let new = Witness(context: other)
    try other.save()
    #expect(witness.name == "theirs")
    #expect(try context.existingObject(with: new.objectID) is Witness)
    #expect(!context.hasChanges)
  }
}

@MainActor private final class Notes {
  var all: [String] = []
}

/// An object that remembers its events.
final class Witness: NSManagedObject {
  var events: [String] = []
  var name: String? {
    get { _managed("name") }
    set { _setManaged(newValue, "name") }
  }
  var count: Int32 {
    get { _managed("count") }
    set { _setManaged(newValue, "count") }
  }

  override func awakeFromInsert() {
    super.awakeFromInsert()
    events.append("awakeFromInsert")
    count = 1
  }

  override func prepareForDeletion() {
    super.prepareForDeletion()
    events.append("prepareForDeletion")
  }

  override func willSave() {
    super.willSave()
    events.append("willSave")
  }

  override func didSave() {
    super.didSave()
    events.append("didSave")
  }
}
