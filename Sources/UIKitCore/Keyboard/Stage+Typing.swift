import Foundation

// What people do with the keys, on the glass or on a keyboard of their own.

/// A key that writes nothing.
package enum EditingKey: String, Sendable, CaseIterable {
  case `return`, delete, left, right
  /// To the beginning and to the end of the line.
  case start, end
  case selectAll
}

extension Stage {
  /// Types `text` character by character, as people do.
  package func type(_ text: String) {
    for character in text {
      if character.isNewline { press(.return) } else { insert(String(character)) }
    }
  }

  /// Writes `text` in one piece, as pasting does. Without anybody who takes text nothing happens.
  package func insert(_ text: String) {
    guard !text.isEmpty else { return }
    if let field = UIApplication.shared.firstResponder as? UITextField {
      field.type(text)
    } else if let input = UIApplication.shared.firstResponder as? any UIKeyInput {
      input.insertText(text)
    }
    setNeedsTurn()
  }

  /// Presses a key; with `selecting`, the shift key is held down.
  package func press(_ key: EditingKey, selecting: Bool = false) {
    if let field = UIApplication.shared.firstResponder as? UITextField {
      field.press(key, selecting: selecting)
    } else if let input = UIApplication.shared.firstResponder as? any UIKeyInput {
      switch key {
      case .return: input.insertText("\n")
      case .delete: input.deleteBackward()
      case .left, .right, .start, .end, .selectAll: break
      }
    }
    setNeedsTurn()
  }
}

extension UITextField {
  fileprivate func press(_ key: EditingKey, selecting: Bool) {
    switch key {
    case .return: pressReturn()
    case .delete: pressDelete()
    case .left: moveCaret(by: -1, selects: selecting)
    case .right: moveCaret(by: 1, selects: selecting)
    case .start: moveCaret(to: 0, selects: selecting)
    case .end: moveCaret(to: content.length, selects: selecting)
    case .selectAll: selectEverything()
    }
  }
}
