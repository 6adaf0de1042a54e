extension HardwareKey {
  /// The key of an American keyboard for what a key command calls its input; nil where none writes it.
  package init?(input: String, modifierFlags: UIKeyModifierFlags) {
    if let code = Self.named[input] {
      self.init(code, characters: input, modifierFlags: modifierFlags)
    } else if let code = Self.plain[input.lowercased()] {
      let isShifted = modifierFlags.contains(.shift) || input != input.lowercased()
      self.init(
        code, characters: isShifted ? Self.shifted(input.lowercased()) : input,
        ignoringModifiers: input.lowercased(),
        modifierFlags: isShifted ? modifierFlags.union(.shift) : modifierFlags)
    } else if let plain = Self.withShift.first(where: { $0.value == input })?.key,
      let code = Self.plain[plain]
    {
      self.init(
        code, characters: input, ignoringModifiers: plain,
        modifierFlags: modifierFlags.union(.shift))
    } else {
      return nil
    }
  }

  private static func shifted(_ plain: String) -> String { withShift[plain] ?? plain.uppercased() }

  private static let named: [String: UIKeyboardHIDUsage] = {
    var keys: [String: UIKeyboardHIDUsage] = [
      UIKeyCommand.inputUpArrow: .keyboardUpArrow, UIKeyCommand.inputDownArrow: .keyboardDownArrow,
      UIKeyCommand.inputLeftArrow: .keyboardLeftArrow,
      UIKeyCommand.inputRightArrow: .keyboardRightArrow,
      UIKeyCommand.inputEscape: .keyboardEscape, UIKeyCommand.inputPageUp: .keyboardPageUp,
      UIKeyCommand.inputPageDown: .keyboardPageDown, UIKeyCommand.inputHome: .keyboardHome,
      UIKeyCommand.inputEnd: .keyboardEnd, UIKeyCommand.inputDelete: .keyboardDeleteForward,
      "\r": .keyboardReturnOrEnter, "\t": .keyboardTab, "\u{8}": .keyboardDeleteOrBackspace,
    ]
    for number in 1...12 {
      keys["UIKeyInputF\(number)"] = usage(.keyboardF1, plus: number - 1)
    }
    return keys
  }()

  private static let plain: [String: UIKeyboardHIDUsage] = {
    var keys: [String: UIKeyboardHIDUsage] = [
      " ": .keyboardSpacebar, "-": .keyboardHyphen, "=": .keyboardEqualSign,
      "[": .keyboardOpenBracket, "]": .keyboardCloseBracket, "\\": .keyboardBackslash,
      ";": .keyboardSemicolon, "'": .keyboardQuote, "`": .keyboardGraveAccentAndTilde,
      ",": .keyboardComma, ".": .keyboardPeriod, "/": .keyboardSlash,
    ]
    for (index, letter) in "abcdefghijklmnopqrstuvwxyz".enumerated() {
      keys[String(letter)] = usage(.keyboardA, plus: index)
    }
    for (index, digit) in "1234567890".enumerated() {
      keys[String(digit)] = usage(.keyboard1, plus: index)
    }
    return keys
  }()

  private static let withShift: [String: String] = [
    "1": "!", "2": "@", "3": "#", "4": "$", "5": "%", "6": "^", "7": "&", "8": "*", "9": "(",
    "0": ")", "-": "_", "=": "+", "[": "{", "]": "}", "\\": "|", ";": ":", "'": "\"", "`": "~",
    ",": "<", ".": ">", "/": "?",
  ]

  private static func usage(_ first: UIKeyboardHIDUsage, plus offset: Int) -> UIKeyboardHIDUsage? {
    UIKeyboardHIDUsage(rawValue: first.rawValue + offset)
  }
}
