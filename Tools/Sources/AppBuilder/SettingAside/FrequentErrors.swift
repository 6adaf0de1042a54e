public import SourceAdapter

/// The compiler's errors behind many of the parts that were set aside: one missing type or module often stops
/// dozens.
public enum FrequentErrors {
  /// The number of parts that make an error a frequent one.
  private static let least = 3
  /// The number of errors in the sentence.
  private static let shown = 3

  /// Returns a sentence with the most frequent errors.
  ///
  /// - Parameter setAside: The diagnostics of the parts that were set aside.
  /// - Returns: The sentence, or `nil` if no error stopped several parts.
  public static func sentence(of setAside: [Diagnostic]) -> String? {
    let errors = setAside.compactMap { diagnostic in
      diagnostic.message.firstRange(of: " is set aside: ").map {
        String(diagnostic.message[$0.upperBound...])
      }
    }
    let frequent = Dictionary(grouping: errors, by: \.self).mapValues(\.count)
      .filter { $0.value >= least }
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    guard !frequent.isEmpty else { return nil }
    return "most frequent errors: "
      + frequent.prefix(shown).map { "\($0.key) (\($0.value) parts)" }.joined(separator: ", ")
  }
}
