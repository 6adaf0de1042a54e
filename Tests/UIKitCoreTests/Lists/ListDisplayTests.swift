import Foundation
import StorylineTesting
import Testing
import UIKit
import UIKitCore

/// Tests for the drawing of configurations, and for their descriptions.
@MainActor @Suite(.stage) struct ListDisplayTests {
  final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    static let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, name in
      cell.contentConfiguration = content(name)
      cell.accessories = [.disclosureIndicator()]
    }

    static func content(_ name: String) -> UIListContentConfiguration {
      var content = UIListContentConfiguration.valueCell()
      (content.text, content.secondaryText) = (name, "Anna")
      return content
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentConfiguration = Self.content("Name")
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueConfiguredReusableCell(
        using: Self.registration, for: indexPath, item: "Name")
    }
  }

  private let rows = Rows()
  private let window = UIWindow(frame: UIScreen.main.bounds)

  /// The nodes of the screen, from the back to the front, with their places in it.
  private func nodes() -> [(node: DisplayNode, origin: CGPoint)] {
    func all(_ node: DisplayNode, _ origin: CGPoint) -> [(node: DisplayNode, origin: CGPoint)] {
      let place = CGPoint(x: origin.x + node.frame.minX, y: origin.y + node.frame.minY)
      let inner = CGPoint(x: place.x - node.boundsOrigin.x, y: place.y - node.boundsOrigin.y)
      return [(node, place)] + node.children.flatMap { all($0, inner) }
    }
    return Stage.shared.displayList().roots.flatMap { all($0, .zero) }
  }

  private func show(_ view: UIView) throws {
    let controller = UIViewController()
    view.frame = CGRect(x: 0, y: 100, width: 300, height: 400)
    controller.view.addSubview(view)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    try Stage.shared.settle()
  }

  private func list(
    _ appearance: UICollectionLayoutListConfiguration.Appearance
  ) throws -> UICollectionView {
    let collection = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: appearance)))
    collection.contentInsetAdjustmentBehavior = .never
    _ = Rows.registration
    collection.dataSource = rows
    try show(collection)
    return collection
  }

  @Test func `a cell says all texts of its content, and each can be found by itself`() throws {
    let table = UITableView(frame: .zero, style: .plain)
    table.dataSource = rows
    try show(table)
    let said = nodes().compactMap(\.node.accessibility)
    #expect(said.contains { $0.role == .cell && $0.label == "Name, Anna" })
    #expect(said.filter { $0.role == .staticText }.map(\.label) == ["Name", "Anna"])
  }

  @Test func `the same is said of lists in collection views`() throws {
    _ = try list(.plain)
    let said = nodes().compactMap(\.node.accessibility)
    #expect(said.filter { $0.role == .cell }.map(\.label).count == 3)
    #expect(said.contains { $0.role == .cell && $0.label == "Name, Anna" })
  }

  @Test func `only the ends of an inset section are round`() throws {
    _ = try list(.insetGrouped)
    let cells = nodes().map(\.node).filter { $0.accessibility?.role == .cell }
    #expect(cells.map(\.cornerRadius) == [10, 0, 10])
    #expect(cells[0].roundCorners == [.topLeft, .topRight])
    #expect(cells[2].roundCorners == [.bottomLeft, .bottomRight])
    #expect(cells.map(\.clips) == [true, true, true])
  }

  @Test func `a list has its own background, and the app's where the list's is clear`() throws {
    let grouped = try list(.insetGrouped)
    grouped.backgroundColor = .red
    func background() -> DisplayColor? {
      nodes().map(\.node).last { $0.accessibility?.role == .collectionView }?.background
    }
    #expect(background() == UIColor.systemGroupedBackground.display(isDark: false))
    var clear = UICollectionLayoutListConfiguration(appearance: .plain)
    clear.backgroundColor = .clear
    grouped.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: clear)
    try Stage.shared.settle()
    #expect(background() == UIColor.red.display(isDark: false))
  }

  @Test func `where people read from the right, a row is seen in a mirror`() throws {
    Stage.shared.setLayoutDirection(isRightToLeft: true)
    _ = try list(.plain)
    func middle(_ text: String) throws -> CGFloat {
      let found = try #require(nodes().first { $0.node.accessibility?.label == text })
      guard case .text(let lines) = found.node.content, let line = lines.first else {
        throw NoText()
      }
      return found.origin.x + line.origin.x + line.width / 2
    }
    #expect(try middle("Name") > 200)
    #expect(try middle("Anna") < 100)
    let chevron = try #require(nodes().first { $0.node.name == "AccessorySymbol" })
    #expect(chevron.origin.x < 30)
  }

  private struct NoText: Error {}
}
