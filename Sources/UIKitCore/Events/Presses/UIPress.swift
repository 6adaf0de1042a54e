public import Foundation

/// One key or button, from the moment it goes down until it comes up.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// The latest phase of the key press.
  public enum Phase: Int, Sendable {
    case began, changed, stationary, ended, cancelled
  }

  /// Seconds on the stage's clock of the last change.
  open internal(set) var timestamp: TimeInterval = 0

  open internal(set) var phase = Phase.began

  open internal(set) var window: UIWindow?

  /// The responder that received the beginning. It receives all later phases.
  open internal(set) var responder: UIResponder?

  /// The key of a keyboard.
  open internal(set) var key: UIKey?

  // MARK: - Inside the stage

  /// A Boolean value that indicates whether its beginning was passed on to the end of the chain of
  /// responders.
  var isUnhandled = false
}

/// Keys that go down or come up.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  /// Every key that is down, and those that changed last.
  open internal(set) var allPresses: Set<UIPress> = []

  open override var type: EventType { .presses }
}

/// A key of a keyboard, with what it writes.
@preconcurrency @MainActor
open class UIKey: NSObject, @preconcurrency NSCopying {
  /// The characters of the key with the held modifiers.
  open private(set) var characters = ""

  /// The characters of the key alone.
  open private(set) var charactersIgnoringModifiers = ""

  open private(set) var modifierFlags: UIKeyModifierFlags = []

  /// Which key of the keyboard it is, whatever it writes.
  open private(set) var keyCode = UIKeyboardHIDUsage.keyboardErrorUndefined

  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: - Inside the stage

  convenience init(_ key: HardwareKey) {
    self.init()
    characters = key.characters
    charactersIgnoringModifiers = key.charactersIgnoringModifiers
    modifierFlags = key.modifierFlags
    keyCode = key.code
  }
}

/// Keys that change what others do while they are held.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The caps lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// The key is on the numeric pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
