import StorylineTesting
import Testing
import UIKit

/// Cells and headers of tables that show configurations.
@MainActor @Suite(.harness) struct CellConfigurationTests {
  /// Shows one text, and remembers what it was told.
  struct Badge: UIContentConfiguration, Hashable {
    var text: String
    var height: CGFloat = 30
    var isMarked = false

    func makeContentView() -> any UIView & UIContentView { BadgeView(self) }

    func updated(for state: any UIConfigurationState) -> Badge {
      var copy = self
      copy.isMarked = (state as? UICellConfigurationState)?.isSelected == true
      return copy
    }
  }

  final class BadgeView: UIView, UIContentView {
    let label = UILabel()
    private(set) var shown: [Badge] = []
    private var height: NSLayoutConstraint?

    var configuration: any UIContentConfiguration { didSet { show() } }

    init(_ badge: Badge) {
      configuration = badge
      super.init(frame: .zero)
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
      let height = label.heightAnchor.constraint(equalToConstant: badge.height)
      self.height = height
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: topAnchor),
        label.bottomAnchor.constraint(equalTo: bottomAnchor),
        label.leadingAnchor.constraint(equalTo: leadingAnchor), height,
      ])
      show()
    }

    required init?(coder: NSCoder) { nil }

    private func show() {
      guard let badge = configuration as? Badge else { return }
      shown.append(badge)
      label.text = badge.text
      height?.constant = badge.height
    }
  }

  final class Cell: UITableViewCell {
    var events: [String] = []

    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      let selected = state.isSelected ? "selected" : "plain"
      events.append(state.isHighlighted ? "highlighted" : selected)
    }
  }

  private func stage(
    style: UITableView.Style = .plain, _ rows: [String] = ["A", "B"],
    _ setUp: @escaping (UITableViewCell, String) -> Void
  ) throws -> (TableStage, UITableView) {
    let stage = try TableStage([rows], style: style)
    stage.table.register(Cell.self, forCellReuseIdentifier: "own")
    stage.identifier = "own"
    stage.configure = setUp
    stage.table.reloadData()
    try stage.harness.settle()
    return (stage, stage.table)
  }

  private func cell(_ stage: TableStage, _ row: Int) throws -> Cell {
    try #require(stage.table.cellForRow(at: stage.path(row)) as? Cell)
  }

  @Test func `11.7.1 a cell is updated before it is shown, and whenever its state changes`() throws
  {
    let (stage, _) = try stage { _, _ in }
    let cell = try cell(stage, 0)
    #expect(cell.events == ["plain"])
    try stage.tap(0)
    #expect(cell.events.last == "selected")
    stage.table.deselectRow(at: stage.path(0), animated: false)
    try stage.harness.settle()
    #expect(cell.events.last == "plain")
  }

  @Test func `11.7.1 the handler is called after the cell's own method`() throws {
    var order: [String] = []
    let (stage, _) = try stage { cell, _ in
      cell.configurationUpdateHandler = { cell, _ in
        order.append("handler after \((cell as? Cell)?.events.count ?? 0)")
      }
    }
    #expect(order.first == "handler after 1")
    let cell = try cell(stage, 0)
    let count = cell.events.count
    order = []
    cell.setNeedsUpdateConfiguration()
    #expect(order == [])
    cell.layoutIfNeeded()
    #expect(order == ["handler after \(count + 1)"])
  }

  @Test func `11.7.1, 11.7.2 headers call their handlers at the next layout, too`() throws {
    let (stage, table) = try stage { _, _ in }
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    stage.header = { _ in header }
    table.reloadData()
    try stage.harness.settle()
    var count = 0
    header.configurationUpdateHandler = { _, _ in count += 1 }
    #expect(header.configurationUpdateHandler != nil)
    #expect(count == 0)
    try stage.harness.settle()
    #expect(count == 1)
    header.setNeedsUpdateConfiguration()
    try stage.harness.settle()
    #expect(count == 2)
  }

  @Test func `11.7.2 updates that are asked for several times happen once, at the next layout`()
    throws
  {
    let (stage, _) = try stage { _, _ in }
    let cell = try cell(stage, 0)
    let count = cell.events.count
    for _ in 0..<3 { cell.setNeedsUpdateConfiguration() }
    #expect(cell.events.count == count)
    cell.layoutIfNeeded()
    #expect(cell.events.count == count + 1)
  }

  @Test func `11.7.3 a configuration follows the state by itself, unless it must not`() throws {
    let (stage, _) = try stage { cell, name in
      cell.automaticallyUpdatesContentConfiguration = name == "A"
      cell.contentConfiguration = Badge(text: name)
    }
    try stage.tap(0)
    #expect((try cell(stage, 0).contentConfiguration as? Badge)?.isMarked == true)
    try stage.tap(1)
    #expect((try cell(stage, 0).contentConfiguration as? Badge)?.isMarked == false)
    #expect((try cell(stage, 1).contentConfiguration as? Badge)?.isMarked == false)
  }

  @Test func `11.7.3 a background follows the state by itself, unless it must not`() throws {
    let (stage, _) = try stage { cell, name in
      cell.automaticallyUpdatesBackgroundConfiguration = name == "A"
      cell.backgroundConfiguration = .listPlainCell()
    }
    try stage.tap(0)
    #expect(try cell(stage, 0).backgroundConfiguration?.backgroundColor == .systemGray4)
    try stage.tap(1)
    #expect(try cell(stage, 1).backgroundConfiguration?.backgroundColor == .systemBackground)
  }

  @Test func `11.7.4 the content view is the configuration's, and stays while it can show it`()
    throws
  {
    let (stage, _) = try stage { cell, name in cell.contentConfiguration = Badge(text: name) }
    let cell = try cell(stage, 0)
    let view = try #require(cell.contentView as? BadgeView)
    #expect(view.superview === cell && view.label.text == "A")
    cell.contentConfiguration = Badge(text: "C")
    #expect(cell.contentView === view && view.label.text == "C")
    var list = UIListContentConfiguration.cell()
    list.text = "D"
    cell.contentConfiguration = list
    #expect(cell.contentView is UIListContentView && view.superview == nil)
    cell.contentConfiguration = nil
    #expect(!(cell.contentView is UIListContentView))
    #expect(cell.contentView.superview === cell)
  }

  @Test func `11.7.5 a configured cell has no labels of its style`() throws {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    #expect(cell.textLabel != nil && cell.detailTextLabel != nil && cell.imageView != nil)
    cell.contentConfiguration = cell.defaultContentConfiguration()
    #expect(cell.textLabel == nil && cell.detailTextLabel == nil && cell.imageView == nil)
  }

  @Test func `11.7.6 a background configuration takes the place of all other backgrounds`() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.backgroundColor = .red
    cell.backgroundView = UIView()
    cell.selectedBackgroundView = UIView()
    cell.backgroundConfiguration = .clear()
    #expect(cell.backgroundColor == nil)
    #expect(cell.backgroundView == nil && cell.selectedBackgroundView == nil)
  }

  @Test func `11.7.7 rows are as high as their configurations need, and follow them`() throws {
    let (stage, table) = try stage(["A", "B"]) { cell, name in
      cell.contentConfiguration = Badge(text: name, height: name == "A" ? 30 : 90)
    }
    #expect(table.rectForRow(at: stage.path(0)).height == 30)
    #expect(table.rectForRow(at: stage.path(1)).height == 90)
    try cell(stage, 0).contentConfiguration = Badge(text: "A", height: 70)
    try stage.harness.settle()
    #expect(table.rectForRow(at: stage.path(0)).height == 70)
    #expect(try cell(stage, 0).frame.height == 70)
    #expect(try cell(stage, 1).frame.minY == 70)
  }

  @Test func `11.7.7 a row of a list is as high as a finger, and grows with its text`() throws {
    let long = String(repeating: "many words ", count: 12)
    let (stage, table) = try stage(["A", long]) { cell, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
    }
    #expect(table.rectForRow(at: stage.path(0)).height == 44)
    #expect(table.rectForRow(at: stage.path(1)).height > 80)
  }

  @Test func `the default content is that of the cell's style`() {
    func content(_ style: UITableViewCell.CellStyle) -> UIListContentConfiguration {
      UITableViewCell(style: style, reuseIdentifier: nil).defaultContentConfiguration()
    }
    #expect(content(.default) == .cell())
    #expect(content(.subtitle) == .subtitleCell())
    #expect(content(.value1) == .valueCell())
  }

  @Test func `an app keeps something of its own in the state`() throws {
    final class Own: UITableViewCell {
      var seen: [AnyHashable?] = []
      override var configurationState: UICellConfigurationState {
        var state = super.configurationState
        state[UIConfigurationStateCustomKey("mood")] = "good"
        return state
      }
      override func updateConfiguration(using state: UICellConfigurationState) {
        seen.append(state[UIConfigurationStateCustomKey("mood")])
      }
    }
    let cell = Own(style: .default, reuseIdentifier: nil)
    cell.layoutIfNeeded()
    #expect(cell.seen == ["good"])
  }

  @Test func `headers show configurations, and are as high as those need`() throws {
    let stage = try TableStage([["A"], ["B"]], style: .grouped)
    var events: [Bool] = []
    stage.header = { section in
      let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
      view.configurationUpdateHandler = { _, state in events.append(state.isPinned) }
      view.contentConfiguration = Badge(text: "Head \(section)", height: 52)
      return view
    }
    stage.table.reloadData()
    try stage.harness.settle()
    #expect(stage.table.rectForHeader(inSection: 0).height == 52)
    let header = try #require(stage.table.headerView(forSection: 0))
    #expect((header.contentView as? BadgeView)?.label.text == "Head 0")
    #expect(header.textLabel == nil)
    #expect(events == [false, false])
  }

  @Test func `a header that stays at the edge is told so`() throws {
    let stage = try TableStage([TableStage.numbers(30), TableStage.numbers(30)])
    stage.header = { _ in
      let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
      view.contentConfiguration = Badge(text: "Head")
      view.backgroundConfiguration = .listPlainHeaderFooter()
      return view
    }
    stage.table.reloadData()
    try stage.harness.settle()
    let header = try #require(stage.table.headerView(forSection: 0))
    #expect(!header.configurationState.isPinned)
    #expect(try #require(header.backgroundConfiguration).visualEffect == nil)
    stage.table.contentOffset.y = 100
    try stage.harness.settle()
    #expect(header.configurationState.isPinned)
    #expect(header.backgroundConfiguration?.visualEffect != nil)
  }
}
