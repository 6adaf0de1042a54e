public import Foundation

/// Lays items out in lines, one after the other, as words in a text.
///
/// Its delegate, where it is a `UICollectionViewDelegateFlowLayout`, has a say in every item.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public override init() { super.init() }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decodeInterface(coder, as: UICollectionViewFlowLayout.self)
  }

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  /// Stands for sizes that items say themselves, with ``itemSize`` for those that are not seen yet.
  public nonisolated class var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  }

  // MARK: Configuring

  /// The direction in which lines follow one another: rows down, or columns to the right.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { itemsChanged() } }
  }

  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { itemsChanged() } }
  }

  /// 11.5.8 – where it is not zero, items say their sizes, and count for this before they are seen.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { itemsChanged() } }
  }

  /// The least distance of lines.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { itemsChanged() } }
  }

  /// The least distance of items in a line.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { itemsChanged() } }
  }

  /// How far the items of a section keep from its header, its footer and the sides.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { itemsChanged() } }
  }

  /// The reference of ``sectionInset`` at the sides; the content inset, by default.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { itemsChanged() } }
  }

  /// A reference of the insets of sections.
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset
    case fromSafeArea
    case fromLayoutMargins
  }

  /// The size of headers; of it only the height counts, or the width where columns go on.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { itemsChanged() } }
  }

  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { itemsChanged() } }
  }

  /// A Boolean value that indicates whether headers stay at the edge until their section has gone.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  // MARK: Layout

  open override func prepare() {
    super.prepare()
    if storedSections == nil { storedSections = load() }
  }

  open override var collectionViewContentSize: CGSize {
    guard let collectionView else { return .zero }
    let length = sections.last?.end ?? 0
    return isVertical
      ? CGSize(width: room(of: collectionView), height: length)
      : CGSize(width: length, height: room(of: collectionView))
  }

  @discardableResult
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    elements(in: rect).compactMap { key in
      attributes(for: key)
    }
  }

  @discardableResult
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { itemAttributes(indexPath) }

  @discardableResult
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    endAttributes(elementKind, indexPath.section, evenWithoutLength: true)
  }

  // MARK: Invalidating

  // 11.5.9 – lines depend on how long they may be, and what stays at the edge on where that is.
  @discardableResult
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    pins || isVertical && newBounds.width != loadedSize.width
      || !isVertical && newBounds.height != loadedSize.height
  }

  @discardableResult
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
      let isOther = newBounds.size != loadedSize
      context.invalidateFlowLayoutDelegateMetrics = isOther
      context.invalidateFlowLayoutAttributes = isOther
    }
    return context
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    let isAll = context.invalidateEverything || context.invalidateDataSourceCounts
    if isAll || flow?.invalidateFlowLayoutDelegateMetrics != false
      || flow?.invalidateFlowLayoutAttributes != false
    {
      // The measured sizes are kept; the lines are computed again with them.
      storedSections = nil
    }
    super.invalidateLayout(with: context)
  }

  // 11.5.8: with an estimated size the cells are asked for theirs.
  @discardableResult
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard asksForSize(originalAttributes) else { return false }
    let (wish, size) = (preferredAttributes.size, originalAttributes.size)
    return abs(wish.width - size.width) > 0.01 || abs(wish.height - size.height) > 0.01
  }

  @discardableResult
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes)
    if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
      context.invalidateFlowLayoutDelegateMetrics = false
      context.invalidateFlowLayoutAttributes = false
    }
    if case .cell(let path) = originalAttributes.key {
      measure(preferredAttributes.size, of: path)
    }
    return context
  }

  // MARK: - Inside the stage

  var storedSections: [FlowSection]?
  /// The size of the bounds for which the lines were found.
  var loadedSize = CGSize.zero
  /// How long a line could be then.
  var loadedRoom: CGFloat = 0
  /// The measured sizes of items.
  var measured: [Int: [Int: FlowSize]] = [:]

  var isVertical: Bool { scrollDirection == .vertical }
  var pins: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }
  var sizesItself: Bool { estimatedItemSize != .zero }

  override func asksForSize(_ place: UICollectionViewLayoutAttributes) -> Bool {
    sizesItself && place.key.category == .cell
  }

  override func itemsMoved(_ batch: ItemBatch, _ places: ItemPlaces) {
    measured = measured.moved(batch, places)
    storedSections = nil
  }

  override func itemsWereReloaded() { forgetSizes() }

  override func forgetSizes() {
    measured = [:]
    storedSections = nil
  }

  override func insetsDidChange() {
    guard let collectionView, storedSections != nil,
      room(of: collectionView) != loadedRoom || sectionInsetReference != .fromContentInset
    else { return }
    invalidateLayout()
  }

  private func itemsChanged() {
    measured = [:]
    invalidateLayout()
  }
}
