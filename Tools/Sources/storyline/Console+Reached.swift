import AppBuilder

extension Console {
  /// Prints the missing names, and the parts that were set aside, which the app has used.
  static func show(_ reached: ReachedNames) {
    guard !reached.entries.isEmpty else { return }
    say("Reached code that is missing on the stage:")
    for entry in reached.entries { say("  \(entry.description)") }
  }
}
