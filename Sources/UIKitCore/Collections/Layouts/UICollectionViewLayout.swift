public import Foundation

/// An object that computes the places of a collection view's items and supplementary views. To be
/// subclassed.
///
/// A subclass answers ``collectionViewContentSize`` and the `layoutAttributes` methods, after
/// ``prepare()`` has found out what they need.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding {
  // MARK: Creating a layout

  public override init() { super.init() }

  public required init?(coder: NSCoder) {
    super.init()
    decodeInterface(coder, as: UICollectionViewLayout.self)
  }

  open func encode(with coder: NSCoder) {}

  /// The class of what the layout makes to say where things are.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the invalidation context.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  // MARK: The collection view

  /// The collection view whose layout this is.
  open var collectionView: UICollectionView? { owner }

  open var collectionViewContentSize: CGSize { .zero }

  // MARK: Providing layout attributes

  /// 11.5.6 – called before anything is asked, the first time and after each invalidation.
  open func prepare() {}

  /// Everything of which a part is in `rect`.
  @discardableResult
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  @discardableResult
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  @discardableResult
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  @discardableResult
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the content offset at which a drag comes to rest that would end at
  /// `proposedContentOffset`.
  @discardableResult
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns the content offset after an update, or after a change of layouts.
  @discardableResult
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: Moving items by hand

  /// The place for an item that people hold with its middle there: that of the item under it.
  @discardableResult
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { place(ofMoving: previousIndexPath, at: position) }

  /// How an item looks that people hold: it lies above the others.
  @discardableResult
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let held = layoutAttributesForItem(at: indexPath)?.copied() ?? makeAttributes(.cell(indexPath))
    held.center = position
    held.zIndex = .max
    return held
  }

  // MARK: Updates

  /// Called before items come, go and move, after ``prepare()``.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called inside of the animation of an update.
  open func finalizeCollectionViewUpdates() {}

  /// From where an item comes into sight in an update; by itself it fades in where it will be.
  @discardableResult
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { faded(layoutAttributesForItem(at: itemIndexPath)) }

  /// Returns the final attributes of an item that an update removes; `nil` for its old place, faded
  /// out.
  @discardableResult
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  @discardableResult
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    faded(layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath))
  }

  @discardableResult
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: Invalidating

  /// Computes everything again at the next layout.
  open func invalidateLayout() {
    let context = makeContext()
    context.isEverything = true
    invalidateLayout(with: context)
  }

  /// Invalidates the parts in `context`. A subclass that overrides it calls `super`.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isPrepared = false
    owner?.layoutWasInvalidated(context)
  }

  /// 11.5.9 – whether the layout depends on what is seen; false unless overridden.
  @discardableResult
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  @discardableResult
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  /// Returns a Boolean value that indicates whether the size that an element wishes makes a
  /// difference; false unless overridden.
  @discardableResult
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  @discardableResult
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    switch originalAttributes.key {
    case .cell(let path): context.invalidateItems(at: [path])
    case .supplementary(let kind, let path):
      context.invalidateSupplementaryElements(ofKind: kind, at: [path])
    case .decoration(let kind, let path):
      context.invalidateDecorationElements(ofKind: kind, at: [path])
    }
    return context
  }

  // MARK: Changing layouts

  /// Called on the layout that goes, before another takes its place.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Called on the layout that comes.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Called on both when the change is done.
  open func finalizeLayoutTransition() {}

  // MARK: Decoration views

  /// Names the class of the decoration views of a kind.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass
  }

  // MARK: - Inside the stage

  weak var owner: UICollectionView?
  /// A Boolean value that indicates whether ``prepare()`` was called since the last invalidation.
  var isPrepared = false
  var decorationClasses: [String: AnyClass] = [:]

  /// Items are elsewhere now: what is known of them goes with them.
  func itemsMoved(_ batch: ItemBatch, _ places: ItemPlaces) {}

  /// The collection view's content keeps another distance from its edges.
  func insetsDidChange() {}

  /// Nothing is known of any item any more.
  func itemsWereReloaded() {}

  /// Discards the measured sizes of elements after the text size or the width has changed.
  func forgetSizes() {}

  /// Returns a Boolean value that indicates whether the preferred size of an element may change the
  /// layout.
  func asksForSize(_ place: UICollectionViewLayoutAttributes) -> Bool { true }

  func makeContext() -> UICollectionViewLayoutInvalidationContext {
    guard let cls = Self.invalidationContextClass as? NSObject.Type,
      let context = ObjectMaker.make(cls) as? UICollectionViewLayoutInvalidationContext
    else { return UICollectionViewLayoutInvalidationContext() }
    return context
  }

  func makeAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes {
    let cls = Self.layoutAttributesClass as? NSObject.Type
    let made = cls.flatMap { ObjectMaker.make($0) as? UICollectionViewLayoutAttributes }
    let attributes = made ?? UICollectionViewLayoutAttributes()
    attributes.key = key
    return attributes
  }

  func attributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch key {
    case .cell(let path): layoutAttributesForItem(at: path)
    case .supplementary(let kind, let path):
      layoutAttributesForSupplementaryView(ofKind: kind, at: path)
    case .decoration(let kind, let path):
      layoutAttributesForDecorationView(ofKind: kind, at: path)
    }
  }

  private func faded(
    _ attributes: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    let copy = attributes?.copied()
    copy?.alpha = 0
    return copy
  }
}
