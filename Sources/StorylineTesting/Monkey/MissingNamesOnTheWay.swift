import UIKit

/// The names that the stage lacks and an app has reached.
enum MissingNamesOnTheWay {
  /// Returns the names that were used after so many uses, each once, in the order of their first uses.
  static func names(after count: Int) -> [String] {
    var known: Set<String> = []
    return _MissingNames.uses.dropFirst(count).map(\.name).filter { known.insert($0).inserted }
  }
}
