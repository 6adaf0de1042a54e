import Foundation

/// The view of an alert or an action sheet: its texts, and a button for each action.
@MainActor
final class AlertView: UIView {
  /// An alert has one width on every device.
  static let alertWidth: CGFloat = 270
  /// The space at the sides of an action sheet, and between its cards.
  static let sheetGap: CGFloat = 8

  private let isSheet: Bool
  private let card = AlertCard()
  private let cancelCard = AlertCard(isOpaque: true)
  private let titleLabel = UILabel(frame: .zero)
  private let messageLabel = UILabel(frame: .zero)
  private let fields = AlertFields(frame: .zero)
  private var buttons: [AlertButton] = []
  private var cancelButton: AlertButton?

  init(isSheet: Bool) {
    self.isSheet = isSheet
    super.init(frame: .zero)
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      label.textColor = isSheet ? AlertColors.sheetText : .label
      card.addSubview(label)
    }
    titleLabel.font = .systemFont(ofSize: isSheet ? 13 : 17, weight: .semibold)
    messageLabel.font = .systemFont(ofSize: 13)
    card.addSubview(fields)
    addSubview(card)
    if isSheet { addSubview(cancelCard) }
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Content

  func show(title: String?, message: String?) {
    titleLabel.text = title
    messageLabel.text = message
    contentDidChange()
  }

  func show(_ fields: [UITextField]) {
    self.fields.show(fields)
    contentDidChange()
  }

  /// Shows a button for each action; none for cancel in a popover, where a tap beside it cancels.
  func show(
    _ actions: [UIAlertAction], preferred: UIAlertAction?, showsCancel: Bool,
    onTap: @escaping (UIAlertAction) -> Void
  ) {
    for button in buttons { button.removeFromSuperview() }
    cancelButton?.removeFromSuperview()
    cancelButton = nil
    func button(for action: UIAlertAction) -> AlertButton {
      // Without a preferred action an alert emphasizes the cancel button.
      let isBold = preferred.map { $0 === action } ?? (action.style == .cancel)
      return AlertButton(action: action, place: isSheet ? .sheet : .alert, isBold: isBold) {
        onTap(action)
      }
    }
    // 5.6.8 – in the order in which they were added.
    buttons = actions.filter { $0.style != .cancel }.map(button)
    if let cancel = actions.first(where: { $0.style == .cancel }), showsCancel {
      let made = button(for: cancel)
      cancelButton = made
      if isSheet { cancelCard.addSubview(made) } else { card.addSubview(made) }
    }
    for button in buttons { card.addSubview(button) }
    contentDidChange()
  }

  private func contentDidChange() {
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  // MARK: Layout

  /// Two buttons whose titles fit stand side by side, the cancelling one on the left; more are stacked,
  /// the cancelling one at the bottom.
  private var isSideBySide: Bool {
    let all = cardButtons
    return !isSheet && all.count == 2 && all.allSatisfy { $0.fits(width: Self.alertWidth / 2) }
  }

  // 5.6.8 – where cancel is, is the system's choice.
  private var cardButtons: [AlertButton] {
    guard !isSheet, let cancelButton else { return buttons }
    return buttons.count == 1 ? [cancelButton] + buttons : buttons + [cancelButton]
  }

  private var stackedButtons: [AlertButton] {
    guard !isSheet, let cancelButton else { return buttons }
    return buttons + [cancelButton]
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = isSheet ? size.width : Self.alertWidth
    var height = contentHeight(width: width) + buttonsHeight
    if isSheet, let cancelButton { height += Self.sheetGap + cancelButton.height }
    return CGSize(width: width, height: height)
  }

  private var buttonsHeight: CGFloat {
    isSideBySide ? buttons[0].height : stackedButtons.reduce(0) { $0 + $1.height }
  }

  private var margins: (top: CGFloat, side: CGFloat, between: CGFloat, bottom: CGFloat) {
    isSheet ? (14, 16, 8, 14) : (19, 16, 3, 19)
  }

  private var texts: [UILabel] {
    [titleLabel, messageLabel].filter { !($0.text ?? "").isEmpty }
  }

  /// Between the texts and the fields.
  private static let fieldGap: CGFloat = 17

  /// All that is above the buttons.
  private func contentHeight(width: CGFloat) -> CGFloat {
    let texts = textHeight(width: width)
    guard fields.wantedHeight > 0 else { return texts }
    return fieldsTop(below: texts) + fields.wantedHeight + Self.fieldGap
  }

  private func fieldsTop(below texts: CGFloat) -> CGFloat {
    texts == 0 ? margins.top : texts - margins.bottom + Self.fieldGap
  }

  private func textHeight(width: CGFloat) -> CGFloat {
    guard !texts.isEmpty else { return 0 }
    let inner = width - 2 * margins.side
    let heights = texts.map { height(of: $0, width: inner) }
    return margins.top + heights.reduce(0, +) + margins.bottom
      + CGFloat(texts.count - 1) * margins.between
  }

  private func height(of label: UILabel, width: CGFloat) -> CGFloat {
    label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let cancelHeight = isSheet ? cancelButton?.height ?? 0 : 0
    cancelCard.isHidden = cancelHeight == 0
    cancelCard.frame = CGRect(
      x: 0, y: bounds.height - cancelHeight, width: bounds.width, height: cancelHeight)
    if isSheet { cancelButton?.frame = cancelCard.bounds }
    let below = cancelHeight == 0 ? 0 : cancelHeight + Self.sheetGap
    card.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - below)
    fields.isHidden = fields.wantedHeight == 0
    fields.frame = CGRect(
      x: margins.side, y: fieldsTop(below: placeTexts()),
      width: bounds.width - 2 * margins.side, height: fields.wantedHeight)
    placeButtons(below: contentHeight(width: bounds.width))
  }

  private func placeTexts() -> CGFloat {
    let inner = bounds.width - 2 * margins.side
    var y = margins.top
    for label in [titleLabel, messageLabel] { label.isHidden = !texts.contains(label) }
    for label in texts {
      let height = height(of: label, width: inner)
      label.frame = CGRect(x: margins.side, y: y, width: inner, height: height)
      y += height + margins.between
    }
    return textHeight(width: bounds.width)
  }

  private func placeButtons(below top: CGFloat) {
    let line = card.lineWidth
    card.beginLines()
    if isSideBySide {
      let half = bounds.width / 2
      for (index, button) in cardButtons.enumerated() {
        button.frame = mirrored(
          CGRect(x: CGFloat(index) * half, y: top, width: half, height: button.height))
      }
      if top > 0 { card.addLine(CGRect(x: 0, y: top, width: bounds.width, height: line)) }
      card.addLine(CGRect(x: half, y: top, width: line, height: buttonsHeight))
    } else {
      var y = top
      for button in stackedButtons {
        button.frame = CGRect(x: 0, y: y, width: bounds.width, height: button.height)
        if y > 0 { card.addLine(CGRect(x: 0, y: y, width: bounds.width, height: line)) }
        y += button.height
      }
    }
    card.endLines()
  }

  // MARK: Accessibility

  override func displayAccessibility() -> DisplayAccessibility? {
    var accessibility = super.displayAccessibility() ?? DisplayAccessibility()
    accessibility.role = .alert
    let words = texts.compactMap(\.text)
    accessibility.label = words.isEmpty ? nil : words.joined(separator: ", ")
    return accessibility
  }
}
