public import Foundation

/// Wheels of which each is turned to one of its rows.
///
/// The data source provides the numbers of wheels and rows, the delegate their contents.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  // MARK: Creating a picker

  /// A picker of the usual size where `frame` has none.
  public override init(frame: CGRect) {
    super.init(
      frame: frame.size == .zero ? CGRect(origin: frame.origin, size: Self.usualSize) : frame)
    becomePicker()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    becomePicker()
    decodeInterface(coder, as: UIPickerView.self)
  }

  // MARK: The contents

  /// The source of the numbers of wheels and rows. Not retained.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { reloadAllComponents() }
  }

  /// The delegate with the contents of the wheels, which is called with the chosen rows. Not
  /// retained.
  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet { reloadAllComponents() }
  }

  /// How many wheels there are.
  open var numberOfComponents: Int {
    loadIfNeeded()
    return wheels.count
  }

  /// How many rows a wheel has; 0 for one that there is not.
  @discardableResult
  open func numberOfRows(inComponent component: Int) -> Int { wheel(component)?.count ?? 0 }

  /// How large the rows of a wheel are.
  @discardableResult
  open func rowSize(forComponent component: Int) -> CGSize {
    guard let wheel = wheel(component) else { return .zero }
    return CGSize(width: wheel.wantedWidth ?? widths[component], height: wheel.rowHeight)
  }

  /// Loads everything again.
  open func reloadAllComponents() {
    needsLoading = true
    setNeedsLayout()
  }

  /// Loads the rows of one wheel again.
  open func reloadComponent(_ component: Int) {
    guard !needsLoading, wheels.indices.contains(component) else { return reloadAllComponents() }
    load(wheels[component])
    setNeedsLayout()
  }

  /// The view that the delegate gave for a row; `nil` where that is not on the wheel's front, or where
  /// the delegate gave a title.
  @discardableResult
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    wheel(component)?.rowView(row)
  }

  // MARK: Choosing

  /// Turns a wheel to a row. A row that the wheel does not have is ignored.
  ///
  /// 10.3.8 – the delegate is not called for a selection in code.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    wheel(component)?.turn(to: row, animated: animated && window != nil)
  }

  /// The row that a wheel was turned to last; -1 where it has none.
  @discardableResult
  open func selectedRow(inComponent component: Int) -> Int {
    guard let wheel = wheel(component), wheel.count > 0 else { return -1 }
    return wheel.row
  }

  // MARK: Size

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.usualSize }

  open override var intrinsicContentSize: CGSize { Self.usualSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    placeWheels()
  }

  // MARK: - Inside the stage

  // Apple's design resources for iOS 17.
  private static let usualSize = CGSize(width: 320, height: 216)
  static let usualRowHeight: CGFloat = 32
  private static let margin: CGFloat = 9
  /// Between two wheels (low confidence).
  private static let spacing: CGFloat = 5

  private var wheels: [PickerWheel] = []
  private var needsLoading = true
  /// A Boolean value that indicates whether the delegate left the width of the wheel that is being
  /// loaded to the picker.
  private var sharesRoom = false
  private let band = RoundedBox(frame: .zero)

  private func becomePicker() {
    clipsToBounds = true
    band.cornerRadius = 8
    band.backgroundColor = .tertiarySystemFill
    addSubview(band)
  }

  func wheel(_ component: Int) -> PickerWheel? {
    loadIfNeeded()
    return wheels.indices.contains(component) ? wheels[component] : nil
  }

  private func loadIfNeeded() {
    guard needsLoading else { return }
    needsLoading = false
    let count = dataSource?.numberOfComponents(in: self) ?? 0
    while wheels.count > count { wheels.removeLast().removeFromSuperview() }
    while wheels.count < count {
      let wheel = PickerWheel(picker: self, component: wheels.count)
      addSubview(wheel)
      wheels.append(wheel)
    }
    for wheel in wheels { load(wheel) }
    placeWheels()
  }

  private func load(_ wheel: PickerWheel) {
    let component = wheel.component
    let count = dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    sharesRoom = delegate == nil
    let width = delegate?.pickerView(self, widthForComponent: component)
    wheel.wantedWidth = sharesRoom ? nil : width
    let height = delegate?.pickerView(self, rowHeightForComponent: component)
    wheel.load(count, rowHeight: height ?? Self.usualRowHeight)
  }

  /// Returns the answer of the default implementation, and records that it was called.
  func widthByDefault() -> CGFloat {
    sharesRoom = true
    return 0
  }

  /// The widths of the wheels, within the width of the picker.
  var widths: [CGFloat] {
    let fixed = wheels.compactMap(\.wantedWidth)
    let between = Self.spacing * CGFloat(max(wheels.count - 1, 0))
    let room = bounds.width - 2 * Self.margin - between - fixed.reduce(0, +)
    let share = max(room / CGFloat(max(wheels.count - fixed.count, 1)), 0)
    return wheels.map { $0.wantedWidth ?? share }
  }

  private func placeWheels() {
    let height = wheels.map(\.rowHeight).max() ?? Self.usualRowHeight
    band.isHidden = wheels.isEmpty
    band.frame = CGRect(
      x: Self.margin, y: wholePixels(bounds.midY - height / 2),
      width: max(bounds.width - 2 * Self.margin, 0), height: height)
    let widths = widths
    let whole = widths.reduce(0, +) + Self.spacing * CGFloat(max(wheels.count - 1, 0))
    var x = (bounds.width - whole) / 2
    for (wheel, width) in zip(wheels, widths) {
      let start = isMirrored ? bounds.width - x - width : x
      wheel.frame = CGRect(
        x: wholePixels(start), y: 0, width: wholePixels(width), height: bounds.height)
      x += width + Self.spacing
    }
  }

  /// The view for a row that has a title only.
  func titleView(_ row: Int, of component: Int, reusing view: UIView?) -> UIView {
    let label = view as? PickerRowLabel ?? PickerRowLabel(frame: .zero)
    let attributed = delegate?.pickerView(
      self, attributedTitleForRow: row, forComponent: component)
    let title = delegate?.pickerView(self, titleForRow: row, forComponent: component)
    label.text = attributed ?? NSAttributedString(string: title ?? "?")
    return label
  }

  /// People turned a wheel to another row.
  func people(choose row: Int, of component: Int) {
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }

  override func displayAccessibility() -> DisplayAccessibility? {
    var accessibility = super.displayAccessibility() ?? DisplayAccessibility()
    accessibility.role = .picker
    return accessibility
  }
}
