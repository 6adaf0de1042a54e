import SwiftParser
import SwiftSyntax

extension SourceFileSyntax {
  /// Parses a file with the rules of Swift 5, whatever its language mode.
  ///
  /// Swift 6 refuses some older spellings of which Swift 5 only warns, such as a space in
  /// `@available (iOS 9, *)`. Most projects are Swift 5, and the compiler judges the others.
  init(parsing text: String) {
    var parser = Parser(text, swiftVersion: .v5)
    self = SourceFileSyntax.parse(from: &parser)
  }
}
