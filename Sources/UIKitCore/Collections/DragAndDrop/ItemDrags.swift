import Foundation

/// Lets people drag items of a collection view, and drop items on it.
@MainActor
final class ItemDrags: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
  private weak var list: UICollectionView?
  private(set) lazy var dragging = UIDragInteraction(delegate: self)
  private lazy var dropping = UIDropInteraction(delegate: self)

  /// The places that the items of the running drag come from.
  private var sources: [ObjectIdentifier: IndexPath] = [:]
  private var lifted: [IndexPath] = []
  private(set) var hasActiveDrag = false
  private(set) var hasActiveDrop = false
  private var proposal = UICollectionViewDropProposal(operation: .cancel)
  private var destination: IndexPath?
  private weak var marked: UICollectionViewCell?

  /// The gap that the items leave.
  private(set) var gap: ItemGap? {
    didSet { if gap != oldValue { gapDidChange() } }
  }

  init(_ list: UICollectionView) {
    self.list = list
    super.init()
    dragging.onLiftCancelled = { [weak self] in self?.forgetDrag() }
    list.addInteraction(dragging)
    list.addInteraction(dropping)
  }

  // MARK: Dragging

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard let list, let delegate = list.dragDelegate,
      let path = list.indexPathForItem(at: session.location(in: list)), list.itemMove == nil
    else { return [] }
    let items = delegate.collectionView(list, itemsForBeginning: session, at: path)
    sources = [:]
    for item in items { sources[ObjectIdentifier(item)] = path }
    lifted = items.isEmpty ? [] : [path]
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let list, let path = sources[ObjectIdentifier(item)],
      let cell = list.cellForItem(at: path)
    else { return nil }
    let parameters = list.dragDelegate?.collectionView(list, dragPreviewParametersForItemAt: path)
    return UITargetedDragPreview(view: cell, parameters: parameters ?? UIDragPreviewParameters())
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {
    list?.closeSwipe(animated: true)
    show(.lifting)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {
    hasActiveDrag = true
    show(.dragging)
    if let list { list.dragDelegate?.collectionView(list, dragSessionWillBegin: session) }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    guard let list else { return false }
    return list.dragDelegate?.collectionView(list, dragSessionAllowsMoveOperation: session) ?? true
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    guard let list else { return false }
    return list.dragDelegate?.collectionView(
      list, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    // The item may have been scrolled away.
    guard let list, let path = sources[ObjectIdentifier(item)],
      let cell = list.cellForItem(at: path)
    else { return nil }
    return UITargetedDragPreview(view: cell)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    forgetDrag()
    if let list {
      list.dragDelegate?.collectionView(list, dragSessionDidEnd: session)
    }
  }

  /// Returns the lifted items to their places.
  private func forgetDrag() {
    show(.none)
    hasActiveDrag = false
    sources = [:]
    lifted = []
  }

  /// The items are others now: what is dragged comes from none of them.
  func itemsDidChange() {
    show(.none)
    sources = [:]
    lifted = []
    closeGap()
  }

  /// Sets the appearance of the cells whose items are dragged.
  private func show(_ state: UICollectionViewCell.DragState) {
    for path in lifted { list?.cellForItem(at: path)?.dragState = state }
  }

  /// The state of the cell at an item that comes into sight.
  func state(at path: IndexPath) -> UICollectionViewCell.DragState {
    hasActiveDrag && lifted.contains(path) ? .dragging : .none
  }

  // MARK: Dropping

  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool {
    guard let list else { return false }
    guard let delegate = list.dropDelegate else { return false }
    return delegate.collectionView(list, canHandle: session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {
    hasActiveDrop = true
    if let list { list.dropDelegate?.collectionView(list, dropSessionDidEnter: session) }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    guard let list else { return UIDropProposal(operation: .cancel) }
    let source = ownItem(session)
    let path = place(of: session.location(in: list), moving: source)
    guard let delegate = list.dropDelegate else { return UIDropProposal(operation: .cancel) }
    proposal = delegate.collectionView(
      list, dropSessionDidUpdate: session, withDestinationIndexPath: path)
    if path == nil, proposal.intent != .unspecified {
      proposal = UICollectionViewDropProposal(operation: proposal.operation, intent: .unspecified)
    }
    destination = path
    showPlace(source)
    return proposal
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {
    leave()
    if let list { list.dropDelegate?.collectionView(list, dropSessionDidExit: session) }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {
    guard let list else { return }
    let drag = (session as? DropSession)?.drag.running
    let items = session.items.map { item in
      ItemDropItem(
        item, from: sources[ObjectIdentifier(item)], size: drag?.previewSize(item) ?? .zero)
    }
    mark(nil)
    let coordinator = ItemDropCoordinator(list, items, to: destination, proposal, session, drag)
    closeGap()
    list.dropDelegate?.collectionView(list, performDropWith: coordinator)
    hasActiveDrop = false
    list.settleAfterDrop()
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { nil }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) {
    leave()
    if let list { list.dropDelegate?.collectionView(list, dropSessionDidEnd: session) }
  }

  // MARK: The place

  /// The item of the collection view itself that is dragged, where it is the only one.
  private func ownItem(_ session: any UIDropSession) -> IndexPath? {
    guard let list, session.items.count == 1, let item = session.items.first,
      let source = sources[ObjectIdentifier(item)], list.holds(source)
    else { return nil }
    return source
  }

  /// The item at a point. In the second half of a section's last item, new items come after it.
  private func place(of point: CGPoint, moving source: IndexPath?) -> IndexPath? {
    guard let list else { return nil }
    guard var path = list.indexPathForItem(at: point) else { return list.emptyPlace }
    guard let place = list.attributes(for: .cell(path)) else { return path }
    let frame = list.seenFrame(place)
    let isRow = frame.width > list.bounds.width * 0.6
    let isSecondHalf = isRow ? point.y > frame.midY : point.x > frame.midX
    let goesInto = proposal.intent == .insertIntoDestinationIndexPath
    let isLast = path.item == list.numberOfItems(inSection: path.section) - 1
    // Without the item that is moved there is one place less.
    let isOwn = source?.section == path.section && proposal.operation != .copy
    if isLast, !isOwn, !goesInto, isSecondHalf { path.item += 1 }
    return path
  }

  // MARK: What people see

  private func showPlace(_ source: IndexPath?) {
    guard let list else { return }
    let takes = proposal.operation == .copy || proposal.operation == .move
    switch (takes, proposal.intent, destination) {
    case (true, .insertAtDestinationIndexPath, let path?):
      mark(nil)
      gap = ItemGap(path: path, source: proposal.operation == .move ? source : nil)
    case (true, .insertIntoDestinationIndexPath, let path?):
      gap = nil
      mark(list.cellForItem(at: path))
    default:
      gap = nil
      mark(nil)
    }
  }

  private func mark(_ cell: UICollectionViewCell?) {
    guard marked !== cell else { return }
    marked?.isHighlighted = false
    marked = cell
    cell?.isHighlighted = true
  }

  private func leave() {
    hasActiveDrop = false
    destination = nil
    gap = nil
    mark(nil)
  }

  /// The items are about to take their places: what they do now is seen as one change.
  private func closeGap() {
    isClosing = true
    gap = nil
    isClosing = false
  }

  private var isClosing = false

  private func gapDidChange() {
    guard let list, !isClosing, list.window != nil else { return }
    UIView.systemAnimate(withDuration: 0.25) { list.tile() }
  }
}

extension UICollectionView {
  func dragsMayHaveChanged() {
    if itemDrags == nil, dragDelegate != nil || dropDelegate != nil { itemDrags = ItemDrags(self) }
    itemDrags?.dragging.isEnabled = dragDelegate != nil && dragInteractionEnabled
  }

  /// The only place there is where there are no items at all.
  fileprivate var emptyPlace: IndexPath? {
    counts.count == 1 && counts[0] == 0 ? IndexPath(item: 0, section: 0) : nil
  }

  /// Items that still stand where the gap put them go to their places.
  fileprivate func settleAfterDrop() {
    guard window != nil else { return }
    UIView.systemAnimate(withDuration: 0.25) { [self] in tile() }
  }
}
