public import Foundation

/// The ways of saving an object whose row has changed since it was read.
public enum NSMergePolicyType: UInt, Sendable {
  case errorMergePolicyType
  case mergeByPropertyStoreTrumpMergePolicyType
  case mergeByPropertyObjectTrumpMergePolicyType
  case overwriteMergePolicyType
  case rollbackMergePolicyType
}

/// A policy for saving objects whose rows have changed since they were read, or whose unique values others have.
///
/// A subclass changes the objects of the conflicts that it gets, and calls `super`, which resolves them by the type of
/// the policy.
open class NSMergePolicy: NSObject {
  public let mergeType: NSMergePolicyType

  public init(merge ty: NSMergePolicyType) { mergeType = ty }

  /// Resolves conflicts of both kinds.
  open func resolve(mergeConflicts list: [Any]) throws {
    let versions = list.compactMap { $0 as? NSMergeConflict }
    if !versions.isEmpty { try resolve(optimisticLockingConflicts: versions) }
    let constraints = list.compactMap { $0 as? NSConstraintConflict }
    if !constraints.isEmpty { try resolve(constraintConflicts: constraints) }
  }

  /// Resolves conflicts with rows that have changed.
  open func resolve(optimisticLockingConflicts list: [NSMergeConflict]) throws {
    guard mergeType != .errorMergePolicyType else { throw CoreDataError.conflicts(list) }
    for conflict in list { conflict.resolution = mergeType }
  }

  /// Resolves conflicts with objects that have the same unique values.
  open func resolve(constraintConflicts list: [NSConstraintConflict]) throws {
    guard mergeType != .errorMergePolicyType else { throw CoreDataError.conflicts(list) }
    for conflict in list { conflict.resolution = mergeType }
  }

  // These are not changed.
  private nonisolated(unsafe) static let all: [NSMergePolicyType: NSMergePolicy] =
    Dictionary(
      uniqueKeysWithValues: [
        .errorMergePolicyType, .mergeByPropertyStoreTrumpMergePolicyType,
        .mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType,
        .rollbackMergePolicyType,
      ].map { ($0, NSMergePolicy(merge: $0)) })

  private static func shared(_ type: NSMergePolicyType) -> NSMergePolicy {
    all[type] ?? NSMergePolicy(merge: type)
  }

  /// The save fails.
  public class var error: NSMergePolicy { shared(.errorMergePolicyType) }
  /// Values that the store has changed stay, the others are written.
  public class var mergeByPropertyStoreTrump: NSMergePolicy {
    shared(.mergeByPropertyStoreTrumpMergePolicyType)
  }
  /// Values that the context has changed are written, the others stay.
  public class var mergeByPropertyObjectTrump: NSMergePolicy {
    shared(.mergeByPropertyObjectTrumpMergePolicyType)
  }
  /// All of the object's values are written.
  public class var overwrite: NSMergePolicy { shared(.overwriteMergePolicyType) }
  /// The object's changes are given up.
  public class var rollback: NSMergePolicy { shared(.rollbackMergePolicyType) }
}

public var NSErrorMergePolicy: AnyObject { NSMergePolicy.error }
public var NSMergeByPropertyStoreTrumpMergePolicy: AnyObject {
  NSMergePolicy.mergeByPropertyStoreTrump
}
public var NSMergeByPropertyObjectTrumpMergePolicy: AnyObject {
  NSMergePolicy.mergeByPropertyObjectTrump
}
public var NSOverwriteMergePolicy: AnyObject { NSMergePolicy.overwrite }
public var NSRollbackMergePolicy: AnyObject { NSMergePolicy.rollback }

/// An object whose row has changed since it was read.
public final class NSMergeConflict: NSObject {
  public let sourceObject: NSManagedObject
  /// The row's version; 0 where it is gone.
  public let newVersionNumber: Int
  public let oldVersionNumber: Int
  /// The values that the object was read with. Relationships to one are object IDs, those to many are left out.
  public let objectSnapshot: [String: Any]?
  /// The values of the row now; `nil` where it is gone.
  public let cachedSnapshot: [String: Any]?
  /// `nil`: rows in memory are those of the file.
  public let persistedSnapshot: [String: Any]?
  /// The policy that resolves the conflict; `nil` while none has done so.
  var resolution: NSMergePolicyType?

  init(_ change: StoreChange, _ object: NSManagedObject, _ row: Row?) {
    sourceObject = object
    newVersionNumber = row?.version ?? 0
    oldVersionNumber = change.base?.version ?? 0
    objectSnapshot = change.base?.snapshot(of: object.entity)
    cachedSnapshot = row?.snapshot(of: object.entity)
    persistedSnapshot = nil
  }
}

/// Objects that have the same unique values.
public final class NSConstraintConflict: NSObject {
  /// The names of the attributes.
  public let constraint: [String]
  /// The object of the store, where it has one with these values.
  public let databaseObject: NSManagedObject?
  public let databaseSnapshot: [String: Any]?
  /// The objects of the context.
  public let conflictingObjects: [NSManagedObject]
  public let conflictingSnapshots: [[AnyHashable: Any]]
  /// The policy that resolves the conflict; `nil` while none has done so.
  var resolution: NSMergePolicyType?

  public init(
    constraint: [String], database databaseObject: NSManagedObject?,
    databaseSnapshot: [AnyHashable: Any]?, conflicting conflictingObjects: [NSManagedObject],
    conflictingSnapshots: [Any]
  ) {
    self.constraint = constraint
    self.databaseObject = databaseObject
    self.databaseSnapshot = databaseSnapshot as? [String: Any]
    self.conflictingObjects = conflictingObjects
    self.conflictingSnapshots = conflictingSnapshots.compactMap { $0 as? [AnyHashable: Any] }
  }

  /// The values of the attributes.
  public var constraintValues: [String: Any] {
    constraint.reduce(into: [:]) { values, name in
      values[name] = conflictingObjects.first?.publicValue(of: name)
    }
  }
}

extension Row {
  /// The values as conflicts describe them: `NSNull` for `nil`, an object ID for a relationship to one.
  func snapshot(of entity: NSEntityDescription) -> [String: Any] {
    entity.propertiesByName.reduce(into: [:]) { result, entry in
      let isToMany = (entry.value as? NSRelationshipDescription)?.isToMany == true
      guard !isToMany, !entry.value.isTransient else { return }
      result[entry.key] = values[entry.key] ?? NSNull()
    }
  }
}
