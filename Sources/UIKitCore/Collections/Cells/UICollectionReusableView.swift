public import Foundation

/// A view of a collection view: a cell, or what accompanies cells.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decodeInterface(coder, as: UICollectionReusableView.self)
  }

  open var reuseIdentifier: String? { storedReuseIdentifier }

  /// 11.5.2 – called before the view is used for another element.
  open func prepareForReuse() {}

  /// Called with new layout attributes. The frame has been set already.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Called before the collection view's layout becomes another one.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// 11.5.8 – what the view would rather have, where the layout asks; by itself what fits its
  /// constraints.
  @discardableResult
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let fitted = layoutAttributes.copied()
    fitted.size = fittingSize(layoutAttributes.size, layoutAttributes.fitting)
    return fitted
  }

  // MARK: - Inside the stage

  var storedReuseIdentifier: String?
  /// The segue that selecting the cell performs.
  weak var selectionSegue: SegueTrigger?
  /// The kind by which it was dequeued; `nil` for a cell.
  var elementKind: String?
  weak var collection: UICollectionView?
  /// The attributes that the layout gave last; `nil` while the view is not visible.
  var attributes: UICollectionViewLayoutAttributes?
  /// A Boolean value that indicates whether it was asked already what size it would rather have.
  var isFitted = false

  /// Brings the content of the view up to date before it is measured.
  func prepareToMeasure() {}

  /// The view whose constraints decide the size.
  var measuredView: UIView { self }

  func fittingSize(
    _ size: CGSize, _ axes: UICollectionViewLayoutAttributes.Fitting
  ) -> CGSize {
    let content = measuredView
    guard !axes.isEmpty, !content.constraintsInTree.isEmpty else { return size }
    let fitting = content.systemLayoutSizeFitting(
      size,
      withHorizontalFittingPriority: axes.contains(.width) ? .fittingSizeLevel : .required,
      verticalFittingPriority: axes.contains(.height) ? .fittingSizeLevel : .required)
    let scale = UIScreen.main.scale
    return CGSize(
      width: axes.contains(.width) ? fitting.width.roundedUp(toPixelsAt: scale) : size.width,
      height: axes.contains(.height) ? fitting.height.roundedUp(toPixelsAt: scale) : size.height)
  }

  /// Applies the layout attributes to the view.
  func take(_ new: UICollectionViewLayoutAttributes) {
    let isOther = attributes == nil || attributes != new
    attributes = new
    if new.transform.isIdentity, transform.isIdentity {
      if frame != new.frame { frame = new.frame }
    } else {
      transform = new.transform
      bounds.size = new.size
      center = new.center
    }
    if alpha != new.alpha { alpha = new.alpha }
    if isHidden != new.isHidden { isHidden = new.isHidden }
    if isOther { apply(new) }
  }

  override func contentSizeCategoryDidChange() {
    super.contentSizeCategoryDidChange()
    isFitted = false
  }
}
