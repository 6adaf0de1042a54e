import UIKit

/// A view whose layer is a shape that fills a square.
final class ShapeView: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }

  private static let side: CGFloat = 80

  init(_ path: (CGRect) -> UIBezierPath, change: (CAShapeLayer) -> Void) {
    super.init(frame: .zero)
    heightAnchor.constraint(equalToConstant: Self.side).isActive = true
    widthAnchor.constraint(equalToConstant: Self.side).isActive = true
    guard let shape = layer as? CAShapeLayer else { return }
    let square = CGRect(x: 0, y: 0, width: Self.side, height: Self.side)
    shape.path = path(square.insetBy(dx: 6, dy: 6)).cgPath
    shape.fillColor = UIColor.clear.cgColor
    shape.strokeColor = UIColor.systemPink.cgColor
    shape.lineWidth = 4
    change(shape)
  }

  @available(*, unavailable, message: "Use init(_:change:).")
  required init?(coder: NSCoder) { fatalError("ShapeView is created in code") }
}
