public import CoreFoundationNames
import UniformTypeIdentifiers

/// The endings of files' names.
public let kUTTagClassFilenameExtension: CFString = UTTagClass.filenameExtension.rawValue
/// The tag class of MIME types.
public let kUTTagClassMIMEType: CFString = UTTagClass.mimeType.rawValue

/// The result of a function that creates a value. On Apple's systems it is an `Unmanaged`, which
/// cannot contain values here.
public struct MadeValue<Value> {
  private let value: Value

  init(_ value: Value) { self.value = value }

  /// The value.
  public func takeRetainedValue() -> Value { value }

  /// The value.
  public func takeUnretainedValue() -> Value { value }
}

/// Returns a Boolean value that indicates whether two names are of one type.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool {
  inUTI1.lowercased() == inUTI2.lowercased()
}

/// Returns a Boolean value that indicates whether a type is another, or a kind of it.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
  if UTTypeEqual(inUTI, inConformsToUTI) { return true }
  guard let type = knownType(inUTI), let other = knownType(inConformsToUTI) else { return false }
  return type.conforms(to: other)
}

/// Returns a Boolean value that indicates whether a type is known: one of the common types, or one
/// that Info.plist declares.
public func UTTypeIsDeclared(_ inUTI: CFString) -> Bool { knownType(inUTI) != nil }

/// The type of an ending, or of what servers call it: the most usual one that conforms to another.
///
/// - Returns: Nothing where none is known. No type is made up here.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> MadeValue<CFString>? {
  identifiers(inTagClass, inTag, inConformingToUTI).first.map { MadeValue($0) }
}

/// All types of an ending, or of what servers call it, that conform to another.
///
/// - Returns: Nothing where none is known.
public func UTTypeCreateAllIdentifiersForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> MadeValue<CFArray>? {
  let types = identifiers(inTagClass, inTag, inConformingToUTI)
  return types.isEmpty ? nil : MadeValue(types)
}

/// The most usual ending of a type, or what servers call it.
public func UTTypeCopyPreferredTagWithClass(
  _ inUTI: CFString, _ inTagClass: CFString
) -> MadeValue<CFString>? {
  knownTags(inUTI, inTagClass)?.first.map { MadeValue($0) }
}

/// All endings of a type, or all that servers call it.
public func UTTypeCopyAllTagsWithClass(
  _ inUTI: CFString, _ inTagClass: CFString
) -> MadeValue<CFArray>? {
  knownTags(inUTI, inTagClass).map { MadeValue($0) }
}

/// Returns the description of a type for people.
public func UTTypeCopyDescription(_ inUTI: CFString) -> MadeValue<CFString>? {
  knownType(inUTI)?.localizedDescription.map { MadeValue($0) }
}

/// Names of types are the same in small letters and in capitals.
private func knownType(_ name: String) -> UTType? { UTType(name) ?? UTType(name.lowercased()) }

private func knownTags(_ name: String, _ tagClass: String) -> [String]? {
  knownType(name)?.tags[UTTagClass(rawValue: tagClass)]
}

private func identifiers(_ tagClass: String, _ tag: String, _ supertype: String?) -> [String] {
  var wanted: UTType?
  if let supertype {
    wanted = knownType(supertype)
    // No type conforms to an unknown one.
    guard wanted != nil else { return [] }
  }
  return UTType.types(tag: tag, tagClass: UTTagClass(rawValue: tagClass), conformingTo: wanted)
    .map(\.identifier)
}
