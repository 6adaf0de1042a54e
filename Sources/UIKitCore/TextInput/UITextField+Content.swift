import Foundation

// The content of a field, and its layout.

extension UITextField {
  // MARK: Styles

  /// The style of text without attributes of its own.
  var defaultStyle: TextStyle {
    TextStyle(font: Self.defaultFont, color: .label).applying(defaultAttributes)
  }

  var allDefaultAttributes: [NSAttributedString.Key: Any] {
    var all = defaultAttributes
    all[.font] = defaultStyle.font
    all[.foregroundColor] = defaultStyle.color
    return all
  }

  /// Replaces the text, without a call of an override.
  func setText(_ text: String?) {
    pieceStyle = nil
    replaceContent(with: styled(text ?? ""))
  }

  /// Replaces the text and its attributes, without a call of an override.
  func setAttributedText(_ text: NSAttributedString?) {
    if let text { takeStyle(ofFirst: text) }
    replaceContent(with: text.map { StyledText($0) } ?? styled(""))
  }

  func styled(_ text: String) -> StyledText { StyledText(text, allDefaultAttributes) }

  /// Gives all of the text those attributes, and whatever is typed later.
  func restyle(_ attributes: [NSAttributedString.Key: Any]) {
    pieceStyle = nil
    defaultAttributes.merge(attributes) { $1 }
    edited.addAttributes(attributes)
    sizeDidChange()
  }

  /// 15.1.11 – font, colour and alignment become those of the first character.
  func takeStyle(ofFirst attributed: NSAttributedString) {
    guard attributed.length > 0 else { return }
    // Pieces without a font or a colour keep those from before.
    pieceStyle = defaultStyle
    let first = attributed.attributes(at: 0, effectiveRange: nil)
    for key in [NSAttributedString.Key.font, .foregroundColor] {
      if let value = first[key] { defaultAttributes[key] = value }
    }
    if let style = first[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
  }

  func setPlaceholder(_ placeholder: StyledText?) {
    storedPlaceholder = placeholder
    sizeDidChange()
  }

  // MARK: Changes

  func contentDidChange() {
    setNeedsLayout()
    setNeedsCommit()
  }

  func sizeDidChange() {
    invalidateIntrinsicContentSize()
    contentDidChange()
  }

  func traitsDidChange() {
    if isFirstResponder { Stage.shared.keyboard.update() }
  }

  func sideViewDidChange(from old: UIView?, to new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    sizeDidChange()
  }

  // MARK: What is seen

  private func isSeen(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  private var showsLeftView: Bool { leftView != nil && isSeen(leftViewMode) }

  // The clear button takes the place of the right view where both would be seen.
  private var showsClearButton: Bool { !isBlank && isEnabled && isSeen(clearButtonMode) }

  private var showsRightView: Bool {
    rightView != nil && isSeen(rightViewMode) && !showsClearButton
  }

  private var showsPlaceholder: Bool { isBlank && storedPlaceholder != nil }

  /// The text, or what stands in its place.
  private func runs(scale: CGFloat = 1) -> TextRuns {
    guard showsPlaceholder, let storedPlaceholder else {
      return TextRuns(
        edited.content, style: pieceStyle ?? defaultStyle, isSecure: isSecureTextEntry, scale: scale
      )
    }
    let style = TextStyle(font: defaultStyle.font, color: placeholderColor)
    return TextRuns(storedPlaceholder, style: style, isSecure: false, scale: scale)
  }

  private func runs(fitting width: CGFloat) -> TextRuns {
    let whole = runs()
    let size = defaultStyle.font.pointSize
    guard adjustsFontSizeToFitWidth, whole.width > width, minimumFontSize > 0,
      minimumFontSize < size
    else { return whole }
    return runs(scale: max(minimumFontSize / size, width / whole.width))
  }

  // MARK: Places

  // Apple publishes no distances: these have the look of iOS 17 (low confidence).
  var borderInsets: UIEdgeInsets {
    switch borderStyle {
    case .none: .zero
    case .line: UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
    case .bezel, .roundedRect: UIEdgeInsets(top: 2, left: 7, bottom: 2, right: 7)
    }
  }

  func contentRect(in bounds: CGRect) -> CGRect {
    // Worked out as if people read from the left.
    func place(_ rect: CGRect) -> CGRect { mirrored(rect, in: bounds) }
    var rect = place(borderRect(forBounds: bounds).inset(by: contentInsets))
    if showsLeftView {
      rect = rect.cut(before: place(leftViewRect(forBounds: bounds)).maxX + contentInsets.left)
    }
    if showsClearButton {
      rect = rect.cut(after: place(clearButtonRect(forBounds: bounds)).minX - contentInsets.right)
    } else if showsRightView {
      rect = rect.cut(after: place(rightViewRect(forBounds: bounds)).minX - contentInsets.right)
    }
    return place(rect)
  }

  func placeOfClearButton(in bounds: CGRect) -> CGRect {
    let side = ClearButton.side
    return mirrored(
      CGRect(
        x: bounds.maxX - max(contentInsets.right - 2, 0) - side,
        y: (bounds.midY - side / 2).rounded(),
        width: side, height: side), in: bounds)
  }

  func place(of view: UIView?, in bounds: CGRect, atEnd: Bool) -> CGRect {
    guard let view else { return .zero }
    var size = view.bounds.size
    if size == .zero { size = view.sizeThatFits(bounds.size) }
    return mirrored(
      CGRect(
        x: atEnd
          ? bounds.maxX - contentInsets.right - size.width : bounds.minX + contentInsets.left,
        y: (bounds.midY - size.height / 2).rounded(), width: size.width, height: size.height),
      in: bounds)
  }

  func placeContent() {
    show(leftView, leftViewRect(forBounds:), if: showsLeftView)
    show(clearButton, clearButtonRect(forBounds:), if: showsClearButton)
    show(rightView, rightViewRect(forBounds:), if: showsRightView)
    if showsPlaceholder {
      canvas.frame = placeholderRect(forBounds: bounds)
    } else {
      canvas.frame = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }
    canvas.show(
      TextFieldCanvas.Content(
        runs: runs(fitting: canvas.bounds.width), alignment: directed(textAlignment),
        selection: isEditing ? edited.selection : nil, tint: tintColor,
        opacity: isEnabled ? 1 : 0.5,
        isPlaceholder: showsPlaceholder))
  }

  private func show(_ view: UIView?, _ place: (CGRect) -> CGRect, if isSeen: Bool) {
    guard let view else { return }
    if isSeen {
      view.translatesAutoresizingMaskIntoConstraints = true
      view.frame = place(bounds)
      if view.superview !== self { addSubview(view) }
    } else if view.superview === self {
      view.removeFromSuperview()
    }
  }

  func wantedSize() -> CGSize {
    let runs = runs()
    // A line and what a border keeps free around it (low confidence).
    let height = runs.lineHeight.rounded(.up) + (borderStyle == .none ? 1 : 13)
    var width = runs.width + contentInsets.left + contentInsets.right
    if isEditing { width += TextFieldCanvas.caretWidth }
    if showsLeftView { width += leftViewRect(forBounds: bounds).width + contentInsets.left }
    if showsClearButton {
      width += ClearButton.side + contentInsets.right
    } else if showsRightView {
      width += rightViewRect(forBounds: bounds).width + contentInsets.right
    }
    return CGSize(width: width.roundedUp(toPixelsAt: UIScreen.main.scale), height: height)
  }

  /// How far below the upper edge the text stands.
  var baseline: CGFloat {
    let runs = runs()
    return (bounds.height - runs.lineHeight) / 2 + runs.ascender
  }

  // MARK: Drawing

  func drawBorderStyle(in node: inout DisplayNode) {
    let pixel = 1 / max(traitCollection.displayScale, 1)
    switch borderStyle {
    case .none: return
    case .line: node.border = DisplayBorder(width: 1, color: displayColor(of: .label))
    case .bezel: node.border = DisplayBorder(width: 1, color: displayColor(of: .systemGray))
    case .roundedRect:
      node.cornerRadius = 5
      node.border = DisplayBorder(width: 2 * pixel, color: displayColor(of: .systemGray4))
      if backgroundColor == nil { node.background = displayColor(of: .systemBackground) }
    }
  }

  func describe(in accessibility: inout DisplayAccessibility) {
    accessibility.role = .textField
    accessibility.label = placeholder
    accessibility.value =
      isSecureTextEntry
      ? String(repeating: "\u{2022}", count: edited.string.count) : edited.string
    accessibility.isEnabled = isEnabled
    accessibility.isEditing = isEditing
  }
}

extension CGRect {
  fileprivate func cut(before x: CGFloat) -> CGRect {
    let start = min(max(minX, x), maxX)
    return CGRect(x: start, y: minY, width: maxX - start, height: height)
  }

  fileprivate func cut(after x: CGFloat) -> CGRect {
    CGRect(x: minX, y: minY, width: max(min(maxX, x) - minX, 0), height: height)
  }
}
