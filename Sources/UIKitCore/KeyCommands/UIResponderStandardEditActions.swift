public import Foundation

/// The standard actions on a selection. Text fields and text views implement them. Every method is
/// optional.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  func cut(_ sender: Any?)
  func copy(_ sender: Any?)
  func paste(_ sender: Any?)
  /// Selects what is under the caret.
  func select(_ sender: Any?)
  func selectAll(_ sender: Any?)
  func delete(_ sender: Any?)
  /// Begins to look for text.
  func find(_ sender: Any?)
  /// Begins to look for text and to replace it.
  func findAndReplace(_ sender: Any?)
  func findNext(_ sender: Any?)
  func findPrevious(_ sender: Any?)
  /// Looks for the selected text.
  func useSelectionForFind(_ sender: Any?)
}

extension UIResponderStandardEditActions {
  public func cut(_ sender: Any?) { Message.fail("cut:", of: self) }
  public func copy(_ sender: Any?) { Message.fail("copy:", of: self) }
  public func paste(_ sender: Any?) { Message.fail("paste:", of: self) }
  public func select(_ sender: Any?) { Message.fail("select:", of: self) }
  public func selectAll(_ sender: Any?) { Message.fail("selectAll:", of: self) }
  public func delete(_ sender: Any?) { Message.fail("delete:", of: self) }
  @_disfavoredOverload
  public func find(_ sender: Any?) { Message.fail("find:", of: self) }
  @_disfavoredOverload
  public func findAndReplace(_ sender: Any?) { Message.fail("findAndReplace:", of: self) }
  @_disfavoredOverload
  public func findNext(_ sender: Any?) { Message.fail("findNext:", of: self) }
  @_disfavoredOverload
  public func findPrevious(_ sender: Any?) { Message.fail("findPrevious:", of: self) }
  @_disfavoredOverload
  public func useSelectionForFind(_ sender: Any?) {
    Message.fail("useSelectionForFind:", of: self)
  }
}

extension UIResponder: UIResponderStandardEditActions {}

/// The standard actions, in the order of an edit menu.
enum EditAction: String, CaseIterable {
  case cut = "cut:"
  case copy = "copy:"
  case paste = "paste:"
  case delete = "delete:"
  case select = "select:"
  case selectAll = "selectAll:"

  /// The title in menus; deleting alone is in none.
  var title: String? {
    switch self {
    case .cut: "Cut"
    case .copy: "Copy"
    case .paste: "Paste"
    case .delete: nil
    case .select: "Select"
    case .selectAll: "Select All"
    }
  }

  @MainActor
  func perform(on responder: UIResponder, sender: Any?) {
    switch self {
    case .cut: responder.cut(sender)
    case .copy: responder.copy(sender)
    case .paste: responder.paste(sender)
    case .delete: responder.delete(sender)
    case .select: responder.select(sender)
    case .selectAll: responder.selectAll(sender)
    }
  }
}

extension UIResponder {
  /// Performs a standard action on a text. Other responders have no such method.
  func edit(_ action: EditAction) {
    guard let editor = self as? any TextEditor else {
      Message.fail(Selector(action.rawValue), of: self)
    }
    editor.perform(action)
  }
}
