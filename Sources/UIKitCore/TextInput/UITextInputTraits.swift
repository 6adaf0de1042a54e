public import Foundation

/// The keyboard's settings while a text is edited. Every property is optional.
///
/// Only what the stage's keyboard follows is declared.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// When the keyboard turns to capitals by itself; `.sentences` by default.
  var autocapitalizationType: UITextAutocapitalizationType { get set }

  /// The setting for suggestions above the keys; the device's by default, which is yes.
  var autocorrectionType: UITextAutocorrectionType { get set }

  /// The setting for marking misspelled words; that of ``autocorrectionType`` by default. The
  /// device has no dictionary for any language, so none are found.
  var spellCheckingType: UITextSpellCheckingType { get set }

  /// The setting for curly quotation marks; the device's by default, which is no here.
  var smartQuotesType: UITextSmartQuotesType { get set }

  /// The setting for dashes in place of two hyphens; the device's by default, which is no here.
  var smartDashesType: UITextSmartDashesType { get set }

  /// Which keys there are.
  var keyboardType: UIKeyboardType { get set }

  /// The appearance of the keyboard: light or dark.
  var keyboardAppearance: UIKeyboardAppearance { get set }

  /// The title of the return key.
  var returnKeyType: UIReturnKeyType { get set }

  /// A Boolean value that indicates whether there must be text before the return key can be
  /// pressed; false by default.
  var enablesReturnKeyAutomatically: Bool { get set }

  /// A Boolean value that indicates whether the text is hidden; false by default.
  var isSecureTextEntry: Bool { get set }

  /// The meaning of the text; `nil` by default. Where the device has a value of its own – names,
  /// secrets, codes – it suggests no words.
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

/// The setting for suggestions while people type.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default`
  case no
  case yes
}

/// The setting for marking misspelled words.
public enum UITextSpellCheckingType: Int, Sendable {
  case `default`
  case no
  case yes
}

/// The setting for curly quotation marks.
public enum UITextSmartQuotesType: Int, Sendable {
  case `default`
  case no
  case yes
}

/// The setting for dashes in place of two hyphens.
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

  /// The older name of ``asciiCapable``.
  public static var alphabet: Self { .asciiCapable }
}

/// The appearance of a keyboard: light or dark.
public enum UIKeyboardAppearance: Int, Sendable {
  /// The appearance of the interface.
  case `default`
  case dark
  case light
}

/// The title of the return key.
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
