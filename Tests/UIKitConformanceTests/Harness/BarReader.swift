import UIKit

/// Reads what a bar says, from its labels: the one thing of it that apps can see on every UIKit.
@MainActor
struct BarReader {
  let bar: UIView

  init(_ bar: UIView) { self.bar = bar }

  /// Every label of `view` that is seen.
  static func labels(in view: UIView) -> [UILabel] {
    if view.isHidden || view.alpha < 0.01 { return [] }
    var labels = view.subviews.flatMap { Self.labels(in: $0) }
    if let label = view as? UILabel, label.text?.isEmpty == false { labels.append(label) }
    return labels
  }

  static func label(_ text: String, in view: UIView) -> UILabel? {
    labels(in: view).first { $0.text == text }
  }

  /// In the order of the alphabet.
  var texts: [String] { Self.labels(in: bar).compactMap(\.text).sorted() }

  var textsFromLeft: [String] {
    Self.labels(in: bar).sorted { x(of: $0) < x(of: $1) }.compactMap(\.text)
  }

  private func x(of view: UIView) -> CGFloat { view.convert(CGPoint.zero, to: bar).x }

  /// The text beside the arrow: whatever text stands on the left where the back button is.
  var backText: String? {
    Self.labels(in: bar).first { abs(x(of: $0) - 26) < 1 }?.text
  }

  /// A Boolean value that indicates whether a touch at the place of the back button goes to a
  /// control.
  var hasBackButton: Bool {
    var view = bar.hitTest(CGPoint(x: 24, y: bar.bounds.height - 22), with: nil)
    while let current = view {
      if current is UIControl { return true }
      view = current.superview
    }
    return false
  }

  /// In the window's coordinates.
  var backButtonPoint: CGPoint {
    bar.convert(CGPoint(x: 24, y: bar.bounds.height - 22), to: nil)
  }
}
