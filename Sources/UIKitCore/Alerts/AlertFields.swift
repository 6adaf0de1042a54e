import Foundation

/// A text field of an alert.
@MainActor
final class AlertTextField: UITextField {
  weak var alert: UIAlertController?

  override init(frame: CGRect) {
    super.init(frame: frame)
    font = .systemFont(ofSize: 13)
  }

  required init?(coder: NSCoder) { nil }

  override func performReturn() {
    super.performReturn()
    alert?.fieldDidReturn(self)
  }
}

/// The text fields of an alert, one below the other in a rounded box.
@MainActor
final class AlertFields: UIView {
  private var fields: [UITextField] = []
  private var lines: [UIView] = []

  static let rowHeight: CGFloat = 30
  private static let margin: CGFloat = 7

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = AlertColors.field
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  func show(_ fields: [UITextField]) {
    for view in self.fields + lines { view.removeFromSuperview() }
    self.fields = fields
    lines = fields.dropFirst().map { _ in
      let line = UIView(frame: .zero)
      line.backgroundColor = AlertColors.line
      return line
    }
    for view in fields + lines { addSubview(view) }
    setNeedsLayout()
  }

  var wantedHeight: CGFloat { CGFloat(fields.count) * Self.rowHeight }

  override func layoutSubviews() {
    super.layoutSubviews()
    let pixel = 1 / max(traitCollection.displayScale, 1)
    for (index, field) in fields.enumerated() {
      field.frame = CGRect(
        x: Self.margin, y: CGFloat(index) * Self.rowHeight,
        width: bounds.width - 2 * Self.margin, height: Self.rowHeight)
    }
    for (index, line) in lines.enumerated() {
      line.frame = CGRect(
        x: 0, y: CGFloat(index + 1) * Self.rowHeight - pixel, width: bounds.width, height: pixel)
    }
  }

  override func decorate(_ node: inout DisplayNode) {
    super.decorate(&node)
    node.cornerRadius = 6
    node.border = DisplayBorder(
      width: 1 / max(traitCollection.displayScale, 1), color: displayColor(of: AlertColors.line))
  }
}
