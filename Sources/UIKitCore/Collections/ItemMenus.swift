import Foundation

/// Asks a collection view's delegate for the menus of items.
@MainActor
final class ItemMenus: NSObject, UIContextMenuInteractionDelegate {
  private weak var owner: UICollectionView?
  private var path: IndexPath?
  private(set) var interaction: UIContextMenuInteraction?

  func install(on owner: UICollectionView) {
    guard interaction == nil else { return }
    self.owner = owner
    let interaction = UIContextMenuInteraction(delegate: self)
    self.interaction = interaction
    owner.addInteraction(interaction)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let owner else { return nil }
    path = owner.indexPathForItem(at: location)
    return owner.delegate?.collectionView(
      owner, contextMenuConfigurationForItemsAt: path.map { [$0] } ?? [], point: location)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    guard let owner, let path else { return nil }
    return owner.delegate?.collectionView(
      owner, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
      ?? cellPreview
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    guard let owner, let path else { return nil }
    return owner.delegate?.collectionView(
      owner, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path)
      ?? cellPreview
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard let owner else { return }
    owner.delegate?.collectionView(
      owner, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let owner else { return }
    owner.delegate?.collectionView(
      owner, willDisplayContextMenu: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let owner else { return }
    owner.delegate?.collectionView(
      owner, willEndContextMenuInteraction: configuration, animator: animator)
  }

  private var cellPreview: UITargetedPreview? {
    path.flatMap { owner?.cellForItem(at: $0) }.flatMap { .cell($0) }
  }
}
