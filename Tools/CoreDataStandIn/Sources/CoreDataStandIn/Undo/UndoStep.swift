import Foundation

/// The opposite of the changes of one event.
struct UndoStep {
  private(set) var inserted: [NSManagedObject] = []
  private(set) var deleted: [NSManagedObject] = []
  /// Values as they were, each before its first change.
  private(set) var values: [(object: NSManagedObject, key: String, value: Any?)] = []
  private var seen: [NSManagedObject: Set<String>] = [:]

  var isEmpty: Bool { inserted.isEmpty && deleted.isEmpty && values.isEmpty }

  mutating func noteInsertion(of object: NSManagedObject) { inserted.append(object) }

  mutating func noteDeletion(of object: NSManagedObject) { deleted.append(object) }

  mutating func noteChange(of object: NSManagedObject, _ key: String) {
    guard seen[object, default: []].insert(key).inserted else { return }
    values.append((object, key, object.state.values[key]))
  }
}
