internal import Foundation
public import UIKit

extension UICollectionViewDelegate where Self: _RXDelegateProxy {
  public func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    target((any UICollectionViewDelegate).self).collectionView(
      collectionView, shouldHighlightItemAt: indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {
    relay((any UICollectionViewDelegate).self, [collectionView, indexPath]) {
      $0.collectionView(collectionView, didHighlightItemAt: indexPath)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {
    relay((any UICollectionViewDelegate).self, [collectionView, indexPath]) {
      $0.collectionView(collectionView, didUnhighlightItemAt: indexPath)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    target((any UICollectionViewDelegate).self).collectionView(
      collectionView, shouldSelectItemAt: indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    target((any UICollectionViewDelegate).self).collectionView(
      collectionView, shouldDeselectItemAt: indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    relay((any UICollectionViewDelegate).self, [collectionView, indexPath]) {
      $0.collectionView(collectionView, didSelectItemAt: indexPath)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    relay((any UICollectionViewDelegate).self, [collectionView, indexPath]) {
      $0.collectionView(collectionView, didDeselectItemAt: indexPath)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    target((any UICollectionViewDelegate).self).collectionView(
      collectionView, canPerformPrimaryActionForItemAt: indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    relay((any UICollectionViewDelegate).self, [collectionView, indexPath]) {
      $0.collectionView(collectionView, performPrimaryActionForItemAt: indexPath)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    relay((any UICollectionViewDelegate).self, [collectionView, cell, indexPath]) {
      $0.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    relay((any UICollectionViewDelegate).self, [collectionView, cell, indexPath]) {
      $0.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    relay((any UICollectionViewDelegate).self, [collectionView, view, elementKind, indexPath]) {
      $0.collectionView(
        collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind,
        at: indexPath)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    relay((any UICollectionViewDelegate).self, [collectionView, view, elementKind, indexPath]) {
      $0.collectionView(
        collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind,
        at: indexPath)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    target((any UICollectionViewDelegate).self).collectionView(
      collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    target((any UICollectionViewDelegate).self).collectionView(
      collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
      atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    target((any UICollectionViewDelegate).self).collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: currentIndexPath,
      toProposedIndexPath: proposedIndexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    target((any UICollectionViewDelegate).self).collectionView(
      collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
  }

  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    target((any UICollectionViewDelegate).self).collectionView(
      collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    target((any UICollectionViewDelegate).self).collectionView(
      collectionView, contextMenuConfiguration: configuration, highlightPreviewForItemAt: indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    target((any UICollectionViewDelegate).self).collectionView(
      collectionView, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    target((any UICollectionViewDelegate).self).collectionView(
      collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    target((any UICollectionViewDelegate).self).collectionView(
      collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    relay((any UICollectionViewDelegate).self, [collectionView, configuration, animator]) {
      $0.collectionView(
        collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    relay(
      (any UICollectionViewDelegate).self, [collectionView, configuration, animator ?? NSNull()]
    ) {
      $0.collectionView(collectionView, willDisplayContextMenu: configuration, animator: animator)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    relay(
      (any UICollectionViewDelegate).self, [collectionView, configuration, animator ?? NSNull()]
    ) {
      $0.collectionView(
        collectionView, willEndContextMenuInteraction: configuration, animator: animator)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool {
    target((any UICollectionViewDelegate).self).collectionView(
      collectionView, canFocusItemAt: indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool {
    target((any UICollectionViewDelegate).self).collectionView(
      collectionView, shouldUpdateFocusIn: context)
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    relay((any UICollectionViewDelegate).self, [collectionView, context, coordinator]) {
      $0.collectionView(collectionView, didUpdateFocusIn: context, with: coordinator)
    }
  }

  public func indexPathForPreferredFocusedView(
    in collectionView: UICollectionView
  ) -> IndexPath? {
    target((any UICollectionViewDelegate).self)
      .indexPathForPreferredFocusedView(in: collectionView)
  }
}

extension UICollectionViewDelegateFlowLayout where Self: _RXDelegateProxy {
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    target((any UICollectionViewDelegateFlowLayout).self).collectionView(
      collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    target((any UICollectionViewDelegateFlowLayout).self).collectionView(
      collectionView, layout: collectionViewLayout, insetForSectionAt: section)
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    target((any UICollectionViewDelegateFlowLayout).self).collectionView(
      collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    target((any UICollectionViewDelegateFlowLayout).self).collectionView(
      collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    target((any UICollectionViewDelegateFlowLayout).self).collectionView(
      collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    target((any UICollectionViewDelegateFlowLayout).self).collectionView(
      collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
  }
}

extension UICollectionViewDataSource where Self: _RXDelegateProxy {
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    target((any UICollectionViewDataSource).self).numberOfSections(in: collectionView)
  }

  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    target((any UICollectionViewDataSource).self).collectionView(
      collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }

  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  {
    handles("collectionView:moveItemAt:to:")
      && target((any UICollectionViewDataSource).self).collectionView(
        collectionView, canMoveItemAt: indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    relay(
      (any UICollectionViewDataSource).self,
      [collectionView, sourceIndexPath, destinationIndexPath]
    ) { $0.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath) }
  }
}

extension UICollectionViewDataSourcePrefetching where Self: _RXDelegateProxy {
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    relay((any UICollectionViewDataSourcePrefetching).self, [collectionView, indexPaths]) {
      $0.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths)
    }
  }
}
