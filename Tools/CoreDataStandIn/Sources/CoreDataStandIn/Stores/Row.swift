import Foundation

/// The values of an object as a store or a parent context has them.
///
/// Relationships are an `NSManagedObjectID`, or a list of them.
struct Row {
  var version: Int
  var values: [String: Any]
}

/// A change of one object that a context sends to a store.
struct StoreChange {
  enum Kind {
    case insert, update, delete
  }

  /// Changes of a relationship to many that no relationship to one describes.
  struct ListChange {
    let added: [NSManagedObjectID]
    let removed: [NSManagedObjectID]
    /// The whole list, where its order counts.
    let order: [NSManagedObjectID]?
  }

  /// `nil` where a batch changes rows.
  let object: NSManagedObject?
  let id: NSManagedObjectID
  let kind: Kind
  /// New values; `NSNull` for `nil`.
  var values: [String: Any] = [:]
  var lists: [String: ListChange] = [:]
  /// The row as the context knows it.
  var base: Row?
  /// The values that a batch was given; the others are defaults.
  var given: Set<String>?
  /// The types by which a policy of an app has resolved conflicts.
  var mergeResolution: NSMergePolicyType?
  var constraintResolution: NSMergePolicyType?
}

/// The result of saving changes.
struct SaveResult {
  /// The rows of inserted and updated objects, and of those whose relationships a merge has changed.
  var rows: [NSManagedObjectID.Key: Row] = [:]
  /// Objects whose changes a merge policy gave up.
  var discarded: Set<NSManagedObjectID> = []
  /// Objects of the store that a merge policy deleted for new ones with the same unique values.
  var replaced: Set<NSManagedObjectID> = []
  /// The objects that stayed, by those with the same unique values that did not.
  var successors: [NSManagedObjectID: NSManagedObjectID] = [:]
  /// Objects whose rows have other relationships than their changes say.
  var redirected: Set<NSManagedObjectID> = []
}
