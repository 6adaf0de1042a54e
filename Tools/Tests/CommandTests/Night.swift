import Foundation

/// The tests that only `Scripts/nightly.sh` runs: the same behavior with other apps, signals and sizes, at
/// ten seconds a build.
enum Night {
  static let isNow = ProcessInfo.processInfo.environment["STORYLINE_COMMANDS"] == "all"

  /// Returns the arguments of a test by day, and by night the others as well.
  static func adds<Value>(_ others: [Value], to values: [Value]) -> [Value] {
    isNow ? values + others : values
  }
}
