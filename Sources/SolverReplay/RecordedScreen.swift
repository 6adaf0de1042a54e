import ConstraintSolver
import Foundation
import UIKitCore

/// Screens whose layout is recorded: they are opened, turned twice, and some of their text changes.
@MainActor
enum RecordedScreen: String, CaseIterable {
  /// Ten rows of a form under one another.
  case form
  /// A hundred rows with a picture, a title and a detail.
  case rows
  /// Stacks of stacks of labels of the same width.
  case stacks
  /// A card whose parts want more than there is room for.
  case card

  /// The lines of the largest tree of the screen.
  func record() throws -> [String] {
    let journals = LayoutJournals.record {
      let size = CGSize(width: 393, height: 852)
      let root = UIView(frame: CGRect(origin: .zero, size: size))
      let labels = fill(root)
      root.layoutIfNeeded()
      for turned in [CGSize(width: 852, height: 393), size] {
        root.frame.size = turned
        root.layoutIfNeeded()
      }
      for (number, label) in labels.prefix(20).enumerated() {
        label.text = String(repeating: "m", count: 3 + number % 7)
        root.layoutIfNeeded()
      }
      labels.last?.isHidden = true
      labels.last?.superview?.removeFromSuperview()
      root.layoutIfNeeded()
    }
    return journals.map(\.lines).max { $0.count < $1.count } ?? []
  }

  /// Returns the labels whose text will change.
  private func fill(_ root: UIView) -> [UILabel] {
    switch self {
    case .form: rows(10, in: root)
    case .rows: rows(100, in: root)
    case .stacks: stacks(in: root)
    case .card: card(in: root)
    }
  }

  private func rows(_ count: Int, in root: UIView) -> [UILabel] {
    var labels: [UILabel] = []
    var above = root.topAnchor
    for number in 0..<count {
      let (row, icon) = (UIView(), UIView())
      let (title, detail) = (UILabel(), UILabel())
      title.text = String(repeating: "Row ", count: 1 + number % 5)
      detail.text = "\(number * number)"
      detail.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
      title.setContentCompressionResistancePriority(.defaultHigh - 1, for: .horizontal)
      for view in [icon, title, detail] { add(view, to: row) }
      add(row, to: root)
      let height = row.heightAnchor.constraint(equalToConstant: 44)
      height.priority = .defaultHigh
      NSLayoutConstraint.activate([
        row.topAnchor.constraint(equalTo: above),
        row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        row.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        row.heightAnchor.constraint(greaterThanOrEqualToConstant: 30), height,
        icon.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16),
        icon.centerYAnchor.constraint(equalTo: row.centerYAnchor),
        icon.widthAnchor.constraint(equalToConstant: 24),
        icon.heightAnchor.constraint(equalTo: icon.widthAnchor),
        title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 12),
        title.topAnchor.constraint(greaterThanOrEqualTo: row.topAnchor, constant: 11),
        title.centerYAnchor.constraint(equalTo: row.centerYAnchor),
        detail.leadingAnchor.constraint(
          greaterThanOrEqualTo: title.trailingAnchor, constant: 8),
        detail.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -16),
        detail.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
      ])
      above = row.bottomAnchor
      labels.append(title)
    }
    return labels
  }

  private func stacks(in root: UIView) -> [UILabel] {
    var labels: [UILabel] = []
    let lines = (0..<15).map { _ in
      let cells = (0..<10).map { number in
        let label = UILabel()
        label.text = "\(number)"
        labels.append(label)
        return label
      }
      let line = UIStackView(arrangedSubviews: cells)
      line.distribution = .fillEqually
      line.spacing = 4
      return line
    }
    let column = UIStackView(arrangedSubviews: lines)
    column.axis = .vertical
    column.spacing = 8
    add(column, to: root)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: root.topAnchor, constant: 59),
      column.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
    ])
    return labels
  }

  private func card(in root: UIView) -> [UILabel] {
    let (card, picture) = (UIView(), UIView())
    let labels = (0..<4).map { number in
      let label = UILabel()
      label.text = String(repeating: "A long line of a card. ", count: number + 1)
      return label
    }
    add(card, to: root)
    for view in [picture] + labels { add(view, to: card) }
    let width = card.widthAnchor.constraint(equalToConstant: 500)
    width.priority = .defaultHigh
    NSLayoutConstraint.activate([
      card.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      card.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      card.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, constant: -32), width,
      picture.topAnchor.constraint(equalTo: card.topAnchor),
      picture.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      picture.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.5625),
    ])
    var above = picture.bottomAnchor
    for label in labels {
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: above, constant: 8),
        label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
        label.trailingAnchor.constraint(lessThanOrEqualTo: card.trailingAnchor, constant: -16),
      ])
      above = label.bottomAnchor
    }
    above.constraint(equalTo: card.bottomAnchor, constant: -16).isActive = true
    return labels
  }

  private func add(_ view: UIView, to parent: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
  }
}
