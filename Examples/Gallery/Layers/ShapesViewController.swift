import UIKit

/// Gradients and shapes.
final class ShapesViewController: CardsViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let colors: [UIColor] = [.systemYellow, .systemPink, .systemPurple]
    addCard(
      "Gradients",
      [
        CaptionedView("Downwards", GradientView(colors)),
        CaptionedView(
          "Across",
          GradientView(colors) {
            $0.startPoint = CGPoint(x: 0, y: 0)
            $0.endPoint = CGPoint(x: 1, y: 1)
          }),
        CaptionedView("Hard stops", GradientView(colors) { $0.locations = [0.3, 0.35, 0.9] }),
        CaptionedView(
          "Radial",
          GradientView(colors, height: 160) {
            $0.type = .radial
            $0.startPoint = CGPoint(x: 0.5, y: 0.5)
            $0.endPoint = CGPoint(x: 1, y: 1)
          }),
      ])
    addCard(
      "Shapes",
      [
        makeRow([
          ShapeView(UIBezierPath.init(ovalIn:)) { $0.fillColor = UIColor.systemYellow.cgColor },
          ShapeView(Self.star) { $0.lineJoin = .round },
          ShapeView(Self.star) {
            $0.fillColor = UIColor.systemPink.cgColor
            $0.fillRule = .evenOdd
            $0.lineWidth = 0
          },
        ])
      ])
    addCard(
      "Strokes",
      [
        makeRow([
          ShapeView(Self.wave) { $0.lineCap = .round },
          ShapeView(Self.wave) { $0.lineDashPattern = [8, 6] },
          ShapeView(UIBezierPath.init(ovalIn:)) {
            $0.strokeEnd = 0.7
            $0.lineCap = .round
            $0.lineWidth = 8
          },
        ])
      ])
  }

  private func makeRow(_ views: [UIView]) -> UIStackView {
    let row = UIStackView(arrangedSubviews: views)
    row.distribution = .equalSpacing
    return row
  }

  private static func star(in square: CGRect) -> UIBezierPath {
    let path = UIBezierPath()
    for point in 0..<5 {
      let angle = CGFloat(point) * 4 * .pi / 5 - .pi / 2
      let corner = CGPoint(
        x: square.midX + cos(angle) * square.width / 2,
        y: square.midY + sin(angle) * square.width / 2)
      if point == 0 { path.move(to: corner) } else { path.addLine(to: corner) }
    }
    path.close()
    return path
  }

  private static func wave(in square: CGRect) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: square.minX, y: square.midY))
    path.addCurve(
      to: CGPoint(x: square.maxX, y: square.midY),
      controlPoint1: CGPoint(x: square.midX, y: square.minY - square.height / 2),
      controlPoint2: CGPoint(x: square.midX, y: square.maxY + square.height / 2))
    return path
  }
}
