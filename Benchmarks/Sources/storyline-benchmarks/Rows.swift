import UIKit

/// Rows of a picture, a title and a detail under one another, by constraints.
@MainActor
struct Rows {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  let titles: [UILabel]

  init(_ count: Int) {
    var titles: [UILabel] = []
    var above = root.topAnchor
    for number in 0..<count {
      let row = Row(number)
      root.addSubview(row.view)
      NSLayoutConstraint.activate([
        row.view.topAnchor.constraint(equalTo: above),
        row.view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        row.view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      ])
      above = row.view.bottomAnchor
      titles.append(row.title)
    }
    self.titles = titles
    root.layoutIfNeeded()
  }

  /// Throws unless every row is below the one before it, and has its height.
  func check() throws {
    let tops = root.subviews.map(\.frame.minY)
    guard tops == tops.sorted(), root.subviews.allSatisfy({ $0.frame.height >= 30 }) else {
      throw Stack.WrongScreens(description: "The rows are not laid out.")
    }
  }
}

@MainActor
private struct Row {
  let view = UIView()
  let title = UILabel()
  private let detail = UILabel()
  private let icon = UIView()

  init(_ number: Int) {
    title.text = String(repeating: "Row ", count: 1 + number % 5)
    detail.text = "\(number)"
    detail.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
    for part in [icon, title, detail] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    let height = view.heightAnchor.constraint(equalToConstant: 44)
    height.priority = .defaultHigh
    NSLayoutConstraint.activate([
      height, view.heightAnchor.constraint(greaterThanOrEqualToConstant: 30),
      icon.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      icon.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      icon.widthAnchor.constraint(equalToConstant: 24),
      icon.heightAnchor.constraint(equalTo: icon.widthAnchor),
      title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 12),
      title.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      detail.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 8),
      detail.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      detail.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
    ])
  }
}
