import ArgumentParser

/// The options for the texts of fields, and for what is left alone, of commands that use an app.
struct FieldOptions: ParsableArguments {
  @Option(
    name: .customLong("word"),
    help: ArgumentHelp(
      "The text to type into a field: Name=Ada. `*` stands for all other fields.",
      valueName: "field=text"))
  var words: [String] = []

  @Option(help: "A button, row or field that is never used. Repeat the option for several.")
  var avoid: [String] = []

  /// Returns the texts for fields: those of the command line before those of `.storyline.json`.
  static func words(
    _ words: [String], over configuration: MapConfiguration
  ) throws -> [String: String] {
    try words.reduce(into: configuration.words) { known, word in
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty else {
        throw ValidationError("--word \(word) has no “=”. Write it as --word Name=Ada.")
      }
      known[String(parts[0])] = String(parts[1])
    }
  }
}
