import DataModelFile
public import Foundation
import UIKit

/// The entities of an app's data.
open class NSManagedObjectModel: NSObject {
  private var configured: [String: [NSEntityDescription]] = [:]
  private var templates: [String: NSFetchRequest<any NSFetchRequestResult>] = [:]
  open var versionIdentifiers: Set<AnyHashable> = []
  /// A Boolean value that indicates whether a coordinator has it: it does not change any more.
  var isInUse = false

  public override init() {}

  /// Reads a model, be it of a project or of an app's folder.
  public convenience init?(contentsOf url: URL) {
    guard let file = try? DataModelFile(contentsOf: url) else { return nil }
    self.init()
    fill(from: file)
  }

  /// Joins models.
  public convenience init?(byMerging models: [NSManagedObjectModel]?) {
    guard let models else { return nil }
    self.init()
    entities = models.flatMap(\.entities)
  }

  /// Joins the models in bundles; those of the app without one.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    let urls = (bundles ?? [.main]).flatMap { bundle in
      ["momd", "mom"].flatMap {
        bundle.urls(forResourcesWithExtension: $0, subdirectory: nil) ?? []
      }
    }
    let models = urls.compactMap { NSManagedObjectModel(contentsOf: $0 as URL) }
    return models.count == 1 ? models[0] : NSManagedObjectModel(byMerging: models)
  }

  // MARK: Entities

  open var entities: [NSEntityDescription] = [] {
    didSet {
      precondition(!isInUse, "Can't modify an immutable model.")
      for entity in entities { entity.model = self }
    }
  }

  open var entitiesByName: [String: NSEntityDescription] {
    keptNames ?? namedEntities
  }

  private var namedEntities: [String: NSEntityDescription] {
    Dictionary(entities.compactMap { entity in entity.name.map { ($0, entity) } }) { $1 }
  }

  // Several threads read a model in use: nothing is added to it afterwards but for the classes, below a lock.
  private var keptNames: [String: NSEntityDescription]?
  private var keptClasses: [ObjectIdentifier: NSEntityDescription] = [:]
  private let classesLock = NSLock()

  open var configurations: [String] { configured.keys.sorted() }

  open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
    guard let configuration, configuration != "PF_DEFAULT_CONFIGURATION_NAME" else {
      return entities
    }
    return configured[configuration]
  }

  open func setEntities(
    _ entities: [NSEntityDescription], forConfigurationName configuration: String
  ) {
    configured[configuration] = entities
  }

  // MARK: Equality

  /// Models with the same entities, in their versions, are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSManagedObjectModel else { return false }
    return other === self
      || entityVersionHashesByName == other.entityVersionHashesByName
        && configurations == other.configurations
  }

  open override var hash: Int { entities.count }

  // MARK: Fetch requests

  open var fetchRequestTemplatesByName: [String: NSFetchRequest<any NSFetchRequestResult>] {
    templates
  }

  open func fetchRequestTemplate(forName name: String)
    -> NSFetchRequest<any NSFetchRequestResult>?
  {
    templates[name]
  }

  open func setFetchRequestTemplate(
    _ fetchRequestTemplate: NSFetchRequest<any NSFetchRequestResult>?, forName name: String
  ) {
    templates[name] = fetchRequestTemplate
  }

  /// Makes a request of a template, with values for the variables of its predicate.
  open func fetchRequestFromTemplate(
    withName name: String, substitutionVariables variables: [String: Any]
  ) -> NSFetchRequest<any NSFetchRequestResult>? {
    guard let request = templates[name]?.erased else { return nil }
    request.predicate = request.predicate?.substituting(variables)
    return request
  }

  // MARK: Classes

  /// Makes the model immutable, and lets classes find their entities.
  func use() {
    // Several threads may make coordinators of one model at once.
    Self.useLock.withLock {
      guard !isInUse else { return }
      keptNames = namedEntities
      for entity in entities {
        entity.keepTables()
        EntityTable.add(entity)
      }
      isInUse = true
    }
  }

  private static let useLock = NSLock()

  /// The entity whose objects have that class.
  func entity(of cls: AnyClass) -> NSEntityDescription? {
    guard isInUse else { return foundEntity(of: cls) }
    return classesLock.withLock {
      if let entity = keptClasses[ObjectIdentifier(cls)] { return entity }
      let entity = foundEntity(of: cls)
      keptClasses[ObjectIdentifier(cls)] = entity
      return entity
    }
  }

  private func foundEntity(of cls: AnyClass) -> NSEntityDescription? {
    let name = String(reflecting: cls)
    let found = entities.filter { entity in
      guard let own = entity.managedObjectClassName else { return false }
      return own == name || name.split(separator: ".").last == own.split(separator: ".").last
    }
    return found.first { $0.managedObjectClassName == name } ?? found.first
  }
}

/// The entities of models in use, by the names of their classes.
enum EntityTable {
  private struct Entry {
    weak var entity: NSEntityDescription?
  }

  // Models in use do not change.
  private nonisolated(unsafe) static var entries: [Entry] = []
  private static let lock = NSLock()

  static func add(_ entity: NSEntityDescription) {
    lock.withLock {
      entries.removeAll { $0.entity == nil }
      entries.append(Entry(entity: entity))
    }
  }

  /// The entity of a class, of the model that came last.
  static func entity(of cls: AnyClass) -> NSEntityDescription? {
    let all = lock.withLock { entries.compactMap(\.entity) }
    return all.last { $0.model?.entity(of: cls) === $0 }
  }
}

// MARK: From a file

extension NSManagedObjectModel {
  private func fill(from file: DataModelFile) {
    var made: [String: NSEntityDescription] = [:]
    for entity in file.entities { made[entity.name] = NSEntityDescription(entity) }
    for entity in file.entities {
      guard let own = made[entity.name] else { continue }
      own.properties =
        entity.attributes.map(NSAttributeDescription.make)
        + entity.relationships.map { NSRelationshipDescription($0, made) }
        + entity.fetchedProperties.map { NSFetchedPropertyDescription($0, made) }
      own.indexes = entity.fetchIndexes.map { index in
        NSFetchIndexDescription(
          name: index.name,
          elements: index.elements.compactMap { element in
            guard let property = own.propertiesByName[element.property] else { return nil }
            let description = NSFetchIndexElementDescription(
              property: property, collationType: .binary)
            description.isAscending = element.isAscending
            return description
          })
      }
      if let parent = entity.parent.flatMap({ made[$0] }) { parent.subentities.append(own) }
    }
    for entity in file.entities {
      for relationship in entity.relationships {
        guard let inverse = relationship.inverse else { continue }
        made[entity.name]?.relationshipsByName[relationship.name]?.inverseRelationship =
          made[relationship.destination]?.relationshipsByName[inverse]
      }
    }
    entities = file.entities.compactMap { made[$0.name] }
    for (name, members) in file.configurations {
      setEntities(members.compactMap { made[$0] }, forConfigurationName: name)
    }
    for request in file.fetchRequests {
      setFetchRequestTemplate(NSFetchRequest(request), forName: request.name)
    }
  }
}

extension NSEntityDescription {
  fileprivate convenience init(_ file: DataModelFile.Entity) {
    self.init()
    name = file.name
    managedObjectClassName = file.swiftName ?? "NSManagedObject"
    isAbstract = file.isAbstract
    renamingIdentifier = file.renamingIdentifier
    userInfo = file.userInfo
    uniquenessConstraints = file.uniquenessConstraints
  }
}

extension NSRelationshipDescription {
  fileprivate convenience init(
    _ file: DataModelFile.Relationship, _ entities: [String: NSEntityDescription]
  ) {
    self.init()
    name = file.name
    isOptional = file.isOptional
    isTransient = file.isTransient
    isOrdered = file.isOrdered
    minCount = file.minimumCount
    maxCount = file.isToMany ? file.maximumCount : 1
    destinationEntity = entities[file.destination]
    renamingIdentifier = file.renamingIdentifier
    userInfo = file.userInfo
    deleteRule =
      switch file.deletionRule {
      case "Cascade": .cascadeDeleteRule
      case "Deny": .denyDeleteRule
      case "No Action": .noActionDeleteRule
      default: .nullifyDeleteRule
      }
  }
}

extension NSFetchRequest where ResultType == any NSFetchRequestResult {
  fileprivate convenience init(_ file: DataModelFile.FetchRequest) {
    self.init(entityName: file.entity)
    predicate = file.predicate.map { NSPredicate(format: $0, argumentArray: nil) }
    fetchLimit = file.limit
  }
}

extension NSFetchedPropertyDescription {
  fileprivate convenience init(
    _ file: DataModelFile.FetchedProperty, _ entities: [String: NSEntityDescription]
  ) {
    self.init()
    name = file.name
    isOptional = true
    let request = NSFetchRequest(file.request)
    request.entity = entities[file.request.entity]
    fetchRequest = request
    userInfo = file.userInfo
  }
}

extension NSAttributeDescription {
  fileprivate static func make(_ file: DataModelFile.Attribute) -> NSAttributeDescription {
    guard let derivation = file.derivation else { return NSAttributeDescription(file) }
    let attribute = NSDerivedAttributeDescription(file)
    attribute.setDerivation(derivation)
    return attribute
  }

  fileprivate convenience init(_ file: DataModelFile.Attribute) {
    self.init()
    name = file.name
    isOptional = file.isOptional
    isTransient = file.isTransient
    attributeType = Self.types[file.type] ?? .undefinedAttributeType
    attributeValueClassName = file.className
    valueTransformerName = file.transformer
    renamingIdentifier = file.renamingIdentifier
    userInfo = file.userInfo
    defaultValue = file.defaultValue.flatMap { value($0) }
    addRules(file)
  }

  private static let types: [String: NSAttributeType] = [
    "Integer 16": .integer16AttributeType, "Integer 32": .integer32AttributeType,
    "Integer 64": .integer64AttributeType, "Decimal": .decimalAttributeType,
    "Double": .doubleAttributeType, "Float": .floatAttributeType, "String": .stringAttributeType,
    "Boolean": .booleanAttributeType, "Date": .dateAttributeType,
    "Binary": .binaryDataAttributeType, "UUID": .UUIDAttributeType, "URI": .URIAttributeType,
    "Transformable": .transformableAttributeType, "ObjectID": .objectIDAttributeType,
  ]

  /// A value as the file writes it.
  private func value(_ text: String) -> Any? {
    switch attributeType {
    case .booleanAttributeType: NSNumber(value: text == "YES" || text == "1")
    case .stringAttributeType: text
    case .decimalAttributeType: NSDecimalNumber(string: text)
    case .UUIDAttributeType: UUID(uuidString: text)
    case .URIAttributeType: URL(string: text)
    default: normalized(Double(text))
    }
  }

  private func addRules(_ file: DataModelFile.Attribute) {
    let (low, high) = (file.minimum.flatMap(Double.init), file.maximum.flatMap(Double.init))
    switch attributeType {
    case .stringAttributeType:
      if let low { addRule(NSValidationStringTooShortError) { Self.length($0) >= low } }
      if let high { addRule(NSValidationStringTooLongError) { Self.length($0) <= high } }
      if let pattern = file.pattern {
        let matches = NSPredicate(format: "SELF MATCHES %@", argumentArray: [pattern])
        addRule(NSValidationStringPatternMatchingError) { matches.evaluate(with: $0) }
      }
    case .dateAttributeType:
      if let low { addRule(NSValidationDateTooSoonError) { Self.seconds($0) >= low } }
      if let high { addRule(NSValidationDateTooLateError) { Self.seconds($0) <= high } }
    default:
      if let low { addRule(NSValidationNumberTooSmallError) { Self.number($0) >= low } }
      if let high { addRule(NSValidationNumberTooLargeError) { Self.number($0) <= high } }
    }
  }

  private static func length(_ value: Any) -> Double {
    Double((value as? String)?.utf16.count ?? 0)
  }

  private static func seconds(_ value: Any) -> Double {
    (value as? Date)?.timeIntervalSinceReferenceDate ?? 0
  }

  private static func number(_ value: Any) -> Double { (value as? NSNumber)?.doubleValue ?? 0 }
}
