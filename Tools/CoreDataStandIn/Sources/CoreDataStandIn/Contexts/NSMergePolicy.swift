public import Foundation

/// The ways of saving an object whose row has changed since it was read.
public enum NSMergePolicyType: UInt, Sendable {
  case errorMergePolicyType
  case mergeByPropertyStoreTrumpMergePolicyType
  case mergeByPropertyObjectTrumpMergePolicyType
  case overwriteMergePolicyType
  case rollbackMergePolicyType
}

/// A policy for saving objects whose rows have changed since they were read.
public final class NSMergePolicy: NSObject, Sendable {
  public let mergeType: NSMergePolicyType

  public init(merge ty: NSMergePolicyType) { mergeType = ty }

  /// The save fails.
  public static let error = NSMergePolicy(merge: .errorMergePolicyType)
  /// Values that the store has changed stay, the others are written.
  public static let mergeByPropertyStoreTrump = NSMergePolicy(
    merge: .mergeByPropertyStoreTrumpMergePolicyType)
  /// Values that the context has changed are written, the others stay.
  public static let mergeByPropertyObjectTrump = NSMergePolicy(
    merge: .mergeByPropertyObjectTrumpMergePolicyType)
  /// All of the object's values are written.
  public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
  /// The object's changes are given up.
  public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
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
  public let persistedSnapshot: [String: Any]?
  public let cachedSnapshot: [String: Any]?

  init(_ change: StoreChange, _ object: NSManagedObject, _ row: Row?) {
    sourceObject = object
    newVersionNumber = row?.version ?? 0
    oldVersionNumber = change.base?.version ?? 0
    persistedSnapshot = row?.values
    cachedSnapshot = change.base?.values
  }
}
