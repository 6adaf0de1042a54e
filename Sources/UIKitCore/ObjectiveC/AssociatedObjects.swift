import Foundation

// Apple's UIKit passes on the Objective-C runtime. These are the functions of it that need no such
// runtime: they give any object something to keep.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// How an object keeps what is associated with it.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Not retained. Where Apple's runtime would return freed memory, this one returns `nil`.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Strongly.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Strongly, a copy of it.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Strongly.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// Strongly, a copy of it.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Gives `object` something to keep under `key`, which is the address of something that stays where
/// it is; `nil` takes it away.
///
/// An object that a responder stores is released with the responder. Other objects have no room for
/// it: their associated objects are released on the first turn after them.
@preconcurrency @MainActor
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  guard let object = reference(object) else { return }
  let associations =
    value == nil ? Associations.existing(of: object) : Associations.of(object)
  associations?.set(value, for: key, policy)
}

/// Returns the object that is associated with `object` under `key`.
@preconcurrency @MainActor
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  reference(object).flatMap(Associations.existing)?.value(for: key)
}

/// Takes everything from `object` that it keeps for others.
@preconcurrency @MainActor
public func objc_removeAssociatedObjects(_ object: Any) {
  reference(object).flatMap(Associations.existing)?.removeAll()
}

/// The object itself, also out of an optional, as when it is passed to the Objective-C runtime; a
/// value has no identity to find it by again.
private func reference(_ object: Any) -> AnyObject? {
  if let optional = object as? any Unwrapping { return optional.unwrapped.flatMap(reference) }
  return type(of: object) is any AnyObject.Type ? object as AnyObject : nil
}

/// The objects that are associated with one object.
@MainActor
final class Associations {
  private enum Kept {
    case strongly(Any)
    case not(Unkept)
  }

  private struct Unkept {
    weak var object: AnyObject?
  }

  private var kept: [UnsafeRawPointer: Kept] = [:]

  func value(for key: UnsafeRawPointer) -> Any? {
    switch kept[key] {
    case .strongly(let value): value
    case .not(let unkept): unkept.object
    case nil: nil
    }
  }

  func set(_ value: Any?, for key: UnsafeRawPointer, _ policy: objc_AssociationPolicy) {
    // The previous object is released last: its `deinit` may call this again.
    let before = kept[key]
    kept[key] = value.map { Self.keep($0, policy) }
    withExtendedLifetime(before) {}
  }

  func removeAll() {
    let before = kept
    kept = [:]
    withExtendedLifetime(before) {}
  }

  private static func keep(_ value: Any, _ policy: objc_AssociationPolicy) -> Kept {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN:
      return .not(Unkept(object: reference(value)))
    case .OBJC_ASSOCIATION_RETAIN_NONATOMIC, .OBJC_ASSOCIATION_RETAIN:
      return .strongly(value)
    case .OBJC_ASSOCIATION_COPY_NONATOMIC, .OBJC_ASSOCIATION_COPY:
      // A value is its own copy.
      guard reference(value) != nil else { return .strongly(value) }
      guard let original = value as? any NSCopying else {
        UIKitException.raise(
          .invalidArgument, "-[\(type(of: value)) copyWithZone:]: unrecognized selector")
      }
      return .strongly(original.copy(with: nil))
    }
  }

  // MARK: Finding them

  private struct Entry {
    weak var owner: AnyObject?
    let associations: Associations
  }

  /// The associations of objects that are not responders.
  private static var others: [ObjectIdentifier: Entry] = [:]

  static func existing(of object: AnyObject) -> Associations? {
    if let responder = object as? UIResponder {
      return responder.associatedObjects[ObjectIdentifier(Associations.self)] as? Associations
    }
    // Another object may have been at this address before.
    guard let entry = others[ObjectIdentifier(object)], entry.owner === object else { return nil }
    return entry.associations
  }

  static func of(_ object: AnyObject) -> Associations {
    if let existing = existing(of: object) { return existing }
    let new = Associations()
    if let responder = object as? UIResponder {
      responder.associatedObjects[ObjectIdentifier(Associations.self)] = new
    } else {
      let before = others.updateValue(
        Entry(owner: object, associations: new), forKey: ObjectIdentifier(object))
      withExtendedLifetime(before) {}
    }
    return new
  }

  /// Releases what objects kept that are gone. Returns whether there were any.
  static func releaseOrphans() -> Bool {
    guard !others.isEmpty else { return false }
    let orphans = others.filter { $0.value.owner == nil }
    for key in orphans.keys { others[key] = nil }
    return !orphans.isEmpty
  }
}

/// An optional of whatever type.
private protocol Unwrapping {
  var unwrapped: Any? { get }
}

extension Optional: Unwrapping {
  fileprivate var unwrapped: Any? { map { $0 } }
}
