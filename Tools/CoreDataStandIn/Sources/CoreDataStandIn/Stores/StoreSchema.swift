import Foundation

/// The entities of a store, as saved in the file.
struct StoreSchema: Codable, Equatable {
  struct Property: Codable, Equatable {
    /// The type of an attribute; 1 and 2 for relationships to one and to many.
    let type: UInt
    let isOptional: Bool
    var isOrdered = false
    var destination: String?
    var inverse: String?
    var renamed: String?

    var isToMany: Bool { type == 2 }
    var isRelationship: Bool { type == 1 || type == 2 }
  }

  struct Entity: Codable, Equatable {
    /// The name of the topmost entity, which has the table.
    let root: String
    var renamed: String?
    /// With those of superentities.
    var properties: [String: Property] = [:]
  }

  private(set) var entities: [String: Entity] = [:]

  init(_ entities: [NSEntityDescription]) {
    for entity in entities {
      var own = Entity(root: entity.root.name ?? "", renamed: entity.givenIdentifier)
      for property in entity.properties where !property.isTransient {
        own.properties[property.name] = Self.property(property)
      }
      self.entities[entity.name ?? ""] = own
    }
  }

  private static func property(_ property: NSPropertyDescription) -> Property? {
    if let attribute = property as? NSAttributeDescription {
      return Property(
        type: attribute.attributeType.rawValue, isOptional: attribute.isOptional,
        renamed: attribute.givenIdentifier)
    }
    guard let relationship = property as? NSRelationshipDescription else { return nil }
    return Property(
      type: relationship.isToMany ? 2 : 1, isOptional: true, isOrdered: relationship.isOrdered,
      destination: relationship.destinationEntity?.name,
      inverse: relationship.inverseRelationship?.name, renamed: relationship.givenIdentifier)
  }

  init(text: String) throws {
    self = try JSONDecoder().decode(StoreSchema.self, from: Data(text.utf8))
  }

  var text: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }

  /// Returns a Boolean value that indicates whether a store needs no migration. Renaming identifiers make
  /// no difference.
  func isCompatible(with other: StoreSchema) -> Bool { withoutNames == other.withoutNames }

  /// Data for each entity that is equal where it is stored in the same way.
  var hashes: [String: Data] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return withoutNames.entities.compactMapValues { try? encoder.encode($0) }
  }

  private var withoutNames: StoreSchema {
    var copy = self
    for name in entities.keys {
      copy.entities[name]?.renamed = nil
      for key in entities[name]?.properties.keys.map(\.self) ?? [] {
        copy.entities[name]?.properties[key]?.renamed = nil
      }
    }
    return copy
  }

  /// The names of the entities that have tables.
  var roots: Set<String> { Set(entities.values.map(\.root)) }

  /// The columns of a table.
  func columns(of root: String) -> [String] {
    let family = entities.values.filter { $0.root == root }
    return Set(family.flatMap(\.properties.keys)).sorted()
  }

  // MARK: Names

  static func table(of root: NSEntityDescription) -> String { table(named: root.name ?? "") }

  static func table(named name: String) -> String { quoted("", "Z\(name.uppercased())") }

  /// The properties of an entity and of all below it that a table has.
  static func columns(of root: NSEntityDescription) -> [String] {
    Set(
      root.family.flatMap(\.properties).filter { property in
        property is NSAttributeDescription || property is NSRelationshipDescription
      }.filter { !$0.isTransient }.map(\.name)
    ).sorted()
  }

  static func quoted(_ property: String) -> String { quoted("Z_P_", property) }

  private static func quoted(_ start: String, _ name: String) -> String {
    "\"\(start)\(name.replacing("\"", with: "\"\""))\""
  }

  static func index(_ name: String) -> String { quoted("", name) }

  /// The statement that makes a table.
  static func creation(of root: String, _ columns: [String]) -> String {
    let columns = columns.map { ", \(quoted($0))" }.joined()
    return "CREATE TABLE \(table(named: root)) "
      + "(Z_PK INTEGER PRIMARY KEY, Z_ENT TEXT, Z_OPT INTEGER\(columns))"
  }
}

/// The names of one version of a model for those of another one.
///
/// 6.16: Renaming identifiers are names that stay the same in all versions. A name that is an identifier of the
/// other version, and an equal name, are taken where no identifiers are the same.
struct NameMatches {
  /// The old names, by the new ones.
  private(set) var old: [String: String] = [:]

  init(new: [String: String?], old before: [String: String?]) {
    var left = Set(before.keys)
    let names = new.keys.sorted {
      (new[$0]??.isEmpty == false ? 0 : 1, $0) < (new[$1]??.isEmpty == false ? 0 : 1, $1)
    }
    func take(_ isMatch: (_ new: String, _ old: String) -> Bool) {
      for name in names where old[name] == nil {
        guard let match = left.sorted().first(where: { isMatch(name, $0) }) else { continue }
        old[name] = match
        left.remove(match)
      }
    }
    func identifier(_ name: String, _ names: [String: String?]) -> String {
      (names[name] ?? nil) ?? name
    }
    take { $0 == $1 && identifier($0, new) == identifier($1, before) }
    take { identifier($0, new) == identifier($1, before) }
    take { identifier($0, new) == $1 }
    take { $0 == $1 }
  }
}
