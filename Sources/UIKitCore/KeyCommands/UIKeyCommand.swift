public import Foundation

/// A key, with the modifier keys that are held, and the method that is called for it.
///
/// A responder hands out its commands in `keyCommands`; a controller may also be given some. The
/// nearest responder on the chain with a command for the keys decides which command it is, and the
/// nearest that has the method performs it.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  // MARK: Creating a key command

  /// A command without keys.
  public init() {
    input = nil
    modifierFlags = []
    super.init(stored: nil, nil, [])
  }

  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.init(
      keys: (input, modifierFlags), action: action, propertyList: propertyList,
      alternates: alternates)
    storedTitle = title
    storedImage = image
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
  }

  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(
      keys: (input, modifierFlags), action: action, propertyList: nil, alternates: [])
  }

  // MARK: The keys

  /// The character of the key without modifiers, or one of the constants for keys that write none.
  open private(set) var input: String?

  /// The keys that are held with it, these and no others.
  open private(set) var modifierFlags: UIKeyModifierFlags

  /// A Boolean value that indicates whether the command comes before the text input's use of the
  /// same keys; since iOS 15 it comes after that by default.
  open var wantsPriorityOverSystemBehavior = false

  /// A Boolean value that indicates whether the arrows to the sides, and brackets, are each other
  /// where people read from the right.
  open var allowsAutomaticMirroring = true

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIKeyCommand(
      keys: (input, modifierFlags), action: storedAction, propertyList: storedPropertyList,
      alternates: storedAlternates)
    take(self, into: copy)
    copy.wantsPriorityOverSystemBehavior = wantsPriorityOverSystemBehavior
    copy.allowsAutomaticMirroring = allowsAutomaticMirroring
    return copy
  }

  // MARK: - Inside the stage

  private init(
    keys: (input: String?, flags: UIKeyModifierFlags), action: Selector?, propertyList: Any?,
    alternates: [UICommandAlternate]
  ) {
    input = keys.input
    modifierFlags = keys.flags
    super.init(stored: action, propertyList, alternates)
  }
}

// Keys that write nothing have a name in place of characters.
extension UIKeyCommand {
  public nonisolated class var inputUpArrow: String { "UIKeyInputUpArrow" }
  public nonisolated class var inputDownArrow: String { "UIKeyInputDownArrow" }
  public nonisolated class var inputLeftArrow: String { "UIKeyInputLeftArrow" }
  public nonisolated class var inputRightArrow: String { "UIKeyInputRightArrow" }
  public nonisolated class var inputEscape: String { "UIKeyInputEscape" }
  public nonisolated class var inputPageUp: String { "UIKeyInputPageUp" }
  public nonisolated class var inputPageDown: String { "UIKeyInputPageDown" }
  public nonisolated class var inputHome: String { "UIKeyInputHome" }
  public nonisolated class var inputEnd: String { "UIKeyInputEnd" }
  /// The key that deletes what is behind the caret.
  public nonisolated class var inputDelete: String { "UIKeyInputDelete" }
  public nonisolated class var f1: String { "UIKeyInputF1" }
  public nonisolated class var f2: String { "UIKeyInputF2" }
  public nonisolated class var f3: String { "UIKeyInputF3" }
  public nonisolated class var f4: String { "UIKeyInputF4" }
  public nonisolated class var f5: String { "UIKeyInputF5" }
  public nonisolated class var f6: String { "UIKeyInputF6" }
  public nonisolated class var f7: String { "UIKeyInputF7" }
  public nonisolated class var f8: String { "UIKeyInputF8" }
  public nonisolated class var f9: String { "UIKeyInputF9" }
  public nonisolated class var f10: String { "UIKeyInputF10" }
  public nonisolated class var f11: String { "UIKeyInputF11" }
  public nonisolated class var f12: String { "UIKeyInputF12" }
}
