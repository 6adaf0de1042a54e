/// Who keeps an object that should be gone, in words.
///
/// The place where whoever can read the graph of objects plugs in: without it a failure says where
/// the object is, and not who keeps it.
@MainActor
package enum KeeperReport {
  /// Says which strong paths lead to an object, a line each; `nil` when it does not know.
  package static var make: ((AnyObject) -> String?)?
}
