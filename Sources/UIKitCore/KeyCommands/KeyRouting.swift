import Foundation

// Which command belongs to keys, and who performs it.

extension UIKeyCommand {
  /// The method for these keys: its own, or that of an alternate; nil where it is about others.
  func action(for key: HardwareKey, isMirrored: Bool) -> Selector? {
    guard var input else { return nil }
    if isMirrored, allowsAutomaticMirroring { input = Self.mirrored(input) }
    guard writes(input, key) else { return nil }
    if holds(modifierFlags, key, input) { return storedAction }
    return storedAlternates.first { holds($0.modifierFlags, key, input) }?.action
  }

  private func writes(_ input: String, _ key: HardwareKey) -> Bool {
    key.charactersIgnoringModifiers.lowercased() == input.lowercased() || key.characters == input
  }

  /// Returns a Boolean value that indicates whether the held modifiers are those: caps lock, and
  /// whether the key is on the numeric pad, count only for commands that include them.
  private func holds(
    _ wanted: UIKeyModifierFlags, _ key: HardwareKey, _ input: String
  ) -> Bool {
    var held = key.modifierFlags
    for flag in [UIKeyModifierFlags.alphaShift, .numericPad] where !wanted.contains(flag) {
      held.remove(flag)
    }
    // The shift key is part of an input that only it writes, as `+`.
    let isShifted =
      key.characters == input && key.charactersIgnoringModifiers.lowercased() != input.lowercased()
    if isShifted, !wanted.contains(.shift) { held.remove(.shift) }
    return held == wanted
  }

  private static func mirrored(_ input: String) -> String {
    switch input {
    case inputLeftArrow: inputRightArrow
    case inputRightArrow: inputLeftArrow
    case "[": "]"
    case "]": "["
    case "{": "}"
    case "}": "{"
    default: input
    }
  }
}

/// A key on its way through the app: first to the presses of the responders, then to text or to a
/// command.
@MainActor
struct KeyRouting {
  let key: HardwareKey
  /// The first responder of the chain.
  let start: UIResponder

  /// Performs the command for the key, if there is one that comes now; returns whether there was.
  ///
  /// Since iOS 15 text comes before commands, save for those that want to be first
  /// (`wantsPriorityOverSystemBehavior`).
  func performCommand() -> Bool {
    let textIsFirst = start.writes(key)
    let isMirrored = Stage.shared.settings.isRightToLeft
    let found = start.firstInChain { responder -> UIKeyCommand? in
      responder.offeredKeyCommands.first {
        (!textIsFirst || $0.wantsPriorityOverSystemBehavior)
          && $0.action(for: key, isMirrored: isMirrored) != nil
      }
    }
    if let found, let action = found.action(for: key, isMirrored: isMirrored),
      perform(found, action)
    {
      return true
    }
    return performStandardAction()
  }

  private func perform(_ command: UIKeyCommand, _ action: Selector) -> Bool {
    guard let target = start.target(forAction: action, withSender: command) else { return false }
    (target as? UIResponder)?.validate(command)
    guard !command.attributes.contains(.disabled) else { return false }
    return UIApplication.shared.sendAction(action, to: target, from: command, for: nil)
  }

  /// Cut, copy and the other standard actions have keys of their own, and go to the first responder
  /// in the chain with the method.
  private func performStandardAction() -> Bool {
    // 10.2.9: the keys of the find commands call the methods of the responders.
    let actions = Self.standardActions[key.modifierFlags.rawValue]
    guard let action = actions?[key.charactersIgnoringModifiers.lowercased()] else { return false }
    // Pasting into text, and selecting all of it, come after the key events, from the responder
    // with the keyboard.
    if start is any TextEditor, action == "paste:" || action == "selectAll:" { return false }
    guard let target = start.target(forAction: action, withSender: nil) else { return false }
    return UIApplication.shared.sendAction(action, to: target, from: nil, for: nil)
  }

  private static let standardActions: [Int: [String: Selector]] = [
    UIKeyModifierFlags.command.rawValue: [
      "x": "cut:", "c": "copy:", "v": "paste:", "a": "selectAll:", "f": "find:", "g": "findNext:",
      "e": "useSelectionForFind:",
    ],
    UIKeyModifierFlags([.command, .shift]).rawValue: ["g": "findPrevious:"],
    UIKeyModifierFlags([.command, .alternate]).rawValue: ["f": "findAndReplace:"],
  ]
}

extension UIResponder {
  /// Returns a Boolean value that indicates whether this object takes the key as text, or moves its
  /// caret by it.
  fileprivate func writes(_ key: HardwareKey) -> Bool {
    guard key.modifierFlags.isDisjoint(with: [.command, .control]) else { return false }
    let editing = EditingKey(key)
    if self is any TextEditor { return editing != nil || key.writesText }
    guard self is any UIKeyInput else { return false }
    return editing == .return || editing == .delete || key.writesText
  }
}

extension HardwareKey {
  /// A Boolean value that indicates whether it writes one character that is seen, or a space.
  var writesText: Bool {
    guard characters.count == 1, let scalar = characters.unicodeScalars.first else { return false }
    return scalar.value >= 0x20 && scalar.value != 0x7F
  }
}

extension EditingKey {
  /// Creates the editing operation of a key that writes no character; `nil` for other keys.
  init?(_ key: HardwareKey) {
    switch key.code {
    case .keyboardReturnOrEnter, .keypadEnter: self = .return
    case .keyboardDeleteOrBackspace: self = .delete
    case .keyboardLeftArrow: self = .left
    case .keyboardRightArrow: self = .right
    case .keyboardUpArrow: self = .up
    case .keyboardDownArrow: self = .down
    case .keyboardHome: self = .start
    case .keyboardEnd: self = .end
    default: return nil
    }
  }
}
