import Foundation

/// A rounded card of a material that what lies behind shines through blurred.
@MainActor
final class AlertCard: UIView {
  static let cornerRadius: CGFloat = 14

  private let isOpaqueCard: Bool
  private var lines: [UIView] = []
  private var usedLines = 0

  init(isOpaque: Bool = false) {
    isOpaqueCard = isOpaque
    super.init(frame: .zero)
    clipsToBounds = true
    backgroundColor = isOpaque ? AlertColors.cancelCard : AlertColors.card
  }

  required init?(coder: NSCoder) { nil }

  override func decorate(_ node: inout DisplayNode) {
    super.decorate(&node)
    node.cornerRadius = Self.cornerRadius
    node.blursBackdrop = !isOpaqueCard
  }

  // MARK: Hairlines

  /// One pixel.
  var lineWidth: CGFloat { 1 / max(traitCollection.displayScale, 1) }

  func beginLines() { usedLines = 0 }

  func addLine(_ frame: CGRect) {
    if usedLines == lines.count {
      let line = UIView(frame: .zero)
      line.backgroundColor = AlertColors.line
      line.isUserInteractionEnabled = false
      lines.append(line)
      addSubview(line)
    }
    lines[usedLines].frame = frame
    lines[usedLines].isHidden = false
    usedLines += 1
  }

  func endLines() {
    for line in lines[usedLines...] { line.isHidden = true }
  }
}
