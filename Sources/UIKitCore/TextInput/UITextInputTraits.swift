public import Foundation

/// What the keyboard is like while something is edited. Every property is optional.
///
/// Only what the stage's keyboard follows is declared.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// When the keyboard turns to capitals by itself; `.sentences` by default.
  var autocapitalizationType: UITextAutocapitalizationType { get set }

  /// Whether words are suggested above the keys; as the device has it by default, which is yes.
  var autocorrectionType: UITextAutocorrectionType { get set }

  /// Whether misspelled words are marked; as ``autocorrectionType`` says by default. The device has no
  /// dictionary for any language, so none are found.
  var spellCheckingType: UITextSpellCheckingType { get set }

  /// Whether straight quotation marks become curly ones while people type; as the device has it by
  /// default, which is no here.
  var smartQuotesType: UITextSmartQuotesType { get set }

  /// Whether two hyphens become a dash while people type; as the device has it by default, which is no
  /// here.
  var smartDashesType: UITextSmartDashesType { get set }

  /// Which keys there are.
  var keyboardType: UIKeyboardType { get set }

  /// Whether the keyboard is light or dark.
  var keyboardAppearance: UIKeyboardAppearance { get set }

  /// What the return key says.
  var returnKeyType: UIReturnKeyType { get set }

  /// A Boolean value that indicates whether there must be text before the return key can be
  /// pressed; false by default.
  var enablesReturnKeyAutomatically: Bool { get set }

  /// A Boolean value that indicates whether the text is hidden; false by default.
  var isSecureTextEntry: Bool { get set }

  /// What the text means; `nil` by default. Where the device has an answer of its own – names, secrets,
  /// codes – it suggests no words.
  var textContentType: UITextContentType! { get set }
}

extension UITextInputTraits {
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
}

/// When the keyboard turns to capitals by itself.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none
  case words
  case sentences
  case allCharacters
}

/// Whether words are suggested while people type.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default`
  case no
  case yes
}

/// Whether misspelled words are marked while people type.
public enum UITextSpellCheckingType: Int, Sendable {
  case `default`
  case no
  case yes
}

/// Whether straight quotation marks become curly ones.
public enum UITextSmartQuotesType: Int, Sendable {
  case `default`
  case no
  case yes
}

/// Whether two hyphens become a dash.
public enum UITextSmartDashesType: Int, Sendable {
  case `default`
  case no
  case yes
}

/// Which keys a keyboard has.
public enum UIKeyboardType: Int, Sendable {
  case `default`
  case asciiCapable
  /// Begins with figures and marks.
  case numbersAndPunctuation
  case URL
  /// Digits only.
  case numberPad
  case phonePad
  case namePhonePad
  case emailAddress
  /// Digits and a decimal point.
  case decimalPad
  case twitter
  case webSearch
  case asciiCapableNumberPad
}

/// Whether a keyboard is light or dark.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As the interface is.
  case `default`
  case dark
  case light
}

/// What the return key says.
public enum UIReturnKeyType: Int, Sendable {
  case `default`
  case go
  case google
  case join
  case next
  case route
  case search
  case send
  case yahoo
  case done
  case emergencyCall
  case `continue`
}
