import Foundation

/// One wheel of a picker: it scrolls, and rests with a row in its middle.
///
/// With the content at `n` row heights, row `n` is in the middle. The rows lie on a cylinder, so that
/// those above and below turn away.
@MainActor
final class PickerWheel: UIScrollView, UIScrollViewDelegate {
  let component: Int
  private(set) var count = 0
  private(set) var rowHeight = UIPickerView.usualRowHeight
  /// The width that the delegate returned; `nil` for a share of the picker's width.
  var wantedWidth: CGFloat?
  /// The row that was chosen last.
  private(set) var row = 0

  private weak var picker: UIPickerView?
  private var slots: [Int: PickerSlot] = [:]
  private var spares: [UIView] = []
  /// A Boolean value that indicates whether it is people who set it in motion.
  private var isTurnedByPeople = false

  init(picker: UIPickerView, component: Int) {
    self.picker = picker
    self.component = component
    super.init(frame: .zero)
    contentInsetAdjustmentBehavior = .never
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    scrollsToTop = false
    alwaysBounceVertical = true
    delegate = self
    let tap = UITapGestureRecognizer()
    tap.addHandler { [weak self] in self?.choose(at: $0.location(in: self)) }
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Rows

  /// Loads the rows again; the chosen row stays, if its number still exists.
  func load(_ count: Int, rowHeight: CGFloat) {
    self.count = max(count, 0)
    self.rowHeight = rowHeight > 0 ? rowHeight : UIPickerView.usualRowHeight
    row = min(row, max(self.count - 1, 0))
    for slot in slots.values { slot.removeFromSuperview() }
    slots = [:]
    spares = []
    resize()
  }

  private func resize() {
    let length = CGFloat(max(count - 1, 0)) * rowHeight
    contentSize = CGSize(width: bounds.width, height: bounds.height + length)
    if !isMoving { setContentOffset(place(of: row), animated: false) }
    placeRows()
  }

  private func place(of row: Int) -> CGPoint { CGPoint(x: 0, y: CGFloat(row) * rowHeight) }

  /// The row in the middle.
  private var middleRow: Int {
    min(max(Int((contentOffset.y / rowHeight).rounded()), 0), max(count - 1, 0))
  }

  /// The delegate's own view.
  func rowView(_ row: Int) -> UIView? {
    let content = slots[row]?.content
    return content is PickerRowLabel ? nil : content
  }

  // MARK: Turning

  private var isMoving: Bool { isDragging || motion != nil || wheel != nil }

  /// Code chooses a row.
  func turn(to row: Int, animated: Bool) {
    guard row >= 0, row < count else { return }
    self.row = row
    isTurnedByPeople = false
    setContentOffset(place(of: row), animated: animated)
    setNeedsCommit()
  }

  private func choose(at point: CGPoint) {
    guard count > 0 else { return }
    let part = min(max((point.y - bounds.midY) / radius, -1), 1)
    let distance = asin(part) * radius
    let row = Int(((contentOffset.y + distance) / rowHeight).rounded())
    guard row >= 0, row < count else { return }
    let target = place(of: row)
    guard target != contentOffset else { return }
    isTurnedByPeople = true
    setContentOffset(target, animated: true)
  }

  // A wheel at its end pulls neither a sheet nor the content that it is in.
  override var keepsDrags: Bool { true }

  override func restingPlace(near target: CGPoint, velocity: CGPoint) -> CGPoint {
    let row = min(max((target.y / rowHeight).rounded(), 0), CGFloat(max(count - 1, 0)))
    return place(of: Int(row))
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { isTurnedByPeople = true }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { rest() }
  }

  // Also when a finger stops it between two rows: then it has not come to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    if contentOffset == onPixels(place(of: middleRow)) { rest() }
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { rest() }

  private func rest() {
    let chosen = middleRow
    guard isTurnedByPeople, count > 0 else { return }
    isTurnedByPeople = false
    guard chosen != row else { return }
    row = chosen
    setNeedsCommit()
    picker?.people(choose: chosen, of: component)
  }

  // MARK: Placing

  private var radius: CGFloat { max(bounds.height / 2, 1) }

  override func boundsOriginDidChange() {
    super.boundsOriginDidChange()
    placeRows()
  }

  override func boundsSizeDidChange(from oldSize: CGSize) {
    super.boundsSizeDidChange(from: oldSize)
    resize()
  }

  /// The rows on the front of the cylinder.
  private var shownRows: Range<Int> {
    guard count > 0, bounds.height > 0, bounds.width > 0 else { return 0..<0 }
    let reach = radius * .pi / 2
    let low = Int(((contentOffset.y - reach) / rowHeight).rounded(.up))
    let high = Int(((contentOffset.y + reach) / rowHeight).rounded(.down))
    let start = min(max(low, 0), count)
    return start..<min(max(high + 1, start), count)
  }

  private func placeRows() {
    let shown = shownRows
    for (row, slot) in slots where !shown.contains(row) {
      slots[row] = nil
      slot.removeFromSuperview()
      spares.append(slot.content)
    }
    for row in shown {
      let slot = slots[row] ?? makeSlot(row)
      slot.place(
        distance: CGFloat(row) * rowHeight - contentOffset.y, radius: radius, in: bounds,
        height: rowHeight)
    }
  }

  private func makeSlot(_ row: Int) -> PickerSlot {
    let spare = spares.popLast()
    guard let picker else { return PickerSlot(UIView(frame: .zero)) }
    let content =
      picker.delegate?.pickerView(
        picker, viewForRow: row, forComponent: component, reusing: spare)
      ?? picker.titleView(row, of: component, reusing: spare)
    let slot = PickerSlot(content)
    slots[row] = slot
    addSubview(slot)
    return slot
  }

  // MARK: Telling

  /// Returns the text of a row, as far as it can be read.
  func title(of row: Int) -> String? {
    if let content = slots[row]?.content { return content.rowTitle }
    guard let picker, row >= 0, row < count else { return nil }
    let content = picker.delegate?.pickerView(
      picker, viewForRow: row, forComponent: component, reusing: nil)
    return (content ?? picker.titleView(row, of: component, reusing: nil)).rowTitle
  }

  override func displayAccessibility() -> DisplayAccessibility? {
    var accessibility = DisplayAccessibility(role: .pickerWheel)
    accessibility.identifier = accessibilityIdentifier
    accessibility.value = title(of: row)
    return accessibility
  }
}

extension UIView {
  /// The text on the view of a row.
  fileprivate var rowTitle: String? {
    if let row = self as? PickerRowLabel { return row.text.string }
    if let label = self as? UILabel { return label.text }
    return subviews.lazy.compactMap(\.rowTitle).first
  }
}
