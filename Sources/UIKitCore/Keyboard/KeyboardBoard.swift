import Foundation

/// The content of the keyboard's window: the first responder's own views, or keys.
@MainActor
final class KeyboardBoard: UIView {
  private var content: KeyboardContent?
  private var keys: [[KeyboardKey]] = []
  private var level = KeyboardLayout.Layer.letters
  private var shown: (type: UIKeyboardType, layer: KeyboardLayout.Layer)?
  private weak var lastTarget: UIResponder?
  /// The state of the shift key that people chose, until the next character.
  private var chosenCapitals: Bool?
  private let lines = [UIView(frame: .zero), UIView(frame: .zero)]

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = KeyboardColors.board
    for line in lines {
      line.backgroundColor = KeyboardColors.line
      line.isUserInteractionEnabled = false
      addSubview(line)
    }
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Content

  func show(_ content: KeyboardContent) {
    let responder = UIApplication.shared.firstResponder
    let isNew = lastTarget !== responder
    lastTarget = responder
    replace(self.content?.inputView, by: content.inputView)
    replace(self.content?.accessoryView, by: content.accessoryView)
    self.content = content
    if let target = content.target {
      let first = KeyboardLayout.firstLayer(of: target.keyboardType)
      if isNew || (first == .pad) != (level == .pad) { level = first }
      overrideUserInterfaceStyle =
        switch target.keyboardAppearance {
        case .default: .unspecified
        case .dark: .dark
        case .light: .light
        }
    }
    chosenCapitals = nil
    updateKeys()
  }

  /// The views of the responder are its own again.
  func empty() {
    replace(content?.inputView, by: nil)
    replace(content?.accessoryView, by: nil)
    content = nil
    lastTarget = nil
    updateKeys()
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    if let new {
      new.translatesAutoresizingMaskIntoConstraints = true
      addSubview(new)
    }
  }

  func textDidChange() {
    chosenCapitals = nil
    updateTitles()
  }

  // MARK: Keys

  private func updateKeys() {
    let type = content?.target.map(\.keyboardType)
    if let shown, let type, shown == (type, level) {
      updateTitles()
      setNeedsLayout()
      return
    }
    for key in keys.joined() { key.removeFromSuperview() }
    keys = []
    shown = type.map { ($0, level) }
    if let type {
      keys = KeyboardLayout(type, layer: level).rows.map { row in
        row.map { key in KeyboardKey(key) { [weak self] in self?.pressed($0) } }
      }
      for key in keys.joined() where key.key.action != .text("") { addSubview(key) }
    }
    updateTitles()
    setNeedsLayout()
  }

  private func pressed(_ key: KeyboardKey) {
    let stage = Stage.shared
    switch key.key.action {
    case .text(let text):
      stage.insert(written(text))
      // After a figure and a space comes a word.
      if text == " ", level == .figures || level == .signs { turn(to: .letters) }
    case .shift:
      chosenCapitals = !capitals
      updateTitles()
    case .delete: stage.press(.delete)
    case .return: stage.press(.return)
    case .layer(let layer): turn(to: layer)
    }
  }

  private func turn(to layer: KeyboardLayout.Layer) {
    self.level = layer
    updateKeys()
  }

  /// Returns the text that a key writes. Endings of addresses, such as “.com”, have no capitals.
  private func written(_ text: String) -> String {
    capitals && text.count == 1 ? text.uppercased() : text
  }

  private var capitals: Bool {
    guard level == .letters, let target = content?.target else { return false }
    return chosenCapitals ?? Self.capitals(for: target)
  }

  private static func capitals(for target: any UIKeyInput) -> Bool {
    if target.isSecureTextEntry { return false }
    let before = Self.textBeforeCaret(of: target)
    switch target.autocapitalizationType {
    case .none: return false
    case .allCharacters: return true
    case .words: return before.last?.isWhitespace ?? true
    case .sentences:
      guard let last = before.last else { return true }
      guard last.isWhitespace else { return false }
      let end = before.last { !$0.isWhitespace }
      return end.map { ".!?".contains($0) } ?? true
    }
  }

  private static func textBeforeCaret(of target: any UIKeyInput) -> String {
    guard let input = target as? any UITextInput, let selected = input.selectedTextRange,
      let range = input.textRange(from: input.beginningOfDocument, to: selected.start)
    else { return target.hasText ? "a" : "" }
    return input.text(in: range) ?? ""
  }

  private func updateTitles() {
    let capitals = capitals
    for key in keys.joined() {
      switch key.key.action {
      case .text(" "):
        key.title = "space"
        key.titleSize = 16
      case .text(let text):
        key.title = written(text)
        key.titleSize = level == .pad ? 25 : text.count > 1 ? 16 : 23
      case .shift: key.isLit = capitals
      case .delete: break
      case .return: updateReturn(key)
      case .layer(let layer):
        key.title =
          switch layer {
          case .letters, .pad: "ABC"
          case .figures: "123"
          case .signs: "#+="
          }
        key.titleSize = 16
      }
    }
    setNeedsCommit()
  }

  private func updateReturn(_ key: KeyboardKey) {
    guard let target = content?.target else { return }
    key.title = target.returnKeyType.title
    key.titleSize = 16
    key.isProminent = target.returnKeyType.isProminent
    key.isEnabled = !target.enablesReturnKeyAutomatically || target.hasText
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let content else { return }
    let accessory = content.accessoryHeight
    content.accessoryView?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: accessory)
    let room = Stage.shared.screen.safeArea
    content.inputView?.frame = CGRect(
      x: 0, y: accessory, width: bounds.width,
      height: max(bounds.height - accessory - room.bottom, 0))
    placeLines(below: accessory, height: content.suggestionsHeight)
    let top = accessory + content.suggestionsHeight
    placeKeys(
      in: CGRect(
        x: room.left, y: top, width: bounds.width - room.left - room.right,
        height: bounds.height - top - freeHeight))
  }

  /// The space below the keys on an iPhone without a home button.
  private var freeHeight: CGFloat {
    let stage = Stage.shared
    guard stage.device.hasHomeIndicator else { return 0 }
    if stage.device.isPad { return stage.screen.safeArea.bottom }
    return stage.orientation.isLandscape ? 21 : 75
  }

  // The bar of suggestions has three places; on the stage nothing is suggested.
  private func placeLines(below top: CGFloat, height: CGFloat) {
    for (index, line) in lines.enumerated() {
      line.isHidden = height == 0
      line.frame = CGRect(
        x: (bounds.width * CGFloat(index + 1) / 3).rounded(), y: top + height * 0.3, width: 1,
        height: height * 0.45)
    }
  }

  private static let gap: CGFloat = 6

  private func placeKeys(in area: CGRect) {
    guard !keys.isEmpty else { return }
    let pitch = area.height / CGFloat(keys.count)
    let height = (pitch * 0.8).rounded()
    for (index, row) in keys.enumerated() {
      let y = area.minY + CGFloat(index) * pitch + (pitch - height) / 2
      place(row, in: CGRect(x: area.minX, y: y, width: area.width, height: height))
    }
  }

  private func place(_ row: [KeyboardKey], in strip: CGRect) {
    let gap = Self.gap
    // Everything counts with half a gap on either side.
    func width(_ key: KeyboardKey) -> CGFloat { (key.key.part ?? 0.1) * strip.width }
    let middle = row.filter { !$0.key.isAtEdge }
    let free = strip.width - middle.reduce(0) { $0 + width($1) }
    var x = strip.minX + free / 2
    for key in row {
      let wide = width(key)
      if key.key.isAtEdge {
        let isFirst = key === row.first
        let left = isFirst ? strip.minX + gap / 2 : strip.maxX - gap / 2 - wide
        key.frame = CGRect(x: left, y: strip.minY, width: wide, height: strip.height)
      } else {
        key.frame = CGRect(
          x: x + gap / 2, y: strip.minY, width: wide - gap, height: strip.height)
        x += wide
      }
    }
  }
}
