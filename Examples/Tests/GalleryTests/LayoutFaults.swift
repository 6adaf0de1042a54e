import UIKit

@testable import Gallery

/// Finds what does not fit: texts that lose their end, controls that stick out of what they are in,
/// and texts that lie over each other.
struct LayoutFaults {
  private let screen: UIView
  private var found: [String] = []
  private var labels: [UILabel] = []

  /// Returns the layout faults of `screen`, in words.
  static func on(_ screen: UIView) -> [String] {
    var faults = LayoutFaults(screen: screen)
    faults.visit(screen)
    faults.compareLabels()
    return faults.found
  }

  private init(screen: UIView) { self.screen = screen }

  private mutating func visit(_ view: UIView) {
    guard !view.isHidden, view.alpha > 0.01 else { return }
    if let label = view as? UILabel { check(label) }
    if let control = view as? UIControl { check(control) }
    if view is UILabel || view is UIControl || view is UIImageView { checkEdges(of: view) }
    for child in view.subviews { visit(child) }
  }

  // MARK: Texts

  private mutating func check(_ label: UILabel) {
    guard label.text?.isEmpty == false,
      label.accessibilityIdentifier != LabelsViewController.truncated
    else { return }
    labels.append(label)
    guard !label.adjustsFontSizeToFitWidth else { return }
    let isOneLine = label.numberOfLines == 1
    let room = CGSize(
      width: isOneLine ? CGFloat.greatestFiniteMagnitude : label.bounds.width,
      height: CGFloat.greatestFiniteMagnitude)
    let needed = label.textRect(
      forBounds: CGRect(origin: .zero, size: room), limitedToNumberOfLines: isOneLine ? 1 : 0)
    if needed.width > label.bounds.width + 1 || needed.height > label.bounds.height + 1 {
      found.append("\(name(label)) needs \(needed.size) and has \(label.bounds.size)")
    }
  }

  private mutating func compareLabels() {
    let places = labels.map { ($0, $0.convert($0.bounds, to: screen).insetBy(dx: 1, dy: 1)) }
    for (index, (label, place)) in places.enumerated() {
      for (other, otherPlace) in places[(index + 1)...]
      where place.intersects(otherPlace) && isInCell(label) == isInCell(other) {
        found.append("\(name(label)) lies over \(name(other))")
      }
    }
  }

  /// Headers that stay at the edge lie over cells, and hide them.
  private func isInCell(_ label: UILabel) -> Bool {
    var next = label.superview
    while let parent = next {
      if let cell = parent as? UICollectionViewCell { return !isHeader(cell) }
      if parent is UITableViewCell { return true }
      next = parent.superview
    }
    return false
  }

  private func isHeader(_ cell: UICollectionViewCell) -> Bool {
    let list = cell.superview as? UICollectionView
    return list?.indexPath(for: cell) == nil
  }

  // MARK: Places

  private mutating func check(_ control: UIControl) {
    guard let parent = control.superview, !(parent is UIScrollView) else { return }
    // The alignment rectangle of a control: a shadow, or a margin of a picture, may stick out.
    let place = control.alignmentRect(forFrame: control.frame)
    if !parent.bounds.insetBy(dx: -1, dy: -1).contains(place) {
      found.append("\(name(control)) at \(control.frame) sticks out of \(parent.bounds.size)")
    }
  }

  private mutating func checkEdges(of view: UIView) {
    guard !isCut(view) else { return }
    let place = view.convert(view.bounds, to: screen)
    if place.minX < -1 || place.maxX > screen.bounds.width + 1 {
      found.append("\(name(view)) at \(place) sticks out of the screen")
    }
  }

  /// Returns a Boolean value that indicates whether the view is clipped on purpose.
  private func isCut(_ view: UIView) -> Bool {
    var next = view.superview
    while let parent = next, parent !== screen {
      if parent.clipsToBounds { return true }
      next = parent.superview
    }
    return false
  }

  private func name(_ view: UIView) -> String {
    let text = (view as? UILabel)?.text ?? view.accessibilityLabel ?? ""
    return "\(type(of: view)) “\(text)”"
  }
}
