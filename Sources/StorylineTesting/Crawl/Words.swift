import UIKit

/// The texts that a crawl types.
@MainActor
struct Words {
  private let known: [String: String]

  init(_ known: [String: String]) { self.known = known }

  /// The word for a field: the one that its label, placeholder or identifier has, else one that suits its
  /// keyboard.
  func word(for found: AppDriver.Found) -> String {
    for name in Self.names(of: found) {
      if let word = known[name] ?? known[name.lowercased()] { return word }
    }
    if let word = known["*"] { return word }
    guard let field = found.match.view as? any UITextInputTraits else { return "Ada" }
    switch (field.textContentType, field.keyboardType) {
    case (.emailAddress?, _), (_, .emailAddress): return "ada@example.com"
    case (.telephoneNumber?, _), (_, .phonePad): return "5550100"
    case (.oneTimeCode?, _), (_, .numberPad), (_, .asciiCapableNumberPad): return "1234"
    case (_, .decimalPad), (_, .numbersAndPunctuation): return "12"
    case (.URL?, _), (_, .URL): return "example.com"
    default: return "Ada"
    }
  }

  /// Returns the names of a field, without its text.
  static func names(of found: AppDriver.Found) -> [String] {
    var names = [found.match.described.identifier]
    if let field = found.match.view as? UITextField {
      names += [field.accessibilityLabel, field.placeholder]
    } else if let bar = sequence(first: found.match.view, next: \.superview).lazy
      .compactMap({ $0 as? UISearchBar }).first
    {
      names.append(bar.placeholder)
    }
    return names.compactMap(\.self).filter { !$0.isEmpty }
  }
}
