import Foundation
import StorylineTesting
import Testing
import UIKit

/// Context menus of rows and items.
@MainActor @Suite(.stage) struct ListMenuTests {
  private static func configuration(_ title: String) -> UIContextMenuConfiguration {
    UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(children: [UIAction(title: title) { _ in }])
    })
  }

  final class Table: UITableViewController {
    var events: [String] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      events.append("selected \(indexPath.row)")
    }
  }

  /// The delegate of a table and of a collection view.
  final class Menus: NSObject, UITableViewDelegate, UICollectionViewDelegate {
    var events: [String] = []
    var providesMenus = true

    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      providesMenus ? ListMenuTests.configuration("Open \(indexPath.row)") : nil
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      events.append("selected \(indexPath.row)")
    }
    func tableView(
      _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { events.append("willDisplay") }
    func tableView(
      _ tableView: UITableView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { events.append("willEnd") }
    func tableView(
      _ tableView: UITableView,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) { events.append("commit") }

    func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
      events.append("items \(indexPaths.map(\.item))")
      return indexPaths.isEmpty ? nil : ListMenuTests.configuration("Item \(indexPaths[0].item)")
    }
    func collectionView(
      _ collectionView: UICollectionView,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) { events.append("commit") }
  }

  let app = AppDriver()
  let menus = Menus()
  let window = UIWindow(frame: UIScreen.main.bounds)

  private func show(_ root: UIViewController) throws {
    window.rootViewController = root
    window.makeKeyAndVisible()
    try Stage.shared.settle()
  }

  private func find(_ name: String) -> UIView? {
    func all(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap { all(in: $0) } }
    return all(in: window).first { String(describing: type(of: $0)) == name }
  }

  @Test func `a long press on a row opens its menu and selects nothing`() async throws {
    let table = Table(style: .plain)
    table.tableView.delegate = menus
    try show(table)
    try await app.row("Row 1").press()
    #expect(menus.events == ["willDisplay"])
    try await app.button("Open 1").tap()
    #expect(menus.events == ["willDisplay", "willEnd"])
  }

  /// Says itself what the menus of its rows are.
  final class MenuTable: UITableViewController {
    var events: [String] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      2
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
    override func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? { ListMenuTests.configuration("Own \(indexPath.row)") }
    override func tableView(
      _ tableView: UITableView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { events.append("willEnd") }
  }

  @Test func `a table view controller overrides what the menus of its rows are`() async throws {
    let table = MenuTable(style: .plain)
    try show(table)
    try await app.row("Row 1").press()
    try await app.button("Own 1").tap()
    #expect(table.events == ["willEnd"])
  }

  @Test func `a tap on a row's preview commits it`() async throws {
    let table = Table(style: .plain)
    table.tableView.delegate = menus
    try show(table)
    try await app.row("Row 2").press()
    let preview = try #require(find("LiftedView")).frameOnScreen
    try await app.tap(at: CGPoint(x: preview.midX, y: preview.midY))
    #expect(menus.events == ["willDisplay", "commit", "willEnd"])
  }

  @Test func `a row without a menu is selected by a long press as by a tap`() async throws {
    let table = Table(style: .plain)
    table.tableView.delegate = menus
    menus.providesMenus = false
    try show(table)
    try await app.row("Row 1").press()
    #expect(menus.events == ["selected 1"])
  }

  @Test func `a table without a delegate has no interaction for menus`() throws {
    let table = UITableView(frame: .zero, style: .plain)
    #expect(table.contextMenuInteraction == nil)
    table.delegate = menus
    #expect(table.contextMenuInteraction?.view === table)
  }

  final class Grid: UICollectionViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 4 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      let label = UILabel(frame: cell.contentView.bounds)
      label.text = "Cell \(indexPath.item)"
      cell.contentView.addSubview(label)
      return cell
    }
  }

  /// Says itself what the menu of one item is, by the older method.
  final class MenuGrid: UICollectionViewController {
    var events: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 1 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.isAccessibilityElement = true
      cell.accessibilityLabel = "Only"
      return cell
    }
    override func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? { ListMenuTests.configuration("Own \(indexPath.item)") }
    override func collectionView(
      _ collectionView: UICollectionView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { events.append("willEnd") }
  }

  @Test func `a collection view controller overrides what the menus of its items are`()
    async throws
  {
    let grid = MenuGrid(collectionViewLayout: UICollectionViewFlowLayout())
    try show(grid)
    try await app.element("Only").press()
    try await app.button("Own 0").tap()
    #expect(grid.events == ["willEnd"])
  }

  @Test func `an item's menu is asked for by its index path, and beside the items by none`()
    async throws
  {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 80)
    let grid = Grid(collectionViewLayout: layout)
    grid.collectionView.delegate = menus
    try show(grid)
    try await app.item("Cell 2").press()
    try await app.button("Item 2").tap()
    try await app.item("Cell 1").press()
    let preview = try #require(find("LiftedView")).frameOnScreen
    try await app.tap(at: CGPoint(x: preview.midX, y: preview.midY))
    #expect(menus.events == ["items [2]", "items [1]", "commit"])
    #expect(!Stage.shared.secondaryClick(at: CGPoint(x: 200, y: 700)))
    #expect(menus.events.last == "items []")
  }
}
