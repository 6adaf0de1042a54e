import UIKit

// The app's own drawings.

extension LayersController {
  func addDrawings(in box: (String, UIColor?, Bool) -> UIView) {
    func add(_ view: UIView, _ name: String) {
      let box = box(name, nil, true)
      view.frame = box.bounds
      view.isOpaque = false
      box.addSubview(view)
    }
    add(ChartView(), "chart")
    add(WordsView(), "drawn text")
    add(CutView(), "cut")
    add(UIImageView(image: Self.bubble), "bubble")
    let chart = ChartView(frame: CGRect(x: 0, y: 0, width: 72, height: 60))
    chart.isOpaque = false
    if let picture = chart.snapshotView(afterScreenUpdates: true) { add(picture, "snapshot") }
    add(UIImageView(image: Self.tile), "tiles")
    add(UIImageView(image: Self.moon), "mixed")
    let blinking = UIImageView(image: Self.dot(.systemRed))
    blinking.animationImages = [UIColor.systemRed, .systemGreen, .systemBlue].map(Self.dot)
    blinking.animationDuration = 1.5
    blinking.startAnimating()
    add(blinking, "frames")
  }

  /// A bubble of 20 × 20, of which the corners stay as they are.
  private static let bubble = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20))
    .image { _ in
      UIColor.systemGreen.setFill()
      UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), cornerRadius: 9).fill()
    }
    .resizableImage(
      withCapInsets: UIEdgeInsets(top: 9, left: 9, bottom: 9, right: 9), resizingMode: .stretch)

  private static let tile = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12))
    .image { context in
      UIColor.systemIndigo.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
      context.fill(CGRect(x: 6, y: 6, width: 6, height: 6))
    }
    .resizableImage(withCapInsets: .zero)

  /// A disc out of which another one was taken, dyed afterwards.
  private static let moon = UIGraphicsImageRenderer(size: CGSize(width: 72, height: 60))
    .image { renderer in
      let context = renderer.cgContext
      context.fillEllipse(in: CGRect(x: 11, y: 5, width: 50, height: 50))
      context.setBlendMode(.destinationOut)
      context.fillEllipse(in: CGRect(x: 31, y: 0, width: 50, height: 50))
      context.setBlendMode(.sourceIn)
      context.setFillColor(UIColor.systemOrange.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 72, height: 60))
    }

  private static func dot(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 72, height: 60)).image { _ in
      color.setFill()
      UIBezierPath(ovalIn: CGRect(x: 21, y: 15, width: 30, height: 30)).fill()
    }
  }
}

/// Bars, and a line over them that throws a shadow.
private final class ChartView: UIView {
  private let values: [CGFloat] = [0.3, 0.7, 0.5, 0.9]

  override func draw(_ rect: CGRect) {
    let width = bounds.width / CGFloat(values.count)
    for (index, value) in values.enumerated() {
      let height = value * bounds.height
      UIColor.systemBlue.withAlphaComponent(0.4 + 0.15 * CGFloat(index)).setFill()
      UIRectFill(
        CGRect(
          x: CGFloat(index) * width + 2, y: bounds.height - height, width: width - 4,
          height: height))
    }
    UIGraphicsGetCurrentContext()?
      .setShadow(offset: CGSize(width: 0, height: 2), blur: 3, color: UIColor.black.cgColor)
    let line = UIBezierPath()
    for (index, value) in values.enumerated() {
      let point = CGPoint(
        x: (CGFloat(index) + 0.5) * width, y: bounds.height * (0.9 - value * 0.8))
      if index == 0 { line.move(to: point) } else { line.addLine(to: point) }
    }
    line.lineWidth = 3
    line.lineJoinStyle = .round
    line.lineCapStyle = .round
    UIColor.label.setStroke()
    line.stroke()
  }
}

/// Text, broken and cut off, and turned.
private final class WordsView: UIView {
  override func draw(_ rect: CGRect) {
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 11), .foregroundColor: UIColor.label,
    ]
    "Drawn text is broken here".draw(
      in: CGRect(x: 0, y: 0, width: 60, height: 40), withAttributes: attributes)
    UIGraphicsGetCurrentContext()?.translateBy(x: 70, y: 58)
    UIGraphicsGetCurrentContext()?.rotate(by: -.pi / 2)
    NSAttributedString(
      string: "up",
      attributes: [
        .font: UIFont.boldSystemFont(ofSize: 14), .underlineStyle: 1,
        .foregroundColor: UIColor.systemPink,
      ]
    ).draw(at: CGPoint(x: 0, y: -16))
  }
}

/// A gradient in a circle with a hole, and an image that Core Graphics draws upside down.
private final class CutView: UIView {
  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(),
      let gradient = CGGradient(
        colorsSpace: nil, colors: [UIColor.red.cgColor, UIColor.yellow.cgColor] as CFArray,
        locations: nil)
    else { return }
    context.saveGState()
    UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 60, height: 60)).addClip()
    context.drawLinearGradient(
      gradient, start: .zero, end: CGPoint(x: 0, y: 60), options: [])
    context.restoreGState()
    context.clear(CGRect(x: 20, y: 20, width: 20, height: 20))
    let flag = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 20)).image { renderer in
      UIColor.systemBlue.setFill()
      renderer.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      UIColor.systemGreen.setFill()
      renderer.fill(CGRect(x: 0, y: 10, width: 10, height: 10))
    }
    // Blue is on top in the image, and below here.
    if let picture = flag.cgImage {
      context.draw(picture, in: CGRect(x: 62, y: 0, width: 10, height: 20))
    }
  }
}
