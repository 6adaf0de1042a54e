import Foundation

/// A key of a hardware keyboard, as the page or a test sends it.
package struct HardwareKey: Equatable, Sendable {
  package var code: UIKeyboardHIDUsage
  package var characters: String
  package var charactersIgnoringModifiers: String
  package var modifierFlags: UIKeyModifierFlags

  package init(
    _ code: UIKeyboardHIDUsage, characters: String = "", ignoringModifiers: String? = nil,
    modifierFlags: UIKeyModifierFlags = []
  ) {
    self.code = code
    self.characters = characters
    charactersIgnoringModifiers = ignoringModifiers ?? characters
    self.modifierFlags = modifierFlags
  }
}

/// The keys that are down: makes presses of them, and sends them through the application as events.
@MainActor
final class Keys {
  private var presses: [UIKeyboardHIDUsage: UIPress] = [:]
  private let event = UIPressesEvent()
  /// The key that went down last.
  private var latest: UIKeyboardHIDUsage?
  /// A Boolean value that indicates whether a responder has used the last key that went down, and
  /// is held, for something else than text: it writes nothing.
  private(set) var isTaken = false

  /// A key went down. One that is down already only repeats itself.
  func press(_ key: HardwareKey, stage: Stage) {
    guard presses[key.code] == nil else { return }
    guard let responder = Self.receiver else { return }
    let press = UIPress()
    press.key = UIKey(key)
    press.responder = responder
    press.window = UIApplication.shared.keyWindow
    presses[key.code] = press
    latest = key.code
    isTaken = false
    send(press, .began, stage)
    isTaken = !press.isUnhandled || KeyRouting(key: key, start: responder).performCommand()
    stage.setNeedsTurn()
  }

  /// A key came up.
  func release(_ code: UIKeyboardHIDUsage, cancelled: Bool = false, stage: Stage) {
    guard let press = presses[code] else { return }
    send(press, cancelled ? .cancelled : .ended, stage)
    presses[code] = nil
    if latest == code { isTaken = false }
    event.allPresses = Set(presses.values)
  }

  /// The keyboard was taken away: no key is down any more.
  func releaseAll(stage: Stage) {
    for code in presses.keys.sorted(by: { $0.rawValue < $1.rawValue }) {
      release(code, cancelled: true, stage: stage)
    }
  }

  private func send(_ press: UIPress, _ phase: UIPress.Phase, _ stage: Stage) {
    for other in presses.values where other !== press { other.phase = .stationary }
    press.phase = phase
    press.timestamp = stage.clock.now
    event.timestamp = stage.clock.now
    event.allPresses = Set(presses.values)
    UIApplication.shared.sendEvent(event)
    stage.setNeedsTurn()
  }

  /// The receiver of key presses: the first responder, or else the controller in front.
  static var receiver: UIResponder? {
    let application = UIApplication.shared
    if let first = application.firstResponder { return first }
    guard let window = application.keyWindow else { return nil }
    return window.storedRoot?.keyController ?? window
  }
}

extension UIPressesEvent {
  /// Sends the changed keys to the responders that got their beginning.
  func deliver() {
    for press in allPresses where press.phase != .stationary {
      switch press.phase {
      case .began: press.responder?.pressesBegan([press], with: self)
      case .changed: press.responder?.pressesChanged([press], with: self)
      case .ended: press.responder?.pressesEnded([press], with: self)
      case .cancelled: press.responder?.pressesCancelled([press], with: self)
      case .stationary: break
      }
    }
  }
}

extension Stage {
  /// A key of a keyboard beside the device goes down.
  package func pressKey(_ key: HardwareKey) { keys.press(key, stage: self) }

  /// A Boolean value that indicates whether the key that is down writes nothing, because it was
  /// used for something else.
  package var isKeyTaken: Bool { keys.isTaken }

  /// The commands that the keys of a keyboard reach now, those of the nearest responder first.
  package var keyCommands: [UIKeyCommand] {
    var commands: [UIKeyCommand] = []
    _ = Keys.receiver?.firstInChain { responder -> Void? in
      commands += responder.offeredKeyCommands
      return nil
    }
    return commands
  }

  /// Presses a key of a keyboard and releases it; a key that no responder uses is written.
  package func strike(_ key: HardwareKey) {
    pressKey(key)
    if !isKeyTaken { write(key) }
    releaseKey(key.code)
  }

  private func write(_ key: HardwareKey) {
    if key.modifierFlags.isDisjoint(with: [.command, .control]) {
      if let editing = EditingKey(key) {
        press(editing, selecting: key.modifierFlags.contains(.shift))
      } else if key.writesText {
        insert(key.characters)
      }
    } else if key.modifierFlags == .command, let editor = Keys.receiver as? any TextEditor {
      switch key.charactersIgnoringModifiers {
      case "a": press(.selectAll)
      case "v" where editor.canPerformAction("paste:", withSender: nil): editor.paste(nil)
      default: break
      }
    }
  }

  /// A key comes up that was down.
  package func releaseKey(_ code: UIKeyboardHIDUsage) { keys.release(code, stage: self) }

  /// The keyboard is gone, with every key that was down.
  package func releaseAllKeys() { keys.releaseAll(stage: self) }
}
