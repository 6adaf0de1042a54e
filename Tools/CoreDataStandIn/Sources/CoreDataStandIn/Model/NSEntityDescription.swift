public import Foundation

/// A kind of managed object.
open class NSEntityDescription: NSObject {
  open var name: String?
  open var managedObjectClassName: String! = "NSManagedObject"
  open var isAbstract = false
  /// The name by which all versions of a model know the entity: its own name if it was given no other one.
  open var renamingIdentifier: String? {
    get { givenIdentifier ?? name }
    set { givenIdentifier = newValue }
  }

  private(set) var givenIdentifier: String?
  open var userInfo: [AnyHashable: Any]?
  open internal(set) weak var superentity: NSEntityDescription?
  weak var model: NSManagedObjectModel?

  public override init() {}

  /// The model that has the entity.
  open var managedObjectModel: NSManagedObjectModel {
    guard let model else {
      preconditionFailure("The entity \(name ?? "") belongs to no model.")
    }
    return model
  }

  // MARK: Properties

  private var own: [NSPropertyDescription] = []
  private var ownConstraints: [[Any]] = []

  /// The properties, those of superentities first. Setting them sets those of the entity itself.
  open var properties: [NSPropertyDescription] {
    get { (superentity?.properties ?? []) + own }
    set {
      let inherited = Set((superentity?.properties ?? []).map(ObjectIdentifier.init))
      own = newValue.filter { !inherited.contains(ObjectIdentifier($0)) }
      for property in own { property.owner = self }
      forgetTables()
    }
  }

  open var propertiesByName: [String: NSPropertyDescription] { tables.properties }

  open var attributesByName: [String: NSAttributeDescription] { tables.attributes }

  open var relationshipsByName: [String: NSRelationshipDescription] { tables.relationships }

  var fetchedProperties: [String: NSFetchedPropertyDescription] { tables.fetched }

  /// The properties whose values are validated, in the order of their names.
  var validatedProperties: [NSPropertyDescription] { tables.validated }

  /// The properties that stores keep, in the order of their names.
  var savedProperties: [NSPropertyDescription] { tables.saved }

  /// The values of new objects.
  var defaultValues: [String: Any] { tables.defaults }

  /// The name of the topmost entity.
  var rootName: String { tables.rootName }

  /// The names of attributes and relationships.
  var storedNames: [String] { Array(attributesByName.keys) + Array(relationshipsByName.keys) }

  var derivedAttributes: [NSDerivedAttributeDescription] { tables.derived }

  /// The relationships to an entity, or to one that it inherits from.
  open func relationships(forDestination entity: NSEntityDescription)
    -> [NSRelationshipDescription]
  {
    relationshipsByName.values.filter { $0.destinationEntity.map(entity.isKindOf) == true }
  }

  /// Lists of attributes, each a name or a description, whose values no two objects share.
  open var uniquenessConstraints: [[Any]] {
    get { (superentity?.uniquenessConstraints ?? []) + ownConstraints }
    set {
      ownConstraints = newValue
      forgetTables()
    }
  }

  /// The indexes of the entity's rows in a file.
  open var indexes: [NSFetchIndexDescription] = [] {
    didSet { for index in indexes { index.entity = self } }
  }

  var constraintNames: [[String]] { keptTables?.constraintNames ?? currentConstraintNames }

  private var currentConstraintNames: [[String]] {
    uniquenessConstraints.map { list in
      list.compactMap { $0 as? String ?? ($0 as? NSPropertyDescription)?.name }
    }
  }

  /// The properties by their names, which are looked up for every value that is read or set.
  private final class Tables {
    let properties: [String: NSPropertyDescription]
    let attributes: [String: NSAttributeDescription]
    let relationships: [String: NSRelationshipDescription]
    let fetched: [String: NSFetchedPropertyDescription]
    let derived: [NSDerivedAttributeDescription]
    let validated: [NSPropertyDescription]
    let saved: [NSPropertyDescription]
    let defaults: [String: Any]
    let constraintNames: [[String]]
    let rootName: String

    init(_ all: [NSPropertyDescription], constraintNames: [[String]], rootName: String) {
      properties = Dictionary(all.map { ($0.name, $0) }) { $1 }
      attributes = properties.compactMapValues { $0 as? NSAttributeDescription }
      relationships = properties.compactMapValues { $0 as? NSRelationshipDescription }
      fetched = properties.compactMapValues { $0 as? NSFetchedPropertyDescription }
      derived = all.compactMap { $0 as? NSDerivedAttributeDescription }
      validated = properties.values.filter { !($0 is NSFetchedPropertyDescription) }
        .sorted { $0.name < $1.name }
      saved = validated.filter { !$0.isTransient }
      defaults = attributes.compactMapValues { $0.normalized($0.defaultValue) }
      self.constraintNames = constraintNames
      self.rootName = rootName
    }
  }

  // Names may still change until a model is in use.
  private var keptTables: Tables?

  private var tables: Tables {
    keptTables ?? newTables
  }

  private var newTables: Tables {
    Tables(properties, constraintNames: currentConstraintNames, rootName: root.name ?? "")
  }

  /// Makes the tables, once the model does not change any more. Several threads read them.
  func keepTables() { if keptTables == nil { keptTables = newTables } }

  private let classLock = NSLock()
  private var keptClass: ObjectMaker.Class?

  /// The class of the objects: the managed object itself while there is none of the name.
  var objectClass: ObjectMaker.Class {
    classLock.withLock {
      if let keptClass { return keptClass }
      let found = ObjectMaker.cls(named: managedObjectClassName ?? "NSManagedObject")
      // Its name may change until a model is in use.
      if keptTables != nil { keptClass = found }
      guard let cls = found ?? ObjectMaker.cls(named: "NSManagedObject") else {
        preconditionFailure("There is no managed object.")
      }
      return cls
    }
  }

  private func forgetTables() {
    keptTables = nil
    for entity in subentities { entity.forgetTables() }
  }

  // MARK: Inheritance

  open var subentities: [NSEntityDescription] = [] {
    didSet {
      for entity in oldValue { entity.superentity = nil }
      for entity in subentities {
        entity.superentity = self
        entity.forgetTables()
      }
    }
  }

  open var subentitiesByName: [String: NSEntityDescription] {
    Dictionary(subentities.compactMap { entity in entity.name.map { ($0, entity) } }) { $1 }
  }

  /// A Boolean value that indicates whether this is the entity or inherits from it.
  open func isKindOf(entity: NSEntityDescription) -> Bool {
    self === entity || superentity?.isKindOf(entity: entity) == true
  }

  /// The entity and all below it.
  var family: [NSEntityDescription] { [self] + subentities.flatMap(\.family) }

  /// The entity at the top: all below it share a table.
  var root: NSEntityDescription { superentity?.root ?? self }

  // MARK: Contexts

  /// The entity with that name in the model of a context.
  open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext)
    -> NSEntityDescription?
  {
    context.model?.entitiesByName[entityName]
  }

  /// Makes an object of the entity's class and inserts it into a context.
  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    guard let entity = entity(forEntityName: entityName, in: context) else {
      CoreDataException.raise(
        "+entityForName: could not locate an entity named '\(entityName)' in this model.")
    }
    return ObjectMaker.make(entity, context)
  }
}
