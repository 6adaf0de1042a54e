import Foundation
import UIKit

/// The requests under whose names sections are kept.
///
/// Sections are made anew from the objects, which are in memory here. Kept is what a controller must not
/// change silently.
enum SectionCache {
  private struct Entry {
    let request: NSFetchRequest<any NSFetchRequestResult>
    weak var owner: NSObject?

    func isSame(_ other: NSFetchRequest<any NSFetchRequestResult>) -> Bool {
      request.entityName == other.entityName && request.predicate === other.predicate
        && (request.sortDescriptors ?? []).elementsEqual(other.sortDescriptors ?? []) { $0 === $1 }
    }
  }

  private nonisolated(unsafe) static var entries: [String: Entry] = [:]
  private static let lock = NSLock()

  /// 7.8: a controller that has a cache must not change its request without deleting it.
  static func check(
    _ name: String?, _ request: NSFetchRequest<any NSFetchRequestResult>, _ keyPath: String?,
    wasFetched: Bool, _ owner: NSObject?
  ) {
    guard let name else { return }
    let before = lock.withLock {
      let before = entries[name]
      entries[name] = Entry(request: request, owner: owner)
      return before
    }
    guard wasFetched, let before, before.owner === owner, !before.isSame(request) else { return }
    CoreDataException.raise(
      "FATAL ERROR: The persistent cache of section information does not match the current "
        + "configuration.  You have illegally mutated the NSFetchedResultsController's fetch request, "
        + "its predicate, or its sort descriptor without either disabling caching or using "
        + "+deleteCacheWithName:", named: "NSInternalInconsistencyException")
  }

  static func delete(_ name: String?) {
    lock.withLock {
      if let name { entries[name] = nil } else { entries = [:] }
    }
  }
}
