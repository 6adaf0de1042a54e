public import Foundation

/// A closure that returns the layout of a section.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// The configuration of all sections of a compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  public override init() { super.init() }

  /// The direction in which sections follow one another: down or to the right.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical

  /// How far sections are apart.
  open var interSectionSpacing: CGFloat = 0
}

/// Lays out sections of groups of items.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// All sections are like that one.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(UICollectionViewCompositionalLayoutConfiguration()) { _, _ in section }
  }

  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) { self.init(configuration) { _, _ in section } }

  /// Creates a layout whose sections come from the provider, which is called again when the
  /// environment changes.
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(UICollectionViewCompositionalLayoutConfiguration(), sectionProvider)
  }

  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) { self.init(configuration, sectionProvider) }

  @available(*, unavailable, message: "A section provider cannot be archived.")
  public required init?(coder: NSCoder) {
    fatalError("A compositional layout cannot be made from an archive.")
  }

  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { storedConfiguration }
    set {
      storedConfiguration = newValue
      invalidateLayout()
    }
  }

  // MARK: Layout

  open override func prepare() {
    super.prepare()
    if storedSections == nil { storedSections = load() }
  }

  open override var collectionViewContentSize: CGSize {
    guard let view = collectionView else { return .zero }
    let (length, room) = (sections.last?.end ?? 0, room(of: view))
    return isVertical
      ? CGSize(width: room.width, height: length) : CGSize(width: length, height: room.height)
  }

  @discardableResult
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let seen = elements(in: rect).compactMap { attributes(for: $0) }
    adjust(seen)
    return seen
  }

  @discardableResult
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { itemAttributes(indexPath) }

  @discardableResult
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { endAttributes(elementKind, indexPath) }

  @discardableResult
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { decorationAttributes(elementKind, indexPath) }

  // MARK: Invalidating

  @discardableResult
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != loadedSize
      || sections.contains { part in
        part.ends.contains { $0.item.pinToVisibleBounds }
      }
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts
      || collectionView?.bounds.size != loadedSize
    {
      storedSections = nil
    }
    super.invalidateLayout(with: context)
  }

  // 11.6.4: cells decide along an estimated dimension.
  @discardableResult
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let (wish, size) = (preferredAttributes.size, originalAttributes.size)
    let axes = originalAttributes.fitting
    return axes.contains(.width) && abs(wish.width - size.width) > 0.01
      || axes.contains(.height) && abs(wish.height - size.height) > 0.01
  }

  @discardableResult
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    measure(preferredAttributes.size, of: originalAttributes.key)
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes)
  }

  // MARK: - Inside the stage

  private var storedConfiguration: UICollectionViewCompositionalLayoutConfiguration
  let provider: UICollectionViewCompositionalLayoutSectionProvider
  var storedSections: [CompositionalSection]?
  var loadedSize = CGSize.zero
  var measured: [Int: [Int: CGSize]] = [:]
  var measuredEnds: [ElementKey: CGSize] = [:]
  /// How far each section is scrolled that scrolls by itself, once it was.
  var orthogonalOffsets: [Int: CGFloat] = [:]

  private init(
    _ configuration: UICollectionViewCompositionalLayoutConfiguration,
    _ provider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    storedConfiguration = configuration
    self.provider = provider
    super.init()
  }

  override func asksForSize(_ place: UICollectionViewLayoutAttributes) -> Bool {
    !place.fitting.isEmpty
  }

  override func insetsDidChange() {
    guard let view = collectionView, storedSections != nil, room(of: view) != loadedRoom else {
      return
    }
    invalidateLayout()
  }

  var loadedRoom = CGSize.zero

  override func itemsMoved(_ batch: ItemBatch, _ places: ItemPlaces) {
    measured = measured.moved(batch, places)
    let offsets = orthogonalOffsets
    orthogonalOffsets = [:]
    for (section, offset) in offsets {
      if let place = places.section(section) { orthogonalOffsets[place] = offset }
    }
    let ends = measuredEnds
    measuredEnds = [:]
    // The views of sections that stay are not asked again.
    for (key, size) in ends where !batch.reloadedSections.contains(key.path.section) {
      guard let section = places.section(key.path.section) else { continue }
      var key = key
      key.path = IndexPath(item: key.path.item, section: section)
      measuredEnds[key] = size
    }
    storedSections = nil
  }

  override func itemsWereReloaded() { forgetSizes() }

  override func forgetSizes() {
    measured = [:]
    measuredEnds = [:]
    storedSections = nil
  }
}
