import Foundation

extension ElementKind {
  static let tableView = ElementKind("tableView", UITableView.self, extends: scrollView) {
    $0.number("rowHeight", \.rowHeight)
    $0.number("estimatedRowHeight", \.estimatedRowHeight)
    $0.number("sectionHeaderHeight", \.sectionHeaderHeight)
    $0.number("sectionFooterHeight", \.sectionFooterHeight)
    $0.number("estimatedSectionHeaderHeight", \.estimatedSectionHeaderHeight)
    $0.number("estimatedSectionFooterHeight", \.estimatedSectionFooterHeight)
    $0.choice(
      "separatorStyle", \.separatorStyle,
      ["none": .none, "default": .singleLine, "singleLine": .singleLine])
    $0.color("separatorColor", \.separatorColor)
    $0.insets("separatorInset", \.separatorInset)
    $0.flag("allowsSelection", \.allowsSelection)
    $0.flag("allowsMultipleSelection", \.allowsMultipleSelection)
    $0.flag("allowsSelectionDuringEditing", \.allowsSelectionDuringEditing)
    $0.flag("allowsMultipleSelectionDuringEditing", \.allowsMultipleSelectionDuringEditing)
    $0.number("sectionIndexMinimumDisplayRowCount", \.sectionIndexMinimumDisplayRowCount)
    $0.color("sectionIndexColor", \.sectionIndexColor)
    $0.color("sectionIndexBackgroundColor", \.sectionIndexBackgroundColor)
    $0.color("sectionIndexTrackingBackgroundColor", \.sectionIndexTrackingBackgroundColor)
    $0.object("tableHeaderView", \.tableHeaderView)
    $0.object("tableFooterView", \.tableFooterView)
    $0.object("backgroundView", \.backgroundView)
    $0.on("prototypes") { table, value in
      for cell in value.child?.children ?? [] {
        // One without an identifier is never asked for.
        guard let identifier = cell["reuseIdentifier"], !identifier.isEmpty else {
          value.document.report(cell, "the prototype has no reuse identifier")
          continue
        }
        table.register(UINib(cell, value.coder.context), forCellReuseIdentifier: identifier)
      }
    }
    $0.on("sections") { table, value in
      table.staticRows = StaticRows(value.child?.children ?? [], value.coder.context)
    }
    $0.ignore(
      "dataMode", "style",
      "separatorInsetReference", "springLoaded", "dragInteractionEnabled", "contentViewInset",
      "contentViewInsetsToSafeArea", "separatorEffect", "prefetchingEnabled")
  }

  static let tableViewCell = ElementKind("tableViewCell", UITableViewCell.self, extends: view) {
    $0.choice(
      "selectionStyle", \.selectionStyle,
      ["none": .none, "blue": .blue, "gray": .gray, "default": .default])
    $0.choice("accessoryType", \.accessoryType, accessories)
    $0.choice("editingAccessoryType", \.editingAccessoryType, accessories)
    $0.number("indentationLevel", \.indentationLevel)
    $0.number("indentationWidth", \.indentationWidth)
    $0.flag("showsReorderControl", \.showsReorderControl)
    $0.flag("shouldIndentWhileEditing", \.shouldIndentWhileEditing)
    $0.insets("separatorInset", \.separatorInset)
    $0.object("accessoryView", \.accessoryView)
    $0.object("editingAccessoryView", \.editingAccessoryView)
    $0.object("backgroundView", \.backgroundView)
    $0.object("selectedBackgroundView", \.selectedBackgroundView)
    $0.on("contentView") { cell, value in
      let element = value.coder.element
      // The labels of a style are the cell's own.
      if let id = element["textLabel"] { value.coder.context.use(cell.textLabel, for: id) }
      if let id = element["detailTextLabel"] {
        value.coder.context.use(cell.detailTextLabel, for: id)
      }
      if let id = element["imageView"] { value.coder.context.use(cell.imageView, for: id) }
      value.fill(cell.contentView)
    }
    $0.ignore(
      "style", "reuseIdentifier", "textLabel", "detailTextLabel", "imageView", "image",
      "rowHeight", "hidesAccessoryWhenEditing", "focusStyle")
  }

  private static let accessories: [String: UITableViewCell.AccessoryType] = [
    "none": .none, "disclosureIndicator": .disclosureIndicator,
    "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark,
    "detailButton": .detailButton,
  ]

  static let tableViewCellContentView = ElementKind(
    "tableViewCellContentView", UIView.self, extends: view
  ) {
    $0.ignore("tableViewCell")
  }
}

/// The rows of a table that stand in the storyboard themselves.
@MainActor
final class StaticRows {
  struct Section {
    let header: String?
    let footer: String?
    let cells: [UITableViewCell]
    /// Of each cell; `nil` for the table's.
    let heights: [CGFloat?]
  }

  let sections: [Section]

  init(_ elements: [InterfaceElement], _ context: NibContext) {
    sections = elements.filter { $0.name == "tableViewSection" }.map { element in
      let made = element.children(in: "cells").compactMap { cell in
        (context.make(cell) as? UITableViewCell).map { ($0, cell["rowHeight"]) }
      }
      func title(_ name: String) -> String? {
        context.document.strings[element.id, name] ?? element[name]
          ?? element.child(keyed: name)?.text
      }
      return Section(
        header: title("headerTitle"), footer: title("footerTitle"), cells: made.map(\.0),
        heights: made.map { InterfaceNumber.parse($0.1).map { CGFloat($0) } })
    }
  }

  func cell(at path: IndexPath) -> UITableViewCell? {
    guard sections.indices.contains(path.section),
      sections[path.section].cells.indices.contains(path.row)
    else { return nil }
    return sections[path.section].cells[path.row]
  }

  /// A Boolean value that indicates whether a row has a height of its own.
  var hasHeights: Bool { sections.contains { $0.heights.contains { $0 != nil } } }

  func height(at path: IndexPath) -> CGFloat? {
    cell(at: path) == nil ? nil : sections[path.section].heights[path.row]
  }
}

extension UITableView {
  func staticSection(_ section: Int) -> StaticRows.Section? {
    guard let sections = staticRows?.sections, sections.indices.contains(section) else {
      return nil
    }
    return sections[section]
  }
}
