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
}

/// The result of saving changes.
struct SaveResult {
  var rows: [NSManagedObjectID: Row] = [:]
  /// Objects whose changes a merge policy gave up.
  var discarded: Set<NSManagedObjectID> = []
}
