import UIKit

/// A column as wide as people like to read, which scrolls where large letters need more than a screen.
final class ScrollingColumn: UIScrollView {
  static let margin: CGFloat = 16

  init(_ column: UIStackView) {
    super.init(frame: .zero)
    alwaysBounceVertical = true
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: Self.margin, bottom: 0, trailing: Self.margin)
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: readableContentGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: readableContentGuide.trailingAnchor),
      column.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor, constant: Self.margin),
      column.bottomAnchor.constraint(
        equalTo: contentLayoutGuide.bottomAnchor, constant: -Self.margin),
    ])
  }

  @available(*, unavailable, message: "Use init(_:).")
  required init?(coder: NSCoder) { fatalError("ScrollingColumn is created in code") }
}

extension UIView {
  /// Adds a view that fills this one, down to its lower edge or to another one.
  func addFilling(_ view: UIView, above edge: NSLayoutYAxisAnchor? = nil) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: leadingAnchor),
      view.trailingAnchor.constraint(equalTo: trailingAnchor),
      view.topAnchor.constraint(equalTo: topAnchor),
      view.bottomAnchor.constraint(equalTo: edge ?? bottomAnchor),
    ])
  }
}
