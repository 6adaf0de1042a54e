import DataModelFile
import Foundation
import ProjectReader
import SourceAdapter

/// The classes and extensions that Xcode writes for the entities of data models.
struct ModelClasses {
  /// The texts, by the names of their files.
  let files: [String: String]

  init(of target: ProjectTarget) throws {
    guard target.kind != .tests else {
      files = [:]
      return
    }
    let parts = try Self.models(of: target).flatMap { url -> [String] in
      do {
        let model = try DataModelFile(contentsOf: url)
        return model.entities.compactMap { Self.text(of: $0, model) }
      } catch let error as DataModelError {
        throw ProjectError(error.description)
      }
    }
    guard !parts.isEmpty else {
      files = [:]
      return
    }
    let imports = "import CoreDataStandIn\nimport Foundation\nimport ObjCNames\n\n"
    files = ["Storyline~Models.swift": imports + parts.joined(separator: "\n")]
  }

  /// Returns the modules that a target with models needs, whatever its sources import.
  static func systemModules(of target: ProjectTarget) -> [SystemModule] {
    models(of: target).isEmpty ? [] : [SystemModule.named("CoreData")].compactMap(\.self)
  }

  private static func models(of target: ProjectTarget) -> [URL] {
    target.resources.filter { ["xcdatamodel", "xcdatamodeld"].contains($0.pathExtension) }
  }

  // MARK: Texts

  private static func text(of entity: DataModelFile.Entity, _ model: DataModelFile) -> String? {
    guard let name = entity.swiftName, entity.generation != .manual else { return nil }
    let parent = model.entities.first { $0.name == entity.parent }?.swiftName ?? "NSManagedObject"
    // As with Apple the linker lets the class be found by the name in the model.
    let declaration =
      """
      public class \(name): \(parent) {}

      @section(".init_array") @used
      private nonisolated let storyline_model_\(name): @convention(c) () -> Void = {
        ObjCRecords.add(\(name).self, named: "\(name)") { _ in }
      }

      """
    let all =
      [fetchRequest(of: entity, name)] + entity.attributes.map(property)
      + entity.relationships.flatMap { members(of: $0, model) }
      + entity.fetchedProperties.map { fetched($0, model) }
    return (entity.generation == .wholeClass ? declaration : "")
      + "extension \(name) {\n\(all.map { "  \($0)\n" }.joined())}\n"
      + (entity.parent == nil ? "extension \(name): Identifiable {}\n" : "")
  }

  private static func fetchRequest(of entity: DataModelFile.Entity, _ name: String) -> String {
    "public class func fetchRequest() -> NSFetchRequest<\(name)> "
      + "{ NSFetchRequest<\(name)>(entityName: \(entity.name.swiftLiteral)) }"
  }

  private static func property(_ attribute: DataModelFile.Attribute) -> String {
    accessors(attribute.name, type(of: attribute))
  }

  private static func fetched(
    _ property: DataModelFile.FetchedProperty, _ model: DataModelFile
  ) -> String {
    let element =
      model.entities.first { $0.name == property.request.entity }?.swiftName ?? "NSManagedObject"
    return "public var `\(property.name)`: [\(element)]? { _managed(\"\(property.name)\") }"
  }

  private static func accessors(_ name: String, _ type: String) -> String {
    "public var `\(name)`: \(type) { get { _managed(\"\(name)\") } "
      + "set { _setManaged(newValue, \"\(name)\") } }"
  }

  private static func type(of attribute: DataModelFile.Attribute) -> String {
    switch attribute.type {
    case "Integer 16": attribute.isScalar ? "Int16" : "NSNumber?"
    case "Integer 32": attribute.isScalar ? "Int32" : "NSNumber?"
    case "Integer 64": attribute.isScalar ? "Int64" : "NSNumber?"
    case "Double": attribute.isScalar ? "Double" : "NSNumber?"
    case "Float": attribute.isScalar ? "Float" : "NSNumber?"
    case "Boolean": attribute.isScalar ? "Bool" : "NSNumber?"
    case "Decimal": "NSDecimalNumber?"
    case "String": "String?"
    case "Date": "Date?"
    case "Binary": "Data?"
    case "UUID": "UUID?"
    case "URI": "URL?"
    default: attribute.className.map { "\($0)?" } ?? "NSObject?"
    }
  }

  private static func members(
    of relationship: DataModelFile.Relationship, _ model: DataModelFile
  ) -> [String] {
    let destination =
      model.entities.first { $0.name == relationship.destination }?.swiftName ?? "NSManagedObject"
    guard relationship.isToMany else {
      return [accessors(relationship.name, "\(destination)?")]
    }
    let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
    let capitalized = relationship.name.prefix(1).uppercased() + relationship.name.dropFirst()
    func method(_ verb: String, _ parameters: String, _ values: String) -> String {
      "public func \(verb)\(capitalized)(\(parameters)) "
        + "{ _managedCall(\"\(verb)\(capitalized)\", \(values)) }"
    }
    let unordered = [
      accessors(relationship.name, "\(set)?"),
      method("addTo", "_ value: \(destination)", "value"),
      method("removeFrom", "_ value: \(destination)", "value"),
      method("addTo", "_ values: \(set)", "values"),
      method("removeFrom", "_ values: \(set)", "values"),
    ]
    guard relationship.isOrdered else { return unordered }
    return unordered + [
      method("insertInto", "_ value: \(destination), at idx: Int", "value, idx"),
      method("removeFrom", "at idx: Int", "idx"),
      method("replace", "at idx: Int, with value: \(destination)", "idx, value"),
      method("insertInto", "_ values: [\(destination)], at indexes: NSIndexSet", "values, indexes"),
      method("removeFrom", "at indexes: NSIndexSet", "indexes"),
      method(
        "replace", "at indexes: NSIndexSet, with values: [\(destination)]", "indexes, values"),
    ]
  }
}
