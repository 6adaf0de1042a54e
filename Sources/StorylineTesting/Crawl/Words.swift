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
    guard let field = found.match.view as? any UITextInputTraits else { return Self.name }
    return Self.word(for: field, named: Self.names(of: found))
  }

  private static let name = "Ada"
  private static let mail = "ada@example.com"
  private static let telephone = "5550100"
  private static let address = "example.com"
  /// A password with what most rules ask for: upper and lower case, a digit, a sign, twelve characters.
  private static let password = "Analytical-1"

  /// The word that suits a field: by its content type, else by its keyboard, else by the words in its names.
  static func word(for field: any UITextInputTraits, named names: [String]) -> String {
    switch field.textContentType {
    case .emailAddress?: return mail
    case .telephoneNumber?: return telephone
    case .oneTimeCode?: return "1234"
    case .URL?: return address
    case .postalCode?: return "12345"
    case .creditCardNumber?: return "4242424242424242"
    case .password?, .newPassword?: return password
    default: break
    }
    switch field.keyboardType {
    case .emailAddress: return mail
    case .phonePad: return telephone
    case .numberPad, .asciiCapableNumberPad: return "1234"
    case .decimalPad, .numbersAndPunctuation: return "12"
    case .URL: return address
    default: break
    }
    if field.isSecureTextEntry { return password }
    return names.lazy.compactMap(word(byName:)).first ?? name
  }

  /// The word that a field's label, placeholder or identifier asks for; nil where it asks for none.
  private static func word(byName name: String) -> String? {
    let parts = Set(
      name.replacing(/([a-z])([A-Z])/) { "\($0.1) \($0.2)" }.lowercased()
        .split { !$0.isLetter }.map(String.init))
    func has(_ words: String...) -> Bool { !parts.isDisjoint(with: words) }
    if has("email", "mail") { return mail }
    if has("phone", "telephone", "mobile") { return telephone }
    if has("url", "website") { return address }
    if has("zip", "postcode") || parts.isSuperset(of: ["postal", "code"]) { return "12345" }
    if has("amount", "price", "quantity", "age", "year") { return "12" }
    return nil
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
