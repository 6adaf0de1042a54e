import Foundation

// Cut, copy, paste and select: what people do with what is selected.

extension TextEditor {
  /// The actions for the current selection.
  var editActions: [UIMenuElement] {
    standardActions + Stage.shared.menuController.ownElements(for: self)
  }

  private var standardActions: [UIMenuElement] {
    EditAction.allCases.compactMap { action in
      guard let title = action.title,
        canPerformAction(Selector(action.rawValue), withSender: nil)
      else { return nil }
      return UIAction(title: title) { [weak self] _ in
        if let self { action.perform(on: self, sender: nil) }
      }
    }
  }

  /// Returns a Boolean value that indicates whether there is something to do it with.
  func offers(_ action: EditAction) -> Bool {
    let selection = edited.selection
    // Hidden text cannot be copied.
    let mayCopy = selection.length > 0 && !isSecureTextEntry
    return switch action {
    case .cut: mayCopy && takesText
    case .copy: mayCopy
    case .paste: takesText && UIPasteboard.general.hasStrings
    case .delete: selection.length > 0 && takesText
    case .select: selection.length == 0 && edited.length > 0
    case .selectAll: edited.length > 0 && selection != edited.whole
    }
  }

  func perform(_ action: EditAction) {
    switch action {
    case .cut:
      copySelection()
      pressDelete()
    case .copy: copySelection()
    case .paste: type(UIPasteboard.general.string ?? "")
    case .delete: pressDelete()
    case .select: selectWord()
    case .selectAll:
      select(edited.whole)
      showEditMenu()
    }
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
    guard !MenuContent(menu, arrivals: MenuArrivals(), leavesOutIdle: true).isEmpty else { return }
    let start = rectOfCaret(at: edited.selection.location)
    let end = rectOfCaret(at: NSMaxRange(edited.selection))
    let target = start.minY == end.minY ? start.union(end) : start
    EditMenuBar(menu, of: view, at: view.convert(target, to: nil), over: window).open()
  }

  func hideEditMenu() { Stage.shared.editMenu?.close() }
}
