import Foundation
import UIKit

/// A property whose value is the result of a fetch.
///
/// In the request's predicate `$FETCH_SOURCE` is the object, and `$FETCHED_PROPERTY` the property. The fetch is
/// made when the value is read, and again after the object was refreshed.
open class NSFetchedPropertyDescription: NSPropertyDescription {
  open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?

  func objects(of source: NSManagedObject) -> [Any] {
    guard let request = fetchRequest?.erased, let context = source.managedObjectContext else {
      return []
    }
    request.predicate = request.predicate?.substituting([
      "FETCH_SOURCE": source, "FETCHED_PROPERTY": self,
    ])
    do {
      return try context.fetch(request)
    } catch {
      CoreDataException.raise("\(name) could not be fetched: \(error)")
    }
  }
}

extension NSPredicate {
  /// The predicate with values for its variables. Objects stand for the rows of other contexts, too.
  func substituting(_ variables: [String: Any]) -> NSPredicate {
    let condition = _condition
    nonisolated(unsafe) let values = variables
    return NSPredicate { object, others in
      condition.holds(for: object, values.merging(others ?? [:]) { $1 })
    }
  }
}

extension String {
  /// The text without cases and diacritics.
  var canonical: String {
    folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
  }
}
