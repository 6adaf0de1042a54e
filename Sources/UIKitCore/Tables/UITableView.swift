public import Foundation

/// A view with rows one below the other, in sections. It makes views only for the visible ones.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  // MARK: Creating a table view

  public init(frame: CGRect, style: UITableView.Style) {
    storedStyle = style
    super.init(frame: frame)
    becomeTable()
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  public required init?(coder: NSCoder) {
    storedStyle =
      coder.interfaceChoice(
        "style", ["plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped]) ?? .plain
    super.init(coder: coder)
    becomeTable()
    decodeInterface(coder, as: UITableView.self)
  }

  open var style: UITableView.Style { storedStyle }

  // MARK: Providing the data and cells

  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { setNeedsReload() } }
  }

  @_nonoverride
  open weak var delegate: (any UITableViewDelegate)? {
    get { super.delegate as? any UITableViewDelegate }
    set {
      let isOther = super.delegate !== newValue
      super.delegate = newValue
      if newValue != nil { rowMenus.install(on: self) }
      if isOther { setNeedsReload() }
    }
  }

  /// Opens the menus of rows; `nil` where no delegate could provide any.
  open var contextMenuInteraction: UIContextMenuInteraction? {
    delegate == nil ? nil : rowMenus.interaction
  }

  /// Registers the class of the cells for an identifier.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    pool.cells.register(cellClass, for: identifier)
  }

  /// Registers the nib with the cell for an identifier; it contains no other top-level object.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    pool.cells.register(nib, for: identifier)
  }

  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    pool.headers.register(nib, for: identifier)
  }

  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    pool.headers.register(aClass, for: identifier)
  }

  /// Returns a reused cell, or a new one of the registered class.
  @discardableResult
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = dequeueCell(identifier, for: indexPath)
    // 7.11 – a dequeued cell lives until the end of the turn.
    Stage.shared.autorelease(cell)
    return cell
  }

  /// Returns a cell; `nil` where there is neither a reusable one nor a class.
  @discardableResult
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    guard let cell = pool.cell(identifier) else { return nil }
    // 7.11 – a dequeued cell lives until the end of the turn.
    Stage.shared.autorelease(cell)
    return cell
  }

  @discardableResult
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    guard let header = pool.header(identifier) else { return nil }
    // 7.11 – a dequeued header lives until the end of the turn.
    Stage.shared.autorelease(header)
    return header
  }

  // MARK: Getting the counts

  open var numberOfSections: Int { map.sections.count }

  @discardableResult
  open func numberOfRows(inSection section: Int) -> Int {
    let sections = map.sections
    return sections.indices.contains(section) ? sections[section].rows.count : 0
  }

  // MARK: Heights

  // 11.1.3 – all automatic unless set.

  /// The height of every row, unless the delegate returns others.
  open var rowHeight: CGFloat = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { setNeedsReload() } }
  }

  /// The height assumed for a row before it is visible; with 0 the heights of all rows are
  /// requested at once.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { setNeedsReload() } }
  }

  /// The changes after which a cell that says its size is asked for it again.
  // 11.7.14: invalidating the content size of a cell, or of its content view, sizes it…
  open var selfSizingInvalidation: UITableView.SelfSizingInvalidation = .enabled {
    didSet {
      guard selfSizingInvalidation == .enabledIncludingConstraints else { return }
      Stage.shared.state.listsFollowConstraints = true
    }
  }

  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { setNeedsReload() } }
  }

  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { setNeedsReload() } }
  }

  /// The height assumed for the header of a section before it is visible; with 0 the heights of all
  /// headers are requested at once.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { if estimatedSectionHeaderHeight != oldValue { setNeedsReload() } }
  }

  /// The height assumed for the footer of a section before it is visible.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { if estimatedSectionFooterHeight != oldValue { setNeedsReload() } }
  }

  /// The padding above each header, in points. ``automaticDimension`` is 22 points in a plain
  /// table, and no additional padding in a grouped one.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { setNeedsReload() } }
  }

  // MARK: Views above, below and behind

  open var tableHeaderView: UIView? {
    didSet { replaceEnd(oldValue, with: tableHeaderView) }
  }

  open var tableFooterView: UIView? {
    didSet { replaceEnd(oldValue, with: tableFooterView) }
  }

  /// The view behind the rows. It does not scroll.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: Separators

  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { lookDidChange() }
  }

  open var separatorColor: UIColor? = .separator {
    didSet { lookDidChange() }
  }

  /// The distances of separators from the sides. Until it is set, separators of rows with a picture
  /// begin below the text.
  /// A Boolean value that indicates whether the margins of cells leave no more width than people read
  /// with ease.
  open var cellLayoutMarginsFollowReadableWidth = false {
    didSet {
      if cellLayoutMarginsFollowReadableWidth != oldValue {
        for cell in visibleCells { cell.updateLayoutMargins() }
      }
    }
  }

  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
    didSet {
      hasOwnSeparatorInset = true
      lookDidChange()
    }
  }

  /// 13.2.1 – whether the content of cells, headers and footers keeps within the safe area at the sides;
  /// true unless set.
  open var insetsContentViewsToSafeArea = true {
    didSet { sidesMayHaveChanged() }
  }

  // MARK: Finding rows and cells

  /// 11.1.8 – an existing cell; `nil` for a row that is not visible.
  @discardableResult
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    bringInReloadedRows()
    return cells[indexPath]
  }

  /// 11.1.8 – `nil` for a cell that is not visible.
  @discardableResult
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cell.tablePath.flatMap { cells[$0] === cell ? $0 : nil }
  }

  @discardableResult
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headers[section] as? UITableViewHeaderFooterView
  }

  @discardableResult
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    footers[section] as? UITableViewHeaderFooterView
  }

  @discardableResult
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { path(at: point.y) }

  @discardableResult
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    rowPaths(from: rect.minY, to: rect.maxY)
  }

  open var visibleCells: [UITableViewCell] {
    bringInReloadedRows()
    return seenPaths.compactMap { cells[$0] }
  }

  open var indexPathsForVisibleRows: [IndexPath]? {
    bringInReloadedRows()
    return seenPaths
  }

  @discardableResult
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(indexPath) }

  @discardableResult
  open func rectForHeader(inSection section: Int) -> CGRect { headerRect(section) }

  @discardableResult
  open func rectForFooter(inSection section: Int) -> CGRect { footerRect(section) }

  @discardableResult
  open func rect(forSection section: Int) -> CGRect { sectionRect(section) }

  // MARK: Selecting rows

  // 11.2.6 – rows can be selected, one at a time.
  open var allowsSelection = true
  open var allowsMultipleSelection = false

  open var indexPathForSelectedRow: IndexPath? { selection.first }

  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

  /// 11.2.3 – selects without calling the delegate.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
  ) { select(indexPath, animated: animated, scrollPosition) }

  /// 11.2.3 – deselects without calling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }

  // MARK: Editing

  /// A Boolean value that indicates whether the rows show their editing controls; also while a
  /// swipe has uncovered the actions of one of them.
  open var isEditing: Bool {
    get { storedIsEditing || swipe != nil }
    set { setEditing(newValue, animated: false) }
  }

  /// Overrides call super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    changing("editing", isEditing) { changeEditing(editing, animated: animated) }
  }

  // 11.2.6 – no row can be selected while editing.
  open var allowsSelectionDuringEditing = false
  /// A Boolean value that indicates whether rows have circles in place of the controls that delete
  /// and insert.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet { if allowsMultipleSelectionDuringEditing != oldValue { editingMayHaveChanged() } }
  }

  // MARK: Loading ahead

  /// An object that is called before rows are requested.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true

  // MARK: Drag and drop

  /// Provides the items of rows that people drag. It is not retained.
  open weak var dragDelegate: (any UITableViewDragDelegate)? {
    didSet { dragsMayHaveChanged() }
  }

  /// Takes items that people drop on the table. It is not retained.
  open weak var dropDelegate: (any UITableViewDropDelegate)? {
    didSet { dragsMayHaveChanged() }
  }

  /// A Boolean value that indicates whether people can drag rows. 11.9.1 – they can by default.
  open var dragInteractionEnabled: Bool {
    get { wantsDrags ?? UIDragInteraction.isEnabledByDefault }
    set {
      wantsDrags = newValue
      dragsMayHaveChanged()
    }
  }

  /// A Boolean value that indicates whether rows of the table are dragged now.
  open var hasActiveDrag: Bool { rowDrags?.hasActiveDrag == true }

  /// A Boolean value that indicates whether items are over the table now.
  open var hasActiveDrop: Bool { rowDrags?.hasActiveDrop == true }

  // MARK: The index at the side

  /// Asks the data source for the titles of the index again.
  open func reloadSectionIndexTitles() { setNeedsIndex() }

  /// The least number of rows with which an index is shown.
  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { setNeedsIndex() } }

  /// The colour of the titles; with `nil`, the tint.
  open var sectionIndexColor: UIColor? { didSet { setNeedsIndex() } }
  open var sectionIndexBackgroundColor: UIColor? { didSet { setNeedsIndex() } }
  /// The background of the titles while a finger is on them.
  open var sectionIndexTrackingBackgroundColor: UIColor? { didSet { setNeedsIndex() } }

  // MARK: Scrolling

  /// Scrolls until the row is at that place of the visible area.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, scrollPosition, animated: animated) }

  open func scrollToNearestSelectedRow(
    at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) {
    if let path = selection.first { scroll(to: path, scrollPosition, animated: animated) }
  }

  // MARK: Changing the rows

  /// 11.1.4 – discards everything: the next layout requests the visible rows. Nothing is selected
  /// afterwards.
  open func reloadData() { reload() }

  open func performBatchUpdates(
    @_implicitSelfCapture _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { update(updates, completion) }

  open func beginUpdates() { beginBatch() }
  open func endUpdates() { endBatch() }

  open func insertRows(
    at indexPaths: [IndexPath], with animation: UITableView.RowAnimation
  ) { change(animation) { $0.inserted += indexPaths } }

  open func deleteRows(
    at indexPaths: [IndexPath], with animation: UITableView.RowAnimation
  ) { change(animation) { $0.deleted += indexPaths } }

  /// 11.1.9 – replaces the cells of the rows.
  open func reloadRows(
    at indexPaths: [IndexPath], with animation: UITableView.RowAnimation
  ) { change(animation) { $0.reloaded += indexPaths } }

  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change(.automatic) { $0.moved.append((indexPath, newIndexPath)) }
  }

  open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change(animation) { $0.insertedSections.formUnion(sections) }
  }

  open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change(animation) { $0.deletedSections.formUnion(sections) }
  }

  open func moveSection(_ section: Int, toSection newSection: Int) {
    change(.automatic) { $0.movedSections.append((section, newSection)) }
  }

  /// 11.1.9 – has the data source configure the existing cells again, without replacing them.
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change(animation) { $0.reloadedSections.formUnion(sections) }
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    if textSizeDidChange {
      textSizeDidChange = false
      widthDidChange()
    } else if !changedCells.isEmpty {
      measureCells { changedCells.contains(ObjectIdentifier($0)) }
    }
    changedCells = []
    tileAnywhere()
    prefetch()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    sidesMayHaveChanged()
  }

  // 11.2.1 – unlike other scroll views, a table scrolls by drags that begin on its rows' controls.
  @discardableResult
  open override func touchesShouldCancel(in view: UIView) -> Bool { true }

  // 11.3.4 – a finger that closes a row does nothing else.
  @discardableResult
  open override func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool {
    !touches.contains(where: swipePan.swallows)
      && super.touchesShouldBegin(touches, with: event, in: view)
  }

  // MARK: - Inside the stage

  /// Rows and headers are as high as their text: they are measured after they have got the new
  /// category.
  override func contentSizeCategoryDidChange() {
    textSizeDidChange = true
    setNeedsLayout()
  }

  private let rowMenus = RowMenus()
  private var textSizeDidChange = false
  /// A Boolean value that indicates whether the app has set the separators' insets.
  var hasOwnSeparatorInset = false
  /// The existing cells whose content may need another height.
  var changedCells: Set<ObjectIdentifier> = []
  let storedStyle: Style
  /// The rows of a storyboard's static table.
  var staticRows: StaticRows?
  var pool = TablePool()
  /// The delegate and data source methods that the app does not implement.
  var defaults: Set<TableDefault> = []
  var storedMap: TableMap?
  /// The cells that are visible, or have just been.
  var cells: [IndexPath: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  /// The sections whose header, or footer, has not been visible yet and has the estimated height.
  var estimated: (headers: Set<Int>, footers: Set<Int>) = ([], [])
  /// The sections whose header, or footer, is only a gap.
  var gaps: (headers: Set<Int>, footers: Set<Int>) = ([], [])
  /// In the order in which they were selected.
  var selection: [IndexPath] = []
  /// The row under the finger.
  var highlighted: IndexPath?
  var batch: ItemBatch?
  /// The row whose cell the data source configures again.
  var reconfigured: IndexPath?
  var isTiling = false
  /// A Boolean value that indicates whether the rows of the last `reloadData()` have no cells yet.
  var awaitsReloadedRows = false
  var storedIsEditing = false
  private(set) lazy var swipePan = SwipePan(host: self)
  /// The row that is swiped aside.
  var swipe: RowSwipe?
  /// The row that a finger holds.
  var rowMove: RowMove?
  var rowDrags: RowDrags?
  var wantsDrags: Bool?
  /// A move that the data source is called with now.
  var committedMove: (from: IndexPath, to: IndexPath)?
  /// The insets of rows that the safe area required when they were last laid out.
  var lastSides = Sides()
  var index: SectionIndexView?
  var needsIndex = true
  /// The rows that the data source was asked to prefetch.
  var ahead = Prefetching()

  override func boundsSizeDidChange(from oldSize: CGSize) {
    super.boundsSizeDidChange(from: oldSize)
    if oldSize.width != bounds.width { widthDidChange() }
  }

  private func sidesMayHaveChanged() {
    guard takeSides() else { return }
    widthDidChange()
    for view in subviews { view.setNeedsLayout() }
  }

  override func displayAccessibility() -> DisplayAccessibility? {
    var accessibility = super.displayAccessibility() ?? DisplayAccessibility()
    accessibility.role = .table
    return accessibility
  }

  private func becomeTable() {
    alwaysBounceVertical = true
    addGestureRecognizer(swipePan)
    // 11.3.4 – scrolling closes.
    pan.addHandler { [weak self] pan in
      if pan.state == .began { self?.closeSwipe(animated: true) }
    }
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }
}
