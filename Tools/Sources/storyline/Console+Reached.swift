import AppBuilder

extension Console {
  /// Says which names that the stage lacks, and which parts that were set aside, were reached.
  static func show(_ reached: ReachedNames) {
    guard !reached.entries.isEmpty else { return }
    say("Reached code that is missing on the stage:")
    for entry in reached.entries { say("  \(entry.description)") }
  }
}
