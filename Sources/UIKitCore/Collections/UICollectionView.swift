public import Foundation

/// A view with items in the places of its layout. It makes views only for the visible ones.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  // MARK: Creating a collection view

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    if layout is NoCollectionViewLayout {
      UIKitException.raise(
        .invalidArgument, "UICollectionView must be initialized with a non-nil layout parameter")
    }
    storedLayout = layout
    super.init(frame: frame)
    layout.owner = self
    becomeCollection()
  }

  /// Raises an exception, unless a subclass chooses the layout in ``init(frame:collectionViewLayout:)``.
  public convenience init() {
    self.init(frame: .zero, collectionViewLayout: NoCollectionViewLayout())
  }

  public required init?(coder: NSCoder) {
    storedLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    storedLayout.owner = self
    becomeCollection()
    decodeInterface(coder, as: UICollectionView.self)
  }

  // MARK: Providing the data and views

  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reload() } }
  }

  @_nonoverride
  open weak var delegate: (any UICollectionViewDelegate)? {
    get { super.delegate as? any UICollectionViewDelegate }
    set {
      let isOther = super.delegate !== newValue
      super.delegate = newValue
      if newValue != nil { itemMenus.install(on: self) }
      if isOther { delegateDidChange() }
    }
  }

  /// Opens the menus of items; `nil` where no delegate could provide any.
  open var contextMenuInteraction: UIContextMenuInteraction? {
    delegate == nil ? nil : itemMenus.interaction
  }

  /// An object that is called before items become visible.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

  open var isPrefetchingEnabled = true

  /// The changes after which a cell that says its size is asked for it again.
  // 11.7.14: invalidating the content size of a cell, or of its content view, sizes it…
  open var selfSizingInvalidation: UICollectionView.SelfSizingInvalidation = .enabled {
    didSet {
      guard selfSizingInvalidation == .enabledIncludingConstraints else { return }
      Stage.shared.state.listsFollowConstraints = true
    }
  }

  /// Registers the class of the cells for an identifier.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    pool.register(cellClass, for: ReuseKey(nil, identifier))
  }

  /// Registers the nib with the cell for an identifier; it contains no other top-level object.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    pool.register(nib, for: ReuseKey(nil, identifier))
  }

  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) { pool.register(nib, for: ReuseKey(kind, identifier)) }

  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { pool.register(viewClass, for: ReuseKey(elementKind, identifier)) }

  /// 11.5.2 – a reused cell, or a new one of the registered class.
  @discardableResult
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { dequeueCell(identifier, for: indexPath) }

  @discardableResult
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeue(ReuseKey(elementKind, identifier), .supplementary(elementKind, indexPath))
  }

  // MARK: The layout

  /// The layout of the items. Setting another one takes effect at once.
  open var collectionViewLayout: UICollectionViewLayout {
    get { storedLayout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    change(to: layout, animated: animated, nil)
  }

  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) { change(to: layout, animated: animated, completion) }

  @discardableResult
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(for: .cell(indexPath)) }

  @discardableResult
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(for: .supplementary(kind, indexPath)) }

  /// The view behind the items. It does not scroll.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: Getting the counts

  open var numberOfSections: Int { counts.count }

  @discardableResult
  open func numberOfItems(inSection section: Int) -> Int {
    counts.indices.contains(section) ? counts[section] : 0
  }

  // MARK: Finding items and views

  /// An existing cell; `nil` for an item that is not visible.
  @discardableResult
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    views[.cell(indexPath)] as? UICollectionViewCell
  }

  /// `nil` for a cell that is not visible.
  @discardableResult
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    // A cell may also be the header of a list.
    guard let key = key(of: cell), key.category == .cell else { return nil }
    return key.path
  }

  @discardableResult
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { path(at: point) }

  open var visibleCells: [UICollectionViewCell] {
    seenKeys.compactMap { views[$0] as? UICollectionViewCell }
  }

  open var indexPathsForVisibleItems: [IndexPath] {
    seenKeys.filter { $0.category == .cell }.map(\.path)
  }

  @discardableResult
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { views[.supplementary(elementKind, indexPath)] }

  @discardableResult
  open func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] {
    seenKeys.filter { $0.isSupplementary(elementKind) }.compactMap { views[$0] }
  }

  @discardableResult
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    seenKeys.filter { $0.isSupplementary(elementKind) }.map(\.path)
  }

  // MARK: Selecting items

  open var allowsSelection = true

  open var allowsMultipleSelection = false

  // MARK: Editing

  /// A Boolean value that indicates whether people edit the items: cells show the controls for it.
  open var isEditing = false {
    didSet { if isEditing != oldValue { editingDidChange() } }
  }

  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false

  /// In the order in which they were selected.
  open var indexPathsForSelectedItems: [IndexPath]? { selection }

  /// 11.5.3 – selects without calling the delegate.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) { select(indexPath, animated: animated, scrollPosition) }

  /// 11.5.3 – deselects without calling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    if selection.contains(indexPath) { mark(indexPath, selected: false) }
  }

  // MARK: Scrolling

  /// Scrolls until the item is at that place of the visible area.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, scrollPosition, animated: animated) }

  // MARK: Changing the items

  /// 11.5.4 – discards everything: the next layout requests the visible items. Nothing is selected
  /// afterwards.
  open func reloadData() { reload() }

  open func performBatchUpdates(
    @_implicitSelfCapture _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { update(updates, completion) }

  open func insertItems(at indexPaths: [IndexPath]) { change { $0.inserted += indexPaths } }

  open func deleteItems(at indexPaths: [IndexPath]) { change { $0.deleted += indexPaths } }

  /// Replaces the cells of the items.
  open func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloaded += indexPaths } }

  /// 11.5.4 – has the data source configure the existing cells again, without replacing them.
  open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved.append((indexPath, newIndexPath)) }
  }

  open func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections.formUnion(sections) }
  }

  open func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections.formUnion(sections) }
  }

  open func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }

  // MARK: Drag and drop

  /// Provides the items that people drag. It is not retained.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    didSet { dragsMayHaveChanged() }
  }

  /// Takes items that people drop on the collection view. It is not retained.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
    didSet { dragsMayHaveChanged() }
  }

  /// A Boolean value that indicates whether people can drag items. 11.9.1 – they can by default.
  open var dragInteractionEnabled: Bool {
    get { wantsDrags ?? UIDragInteraction.isEnabledByDefault }
    set {
      wantsDrags = newValue
      dragsMayHaveChanged()
    }
  }

  /// A Boolean value that indicates whether items of the collection view are dragged now.
  open var hasActiveDrag: Bool { itemDrags?.hasActiveDrag == true }

  /// A Boolean value that indicates whether items are over the collection view now.
  open var hasActiveDrop: Bool { itemDrags?.hasActiveDrop == true }

  // MARK: Reordering items

  /// Lifts an item, so that people can move it. Returns whether the data source allows it: it must
  /// implement the method for moves, and may refuse a single one (`canMoveItemAt`).
  @discardableResult
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    beginMove(indexPath)
  }

  /// Moves the held item to a point of the content: the others give way.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    follow(to: targetPosition)
  }

  /// Drops the item where the others have given way, and calls the data source.
  open func endInteractiveMovement() { endMove() }

  /// Returns the item to its earlier place.
  open func cancelInteractiveMovement() { cancelMove() }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    tileAnywhere()
    prefetch()
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    storedLayout.insetsDidChange()
  }

  // Unlike other scroll views, it scrolls by drags that begin on controls in its cells.
  @discardableResult
  open override func touchesShouldCancel(in view: UIView) -> Bool { true }

  // 11.3.4 – a finger that closes a row of a list does nothing else.
  @discardableResult
  open override func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool {
    !touches.contains(where: swipePan.swallows)
      && super.touchesShouldBegin(touches, with: event, in: view)
  }

  // MARK: - Inside the stage

  private func becomeCollection() {
    addGestureRecognizer(swipePan)
    // 11.3.4 – scrolling closes.
    pan.addHandler { [weak self] pan in
      if pan.state == .began { self?.closeSwipe(animated: true) }
    }
  }

  private let itemMenus = ItemMenus()

  var storedLayout: UICollectionViewLayout
  var pool = ReusePool<ReuseKey, UICollectionReusableView>()
  /// The number of items in each section; requested when it is first needed.
  var storedCounts: [Int]?
  /// The views that are visible, or have just been.
  var views: [ElementKey: UICollectionReusableView] = [:]
  /// The visible elements, from the back to the front.
  var order: [ElementKey] = []
  /// In the order in which they were selected.
  var selection: [IndexPath] = []
  /// The item under the finger.
  var highlighted: IndexPath?
  var batch: ItemBatch?
  /// The delegate methods that the app does not implement.
  var defaults: Set<CollectionDefault> = []
  /// The item whose cell the data source configures again.
  var reconfigured: IndexPath?
  var isTiling = false
  /// A Boolean value that indicates whether new cells appear in an animated change.
  var animatesAppearing = false
  var ahead = Prefetching()
  /// The scroll views of visible sections that scroll by themselves.
  var scrollers: [Int: OrthogonalScroller] = [:]
  private(set) lazy var swipePan = SwipePan(host: self)
  /// The row of a list that is swiped aside.
  var swipe: RowSwipe?
  /// The item that people move.
  var itemMove: ItemMove?
  var itemDrags: ItemDrags?
  var wantsDrags: Bool?
  /// A move that the data source is called with now.
  var committedMove: (from: IndexPath, to: IndexPath)?

  override func boundsOriginDidChange() {
    super.boundsOriginDidChange()
    boundsDidChange()
  }

  override func boundsSizeDidChange(from oldSize: CGSize) {
    super.boundsSizeDidChange(from: oldSize)
    boundsDidChange()
  }

  override func restingPlace(near target: CGPoint, velocity: CGPoint) -> CGPoint {
    let place = super.restingPlace(near: target, velocity: velocity)
    return storedLayout.targetContentOffset(
      forProposedContentOffset: place, withScrollingVelocity: velocity)
  }

  override func contentSizeCategoryDidChange() {
    super.contentSizeCategoryDidChange()
    // Cells are as large as their text: they are measured after they have got the new category.
    storedLayout.forgetSizes()
    storedLayout.invalidateLayout()
  }

  override func decorate(_ node: inout DisplayNode) {
    super.decorate(&node)
    // A list has a background of its own.
    let list = (storedLayout as? UICollectionViewCompositionalLayout)?.listBackground
    if let list { node.background = displayColor(of: list) }
  }

  override func displayAccessibility() -> DisplayAccessibility? {
    var accessibility = super.displayAccessibility() ?? DisplayAccessibility()
    accessibility.role = .collectionView
    return accessibility
  }
}

/// The layout of a collection view for which none was chosen.
private final class NoCollectionViewLayout: UICollectionViewLayout {}
