public import Foundation

/// The type of a file or of copied data.
///
/// The types are those of Apple's that apps meet most often, and those that the app's Info.plist
/// declares. There are no dynamic types for unknown file name extensions.
public struct UTType: Sendable {
  /// `public.jpeg`
  public let identifier: String

  /// The conformance that the app declares for a type that is not known.
  private var parent: String?

  /// The type of that name, where it is known.
  public init?(_ identifier: String) {
    guard TypeTable.entries[identifier] != nil else { return nil }
    self.identifier = identifier
  }

  /// The type of files with that ending, where it is known and conforms to `supertype`.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// The type of what servers call that.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// The type with that tag.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    let types = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype)
    guard let type = types.first else { return nil }
    self = type
  }

  /// All types with that tag.
  public static func types(
    tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?
  ) -> [UTType] {
    let wanted = tag.lowercased()
    return TypeTable.order.map { UTType(known: $0) }.filter { type in
      type.tags[tagClass, default: []].contains(wanted)
        && (supertype.map { type.conforms(to: $0) } ?? true)
    }
  }

  /// A type that another app declares. Info.plist says what there is to know of it.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier)
    parent = parentType?.identifier
  }

  /// A type that the app declares. Info.plist says what there is to know of it.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier)
    parent = parentType?.identifier
  }

  init(known identifier: String) { self.identifier = identifier }

  // MARK: Tags

  /// How names of such files end, the most usual first.
  public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }

  /// The preferred MIME type.
  public var preferredMIMEType: String? { tags[.mimeType]?.first }

  public var tags: [UTTagClass: [String]] {
    guard let entry = TypeTable.entries[identifier] else { return [:] }
    return [.filenameExtension: entry.extensions, .mimeType: entry.mimeTypes]
      .filter { !$0.value.isEmpty }
  }

  /// The description for people.
  public var localizedDescription: String? { TypeTable.entries[identifier]?.name }

  // MARK: Conforming

  /// Everything that it is besides.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var next = parents
    while let type = next.popLast() {
      if found.insert(type).inserted { next += type.parents }
    }
    return found
  }

  /// Returns a Boolean value that indicates whether it is that, or a kind of that.
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }

  /// Returns a Boolean value that indicates whether it is a kind of that, and not that itself.
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }

  /// Returns a Boolean value that indicates whether that is a kind of it.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  private var parents: [UTType] {
    let known = TypeTable.entries[identifier]?.parents
    return (known ?? [parent].compactMap(\.self)).map { UTType(known: $0) }
  }
}

// Types are told apart by their identifiers alone.

extension UTType: Hashable {
  public static func == (lhs: UTType, rhs: UTType) -> Bool { lhs.identifier == rhs.identifier }

  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension UTType: Codable {
  public init(from decoder: any Decoder) throws {
    self.init(known: try decoder.singleValueContainer().decode(String.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

extension UTType: CustomStringConvertible {
  public var description: String { identifier }
}

/// By what a type is told.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension URL {
  /// The same with the ending of a type, where the name has no such ending.
  public mutating func appendPathExtension(for contentType: UTType) {
    guard let ending = contentType.preferredFilenameExtension,
      !contentType.tags[.filenameExtension, default: []].contains(pathExtension.lowercased())
    else { return }
    appendPathExtension(ending)
  }

  public func appendingPathExtension(for contentType: UTType) -> URL {
    var url = self
    url.appendPathExtension(for: contentType)
    return url
  }
}
