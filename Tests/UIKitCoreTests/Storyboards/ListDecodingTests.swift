import Foundation
import StorylineTesting
import Testing
import UIKit

/// Prototypes, static rows, and segues that begin at rows.
@MainActor @Suite(.stage) struct ListDecodingTests {
  private let cell = """
    <tableViewCell reuseIdentifier="row" style="IBUITableViewCellStyleDefault" \
    customClass="ScriptedCell" customModule="UIKitCoreTests" accessoryType="disclosureIndicator" \
    id="cell"><rect key="frame" x="0" y="0" width="320" height="44"/>
    <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
    <rect key="frame" x="0" y="0" width="290" height="43"/>
    <subviews><label text="Title" id="title"><rect key="frame" x="5" y="5" width="90" height="20"/>
    </label></subviews></tableViewCellContentView>
    <connections><outlet property="caption" destination="title" id="o"/>
    <segue destination="d" kind="show" identifier="row" id="rowSegue"/></connections>
    </tableViewCell>
    """

  private func list(_ cls: String?, _ content: String) throws -> UITableViewController {
    let table = """
      <tableView key="view" dataMode="prototypes" style="grouped" rowHeight="60" id="tv">
      <rect key="frame" x="0" y="0" width="320" height="480"/>\(content)
      <connections><outlet property="dataSource" destination="list" id="ds"/>
      <outlet property="delegate" destination="list" id="de"/></connections></tableView>
      """
    let storyboard = Interface.storyboard(
      Interface.scene(
        Interface.controller("list", cls, element: "tableViewController", table)),
      Interface.scene(Interface.controller("d")), initial: "list")
    let made = try #require(
      storyboard.instantiateInitialViewController() as? UITableViewController)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: made)
    window.makeKeyAndVisible()
    try Stage.shared.settle()
    Windows.kept = window
    return made
  }

  private enum Windows {
    @MainActor static var kept: UIWindow?
  }

  @Test func `prototype cells are dequeued by their identifiers`() throws {
    let made = try list("ScriptedListController", "<prototypes>\(cell)</prototypes>")
    #expect(made.tableView.style == .grouped)
    let cells = made.tableView.visibleCells.compactMap { $0 as? ScriptedCell }
    #expect(cells.map { $0.caption.text } == ["Row 0", "Row 1", "Row 2"])
    #expect(cells.allSatisfy { $0.accessoryType == .disclosureIndicator })
    #expect(cells.first?.reuseIdentifier == "row")
    #expect(cells.first?.caption.superview === cells.first?.contentView)
    #expect(cells.first?.frame.height == 60)
  }

  @Test func `12.4.4 a row keeps what lies under bars free at its sides alone`() throws {
    let preserving = cell.replacingOccurrences(
      of: "<tableViewCellContentView key",
      with: """
        <tableViewCellContentView preservesSuperviewLayoutMargins="YES" \
        insetsLayoutMarginsFromSafeArea="NO" key
        """
    ).replacingOccurrences(
      of: "<tableViewCell ", with: "<tableViewCell preservesSuperviewLayoutMargins=\"YES\" ")
    let made = try list("ScriptedListController", "<prototypes>\(preserving)</prototypes>")
    let content = try #require(made.tableView.visibleCells.first).contentView
    #expect(content.preservesSuperviewLayoutMargins)
    #expect(content.layoutMargins.left == 16)
    let before = content.layoutMargins
    #expect(before.top < 20)
    // Half of the row is under the bar now.
    made.tableView.contentOffset.y += 60
    try Stage.shared.settle()
    #expect(content.layoutMargins == before)
  }

  @Test func `a row that was chosen performs its segue before the delegate hears of it`()
    async throws
  {
    let made = try list("ScriptedListController", "<prototypes>\(cell)</prototypes>")
    Script.lines = []
    let row = try #require(made.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
    let middle = row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil)
    try await AppDriver().tap(at: middle)
    #expect(Script.lines == ["prepares row for row 1", "did select"])
    #expect(made.navigationController?.viewControllers.count == 2)
  }

  @Test func `static rows stand in the storyboard themselves`() throws {
    let made = try list(
      nil,
      """
      <sections><tableViewSection headerTitle="First" footerTitle="End" id="s1"><cells>
      <tableViewCell style="IBUITableViewCellStyleValue1" textLabel="t" detailTextLabel="d1" \
      rowHeight="80" id="c1"><rect key="frame" x="0" y="0" width="320" height="80"/>
      <tableViewCellContentView key="contentView" tableViewCell="c1" id="cc"><subviews>
      <label text="Name" id="t"/><label text="Value" id="d1"/></subviews></tableViewCellContentView>
      </tableViewCell><tableViewCell id="c2"/></cells></tableViewSection></sections>
      """)
    let table: UITableView = made.tableView
    #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 2)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.textLabel?.text == "Name" && cell.detailTextLabel?.text == "Value")
    #expect(cell.frame.height == 80)
    #expect(made.tableView(table, titleForHeaderInSection: 0) == "First")
  }

  @Test func `cells of collections are dequeued by their identifiers`() throws {
    let root = Interface.loaded(
      """
      <collectionView id="cv"><rect key="frame" x="0" y="0" width="300" height="300"/>
      <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="3" id="la">
      <size key="itemSize" width="70" height="80"/></collectionViewFlowLayout>
      <cells><collectionViewCell reuseIdentifier="item" id="ci"><rect key="frame" x="0" y="0" \
      width="70" height="80"/><view key="contentView" id="ccv"><subviews><label text="In" id="il"/>
      </subviews></view></collectionViewCell></cells></collectionView>
      """)
    let view = try #require(root.subviews.first as? UICollectionView)
    let layout = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)
    #expect(layout.itemSize == CGSize(width: 70, height: 80) && layout.minimumLineSpacing == 3)
    let items = Items()
    view.dataSource = items
    view.layoutIfNeeded()
    let label = view.visibleCells.first?.contentView.subviews.first as? UILabel
    #expect(view.visibleCells.count == 2 && label?.text == "In")
  }

  @Test func `registrations make what is in their nibs`() throws {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300),
      collectionViewLayout: UICollectionViewFlowLayout())
    let items = Items()
    view.dataSource = items
    let cells = UICollectionView.CellRegistration<UICollectionViewCell, String>(
      cellNib: Interface.nib(
        """
        <collectionViewCell id="ci"><view key="contentView" id="ccv"><subviews>
        <label text="In" id="il"/></subviews></view></collectionViewCell>
        """)
    ) { cell, _, item in cell.accessibilityIdentifier = item }
    let cell = view.dequeueConfiguredReusableCell(using: cells, for: [0, 0], item: "first")
    #expect((cell.contentView.subviews.first as? UILabel)?.text == "In")
    #expect(cell.accessibilityIdentifier == "first")
    let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      supplementaryNib: Interface.nib(
        """
        <collectionReusableView id="ri"><subviews><label text="Head" id="hl"/></subviews>
        </collectionReusableView>
        """), elementKind: "kind"
    ) { view, kind, _ in view.accessibilityIdentifier = kind }
    let header = view.dequeueConfiguredReusableSupplementary(using: headers, for: [0, 0])
    #expect((header.subviews.first as? UILabel)?.text == "Head")
    #expect(header.accessibilityIdentifier == "kind")
  }

  private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 2 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
  }
}
