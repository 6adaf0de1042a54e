public import Foundation

/// A row of a list that a collection view shows: content between accessories.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeListCell()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    becomeListCell()
    decodeInterface(coder, as: UICollectionViewListCell.self)
  }

  // MARK: Content

  /// Without content, as it is where the cell is in its list.
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    let content = attributes?.list?.content ?? .cell()
    return content.updated(for: configurationState)
  }

  // MARK: Indentation

  /// How deep the row is below others; a data source with outlines sets it.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { roomDidChange() } }
  }

  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { roomDidChange() } }
  }

  /// A Boolean value that indicates whether accessories before the content are indented with it.
  open var indentsAccessories = true {
    didSet { if indentsAccessories != oldValue { roomDidChange() } }
  }

  // MARK: Accessories

  /// The views before and after the content. Those of the system have an order of their own.
  open var accessories: [UICellAccessory] = [] {
    didSet { accessoriesDidChange() }
  }

  // MARK: The line below

  /// The horizontal extent of the line below the row. By default it begins where the text begins;
  /// constraints change it.
  open var separatorLayoutGuide: UILayoutGuide { separatorGuide() }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutList()
  }

  // MARK: - Inside the stage

  private static let cornerRadius: CGFloat = 10
  static let standardHeight: CGFloat = 44

  let topLine = UIView(frame: .zero)
  let bottomLine = UIView(frame: .zero)
  /// The accessories before and after the content, from the leading side to the trailing one.
  var leading: [AccessorySlot] = []
  var trailing: [AccessorySlot] = []
  var guide: (guide: UILayoutGuide, start: NSLayoutConstraint)?
  /// A Boolean value that indicates whether a data source has set the depth of the row.
  var isInOutline = false

  /// From the finger on the grip to the middle of the row.
  var gripDistance: CGPoint?
  /// A Boolean value that indicates whether the row is moved aside.
  var isSwiped = false
  var swipeWindow: CGRect? { didSet { if swipeWindow != oldValue { setNeedsCommit() } } }

  var place: ListPlace? { attributes?.list }

  override var standardLayoutMargins: UIEdgeInsets { .list }

  override func makeBackground() -> UIBackgroundConfiguration {
    place?.background ?? .listPlainCell()
  }

  override func take(_ new: UICollectionViewLayoutAttributes) {
    let old = place
    super.take(new)
    if new.list != old { placeDidChange() }
  }

  override func fittingSize(
    _ size: CGSize, _ axes: UICollectionViewLayoutAttributes.Fitting
  ) -> CGSize {
    guard axes.contains(.height) else { return super.fittingSize(size, axes) }
    return CGSize(width: size.width, height: rowHeight(size))
  }

  override func stateDidChange() {
    super.stateDidChange()
    showSelection()
  }

  override func decorate(_ node: inout DisplayNode) {
    super.decorate(&node)
    if let swipeWindow { cut(&node, to: swipeWindow, place?.corners ?? []) }
    guard let corners = place?.corners, !corners.isEmpty else { return }
    node.cornerRadius = Self.cornerRadius
    node.roundCorners = corners
  }

  override func displayAccessibility() -> DisplayAccessibility? {
    guard let place, place.role != .cell else { return super.displayAccessibility() }
    var accessibility = super.displayAccessibility() ?? DisplayAccessibility()
    accessibility.role = .header
    return accessibility
  }

  private func becomeListCell() {
    clipsToBounds = true
    for line in [topLine, bottomLine] {
      line.isUserInteractionEnabled = false
      line.isHidden = true
      addSubview(line)
    }
  }
}
