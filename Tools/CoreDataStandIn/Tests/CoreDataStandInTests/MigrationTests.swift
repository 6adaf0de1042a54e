import CoreDataStandIn
import Foundation
import SQLite3
import Testing
import UIKit

/// Stores of older models, and files that are none.
@MainActor @Suite struct MigrationTests {
  let url = Library.file()

  // MARK: Models

  private func entity(
    _ name: String, _ properties: [NSPropertyDescription], renamed: String? = nil,
    children: [NSEntityDescription] = []
  ) -> NSEntityDescription {
    let entity = NSEntityDescription()
    entity.name = name
    entity.properties = properties
    entity.renamingIdentifier = renamed
    entity.subentities = children
    return entity
  }

  private func attribute(
    _ name: String, _ type: NSAttributeDescription.AttributeType = .string,
    renamed: String? = nil, required: Any? = nil
  ) -> NSAttributeDescription {
    let attribute = Library.attribute(name, type)
    attribute.renamingIdentifier = renamed
    attribute.isOptional = required == nil
    attribute.defaultValue = required
    return attribute
  }

  private func relationship(_ name: String, _ maxCount: Int, ordered: Bool = false)
    -> NSRelationshipDescription
  {
    let relationship = NSRelationshipDescription()
    relationship.name = name
    relationship.maxCount = maxCount
    relationship.isOrdered = ordered
    return relationship
  }

  /// Opens the store with a model of these entities.
  @discardableResult
  private func open(_ entities: NSEntityDescription..., options: [String: Bool]? = nil) throws
    -> NSManagedObjectContext
  {
    let model = NSManagedObjectModel()
    model.entities = entities.flatMap { [$0] + $0.subentities }
    return try open(model, options)
  }

  private func open(_ model: NSManagedObjectModel, _ options: [String: Bool]? = nil) throws
    -> NSManagedObjectContext
  {
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    let both = [
      NSMigratePersistentStoresAutomaticallyOption: true,
      NSInferMappingModelAutomaticallyOption: true,
    ]
    try coordinator.addPersistentStore(type: .sqlite, at: url, options: options ?? both)
    let context = NSManagedObjectContext(.mainQueue)
    context.persistentStoreCoordinator = coordinator
    return context
  }

  private func insert(
    _ name: String, _ values: [String: Any], _ context: NSManagedObjectContext
  ) throws {
    let object = NSEntityDescription.insertNewObject(forEntityName: name, into: context)
    for (key, value) in values { object.setValue(value, forKey: key) }
    try context.save()
  }

  private func values(_ key: String, _ name: String, _ context: NSManagedObjectContext) throws
    -> [String]
  {
    try context.fetch(NSFetchRequest<NSManagedObject>(entityName: name))
      .map { "\($0.value(forKey: key) ?? "nil")" }.sorted()
  }

  private func code(_ body: () throws -> Void) -> Int? {
    do {
      try body()
      return nil
    } catch { return (error as NSError).code }
  }

  // MARK: 6.15 Attributes

  // 6.15: a removed property is removed with its values.
  @Test func `a removed attribute is removed, and the others stay`() throws {
    try insert(
      "Car", ["color": "red", "maker": "Saab"],
      try open(entity("Car", [attribute("color"), attribute("maker")])))
    let context = try open(entity("Car", [attribute("maker")]))
    #expect(try values("maker", "Car", context) == ["Saab"])
  }

  // 6.15: an optional property becomes required if it has a default value.
  @Test func `an attribute that becomes required gets its default where it has no value`() throws {
    let old = try open(entity("Car", [attribute("color")]))
    try insert("Car", ["color": "red"], old)
    try insert("Car", [:], old)
    let context = try open(entity("Car", [attribute("color", required: "blue")]))
    #expect(try values("color", "Car", context) == ["blue", "red"])
  }

  // 6.15
  @Test func `an attribute that becomes required without a default is refused`() throws {
    try insert("Car", [:], try open(entity("Car", [attribute("color")])))
    let color = attribute("color")
    color.isOptional = false
    #expect(code { try open(entity("Car", [color])) } == NSMigrationMissingMappingModelError)
  }

  // 6.15
  @Test func `an attribute that becomes optional keeps its values`() throws {
    try insert(
      "Car", ["color": "red"], try open(entity("Car", [attribute("color", required: "blue")])))
    #expect(try values("color", "Car", try open(entity("Car", [attribute("color")]))) == ["red"])
  }

  // 6.15
  @Test func `an attribute with another type is refused, and the store stays`() throws {
    try insert("Car", ["color": "red"], try open(entity("Car", [attribute("color")])))
    #expect(
      code { try open(entity("Car", [attribute("color", .integer32)])) }
        == NSMigrationMissingMappingModelError)
    #expect(try values("color", "Car", try open(entity("Car", [attribute("color")]))) == ["red"])
  }

  // MARK: 6.16 Names

  // 6.16: the renaming identifier is the canonical name of a property in all versions.
  @Test func `a chain of renamings keeps the values, from each version`() throws {
    let first = entity("Car", [attribute("color")])
    let second = entity("Car", [attribute("paint", renamed: "color")])
    let third = entity("Car", [attribute("tint", renamed: "color")])
    try insert("Car", ["color": "red"], try open(first))
    #expect(try values("paint", "Car", try open(second)) == ["red"])
    #expect(try values("tint", "Car", try open(third)) == ["red"])
  }

  // 6.16
  @Test func `a version can be left out of a chain of renamings`() throws {
    try insert("Car", ["color": "red"], try open(entity("Car", [attribute("color")])))
    let third = entity("Car", [attribute("tint", renamed: "color")])
    #expect(try values("tint", "Car", try open(third)) == ["red"])
  }

  // 6.16
  @Test func `a chain of renamed entities keeps the objects`() throws {
    try insert("Car", ["color": "red"], try open(entity("Car", [attribute("color")])))
    try open(entity("Auto", [attribute("color")], renamed: "Car"))
    let context = try open(entity("Vehicle", [attribute("color")], renamed: "Car"))
    #expect(try values("color", "Vehicle", context) == ["red"])
  }

  // 6.16
  @Test func `a property without a renaming identifier has its name as one`() {
    #expect(attribute("color").renamingIdentifier == "color")
    #expect(entity("Car", []).renamingIdentifier == "Car")
  }

  // 6.16
  @Test func `two attributes change their names with each other`() throws {
    try insert(
      "Car", ["a": "1", "b": "2"], try open(entity("Car", [attribute("a"), attribute("b")])))
    let context = try open(
      entity(
        "Car", [attribute("a", renamed: "b"), attribute("b", renamed: "a"), attribute("c")]))
    #expect(try values("a", "Car", context) == ["2"])
    #expect(try values("b", "Car", context) == ["1"])
  }

  // MARK: 6.17 Entities

  // 6.17: entities come and go, and change their place in the hierarchy.
  @Test func `a new entity is added, and a removed one goes with its objects`() throws {
    try insert("Car", ["color": "red"], try open(entity("Car", [attribute("color")])))
    let context = try open(
      entity("Car", [attribute("color")]), entity("Boat", [attribute("color")]))
    #expect(try values("color", "Car", context) == ["red"])
    try insert("Boat", ["color": "blue"], context)
    let other = try open(entity("Boat", [attribute("color")]))
    #expect(try values("color", "Boat", other) == ["blue"])
  }

  // 6.17
  @Test func `a renamed subentity keeps its objects`() throws {
    let old = entity(
      "Vehicle", [attribute("name")], children: [entity("Car", [attribute("color")])])
    try insert("Car", ["name": "A", "color": "red"], try open(old))
    let context = try open(
      entity(
        "Vehicle", [attribute("name")],
        children: [entity("Auto", [attribute("color")], renamed: "Car")]))
    #expect(try values("color", "Auto", context) == ["red"])
    #expect(try values("name", "Vehicle", context) == ["A"])
  }

  // 6.17
  @Test func `an entity with a new parent keeps its objects`() throws {
    try insert(
      "Car", ["name": "A", "color": "red"],
      try open(entity("Car", [attribute("name"), attribute("color")])))
    let context = try open(
      entity("Vehicle", [attribute("name")], children: [entity("Car", [attribute("color")])]))
    #expect(try values("color", "Car", context) == ["red"])
    #expect(try values("name", "Vehicle", context) == ["A"])
    // The numbers of rows go on.
    try insert("Car", ["name": "B"], context)
    #expect(try values("name", "Vehicle", context) == ["A", "B"])
  }

  // 6.17
  @Test func `children whose parent is removed keep their objects`() throws {
    let old = try open(
      entity(
        "Vehicle", [attribute("name")], children: [entity("Car", []), entity("Boat", [])]))
    try insert("Car", ["name": "A"], old)
    try insert("Boat", ["name": "B"], old)
    let context = try open(
      entity("Car", [attribute("name")]), entity("Boat", [attribute("name")]))
    #expect(try values("name", "Car", context) == ["A"])
    #expect(try values("name", "Boat", context) == ["B"])
  }

  // 6.17
  @Test func `entities of two hierarchies cannot be joined in one`() throws {
    try open(entity("Car", [attribute("name")]), entity("Boat", [attribute("name")]))
    let parent = entity(
      "Vehicle", [attribute("name")], children: [entity("Car", []), entity("Boat", [])])
    #expect(code { try open(parent) } == NSMigrationMissingMappingModelError)
  }

  // MARK: 6.18 Relationships

  private func garage(_ cars: NSRelationshipDescription, _ inverse: NSRelationshipDescription?)
    -> NSManagedObjectModel
  {
    let car = entity("Car", [attribute("name")] + [inverse].compactMap(\.self))
    let garage = entity("Garage", [attribute("name"), cars])
    cars.destinationEntity = car
    inverse?.destinationEntity = garage
    cars.inverseRelationship = inverse
    inverse?.inverseRelationship = cars
    let model = NSManagedObjectModel()
    model.entities = [garage, car]
    return model
  }

  private func fill(_ context: NSManagedObjectContext, _ key: String, _ isToMany: Bool) throws {
    let car = NSEntityDescription.insertNewObject(forEntityName: "Car", into: context)
    car.setValue("Saab", forKey: "name")
    let garage = NSEntityDescription.insertNewObject(forEntityName: "Garage", into: context)
    garage.setValue(isToMany ? NSSet(object: car) : car, forKey: key)
    try context.save()
  }

  // 6.18: a relationship to one object becomes one to many, ordered or not.
  @Test(arguments: [true, false])
  func `a relationship to one becomes one to many`(ordered: Bool) throws {
    try fill(try open(garage(relationship("cars", 1), relationship("garage", 1))), "cars", false)
    let context = try open(
      garage(relationship("cars", 0, ordered: ordered), relationship("garage", 1)))
    let found = try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Garage")).first
    let cars = try #require(found).value(forKey: "cars")
    let all = (cars as? NSOrderedSet)?.array ?? (cars as? NSSet)?.allObjects
    #expect(all?.map { ($0 as? NSManagedObject)?.value(forKey: "name") as? String } == ["Saab"])
    #expect(cars is NSOrderedSet == ordered)
  }

  // 6.18
  @Test func `a relationship to many cannot become one to one object`() throws {
    try fill(try open(garage(relationship("cars", 0), relationship("garage", 1))), "cars", true)
    #expect(
      code { _ = try open(garage(relationship("cars", 1), relationship("garage", 1))) }
        == NSMigrationMissingMappingModelError)
  }

  // 6.18
  @Test func `a new inverse has the objects of the other end`() throws {
    let garage1 = garage(relationship("cars", 0), nil)
    try fill(try open(garage1), "cars", true)
    let context = try open(garage(relationship("cars", 0), relationship("garage", 1)))
    let car = try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Car")).first
    #expect(car?.value(forKey: "garage") != nil)
  }

  // 6.18
  @Test func `relationships to objects of a removed entity are empty`() throws {
    try fill(try open(garage(relationship("cars", 0), nil)), "cars", true)
    let truck = entity("Truck", [attribute("name")])
    let cars = relationship("cars", 0)
    cars.destinationEntity = truck
    let context = try open(entity("Garage", [attribute("name"), cars]), truck)
    let garage = try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Garage")).first
    #expect((garage?.value(forKey: "cars") as? NSSet)?.count == 0)
  }

  // MARK: Errors

  // 6.19: without a mapping model, and without leave to infer one, the migration fails with 134140.
  @Test func `a migration without an inferred mapping fails`() throws {
    try open(entity("Car", [attribute("color")]))
    let error = code {
      try open(
        entity("Car", [attribute("tint")]),
        options: [NSMigratePersistentStoresAutomaticallyOption: true])
    }
    #expect(error == NSMigrationMissingMappingModelError)
  }

  // 6.20: a store that is read only is compared with the model, too.
  @Test func `a store of another model is refused when it is read only`() throws {
    try insert("Car", ["color": "red"], try open(entity("Car", [attribute("color")])))
    let readOnly = [NSReadOnlyPersistentStoreOption: true]
    #expect(
      try values(
        "color", "Car", try open(entity("Car", [attribute("color")]), options: readOnly))
        == ["red"])
    #expect(
      code { try open(entity("Car", [attribute("tint")]), options: readOnly) }
        == NSPersistentStoreIncompatibleVersionHashError)
  }

  // 6.21: default values and renaming identifiers make no other version of a model.
  @Test func `a model with other defaults opens its store without a migration`() throws {
    try insert("Car", ["color": "red"], try open(entity("Car", [attribute("color")])))
    let color = attribute("color", renamed: "tint")
    color.defaultValue = "blue"
    #expect(try values("color", "Car", try open(entity("Car", [color]), options: [:])) == ["red"])
  }

  // 6.22: a file that is not a database fails with Cocoa's code for damaged files.
  @Test func `a file that is no database is refused, and stays`() throws {
    let text = Data("This is not a database, and it is longer than a header.".utf8)
    try text.write(to: url)
    let error = #expect(throws: NSError.self) {
      try open(entity("Car", [attribute("color")]))
    }
    #expect(error?.domain == NSCocoaErrorDomain)
    #expect(error?.code == CocoaError.fileReadCorruptFile.rawValue)
    #expect(error?.userInfo[NSSQLiteErrorDomain] as? Int == 26)
    #expect(error?.localizedDescription.contains(url.path) == true)
    #expect(try Data(contentsOf: url) == text)
  }

  // 6.23: a database of another program fails with 134020.
  @Test(arguments: [
    "CREATE TABLE people (name TEXT)",
    "CREATE TABLE Z_METADATA (Z_VERSION INTEGER PRIMARY KEY, Z_UUID VARCHAR(255), Z_PLIST BLOB)",
  ])
  func `a database of another program is refused, and stays`(sql: String) throws {
    var handle: OpaquePointer?
    try #require(sqlite3_open(url.path, &handle) == SQLITE_OK)
    try #require(sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK)
    sqlite3_close(handle)
    let error = #expect(throws: NSError.self) {
      try open(entity("Car", [attribute("color")]))
    }
    #expect(error?.code == NSPersistentStoreIncompatibleSchemaError)
    #expect(error?.localizedDescription.contains(url.path) == true)
  }
}
