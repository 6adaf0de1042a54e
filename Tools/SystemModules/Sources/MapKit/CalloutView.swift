import ObjCNames

/// The bubble over a selected annotation: its title, what the app put beside it, and a tip that points at
/// it.
@MainActor
final class CalloutView: UIView, ObjCExporting {
  private unowned let view: MKAnnotationView
  private let onTap: (UIControl) -> Void
  private let left: UIView?
  private let right: UIView?
  private let detail: UIView
  private let title = UILabel()

  /// The distance of the tip from the left edge.
  private var tip: CGFloat = 0 { didSet { setNeedsDisplay() } }

  private static let tipHeight: CGFloat = 9
  private static let gap: CGFloat = 10
  private static let widest: CGFloat = 240

  init(
    _ view: MKAnnotationView, title text: String, subtitle: String?,
    onTap: @escaping (UIControl) -> Void
  ) {
    self.view = view
    self.onTap = onTap
    left = view.leftCalloutAccessoryView
    right = view.rightCalloutAccessoryView
    let second = UILabel()
    second.text = subtitle
    second.font = .systemFont(ofSize: 13)
    second.textColor = .secondaryLabel
    detail = view.detailCalloutAccessoryView ?? second
    super.init(frame: .zero)
    title.text = text
    title.font = .systemFont(ofSize: 16, weight: .semibold)
    backgroundColor = .clear
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 6
    layer.shadowOffset = CGSize(width: 0, height: 2)
    for part in [title, detail, left, right].compactMap(\.self) { addSubview(part) }
    for case let control as UIControl in [left, right] {
      control.addTarget(self, action: "tapped:", for: .touchUpInside)
    }
    arrange()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("A map makes its callouts") }

  static func exportMembers(to members: inout ObjCMembers) {
    members.method("tapped:", CalloutView.tapped(_:))
  }

  private func tapped(_ sender: UIControl) { onTap(sender) }

  /// Gives the app's views back.
  func leave() {
    for case let control as UIControl in [left, right] {
      control.removeTarget(self, action: "tapped:", for: .touchUpInside)
    }
    for part in subviews where part.superview === self { part.removeFromSuperview() }
    removeFromSuperview()
  }

  // MARK: Layout

  private func size(of part: UIView?) -> CGSize {
    guard let part else { return .zero }
    let fitting = part.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return part.bounds.isEmpty ? fitting : part.bounds.size
  }

  private func arrange() {
    let room = CGSize(width: Self.widest, height: 400)
    let (first, second) = (title.sizeThatFits(room), size(of: detail, in: room))
    let (before, after) = (size(of: left), size(of: right))
    let texts = CGSize(
      width: min(Self.widest, max(first.width, second.width)), height: first.height + second.height)
    let height = max(texts.height, before.height, after.height) + 2 * Self.gap
    var x = Self.gap
    func put(_ part: UIView?, _ size: CGSize) {
      guard let part else { return }
      part.frame = CGRect(
        x: x, y: (height - size.height) / 2, width: size.width, height: size.height)
      x += size.width + Self.gap
    }
    put(left, before)
    let top = (height - texts.height) / 2
    title.frame = CGRect(x: x, y: top, width: texts.width, height: first.height)
    detail.frame = CGRect(
      x: x, y: title.frame.maxY, width: min(second.width, texts.width), height: second.height)
    x += texts.width + Self.gap
    put(right, after)
    bounds.size = CGSize(width: x, height: height + Self.tipHeight)
  }

  private func size(of detail: UIView, in room: CGSize) -> CGSize {
    if let label = detail as? UILabel {
      return label.text?.isEmpty == false ? label.sizeThatFits(room) : .zero
    }
    return size(of: detail)
  }

  /// Over its annotation, and with all of it where it can be seen, if there is room.
  func place(in room: CGRect) {
    guard let layer = superview else { return }
    let anchor = layer.convert(
      CGPoint(
        x: view.bounds.midX + view.calloutOffset.x, y: view.bounds.minY + view.calloutOffset.y),
      from: view)
    let furthest = max(room.minX + 8, room.maxX - bounds.width - 8)
    let x = min(max(anchor.x - bounds.width / 2, room.minX + 8), furthest)
    frame = CGRect(
      x: x, y: anchor.y - bounds.height, width: bounds.width, height: bounds.height)
    tip = min(max(anchor.x - x, 20), bounds.width - 20)
  }

  override func draw(_ rect: CGRect) {
    let bubble = CGRect(
      x: 0, y: 0, width: bounds.width, height: bounds.height - Self.tipHeight)
    let path = UIBezierPath(roundedRect: bubble, cornerRadius: 12)
    path.move(to: CGPoint(x: tip - 9, y: bubble.maxY))
    path.addLine(to: CGPoint(x: tip, y: bounds.maxY))
    path.addLine(to: CGPoint(x: tip + 9, y: bubble.maxY))
    path.close()
    UIColor.secondarySystemGroupedBackground.setFill()
    path.fill()
  }
}
