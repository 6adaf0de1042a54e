import Foundation

// Typing with the keys of the screen, or of a hardware keyboard.

/// A key that writes nothing.
package enum EditingKey: String, Sendable, CaseIterable {
  case `return`, delete, left, right, up, down
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

  /// Inserts `text` in one piece, as pasting does. Without a responder that takes text nothing
  /// happens.
  package func insert(_ text: String) {
    guard !text.isEmpty else { return }
    if let editor = UIApplication.shared.firstResponder as? any TextEditor {
      editor.type(text)
    } else if let input = UIApplication.shared.firstResponder as? any UIKeyInput {
      input.insertText(text)
    }
    setNeedsTurn()
  }

  /// Presses a key; with `selecting`, the shift key is held down.
  package func press(_ key: EditingKey, selecting: Bool = false) {
    if let editor = UIApplication.shared.firstResponder as? any TextEditor {
      editor.press(key, selecting: selecting)
    } else if let input = UIApplication.shared.firstResponder as? any UIKeyInput {
      switch key {
      case .return: input.insertText("\n")
      case .delete: input.deleteBackward()
      case .left, .right, .up, .down, .start, .end, .selectAll: break
      }
    }
    setNeedsTurn()
  }
}
