import Foundation

/// The date and the time in a line; a touch on either shows what to choose it with.
@MainActor
final class DatePills: DateFace {
  private var rules: DateRules
  private var choice = Choice(date: Stage.shared.clock.date, duration: 0)
  private let date: DatePill?
  private let time: DatePill?
  private weak var overlay: DateOverlay?

  private static let spacing: CGFloat = 6

  init(_ rules: DateRules, hasDate: Bool = true) {
    self.rules = rules
    date = hasDate && rules.mode != .time ? DatePill(frame: .zero) : nil
    time = rules.mode == .date ? nil : DatePill(frame: .zero)
    super.init(frame: .zero)
    date?.name = "Date Picker"
    time?.name = "Time Picker"
    for pill in pills { addSubview(pill) }
    date?.onTap = { [weak self] in self?.open(.date) }
    time?.onTap = { [weak self] in self?.open(.time) }
  }

  required init?(coder: NSCoder) { nil }

  private var pills: [DatePill] { [date, time].compactMap(\.self) }

  override var wantedSize: CGSize {
    let widths = pills.map(\.wantedSize.width)
    let between = Self.spacing * CGFloat(max(pills.count - 1, 0))
    return CGSize(width: widths.reduce(between, +), height: DatePill.height)
  }

  override func show(_ choice: Choice, rules: DateRules, animated: Bool) {
    self.choice = choice
    self.rules = rules
    let size = wantedSize
    date?.text = rules.text(choice.date, template: "yMMMd")
    time?.text = rules.text(choice.date, template: "jmm")
    if let face = overlay?.face {
      face.show(
        choice, rules: rules.only(face is DateWheels ? .time : .date), animated: animated)
    }
    setNeedsLayout()
    if size != wantedSize { superview?.setNeedsLayout() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // They stand at the end, as the controls of rows do.
    var x = bounds.width - wantedSize.width
    for pill in pills {
      let size = pill.wantedSize
      pill.frame = CGRect(
        x: isMirrored ? bounds.width - x - size.width : x,
        y: wholePixels(bounds.midY - size.height / 2), width: size.width, height: size.height)
      x += size.width + Self.spacing
    }
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { overlay?.close() }
  }

  // MARK: Choosing

  private enum Part { case date, time }

  private func open(_ part: Part) {
    guard let window, let pill = part == .date ? date : time else { return }
    let rules = rules.only(part == .date ? .date : .time)
    let face: DateFace = part == .date ? DateCalendar(rules) : DateWheels(rules)
    face.onChoice = { [weak self] in self?.onChoice?($0) }
    face.semanticContentAttribute = semanticContentAttribute
    face.show(choice, rules: rules, animated: false)
    let overlay = DateOverlay(face, size: part == .date ? face.wantedSize : Self.wheelSize)
    overlay.onClose = { [weak pill] in pill?.isOpen = false }
    pill.isOpen = true
    overlay.open(in: window, beside: pill.convert(pill.bounds, to: nil))
    self.overlay = overlay
  }

  private static let wheelSize = CGSize(width: 224, height: 180)
}

/// A date, or a time, that can be touched.
@MainActor
final class DatePill: UIControl {
  var name = ""
  var text = "" { didSet { show() } }
  /// A Boolean value that indicates whether what it is chosen with is seen.
  var isOpen = false { didSet { show() } }
  var onTap: (() -> Void)?

  // Apple's design resources for iOS 17.
  static let height: CGFloat = 34
  private static let padding: CGFloat = 11

  private let platter = RoundedBox(frame: .zero)
  private let label = UILabel(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    platter.cornerRadius = 6
    platter.backgroundColor = .tertiarySystemFill
    label.textAlignment = .center
    addSubview(platter)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  var wantedSize: CGSize {
    CGSize(
      width: label.intrinsicContentSize.width + 2 * Self.padding, height: Self.height)
  }

  private func show() {
    label.text = text
    label.textColor = isOpen ? tintColor : .label
    label.alpha = isHighlighted ? 0.3 : 1
    setNeedsCommit()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    platter.frame = bounds
    label.frame = bounds
  }

  override func stateDidChange() {
    super.stateDidChange()
    show()
  }

  override var isTapped: Bool { true }

  override func touchUpInside() {
    super.touchUpInside()
    onTap?()
  }

  override func displayAccessibility() -> DisplayAccessibility? {
    var accessibility = super.displayAccessibility() ?? DisplayAccessibility()
    accessibility.role = .button
    accessibility.label = name
    accessibility.value = text
    accessibility.isEnabled = isEnabled
    return accessibility
  }
}

/// A card over everything else, which a touch beside it takes away.
@MainActor
final class DateOverlay: UIView {
  let face: DateFace
  var onClose: (() -> Void)?

  private let size: CGSize
  private let card = RoundedBox(frame: .zero)

  private static let margin: CGFloat = 8

  init(_ face: DateFace, size: CGSize) {
    self.face = face
    self.size = size
    super.init(frame: .zero)
    card.cornerRadius = 13
    card.isUserInteractionEnabled = true
    card.backgroundColor = Self.color
    card.shadow = DisplayShadow(
      offset: CGSize(width: 0, height: 10), radius: 30,
      color: DisplayColor(red: 0, green: 0, blue: 0, alpha: 0.2))
    card.addSubview(face)
    addSubview(card)
  }

  required init?(coder: NSCoder) { nil }

  private static let color = UIColor { traits in
    traits.userInterfaceStyle == .dark ? .secondarySystemBackground : .systemBackground
  }

  /// Below `anchor`, which is in the window's coordinates, or above it where there is more room.
  func open(in window: UIWindow, beside anchor: CGRect) {
    frame = window.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let room = window.bounds.inset(by: window.safeAreaInsets)
      .insetBy(dx: Self.margin, dy: Self.margin)
    let width = min(size.width, room.width)
    let below = room.maxY - anchor.maxY - Self.margin
    let isBelow = below >= size.height || below >= anchor.minY - room.minY
    let y = isBelow ? anchor.maxY + Self.margin : anchor.minY - Self.margin - size.height
    card.frame = CGRect(
      x: min(max(anchor.midX - width / 2, room.minX), room.maxX - width),
      y: min(max(y, room.minY), max(room.maxY - size.height, room.minY)), width: width,
      height: size.height)
    face.frame = card.bounds
    alpha = 0
    window.addSubview(self)
    UIView.animateParts(true) { [self] in alpha = 1 }
  }

  func close() {
    guard superview != nil else { return }
    removeFromSuperview()
    onClose?()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: self), !card.frame.contains(point) else { return }
    close()
  }
}
