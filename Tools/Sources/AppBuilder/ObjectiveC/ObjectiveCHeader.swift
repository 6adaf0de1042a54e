import Foundation

/// The names that a header of Objective-C declares, and the headers that it imports.
struct ObjectiveCHeader {
  /// The names as Swift sees them: classes, protocols, enumerations, structures, constants and functions.
  let names: Set<String>
  /// The imports as they are written, without quotes: `Battery.h`, `Kit/Battery.h`.
  let imports: [String]

  init(_ text: String) {
    let text = text.replacing(/\/\/[^\n]*|\/\*[\s\S]*?\*\//, with: "")
    imports = text.matches(of: /(?m)^\s*#\s*(?:import|include)\s*["<]([^">]+)[">]/)
      .map { String($0.output.1) }
    var names: Set<String> = []
    // A category has a parenthesis behind the name, a declaration in advance a semicolon or a comma.
    for match in text.matches(of: /@interface\s+(\w+)\s*(?:<[^>]*>)?\s*(?:[:{\n]|$)/) {
      names.insert(String(match.output.1))
    }
    for match in text.matches(of: /@protocol\s+(\w+)\s*(?:<|\n|@|-|\+)/) {
      names.insert(String(match.output.1))
    }
    for match in text.matches(
      of: /NS_(?:CLOSED_ENUM|ERROR_ENUM|ENUM|OPTIONS)\s*\(\s*\w+\s*,\s*(\w+)\s*\)/)
    {
      names.insert(String(match.output.1))
    }
    for match in text.matches(of: /typedef\s+(?:struct|enum)[^{;]*\{[^}]*\}\s*(\w+)\s*;/) {
      names.insert(String(match.output.1))
    }
    for match in text.matches(
      of: /(?m)^\s*(?:extern|FOUNDATION_EXPORT|UIKIT_EXTERN)\b[^;(]*?(\w+)\s*;/)
    {
      names.insert(String(match.output.1))
    }
    for match in text.matches(of: /(?m)^\s*#\s*define\s+(\w+)[ \t]+\S/) {
      names.insert(String(match.output.1))
    }
    for match in text.matches(
      of: /(?m)^(?!typedef\b|return\b|[@#+\-])[A-Za-z_][\w \t\*]*[ \t\*](\w+)\s*\([^;{)]*\)\s*;/)
    {
      names.insert(String(match.output.1))
    }
    for match in text.matches(of: /NS_SWIFT_NAME\(\s*(\w+)\s*\)/) {
      names.insert(String(match.output.1))
    }
    self.names = names
  }
}
