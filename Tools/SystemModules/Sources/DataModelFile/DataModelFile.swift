public import Foundation

/// A data model as Xcode keeps it: a `.xcdatamodel`, or a `.xcdatamodeld` with several versions.
///
/// The source tools read it to write classes, and Core Data's stand-in to make a model at run time.
public struct DataModelFile: Sendable {
  public var entities: [Entity] = []
  /// The names of entities, by those of configurations.
  public var configurations: [String: [String]] = [:]
  public var fetchRequests: [FetchRequest] = []

  public struct Entity: Sendable {
    public let name: String
    public let className: String?
    public let generation: Generation
    public let parent: String?
    public let isAbstract: Bool
    public let renamingIdentifier: String?
    public let attributes: [Attribute]
    public let relationships: [Relationship]
    public let fetchedProperties: [FetchedProperty]
    public let fetchIndexes: [FetchIndex]
    public let uniquenessConstraints: [[String]]
    public let userInfo: [String: String]

    /// The name of its class in Swift, without that of a module; `nil` where it has none of its own.
    public var swiftName: String? {
      guard let last = className?.split(separator: ".").last, last != "NSManagedObject" else {
        return nil
      }
      return String(last)
    }
  }

  /// The kind of code that Xcode generates for an entity.
  public enum Generation: Sendable {
    case manual, category, wholeClass
  }

  public struct Attribute: Sendable {
    public let name: String
    /// The type as the file writes it: `Integer 16`, `String`.
    public let type: String
    public let isOptional: Bool
    public let isTransient: Bool
    public let isScalar: Bool
    public let defaultValue: String?
    public let minimum: String?
    public let maximum: String?
    public let pattern: String?
    public let className: String?
    public let transformer: String?
    /// The expression of a derived attribute.
    public let derivation: String?
    public let renamingIdentifier: String?
    public let userInfo: [String: String]
  }

  public struct Relationship: Sendable {
    public let name: String
    public let destination: String
    public let inverse: String?
    public let isOptional: Bool
    public let isTransient: Bool
    public let isToMany: Bool
    public let isOrdered: Bool
    public let minimumCount: Int
    public let maximumCount: Int
    /// The rule as the file writes it: `Nullify`.
    public let deletionRule: String
    public let renamingIdentifier: String?
    public let userInfo: [String: String]
  }

  public struct FetchRequest: Sendable {
    public let name: String
    public let entity: String
    public let predicate: String?
    public let limit: Int
  }

  public struct FetchedProperty: Sendable {
    public let name: String
    public let request: FetchRequest
    public let userInfo: [String: String]
  }

  /// An index of the rows of an entity.
  public struct FetchIndex: Sendable {
    public let name: String
    /// The names of properties, each with its order.
    public let elements: [(property: String, isAscending: Bool)]
  }

  // MARK: Versions

  /// Reads a model; the current version where there are several.
  public init(contentsOf url: URL) throws {
    let folder = try Self.currentVersion(in: url)
    let contents = folder.appending(path: "contents")
    guard let root = XMLElement(text: try String(contentsOf: contents, encoding: .utf8)) else {
      throw DataModelError(
        description: "\(contents.path) could not be read: it is not XML of a data model. "
          + "Open the model in Xcode and save it.")
    }
    entities = root.all("entity").map(Entity.init)
    for configuration in root.all("configuration") {
      configurations[configuration["name"] ?? ""] =
        configuration.all("memberEntity").compactMap { $0["name"] }
    }
    fetchRequests = root.all("fetchRequest").map(FetchRequest.init)
  }

  /// The folder with the version in use: `.xccurrentversion` names it, else it is the first one.
  private static func currentVersion(in url: URL) throws -> URL {
    let files = FileManager.default
    if files.fileExists(atPath: url.appending(path: "contents").path) { return url }
    let mark = url.appending(path: ".xccurrentversion")
    if let data = try? Data(contentsOf: mark),
      let list = try PropertyListSerialization.propertyList(from: data, format: nil)
        as? [String: Any], let name = list["_XCCurrentVersionName"] as? String
    {
      let version = url.appending(path: name)
      return files.fileExists(atPath: version.path)
        ? version : url.appending(path: bundleName(of: version))
    }
    let versions = try files.contentsOfDirectory(atPath: url.path)
      .filter { $0.hasSuffix(".xcdatamodel") || $0.hasSuffix(".mom") }
      .sorted { ($0 as NSString).deletingPathExtension < ($1 as NSString).deletingPathExtension }
    guard let first = versions.first else {
      throw DataModelError(
        description: "\(url.path) could not be read: it has no version of the model. "
          + "Open the model in Xcode and save it.")
    }
    return url.appending(path: first)
  }

  // MARK: Names in an app

  /// Returns the name of the file in an app's bundle, where models have other names than in a
  /// project.
  public static func bundleName(of url: URL) -> String {
    let name = url.deletingPathExtension().lastPathComponent
    switch url.pathExtension {
    case "xcdatamodeld": return name + ".momd"
    case "xcdatamodel": return name + ".mom"
    default: return url.lastPathComponent
    }
  }
}

/// An error in a model's file.
public struct DataModelError: Error, CustomStringConvertible {
  public let description: String
}

// MARK: Reading

extension DataModelFile.Entity {
  fileprivate init(_ element: XMLElement) {
    name = element["name"] ?? ""
    className = element["representedClassName"]
    generation =
      switch element["codeGenerationType"] {
      case "class": .wholeClass
      case "category": .category
      default: .manual
      }
    parent = element["parentEntity"]
    isAbstract = element.isYes("isAbstract")
    renamingIdentifier = element["elementID"]
    attributes = element.all("attribute").map(DataModelFile.Attribute.init)
    relationships = element.all("relationship").map(DataModelFile.Relationship.init)
    fetchedProperties = element.all("fetchedProperty").compactMap { property in
      property.all("fetchRequest").first.map {
        DataModelFile.FetchedProperty(
          name: property["name"] ?? "", request: DataModelFile.FetchRequest($0),
          userInfo: property.userInfo)
      }
    }
    fetchIndexes = element.all("fetchIndex").map { index in
      DataModelFile.FetchIndex(
        name: index["name"] ?? "",
        elements: index.all("fetchIndexElement").compactMap { element in
          element["property"].map { ($0, element["order"] != "descending") }
        })
    }
    uniquenessConstraints = element.all("uniquenessConstraints").flatMap {
      $0.all("uniquenessConstraint").map { $0.all("constraint").compactMap { $0["value"] } }
    }
    userInfo = element.userInfo
  }
}

extension DataModelFile.Attribute {
  fileprivate init(_ element: XMLElement) {
    name = element["name"] ?? ""
    type = element["attributeType"] ?? "Undefined"
    isOptional = element.isYes("optional")
    isTransient = element.isYes("transient")
    isScalar = element.isYes("usesScalarValueType")
    defaultValue = element["defaultValueString"] ?? element["defaultDateTimeInterval"]
    minimum = element["minValueString"] ?? element["minDateTimeInterval"]
    maximum = element["maxValueString"] ?? element["maxDateTimeInterval"]
    pattern = element["regularExpressionString"]
    className = element["customClassName"]
    transformer = element["valueTransformerName"]
    derivation = element.isYes("derived") ? element["derivationExpression"] : nil
    renamingIdentifier = element["elementID"]
    userInfo = element.userInfo
  }
}

extension DataModelFile.Relationship {
  fileprivate init(_ element: XMLElement) {
    name = element["name"] ?? ""
    destination = element["destinationEntity"] ?? ""
    inverse = element["inverseName"]
    isOptional = element.isYes("optional")
    isTransient = element.isYes("transient")
    isToMany = element.isYes("toMany")
    isOrdered = element.isYes("ordered")
    minimumCount = element["minCount"].flatMap(Int.init) ?? 0
    maximumCount = element["maxCount"].flatMap(Int.init) ?? 0
    deletionRule = element["deletionRule"] ?? "Nullify"
    renamingIdentifier = element["elementID"]
    userInfo = element.userInfo
  }
}

extension DataModelFile.FetchRequest {
  fileprivate init(_ element: XMLElement) {
    name = element["name"] ?? ""
    entity = element["entity"] ?? ""
    predicate = element["predicateString"]
    limit = element["fetchLimit"].flatMap(Int.init) ?? 0
  }
}

extension XMLElement {
  fileprivate var userInfo: [String: String] {
    let entries = all("userInfo").flatMap { $0.all("entry") }
    return Dictionary(entries.map { ($0["key"] ?? "", $0["value"] ?? "") }) { $1 }
  }
}
