import UIKitCore

/// Keys by the names that browsers have for their places on the keyboard, and what they write alone.
extension HardwareKey {
  /// Nil for a key that UIKit has no name for.
  init?(code: String, characters: String, modifiers: [String]) {
    guard let (usage, alone) = Self.keys[code] else { return nil }
    var flags = modifiers.reduce(into: UIKeyModifierFlags()) { flags, name in
      if let flag = Self.modifiers[name] { flags.insert(flag) }
    }
    if code.hasPrefix("Numpad") { flags.insert(.numericPad) }
    // A key without a character has UIKit's name for it instead.
    let writes = characters.count == 1 ? characters : alone
    self.init(
      usage, characters: writes, ignoringModifiers: alone.isEmpty ? writes : alone,
      modifierFlags: flags)
  }

  static func usage(ofCode code: String) -> UIKeyboardHIDUsage? { keys[code]?.usage }

  /// The name of a key's place; `nil` for a key that browsers have no name for.
  static func code(of usage: UIKeyboardHIDUsage) -> String? { codes[usage] }

  /// The text that a key writes alone.
  static func writing(_ usage: UIKeyboardHIDUsage) -> String? {
    codes[usage].flatMap { keys[$0]?.alone }
  }

  /// The names of modifiers, in the order of the alphabet.
  static func names(of flags: UIKeyModifierFlags) -> [String]? {
    let names = modifiers.filter { flags.contains($0.value) }.map(\.key).sorted()
    return names.isEmpty ? nil : names
  }

  private static let codes = Dictionary(
    keys.map { ($0.value.usage, $0.key) }, uniquingKeysWith: { min($0, $1) })

  private static let modifiers: [String: UIKeyModifierFlags] = [
    "shift": .shift, "control": .control, "alternate": .alternate, "command": .command,
    "capsLock": .alphaShift,
  ]

  /// The keys of an American keyboard.
  private static let keys: [String: (usage: UIKeyboardHIDUsage, alone: String)] = {
    var keys: [String: (usage: UIKeyboardHIDUsage, alone: String)] = [:]
    func add(_ names: [(String, String)], from first: UIKeyboardHIDUsage) {
      for (offset, (name, alone)) in names.enumerated() {
        guard let usage = UIKeyboardHIDUsage(rawValue: first.rawValue + offset) else { continue }
        keys[name] = (usage, alone)
      }
    }
    add("abcdefghijklmnopqrstuvwxyz".map { ("Key\($0.uppercased())", "\($0)") }, from: .keyboardA)
    add("1234567890".map { ("Digit\($0)", "\($0)") }, from: .keyboard1)
    add(
      [
        ("Enter", "\r"), ("Escape", "UIKeyInputEscape"), ("Backspace", "\u{8}"), ("Tab", "\t"),
        ("Space", " "), ("Minus", "-"), ("Equal", "="), ("BracketLeft", "["), ("BracketRight", "]"),
        ("Backslash", "\\"), ("IntlHash", "#"), ("Semicolon", ";"), ("Quote", "'"),
        ("Backquote", "`"), ("Comma", ","), ("Period", "."), ("Slash", "/"), ("CapsLock", ""),
      ], from: .keyboardReturnOrEnter)
    add((1...12).map { ("F\($0)", "UIKeyInputF\($0)") }, from: .keyboardF1)
    add(
      [
        ("PrintScreen", ""), ("ScrollLock", ""), ("Pause", ""), ("Insert", ""),
        ("Home", "UIKeyInputHome"), ("PageUp", "UIKeyInputPageUp"), ("Delete", "UIKeyInputDelete"),
        ("End", "UIKeyInputEnd"), ("PageDown", "UIKeyInputPageDown"),
        ("ArrowRight", "UIKeyInputRightArrow"), ("ArrowLeft", "UIKeyInputLeftArrow"),
        ("ArrowDown", "UIKeyInputDownArrow"), ("ArrowUp", "UIKeyInputUpArrow"), ("NumLock", ""),
        ("NumpadDivide", "/"), ("NumpadMultiply", "*"), ("NumpadSubtract", "-"),
        ("NumpadAdd", "+"), ("NumpadEnter", "\r"),
      ], from: .keyboardPrintScreen)
    add("1234567890".map { ("Numpad\($0)", "\($0)") } + [("NumpadDecimal", ".")], from: .keypad1)
    keys["IntlBackslash"] = (.keyboardNonUSBackslash, "\\")
    add(
      [
        "ControlLeft", "ShiftLeft", "AltLeft", "MetaLeft", "ControlRight", "ShiftRight", "AltRight",
        "MetaRight",
      ].map { ($0, "") }, from: .keyboardLeftControl)
    return keys
  }()
}
