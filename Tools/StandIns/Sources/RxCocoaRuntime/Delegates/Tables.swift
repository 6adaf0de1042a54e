internal import Foundation
public import UIKit

extension UITableViewDelegate where Self: _RXDelegateProxy {
  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    relay((any UITableViewDelegate).self, [tableView, cell, indexPath]) {
      $0.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    }
  }

  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    relay((any UITableViewDelegate).self, [tableView, cell, indexPath]) {
      $0.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
    }
  }

  public func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    relay((any UITableViewDelegate).self, [tableView, view, section]) {
      $0.tableView(tableView, willDisplayHeaderView: view, forSection: section)
    }
  }

  public func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {
    relay((any UITableViewDelegate).self, [tableView, view, section]) {
      $0.tableView(tableView, willDisplayFooterView: view, forSection: section)
    }
  }

  public func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    relay((any UITableViewDelegate).self, [tableView, view, section]) {
      $0.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
    }
  }

  public func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {
    relay((any UITableViewDelegate).self, [tableView, view, section]) {
      $0.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
    }
  }

  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    target((any UITableViewDelegate).self).tableView(tableView, viewForHeaderInSection: section)
  }

  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    target((any UITableViewDelegate).self).tableView(tableView, viewForFooterInSection: section)
  }

  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    target((any UITableViewDelegate).self).tableView(tableView, heightForRowAt: indexPath)
  }

  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  {
    target((any UITableViewDelegate).self).tableView(tableView, heightForHeaderInSection: section)
  }

  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  {
    target((any UITableViewDelegate).self).tableView(tableView, heightForFooterInSection: section)
  }

  public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  {
    target((any UITableViewDelegate).self).tableView(tableView, estimatedHeightForRowAt: indexPath)
  }

  public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
    -> CGFloat
  {
    target((any UITableViewDelegate).self).tableView(
      tableView, estimatedHeightForHeaderInSection: section)
  }

  public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
    -> CGFloat
  {
    target((any UITableViewDelegate).self).tableView(
      tableView, estimatedHeightForFooterInSection: section)
  }

  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  {
    target((any UITableViewDelegate).self).tableView(tableView, shouldHighlightRowAt: indexPath)
  }

  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    relay((any UITableViewDelegate).self, [tableView, indexPath]) {
      $0.tableView(tableView, didHighlightRowAt: indexPath)
    }
  }

  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    relay((any UITableViewDelegate).self, [tableView, indexPath]) {
      $0.tableView(tableView, didUnhighlightRowAt: indexPath)
    }
  }

  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    target((any UITableViewDelegate).self).tableView(tableView, willSelectRowAt: indexPath)
  }

  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    target((any UITableViewDelegate).self).tableView(tableView, willDeselectRowAt: indexPath)
  }

  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    relay((any UITableViewDelegate).self, [tableView, indexPath]) {
      $0.tableView(tableView, didSelectRowAt: indexPath)
    }
  }

  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    relay((any UITableViewDelegate).self, [tableView, indexPath]) {
      $0.tableView(tableView, didDeselectRowAt: indexPath)
    }
  }

  public func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    relay((any UITableViewDelegate).self, [tableView, indexPath]) {
      $0.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
    }
  }

  public func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool {
    target((any UITableViewDelegate).self).tableView(
      tableView, canPerformPrimaryActionForRowAt: indexPath)
  }

  public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
  {
    relay((any UITableViewDelegate).self, [tableView, indexPath]) {
      $0.tableView(tableView, performPrimaryActionForRowAt: indexPath)
    }
  }

  public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    target((any UITableViewDelegate).self).tableView(tableView, editingStyleForRowAt: indexPath)
  }

  public func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    target((any UITableViewDelegate).self).tableView(
      tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
  }

  public func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    target((any UITableViewDelegate).self).tableView(
      tableView, shouldIndentWhileEditingRowAt: indexPath)
  }

  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    relay((any UITableViewDelegate).self, [tableView, indexPath]) {
      $0.tableView(tableView, willBeginEditingRowAt: indexPath)
    }
  }

  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    relay((any UITableViewDelegate).self, [tableView, indexPath ?? NSNull()]) {
      $0.tableView(tableView, didEndEditingRowAt: indexPath)
    }
  }

  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    target((any UITableViewDelegate).self).tableView(
      tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
  }

  public func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  {
    target((any UITableViewDelegate).self).tableView(tableView, editActionsForRowAt: indexPath)
  }

  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    target((any UITableViewDelegate).self).tableView(
      tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
  }

  public func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    target((any UITableViewDelegate).self).tableView(
      tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
      toProposedIndexPath: proposedDestinationIndexPath)
  }

  public func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    target((any UITableViewDelegate).self).tableView(
      tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
  }

  public func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    target((any UITableViewDelegate).self).tableView(
      tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  public func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    target((any UITableViewDelegate).self).tableView(
      tableView, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  public func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    relay((any UITableViewDelegate).self, [tableView, configuration, animator]) {
      $0.tableView(
        tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
  }

  public func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    relay((any UITableViewDelegate).self, [tableView, configuration, animator ?? NSNull()]) {
      $0.tableView(tableView, willDisplayContextMenu: configuration, animator: animator)
    }
  }

  public func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    relay((any UITableViewDelegate).self, [tableView, configuration, animator ?? NSNull()]) {
      $0.tableView(tableView, willEndContextMenuInteraction: configuration, animator: animator)
    }
  }

  public func tableView(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int {
    target((any UITableViewDelegate).self).tableView(
      tableView, indentationLevelForRowAt: indexPath)
  }

  public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    target((any UITableViewDelegate).self).tableView(tableView, canFocusRowAt: indexPath)
  }

  public func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool {
    target((any UITableViewDelegate).self).tableView(tableView, shouldUpdateFocusIn: context)
  }

  public func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    relay((any UITableViewDelegate).self, [tableView, context, coordinator]) {
      $0.tableView(tableView, didUpdateFocusIn: context, with: coordinator)
    }
  }

  public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    target((any UITableViewDelegate).self).indexPathForPreferredFocusedView(in: tableView)
  }
}

extension UITableViewDataSource where Self: _RXDelegateProxy {
  public func numberOfSections(in tableView: UITableView) -> Int {
    target((any UITableViewDataSource).self).numberOfSections(in: tableView)
  }

  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    target((any UITableViewDataSource).self).tableView(tableView, titleForHeaderInSection: section)
  }

  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    target((any UITableViewDataSource).self).tableView(tableView, titleForFooterInSection: section)
  }

  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    // The table takes the next method for one of the app's: a proxy without it has rows that stay.
    handles("tableView:commit:forRowAt:")
      && target((any UITableViewDataSource).self).tableView(tableView, canEditRowAt: indexPath)
  }

  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    relay(
      (any UITableViewDataSource).self,
      [tableView, NSNumber(value: editingStyle.rawValue), indexPath]
    ) { $0.tableView(tableView, commit: editingStyle, forRowAt: indexPath) }
  }

  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    handles("tableView:moveRowAt:to:")
      && target((any UITableViewDataSource).self).tableView(tableView, canMoveRowAt: indexPath)
  }

  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    relay((any UITableViewDataSource).self, [tableView, sourceIndexPath, destinationIndexPath]) {
      $0.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
    }
  }

  public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    target((any UITableViewDataSource).self).sectionIndexTitles(for: tableView)
  }

  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    target((any UITableViewDataSource).self).tableView(
      tableView, sectionForSectionIndexTitle: title, at: index)
  }
}

extension UITableViewDataSourcePrefetching where Self: _RXDelegateProxy {
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {
    relay((any UITableViewDataSourcePrefetching).self, [tableView, indexPaths]) {
      $0.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths)
    }
  }
}
