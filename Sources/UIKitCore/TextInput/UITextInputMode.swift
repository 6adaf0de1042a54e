public import Foundation

/// A keyboard that people type with.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  /// The keyboards that people can choose from: the stage has that of the device's language.
  open class var activeInputModes: [UITextInputMode] { [deviceMode] }

  /// The language of the keyboard, as a language tag.
  open var primaryLanguage: String? {
    Locale.preferredLanguages.first ?? Locale.current.identifier(.bcp47)
  }

  // MARK: - Inside the stage

  private static let deviceMode = UITextInputMode()

  override init() { super.init() }
}

extension UITextInputMode {
  /// Posted when people choose another keyboard.
  public nonisolated class var currentInputModeDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextInputCurrentInputModeDidChangeNotification")
  }
}
