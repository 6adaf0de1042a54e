import Foundation

/// A share sheet: what is shared, a row of icons, and a list of actions.
@MainActor
final class ShareSheetView: UIView, UITableViewDataSource, UITableViewDelegate {
  private static let headerHeight: CGFloat = 76
  private static let rowHeight: CGFloat = 52
  private static let groupSpacing: CGFloat = 16
  private static let rowIdentifier = "action"

  private let header = ShareHeader(frame: .zero)
  private let line = UIView(frame: .zero)
  private let table = UITableView(frame: .zero, style: .insetGrouped)
  private let icons = ActivityIconRow(frame: .zero)
  private var hasIcons = false
  private var actions: [[UIActivity]] = []

  var onChoose: ((UIActivity) -> Void)?

  var onClose: (() -> Void)? {
    get { header.onClose }
    set { header.onClose = newValue }
  }

  var showsClose: Bool {
    get { header.showsClose }
    set { header.showsClose = newValue }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = ShareColors.background
    line.backgroundColor = .separator
    table.backgroundColor = .clear
    table.rowHeight = Self.rowHeight
    table.sectionHeaderHeight = Self.groupSpacing
    table.sectionFooterHeight = 0
    // Below the last group there is as much room as above the first.
    table.contentInset.bottom = Self.groupSpacing
    table.register(UITableViewCell.self, forCellReuseIdentifier: Self.rowIdentifier)
    table.dataSource = self
    table.delegate = self
    icons.onChoose = { [weak self] in self?.onChoose?($0) }
    addSubview(table)
    addSubview(header)
    addSubview(line)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ summary: SharedItemsSummary) { header.show(summary) }

  func show(shares: [UIActivity], actions: [[UIActivity]]) {
    icons.show(shares)
    hasIcons = !shares.isEmpty
    table.tableHeaderView = nil
    placeIcons(width: bounds.width)
    self.actions = actions
    table.reloadData()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let top = safeAreaInsets.top
    let (content, rest) = bounds.divided(atDistance: top + Self.headerHeight, from: .minYEdge)
    header.frame = content.divided(atDistance: top, from: .minYEdge).remainder
    let thickness = 1 / max(traitCollection.displayScale, 1)
    line.frame = CGRect(
      x: 0, y: rest.minY - thickness, width: bounds.width, height: thickness)
    table.frame = rest
    placeIcons(width: bounds.width)
  }

  /// A table takes the size of its header as it is when it is set.
  private func placeIcons(width: CGFloat) {
    let size = CGSize(width: width, height: ActivityIconRow.height)
    guard hasIcons, table.tableHeaderView == nil || icons.frame.size != size else { return }
    icons.frame.size = size
    table.tableHeaderView = icons
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    placeIcons(width: size.width)
    table.frame.size.width = size.width
    table.layoutSubtree()
    return CGSize(
      width: size.width,
      height: Self.headerHeight + table.contentSize.height + table.contentInset.bottom)
  }

  // MARK: The list

  func numberOfSections(in tableView: UITableView) -> Int { actions.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    actions[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.rowIdentifier, for: indexPath)
    let activity = actions[indexPath.section][indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = activity.activityTitle
    cell.contentConfiguration = content
    cell.backgroundColor = ShareColors.row
    let image = UIImageView(image: activity.activityImage?.withRenderingMode(.alwaysTemplate))
    image.frame.size = CGSize(width: 28, height: 28)
    image.contentMode = activity.activityImage?.isSymbolImage == true ? .center : .scaleAspectFit
    image.tintColor = .label
    cell.accessoryView = image
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    onChoose?(actions[indexPath.section][indexPath.row])
  }
}

/// The colours of share sheets on iOS 17.
@MainActor
enum ShareColors {
  static let background = adaptive(light: 0.949, dark: 0.11, blue: 0.018)
  static let row = adaptive(light: 1, dark: 0.173, blue: 0.007)
  /// The background of a symbol in place of a thumbnail.
  static let thumbnail = adaptive(light: 0.88, dark: 0.235, blue: 0.015)

  /// Greys that are a little blue, unless they are white.
  private static func adaptive(light: CGFloat, dark: CGFloat, blue: CGFloat) -> UIColor {
    UIColor { traits in
      let grey = traits.userInterfaceStyle == .dark ? dark : light
      return UIColor(red: grey, green: grey, blue: min(grey + blue, 1), alpha: 1)
    }
  }
}
