import Foundation

/// The titles at the side of a table, which lead to its sections.
@MainActor
final class SectionIndexView: UIView {
  private weak var table: UITableView?
  private let drag = TouchDrag()
  private var labels: [UILabel] = []
  /// The colours while no finger is on the titles, and while one is.
  private var grounds: (rest: UIColor?, tracking: UIColor?)
  private var chosen: Int?
  let titles: [String]

  static let width: CGFloat = 15
  private static let lineHeight: CGFloat = 14

  init(_ titles: [String], table: UITableView) {
    self.titles = titles
    self.table = table
    super.init(frame: .zero)
    grounds = (
      table.sectionIndexBackgroundColor,
      table.sectionIndexTrackingBackgroundColor ?? table.sectionIndexBackgroundColor
    )
    backgroundColor = grounds.rest
    labels = titles.map { title in
      let label = UILabel(frame: .zero)
      label.text = title
      label.font = .systemFont(ofSize: 11, weight: .semibold)
      label.textColor = table.sectionIndexColor ?? table.tintColor
      label.textAlignment = .center
      addSubview(label)
      return label
    }
    addGestureRecognizer(drag)
    drag.addHandler { [weak self] _ in self?.follow() }
  }

  required init?(coder: NSCoder) { nil }

  private var lineHeight: CGFloat {
    titles.isEmpty ? 0 : min(Self.lineHeight, bounds.height / CGFloat(titles.count))
  }

  private var top: CGFloat { (bounds.height - lineHeight * CGFloat(titles.count)) / 2 }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, label) in labels.enumerated() {
      label.frame = CGRect(
        x: 0, y: top + lineHeight * CGFloat(index), width: bounds.width, height: lineHeight)
    }
  }

  private func follow() {
    switch drag.state {
    case .began, .changed:
      backgroundColor = grounds.tracking
      let line = Int(((drag.location(in: self).y - top) / max(lineHeight, 1)).rounded(.down))
      let index = min(max(line, 0), titles.count - 1)
      guard index != chosen else { return }
      chosen = index
      table?.showSection(titles[index], index)
    case .ended, .cancelled:
      backgroundColor = grounds.rest
      chosen = nil
    case .possible, .failed:
      break
    }
  }

  override func displayAccessibility() -> DisplayAccessibility? {
    var accessibility = super.displayAccessibility() ?? DisplayAccessibility()
    accessibility.label = "Section index"
    return accessibility
  }
}
