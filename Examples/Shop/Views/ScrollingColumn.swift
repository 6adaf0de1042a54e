import UIKit

/// A column as wide as people like to read. It scrolls where it is higher than the screen.
final class ScrollingColumn: UIScrollView {
  private static let margin: CGFloat = 16
  private var lastSize = CGSize.zero

  init(_ column: UIView) {
    super.init(frame: .zero)
    alwaysBounceVertical = true
    keyboardDismissMode = .interactive
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

  // The keyboard and a rotation change the height; the field that is edited stays in sight.
  override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.size != lastSize else { return }
    lastSize = bounds.size
    if let field = activeField(in: self) { show(field) }
  }

  /// Scrolls until a view and some room around it can be seen.
  func show(_ view: UIView) {
    let frame = convert(view.bounds, from: view).insetBy(dx: 0, dy: -Self.margin * 2)
    scrollRectToVisible(frame, animated: false)
  }

  private func activeField(in view: UIView) -> UIView? {
    if view.isFirstResponder { return view }
    return view.subviews.lazy.compactMap { self.activeField(in: $0) }.first
  }
}

extension UIView {
  /// Adds views that fill this one, one below the other; the last one ends at `edge` or the lower edge.
  func addFilling(_ top: UIView, _ bottom: UIView? = nil, above edge: NSLayoutYAxisAnchor? = nil) {
    for view in [top, bottom].compactMap(\.self) {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: leadingAnchor),
        view.trailingAnchor.constraint(equalTo: trailingAnchor),
      ])
    }
    NSLayoutConstraint.activate([
      top.topAnchor.constraint(equalTo: topAnchor),
      top.bottomAnchor.constraint(equalTo: bottom?.topAnchor ?? edge ?? bottomAnchor),
    ])
    if let bottom {
      bottom.bottomAnchor.constraint(equalTo: edge ?? bottomAnchor).isActive = true
    }
  }
}
