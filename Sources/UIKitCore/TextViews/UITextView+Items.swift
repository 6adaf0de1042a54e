import Foundation

// Links, attachments and tags in a text that is not edited: 15.3.

extension UITextView {
  /// Returns the link, attachment or tag at a point of the view.
  func textItem(at point: CGPoint) -> UITextItem? {
    // 15.3.2 – links of a text that is edited, or not selectable, are text.
    guard isSelectable, !isEditable, shownContent.hasItems else { return nil }
    layoutSubtree()
    let lines = lines(for: bounds.width)
    let place = CGPoint(x: point.x - textOrigin.x, y: point.y - textOrigin.y)
    guard
      let line = lines.lines.first(where: { $0.top <= place.y && place.y < $0.bottom }),
      place.x >= line.x, place.x < line.x + line.runs.visibleWidth
    else { return nil }
    let character = line.runs.character(at: place.x - line.x).range
    return shownContent.item(at: line.range.location + character.location)
  }

  /// Performs what a tap on an item does; returns whether there was one.
  func performItem(at point: CGPoint) -> Bool {
    guard let item = textItem(at: point) else { return false }
    let standard = UIAction { _ in
      // 15.3.2 – a tap on a link opens it.
      if case .link(let url) = item.content { UIApplication.shared.open(url) }
    }
    let action =
      delegate.map { $0.textView(self, primaryActionFor: item, defaultAction: standard) }
      ?? standard
    action?.perform(sender: self)
    return true
  }

  /// The menu of an item; `nil` for none.
  func menu(of item: UITextItem) -> UIMenu? {
    let standard = Self.menu(of: item)
    guard let delegate else { return standard }
    return delegate.textView(self, menuConfigurationFor: item, defaultMenu: standard)?.menu
  }

  private static func menu(of item: UITextItem) -> UIMenu {
    guard case .link(let url) = item.content else { return UIMenu(children: []) }
    let open = UIAction(title: "Open Link", image: UIImage(systemName: "safari")) { _ in
      UIApplication.shared.open(url)
    }
    let copy = UIAction(title: "Copy Link", image: UIImage(systemName: "doc.on.doc")) { _ in
      UIPasteboard.general.url = url
    }
    return UIMenu(title: url.absoluteString, children: [open, copy])
  }

  /// Long presses open menus as soon as the text has something that may have one.
  func prepareForItems() {
    guard itemMenus == nil, shownContent.hasItems else { return }
    let menus = TextItemMenus(of: self)
    itemMenus = menus
    addInteraction(UIContextMenuInteraction(delegate: menus))
  }
}

/// Opens the menus of the links and attachments of a text view.
@MainActor
final class TextItemMenus: NSObject, UIContextMenuInteractionDelegate {
  private weak var view: UITextView?

  init(of view: UITextView) { self.view = view }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    // 15.3.4 – a long press on a link opens a menu.
    guard let view, let item = view.textItem(at: location), let menu = view.menu(of: item),
      !menu.children.isEmpty
    else { return nil }
    return UIContextMenuConfiguration(actionProvider: { _ in menu })
  }
}

// MARK: - The older methods

extension UITextViewDelegate {
  /// 15.3.3 – a delegate without the newer method is asked the older questions.
  public func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? {
    allows(textItem, in: textView, .invokeDefaultAction) ? defaultAction : nil
  }

  public func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? {
    allows(textItem, in: textView, .presentActions)
      ? UITextItem.MenuConfiguration(menu: defaultMenu) : nil
  }

  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { self.textView(textView, shouldInteractWith: URL, in: characterRange) }

  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool { self.textView(textView, shouldInteractWith: textAttachment, in: characterRange) }

  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
  ) -> Bool { true }

  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange
  ) -> Bool { true }

  private func allows(
    _ item: UITextItem, in textView: UITextView, _ interaction: UITextItemInteraction
  ) -> Bool {
    switch item.content {
    case .link(let url):
      self.textView(
        textView, shouldInteractWith: url, in: item.range, interaction: interaction)
    case .textAttachment(let attachment):
      self.textView(
        textView, shouldInteractWith: attachment, in: item.range, interaction: interaction)
    case .tag: true
    }
  }
}
