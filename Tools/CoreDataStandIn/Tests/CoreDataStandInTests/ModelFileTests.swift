import CoreDataStandIn
import Foundation
import FoundationGaps
import Testing
import UIKit

/// Models that are read from files.
@MainActor @Suite struct ModelFileTests {
  private static let contents = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
      <entity name="Work" isAbstract="YES">
        <attribute name="title" attributeType="String" minValueString="2" maxValueString="20" \
    regularExpressionString="[A-Z].*"/>
        <attribute name="sorted" optional="YES" attributeType="String" derived="YES" \
    derivationExpression="canonical:(title)"/>
      </entity>
      <entity name="Book" parentEntity="Work">
        <attribute name="pages" optional="YES" attributeType="Integer 32" minValueString="1" \
    maxValueString="5000" defaultValueString="100"/>
        <attribute name="published" optional="YES" attributeType="Date" \
    minDateTimeInterval="0" maxDateTimeInterval="1000"/>
        <attribute name="cover" optional="YES" attributeType="Transformable" \
    valueTransformerName="CoverTransformer"/>
        <relationship name="author" optional="YES" maxCount="1" deletionRule="Nullify" \
    destinationEntity="Author" inverseName="books" inverseEntity="Author"/>
        <fetchIndex name="byPages">
          <fetchIndexElement property="pages" type="Binary" order="descending"/>
        </fetchIndex>
      </entity>
      <entity name="Magazine" parentEntity="Work" elementID="Paper"/>
      <entity name="Author">
        <attribute name="name" optional="YES" attributeType="String"/>
        <relationship name="books" optional="YES" toMany="YES" deletionRule="Cascade" \
    ordered="YES" destinationEntity="Book" inverseName="author" inverseEntity="Book"/>
        <fetchedProperty name="thick" optional="YES">
          <fetchRequest name="fetchedPropertyFetchRequest" entity="Book" \
    predicateString="author == $FETCH_SOURCE AND pages &gt; 300"/>
        </fetchedProperty>
      </entity>
      <configuration name="Cloud"><memberEntity name="Author"/></configuration>
      <fetchRequest name="thicker" entity="Book" predicateString="pages &gt; $count" \
    fetchLimit="2"/>
    </model>
    """

  /// Writes a model with two versions, of which the second one is in use.
  private func file(current: String? = "Library 2.xcdatamodel") throws -> URL {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "\(UUID().uuidString).xcdatamodeld")
    for (name, text) in [
      ("Library", "<model><entity name=\"Old\"/></model>"), ("Library 2", Self.contents),
    ] {
      let folder = url.appending(path: "\(name).xcdatamodel")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try text.write(to: folder.appending(path: "contents"), atomically: true, encoding: .utf8)
    }
    if let current {
      try PropertyListEncoder().encode(["_XCCurrentVersionName": current])
        .write(to: url.appending(path: ".xccurrentversion"))
    }
    return url
  }

  private func model() throws -> NSManagedObjectModel {
    try #require(NSManagedObjectModel(contentsOf: try file()))
  }

  private func context(at url: URL = URL(filePath: "/dev/null")) throws
    -> NSManagedObjectContext
  {
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: try model())
    try coordinator.addPersistentStore(type: .sqlite, at: url)
    let context = NSManagedObjectContext(.mainQueue)
    context.persistentStoreCoordinator = coordinator
    return context
  }

  @discardableResult
  private func insert(_ name: String, _ values: [String: Any], _ context: NSManagedObjectContext)
    -> NSManagedObject
  {
    let object = NSEntityDescription.insertNewObject(forEntityName: name, into: context)
    for (key, value) in values { object.setValue(value, forKey: key) }
    return object
  }

  // 14.1: the version that `.xccurrentversion` names is read, else the first one.
  @Test func `a model is equal to one that is read again, and to no other version`() throws {
    let url = try file()
    let (one, two) = (NSManagedObjectModel(contentsOf: url), NSManagedObjectModel(contentsOf: url))
    #expect(one != nil && one == two && one?.hash == two?.hash)
    let other = NSManagedObjectModel(contentsOf: url.appending(path: "Library.xcdatamodel"))
    #expect(other != nil && other != one)
  }

  @Test func `the current version is read`() throws {
    #expect(try model().entitiesByName["Book"] != nil)
    #expect(try model().entitiesByName["Old"] == nil)
    let other = try #require(NSManagedObjectModel(contentsOf: try file(current: nil)))
    #expect(other.entities.map(\.name) == ["Old"])
  }

  // 14.1
  @Test func `a file that is no model makes none`() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).xcdatamodel")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    #expect(NSManagedObjectModel(contentsOf: url) == nil)
    try "<model><entity".write(
      to: url.appending(path: "contents"), atomically: true, encoding: .utf8)
    #expect(NSManagedObjectModel(contentsOf: url) == nil)
  }

  // 14.2: entities inherit the properties of their parents.
  @Test func `subentities have the properties of their parents`() throws {
    let model = try model()
    let (work, book) = (model.entitiesByName["Work"], model.entitiesByName["Book"])
    #expect(work?.isAbstract == true)
    #expect(book?.superentity === work)
    #expect(book?.attributesByName["title"] != nil)
    #expect(work?.subentitiesByName.keys.sorted() == ["Book", "Magazine"])
    #expect(model.entitiesByName["Magazine"]?.renamingIdentifier == "Paper")
    let relationship = try #require(
      model.entitiesByName["Author"]?.relationshipsByName["books"])
    #expect(relationship.isOrdered)
    #expect(relationship.isToMany)
    #expect(relationship.deleteRule == .cascadeDeleteRule)
    #expect(relationship.inverseRelationship === book?.relationshipsByName["author"])
  }

  // 14.2
  @Test func `a fetch for an abstract entity finds the objects of its subentities`() throws {
    let context = try context()
    insert("Book", ["title": "Eden"], context)
    insert("Magazine", ["title": "Analog"], context)
    try context.save()
    #expect(try context.count(for: NSFetchRequest<NSManagedObject>(entityName: "Work")) == 2)
    let own = NSFetchRequest<NSManagedObject>(entityName: "Work")
    own.includesSubentities = false
    #expect(try context.count(for: own) == 0)
  }

  // 14.3: a configuration has the entities that the model names.
  @Test func `a store with a configuration takes the objects of its entities`() throws {
    let model = try model()
    #expect(model.configurations == ["Cloud"])
    #expect(model.entities(forConfigurationName: "Cloud")?.map(\.name) == ["Author"])
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    try coordinator.addPersistentStore(
      ofType: NSInMemoryStoreType, configurationName: "Cloud", at: nil)
    let context = NSManagedObjectContext(.mainQueue)
    context.persistentStoreCoordinator = coordinator
    insert("Author", ["name": "Lem"], context)
    try context.save()
    insert("Magazine", ["title": "Analog"], context)
    #expect(throws: CocoaError.self) { try context.save() }
  }

  // 14.4: the limits and patterns of the model are checked, each with its code.
  @Test(
    arguments: [
      (["title": "E"], NSValidationStringTooShortError),
      (["title": "Edeneden edeneden edeneden"], NSValidationStringTooLongError),
      (["title": "eden"], NSValidationStringPatternMatchingError),
      (["title": "Eden", "pages": 0], NSValidationNumberTooSmallError),
      (["title": "Eden", "pages": 5001], NSValidationNumberTooLargeError),
      (
        ["title": "Eden", "published": Date(timeIntervalSinceReferenceDate: -1)],
        NSValidationDateTooSoonError
      ),
      (
        ["title": "Eden", "published": Date(timeIntervalSinceReferenceDate: 1001)],
        NSValidationDateTooLateError
      ),
      (["title": "Eden", "pages": 5000], nil),
    ] as [([String: any Sendable], Int?)])
  func `a value outside of its limits fails the save`(
    values: [String: any Sendable], code: Int?
  ) throws {
    let context = try context()
    insert("Book", values, context)
    var failure: Int?
    do { try context.save() } catch { failure = (error as NSError).code }
    #expect(failure == code)
  }

  // 14.5: a template is fetched with values for its variables.
  @Test func `a template of the model makes a request`() throws {
    let context = try context()
    for pages in [100, 200, 300, 400] {
      insert("Book", ["title": "Eden", "pages": pages], context)
    }
    try context.save()
    let model = try #require(context.persistentStoreCoordinator?.managedObjectModel)
    let request = try #require(
      model.fetchRequestFromTemplate(
        withName: "thicker", substitutionVariables: ["count": 100]))
    #expect(try context.fetch(request).count == 2)
    #expect(model.fetchRequestTemplate(forName: "thicker")?.fetchLimit == 2)
    #expect(
      model.fetchRequestFromTemplate(withName: "none", substitutionVariables: [:]) == nil)
  }

  // 14.6: a fetched property has the objects that its request finds for its object.
  @Test func `a fetched property has the objects of its request`() throws {
    let context = try context(at: Library.file())
    let (lem, dick) = (
      insert("Author", ["name": "Lem"], context), insert("Author", ["name": "Dick"], context)
    )
    insert("Book", ["title": "Eden", "pages": 400, "author": lem], context)
    insert("Book", ["title": "Thin", "pages": 40, "author": lem], context)
    insert("Book", ["title": "Ubik", "pages": 500, "author": dick], context)
    try context.save()
    let thick = try #require(lem.value(forKey: "thick") as? [NSManagedObject])
    #expect(thick.map { $0.value(forKey: "title") as? String } == ["Eden"])
    insert("Book", ["title": "Fiasco", "pages": 600, "author": lem], context)
    try context.save()
    context.refresh(lem, mergeChanges: false)
    #expect((lem.value(forKey: "thick") as? [NSManagedObject])?.count == 2)
    #expect(lem.entity.propertiesByName["thick"] is NSFetchedPropertyDescription)
  }

  // 14.7: a derived attribute is computed when its object is saved.
  @Test func `a derived attribute has its value after the save`() throws {
    let url = Library.file()
    let context = try context(at: url)
    let book = insert("Book", ["title": "Éden"], context)
    book.setValue("E\u{301}den", forKey: "title")
    try context.save()
    #expect(book.value(forKey: "sorted") as? String == "eden")
    let other = try self.context(at: url)
    let found = try other.fetch(NSFetchRequest<NSManagedObject>(entityName: "Book")).first
    #expect(found?.value(forKey: "sorted") as? String == "eden")
  }

  // 14.8: a transformable value is stored as the data that its transformer makes.
  @Test func `a transformer makes data of a value, and a value of data`() throws {
    ValueTransformer.setValueTransformer(
      CoverTransformer(), forName: NSValueTransformerName("CoverTransformer"))
    let url = Library.file()
    let context = try context(at: url)
    insert("Book", ["title": "Eden", "cover": Cover(3)], context)
    try context.save()
    let other = try self.context(at: url)
    let found = try other.fetch(NSFetchRequest<NSManagedObject>(entityName: "Book")).first
    #expect((found?.value(forKey: "cover") as? Cover)?.number == 3)
  }
}

private final class Cover: NSObject {
  let number: UInt8
  init(_ number: UInt8) { self.number = number }
}

private final class CoverTransformer: ValueTransformer {
  override func transformedValue(_ value: Any?) -> Any? {
    (value as? Cover).map { Data([$0.number]) }
  }
  override func reverseTransformedValue(_ value: Any?) -> Any? {
    (value as? Data)?.first.map(Cover.init)
  }
}
