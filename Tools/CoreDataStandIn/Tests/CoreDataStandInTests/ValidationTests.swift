import CoreDataStandIn
import Foundation
import Testing
import UIKit

/// The checks of a save, and the state after one that fails.
@MainActor @Suite struct ValidationTests {
  private func context(_ change: (NSEntityDescription) throws -> Void = { _ in }) throws
    -> NSManagedObjectContext
  {
    let entity = NSEntityDescription()
    entity.name = "Member"
    entity.managedObjectClassName = NSStringFromClass(Member.self)
    let (name, age) = (Library.attribute("name", .string), Library.attribute("age", .integer32))
    age.isOptional = false
    age.defaultValue = 18
    entity.properties = [name, age]
    try change(entity)
    let model = NSManagedObjectModel()
    model.entities = [entity]
    return try Library.container(model).viewContext
  }

  private func code(of context: NSManagedObjectContext) -> Int? {
    do {
      try context.save()
      return nil
    } catch {
      return (error as NSError).code
    }
  }

  @Test func `11.1 – a default value satisfies a requirement`() throws {
    let context = try context()
    _ = Member(context: context)
    #expect(code(of: context) == nil)
  }

  @Test func `11.2 – a predicate of the model is checked, with its warning as the error`() throws {
    let context = try context { entity in
      entity.attributesByName["age"]?.setValidationPredicates(
        [NSPredicate(format: "SELF >= 18")], withValidationWarnings: ["too young"])
    }
    Member(context: context).age = 17
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.localizedDescription == "too young")
    #expect(error?.userInfo[NSValidationKeyErrorKey] as? String == "age")
    #expect(error?.userInfo[NSValidationValueErrorKey] as? Int == 17)
  }

  @Test func `11.3 – an optional value that is missing is not checked`() throws {
    let context = try context { entity in
      entity.attributesByName["name"]?.setValidationPredicates(
        [NSPredicate(format: "length > 3")], withValidationWarnings: ["too short"])
    }
    _ = Member(context: context)
    #expect(code(of: context) == nil)
  }

  @Test func `11.4 – new, changed and deleted objects are validated by a method of their own`()
    throws
  {
    let context = try context()
    let (kept, gone) = (Member(context: context), Member(context: context))
    try context.save()
    #expect(kept.validations == ["insert"])
    kept.name = "Ada"
    context.delete(gone)
    try context.save()
    #expect(kept.validations == ["insert", "update"])
    #expect(gone.validations == ["insert", "delete"])
  }

  @Test func `11.5 – an error of an app's own fails the save`() throws {
    let context = try context()
    Member(context: context).name = "forbidden"
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.domain == "Member")
    #expect(context.insertedObjects.count == 1)
  }

  @Test func `11.6 – a save that fails writes nothing`() throws {
    let context = try context()
    Member(context: context).name = "Ada"
    Member(context: context).name = "forbidden"
    #expect(code(of: context) == 7)
    let other = NSManagedObjectContext(.mainQueue)
    other.persistentStoreCoordinator = context.persistentStoreCoordinator
    #expect(try other.count(for: NSFetchRequest<Member>(entityName: "Member")) == 0)
  }

  @Test func `11.7 – a save succeeds after the error was mended`() throws {
    let context = try context()
    let member = Member(context: context)
    member.name = "forbidden"
    #expect(code(of: context) == 7)
    member.name = "Ada"
    #expect(code(of: context) == nil)
    #expect(!context.hasChanges)
  }

  @Test func `11.8 – what willSave sets is validated and saved`() throws {
    let context = try context()
    let member = Member(context: context)
    member.name = "stamp"
    try context.save()
    #expect(member.age == 99)
    let other = NSManagedObjectContext(.mainQueue)
    other.persistentStoreCoordinator = context.persistentStoreCoordinator
    #expect((try other.existingObject(with: member.objectID) as? Member)?.age == 99)
  }

  @Test func `11.9 – too many objects of a relationship fail the save`() throws {
    let model = Library.model()
    model.entitiesByName["Author"]?.relationshipsByName["books"]?.maxCount = 2
    let context = try Library.container(model).viewContext
    let author = Author(context: context)
    for title in ["A", "B", "C"] { Library.book(title, in: context).author = author }
    #expect(code(of: context) == NSValidationRelationshipExceedsMaximumCountError)
  }

  @Test func `11.10 – an object can be validated without a save`() throws {
    let context = try context()
    let member = Member(context: context)
    member.name = "forbidden"
    #expect(throws: NSError.self) { try member.validateForInsert() }
    #expect(context.hasChanges)
  }
}

/// A member that forbids a name, and sets its age when it is saved.
final class Member: NSManagedObject {
  var validations: [String] = []
  var name: String? {
    get { _managed("name") }
    set { _setManaged(newValue, "name") }
  }
  var age: Int32 {
    get { _managed("age") }
    set { _setManaged(newValue, "age") }
  }

  override func willSave() {
    super.willSave()
    if name == "stamp", age != 99 { age = 99 }
  }

  override func validateForInsert() throws {
    try super.validateForInsert()
    validations.append("insert")
    if name == "forbidden" { throw NSError(domain: "Member", code: 7) }
  }

  override func validateForUpdate() throws {
    try super.validateForUpdate()
    validations.append("update")
  }

  override func validateForDelete() throws {
    try super.validateForDelete()
    validations.append("delete")
  }
}
