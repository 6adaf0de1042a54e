import Foundation

// Cut, copy, paste and select: what people do with what is selected.

extension TextEditor {
  /// What can be done with the selection now.
  var editActions: [UIMenuElement] {
    let selection = edited.selection
    // What is hidden cannot be carried elsewhere.
    let mayCopy = selection.length > 0 && !isSecureTextEntry
    var actions: [UIMenuElement] = []
    func add(
      _ title: String, if isOffered: Bool, _ body: @escaping @MainActor (Self) -> Void
    ) {
      guard isOffered else { return }
      actions.append(UIAction(title: title) { [weak self] _ in if let self { body(self) } })
    }
    add("Cut", if: mayCopy && takesText) {
      $0.copySelection()
      $0.pressDelete()
    }
    add("Copy", if: mayCopy) { $0.copySelection() }
    add("Paste", if: takesText && UIPasteboard.general.hasStrings) {
      $0.type(UIPasteboard.general.string ?? "")
    }
    let isCaret = selection.length == 0
    add("Select", if: isCaret && edited.length > 0) { $0.selectWord() }
    add("Select All", if: edited.length > 0 && selection != edited.whole) {
      $0.select($0.edited.whole)
      $0.showEditMenu()
    }
    return actions
  }

  private func copySelection() {
    UIPasteboard.general.string = edited.string(in: edited.selection)
  }

  private func selectWord() {
    let word = word(around: edited.caret)
    // Behind the last word it is that one that is meant.
    select(word.length > 0 ? word : self.word(around: max(edited.caret - 1, 0)))
    showEditMenu()
  }

  /// Shows what can be done beside the selection.
  func showEditMenu() {
    guard let view = self as? UIView, let window = view.window else { return }
    let suggested = editActions
    let menu = editMenu(for: edited.selection, suggested) ?? UIMenu(children: suggested)
    guard !MenuContent(menu, arrivals: MenuArrivals()).isEmpty else { return }
    let start = rectOfCaret(at: edited.selection.location)
    let end = rectOfCaret(at: NSMaxRange(edited.selection))
    let target = start.minY == end.minY ? start.union(end) : start
    EditMenuBar(menu, at: view.convert(target, to: nil), over: window).open()
  }

  func hideEditMenu() { Stage.shared.editMenu?.close() }
}
