import Foundation

/// The labels and the picture of a cell's style.
@MainActor
struct CellParts {
  let text = CellLabel(frame: .zero)
  let detail = CellLabel(frame: .zero)
  let image = UIImageView(frame: .zero)
  var all: [UIView] { [image, text, detail] }

  static let margin: CGFloat = 16
  static let padding: CGFloat = 11.5
  private static let value2Width: CGFloat = 91
  private static let value2Gap: CGFloat = 6

  init(_ style: UITableViewCell.CellStyle, in view: UIView) {
    text.font = .preferredFont(forTextStyle: style == .value2 ? .subheadline : .body)
    detail.font = .preferredFont(
      forTextStyle: style == .subtitle ? .caption1 : style == .value2 ? .subheadline : .body)
    for label in [text, detail] { label.adjustsFontForContentSizeCategory = true }
    if style == .value1 { detail.textColor = .secondaryLabel }
    if style == .value2 {
      text.textColor = .systemBlue
      text.textAlignment = .right
    }
    image.contentMode = .center
    for part in all { view.addSubview(part) }
  }

  func layOut(_ style: UITableViewCell.CellStyle, in bounds: CGRect, indentation: CGFloat) {
    var room = bounds.insetBy(dx: Self.margin, dy: 0)
    room.origin.x += indentation
    room.size.width -= indentation
    image.isHidden = image.image == nil
    if let picture = image.image {
      let size = picture.size
      image.frame = CGRect(
        x: room.minX, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
      room.origin.x += size.width + Self.margin
      room.size.width -= size.width + Self.margin
    }
    let texts = heights(style, width: room.width)
    switch style {
    case .default:
      text.frame = CGRect(x: room.minX, y: 0, width: room.width, height: bounds.height)
      detail.frame = .zero
    case .subtitle:
      let top = (bounds.height - texts.0 - texts.1) / 2
      text.frame = CGRect(x: room.minX, y: top, width: room.width, height: texts.0)
      detail.frame = CGRect(x: room.minX, y: top + texts.0, width: room.width, height: texts.1)
    case .value1:
      let width = min(detail.intrinsicContentSize.width, room.width)
      detail.frame = CGRect(x: room.maxX - width, y: 0, width: width, height: bounds.height)
      text.frame = CGRect(
        x: room.minX, y: 0, width: max(room.width - width - 8, 0), height: bounds.height)
    case .value2:
      text.frame = CGRect(x: room.minX, y: 0, width: Self.value2Width, height: bounds.height)
      let x = text.frame.maxX + Self.value2Gap
      detail.frame = CGRect(x: x, y: 0, width: max(room.maxX - x, 0), height: bounds.height)
    }
  }

  private func heights(
    _ style: UITableViewCell.CellStyle, width: CGFloat
  ) -> (CGFloat, CGFloat) {
    func height(_ label: UILabel, _ width: CGFloat) -> CGFloat {
      guard label.text?.isEmpty == false else { return 0 }
      return label.contentHeight(forWidth: width) ?? label.intrinsicContentSize.height
    }
    switch style {
    case .default: return (height(text, width), 0)
    case .value2:
      let rest = max(width - Self.value2Width - Self.value2Gap, 0)
      return (height(text, Self.value2Width), height(detail, rest))
    case .value1, .subtitle: return (height(text, width), height(detail, width))
    }
  }

  /// The height that the texts need.
  func height(_ style: UITableViewCell.CellStyle, width: CGFloat) -> CGFloat {
    let picture = image.image.map { $0.size.width + Self.margin } ?? 0
    let (first, second) = heights(style, width: width - 2 * Self.margin - picture)
    let texts = style == .subtitle ? first + second : max(first, second)
    let lowest = image.image.map { $0.size.height + 8 } ?? 0
    return max(texts + 2 * Self.padding, lowest)
  }
}

/// A label of a cell, whose text changes the cell's layout.
@MainActor
final class CellLabel: UILabel {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    superview?.superview?.setNeedsLayout()
  }
}

extension UITableViewCell {
  // MARK: Height

  /// 11.1.3 – the height that the cell needs at a width: by its constraints, else by its fitting
  /// size.
  func fittingHeight(width: CGFloat) -> CGFloat {
    updateConfigurationIfNeeded()
    let height: CGFloat
    if let configured = configuredHeight(width: width - sideRoom) {
      // 11.7.7: rows are as high as their content needs.
      height = contentView is UIListContentView ? max(configured, Self.standardHeight) : configured
    } else if contentView.ownConstraints.isEmpty {
      height = sizeThatFits(CGSize(width: width, height: 0)).height
    } else {
      height =
        contentView.systemLayoutSizeFitting(
          CGSize(width: width - sideRoom, height: 0),
          withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
    }
    return height.roundedUp(toPixelsAt: UIScreen.main.scale)
  }

  func ownHeight(width: CGFloat) -> CGFloat {
    guard hasParts else { return Self.standardHeight }
    // Whole points, so that the lines between rows fall on pixels of any screen.
    let height = parts.height(style, width: width - sideRoom).rounded(.up)
    return max(height, Self.standardHeight)
  }

  // MARK: Layout

  private static var accessoryMargin: CGFloat { 16 }

  var accessoryRoom: CGFloat {
    guard let accessory else { return 0 }
    return accessory.bounds.width + Self.accessoryMargin
  }

  /// The part of the width that is not the content's.
  private var sideRoom: CGFloat { leadingRoom + accessoryRoom + trailingRoom }

  /// 11.1.11 – the views of the cell itself are added with its first layout.
  private func addDecoration() {
    guard line.superview == nil else { return }
    insertSubview(shade, at: backgroundView?.superview === self ? 1 : 0)
    addSubview(line)
  }

  func layOutCell() {
    let (before, after) = (leadingRoom, accessoryRoom + trailingRoom)
    let room = CGRect(
      x: before, y: 0, width: max(bounds.width - before - after, 0), height: bounds.height)
    place(contentView, room)
    addDecoration()
    if hasParts {
      parts.layOut(
        style, in: contentView.bounds,
        indentation: CGFloat(indentationLevel) * indentationWidth)
      for part in parts.all { part.frame = mirrored(part.frame, in: contentView.bounds) }
    }
    if let accessory {
      place(
        accessory,
        CGRect(
          origin: CGPoint(
            x: bounds.width - after, y: ((bounds.height - accessory.bounds.height) / 2).rounded()),
          size: accessory.bounds.size))
    }
    layOutEditingViews()
    for view in [shade, backgroundView, selectedBackgroundView] { view?.frame = bounds }
    let thickness = 1 / UIScreen.main.scale
    let inset = separatorInset
    let left = separatorStart(inset) + before
    place(
      line,
      CGRect(
        x: left, y: bounds.height - thickness,
        width: max(bounds.width - left - inset.right, 0), height: thickness))
  }

  /// Returns the beginning of the separator, from the edge of the content: below the text of a row
  /// with a picture, unless the app sets it. Apple documents this for lists; for tables it was
  /// observed (low confidence).
  private func separatorStart(_ inset: UIEdgeInsets) -> CGFloat {
    guard ownSeparatorInset == nil, table?.hasOwnSeparatorInset != true else { return inset.left }
    if let content = configurations.contentView as? UIListContentView {
      return max(content.textStart, inset.left)
    }
    guard hasParts, !parts.image.isHidden else { return inset.left }
    return max(mirrored(parts.text.frame, in: contentView.bounds).minX, inset.left)
  }

  // MARK: What the table says

  /// The table is about to show the cell there.
  func prepareToDisplay(in table: UITableView, at path: IndexPath) {
    let count = table.numberOfRows(inSection: path.section)
    let isLast = path.row == count - 1
    let isInset = table.style == .insetGrouped
    line.isHidden = table.separatorStyle == .none || isLast && isInset
    line.backgroundColor = table.separatorColor
    var corners: DisplayCorners = []
    if isInset, path.row == 0 { corners.formUnion([.topLeft, .topRight]) }
    if isInset, isLast { corners.formUnion([.bottomLeft, .bottomRight]) }
    roundCorners = corners
    if backgroundColor == nil, configurations.background == nil {
      backgroundColor =
        table.style == .plain ? .systemBackground : .secondarySystemGroupedBackground
    }
    isSelected = table.selection.contains(path)
    setNeedsLayout()
  }

  /// The cell was added, or its row has changed: its editing state is requested again.
  func prepareToEdit(in table: UITableView, at path: IndexPath) {
    editing = table.editing(of: self, at: path)
    showsReorderControl = editing.moves
    if storedIsEditing == editing.isShown { updateEditingViews() } else { isEditing.toggle() }
    setNeedsLayout()
  }

  // MARK: Backgrounds

  func replaceBackground(_ old: UIView?, with new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { insertSubview(new, at: new === backgroundView ? 0 : 1) }
    updateShade(animated: false)
    setNeedsLayout()
  }

  func updateShade(animated: Bool) {
    let isShown =
      (isSelected || isHighlighted) && selectionStyle != .none
      && configurations.background == nil
    let change = { [self] in
      shade.alpha = isShown && selectedBackgroundView == nil ? 1 : 0
      selectedBackgroundView?.alpha = isShown ? 1 : 0
    }
    if animated { UIView.systemAnimate(withDuration: 0.25, animations: change) } else { change() }
  }

  // MARK: The end of the row

  func accessoryDidChange() {
    accessory?.removeFromSuperview()
    // An accessory that the cell does not have while it is edited is left out (medium confidence).
    let view = storedIsEditing ? editingAccessoryView : accessoryView
    accessory = view ?? makeAccessory(storedIsEditing ? editingAccessoryType : accessoryType)
    if let accessory { addSubview(accessory) }
    setNeedsLayout()
  }

  private func makeAccessory(_ type: AccessoryType) -> UIView? {
    switch type {
    case .none: nil
    case .disclosureIndicator:
      CellAccessory([.symbol("chevron.right", .tertiaryLabel)], traits: knownTraits)
    case .checkmark: CellAccessory([.symbol("checkmark", nil)], traits: knownTraits)
    case .detailButton: CellAccessory([.button(detailButton)], traits: knownTraits)
    case .detailDisclosureButton:
      CellAccessory(
        [.button(detailButton), .symbol("chevron.right", .tertiaryLabel)], traits: knownTraits)
    }
  }

  private var detailButton: UIButton {
    let button = UIButton(
      type: .system,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        table?.accessoryWasTapped(on: self)
      })
    button.setImage(UIImage(systemName: "info.circle"), for: .normal)
    button.accessibilityIdentifier = "More Info"
    return button
  }
}

/// The accessory at the end of a row.
@MainActor
final class CellAccessory: UIView {
  enum Part {
    case symbol(String, UIColor?)
    case button(UIButton)
  }

  /// 13.2.2 – symbols are as large as text of the preferred size.
  init(_ parts: [Part], traits: UITraitCollection) {
    super.init(frame: .zero)
    let font = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: 14, weight: .semibold), compatibleWith: traits)
    var x: CGFloat = 0
    for part in parts {
      let view: UIView
      switch part {
      case .symbol(let name, let color):
        let image = UIImageView(
          image: UIImage(
            systemName: isMirrored && name == "chevron.right" ? "chevron.left" : name,
            withConfiguration: UIImage.SymbolConfiguration(font: font)))
        if let color { image.tintColor = color }
        image.frame.size = image.image?.size ?? .zero
        view = image
      case .button(let button):
        button.frame.size = CGSize(width: 24, height: 44)
        view = button
      }
      view.frame.origin.x = x
      addSubview(view)
      x = view.frame.maxX + 12
    }
    frame.size = CGSize(
      width: max(x - 12, 0), height: subviews.reduce(44) { max($0, $1.frame.height) })
    for view in subviews { view.frame.origin.y = (frame.height - view.frame.height) / 2 }
    // The chevron is at the end of the row, wherever that is.
    for view in subviews { view.frame = mirrored(view.frame) }
  }

  required init?(coder: NSCoder) { nil }
}
