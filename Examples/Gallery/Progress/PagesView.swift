import UIKit

/// Coloured pages side by side.
final class PagesView: UIScrollView, UIScrollViewDelegate {
  /// Called when another page is the nearest one.
  var onPage: ((Int) -> Void)?

  let count: Int
  private var page = 0
  private var shownWidth: CGFloat = 0

  init(colors: [UIColor]) {
    count = colors.count
    super.init(frame: .zero)
    isPagingEnabled = true
    showsHorizontalScrollIndicator = false
    delegate = self
    layer.cornerRadius = 8
    add(UIStackView.columns(colors.enumerated().map(Self.makePage), spacing: 0))
  }

  @available(*, unavailable, message: "Use init(colors:).")
  required init?(coder: NSCoder) { fatalError("PagesView is created in code") }

  func show(_ page: Int, animated: Bool = true) {
    setContentOffset(CGPoint(x: CGFloat(place(of: page)) * bounds.width, y: 0), animated: animated)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard bounds.width == shownWidth, bounds.width > 0 else { return }
    let place = Int((contentOffset.x / bounds.width).rounded())
    page = self.place(of: min(max(place, 0), count - 1))
    onPage?(page)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.width != shownWidth else { return }
    shownWidth = bounds.width
    show(page, animated: false)
  }

  /// Returns the place of a page, counted from the left, and likewise the page at a place.
  private func place(of page: Int) -> Int {
    effectiveUserInterfaceLayoutDirection == .rightToLeft ? count - 1 - page : page
  }

  private static func makePage(_ index: Int, _ color: UIColor) -> UIView {
    let label = UILabel("Page \(index + 1)", style: .title2, color: .white)
    label.textAlignment = .center
    label.backgroundColor = color
    return label
  }

  private func add(_ pages: UIStackView) {
    pages.translatesAutoresizingMaskIntoConstraints = false
    addSubview(pages)
    NSLayoutConstraint.activate([
      pages.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor),
      pages.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor),
      pages.leadingAnchor.constraint(equalTo: contentLayoutGuide.leadingAnchor),
      pages.trailingAnchor.constraint(equalTo: contentLayoutGuide.trailingAnchor),
      pages.heightAnchor.constraint(equalTo: frameLayoutGuide.heightAnchor),
      pages.widthAnchor.constraint(
        equalTo: frameLayoutGuide.widthAnchor, multiplier: CGFloat(count)),
      heightAnchor.constraint(equalToConstant: 140),
    ])
  }
}
