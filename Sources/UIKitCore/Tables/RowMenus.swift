import Foundation

/// Asks a table's delegate for the menus of rows.
@MainActor
final class RowMenus: NSObject, UIContextMenuInteractionDelegate {
  private weak var table: UITableView?
  private var path: IndexPath?
  private(set) var interaction: UIContextMenuInteraction?

  func install(on table: UITableView) {
    guard interaction == nil else { return }
    self.table = table
    let interaction = UIContextMenuInteraction(delegate: self)
    self.interaction = interaction
    table.addInteraction(interaction)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let table, let path = table.indexPathForRow(at: location) else { return nil }
    self.path = path
    return table.delegate?.tableView(
      table, contextMenuConfigurationForRowAt: path, point: location)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    guard let table else { return nil }
    return table.delegate?.tableView(
      table, previewForHighlightingContextMenuWithConfiguration: configuration) ?? cellPreview
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    guard let table else { return nil }
    return table.delegate?.tableView(
      table, previewForDismissingContextMenuWithConfiguration: configuration) ?? cellPreview
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard let table else { return }
    table.delegate?.tableView(
      table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let table else { return }
    table.delegate?.tableView(table, willDisplayContextMenu: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let table else { return }
    table.delegate?.tableView(
      table, willEndContextMenuInteraction: configuration, animator: animator)
  }

  /// The row's cell, cut at round corners; nil once it is gone.
  private var cellPreview: UITargetedPreview? {
    path.flatMap { table?.cellForRow(at: $0) }.flatMap { .cell($0) }
  }
}

extension UITargetedPreview {
  /// A cell of a list, cut at round corners (low confidence).
  static func cell(_ cell: UIView) -> UITargetedPreview? {
    guard cell.window != nil else { return nil }
    let parameters = UIPreviewParameters()
    parameters.visiblePath = UIBezierPath(roundedRect: cell.bounds, cornerRadius: 13)
    return UITargetedPreview(view: cell, parameters: parameters)
  }
}
