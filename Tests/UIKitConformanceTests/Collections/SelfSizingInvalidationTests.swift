import StorylineTesting
import Testing
import UIKit

/// 11.7.14: what makes a list ask a cell for its size again.
@MainActor @Suite(.harness) struct SelfSizingInvalidationTests {
  let harness: any Harness = PlatformHarness()

  /// A box in the content view of a cell, with a height of its own.
  @MainActor private struct Box {
    let view = UIView()
    let height: NSLayoutConstraint

    init(in content: UIView) {
      view.translatesAutoresizingMaskIntoConstraints = false
      content.addSubview(view)
      height = view.heightAnchor.constraint(equalToConstant: 30)
      height.priority = UILayoutPriority(999)
      NSLayoutConstraint.activate([
        height, view.topAnchor.constraint(equalTo: content.topAnchor),
        view.bottomAnchor.constraint(equalTo: content.bottomAnchor),
        view.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      ])
    }
  }

  private final class Item: UICollectionViewListCell {
    private(set) lazy var box = Box(in: contentView)
  }

  private final class Row: UITableViewCell {
    private(set) lazy var box = Box(in: contentView)
  }

  private final class Source: NSObject, UICollectionViewDataSource, UITableViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      _ = (cell as? Item)?.box
      return cell
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      _ = (cell as? Row)?.box
      return cell
    }
  }

  private let source = Source()
  private let first = IndexPath(item: 0, section: 0)

  private func show(_ view: UIView) throws {
    view.frame = CGRect(x: 0, y: 100, width: 300, height: 400)
    try harness.show(view)
  }

  private func collection() throws -> UICollectionView {
    let view = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    view.register(Item.self, forCellWithReuseIdentifier: "item")
    view.dataSource = source
    try show(view)
    return view
  }

  private func item(_ view: UICollectionView) throws -> Item {
    try #require(view.cellForItem(at: first) as? Item)
  }

  private func table() throws -> UITableView {
    let view = UITableView(frame: .zero)
    view.register(Row.self, forCellReuseIdentifier: "row")
    view.dataSource = source
    view.separatorStyle = .none
    try show(view)
    return view
  }

  private func row(_ view: UITableView) throws -> Row {
    try #require(view.cellForRow(at: first) as? Row)
  }

  @Test func `11.7.14 a cell or content view that is invalidated is sized again`() throws {
    let view = try collection()
    #expect(view.selfSizingInvalidation == .enabled)
    let cell = try item(view)
    #expect(cell.frame.height == 30)
    cell.box.height.constant = 70
    try harness.settle()
    #expect(cell.frame.height == 30)
    cell.invalidateIntrinsicContentSize()
    try harness.settle()
    #expect(try item(view).frame.height == 70)
    try item(view).box.height.constant = 50
    try item(view).contentView.invalidateIntrinsicContentSize()
    try harness.settle()
    #expect(try item(view).frame.height == 50)
  }

  @Test func `11.7.14 a row that is invalidated is sized again`() throws {
    let view = try table()
    #expect(view.selfSizingInvalidation == .enabled)
    #expect(try row(view).frame.height == 30)
    try row(view).box.height.constant = 70
    try row(view).invalidateIntrinsicContentSize()
    try harness.settle()
    #expect(view.rectForRow(at: first).height == 70)
  }

  @Test func `11.7.14 a disabled list sizes nothing again`() throws {
    let (view, list) = (try collection(), try table())
    view.selfSizingInvalidation = .disabled
    list.selfSizingInvalidation = .disabled
    try item(view).box.height.constant = 70
    try item(view).invalidateIntrinsicContentSize()
    try row(list).box.height.constant = 70
    try row(list).invalidateIntrinsicContentSize()
    try harness.settle()
    #expect(try item(view).frame.height == 30)
    #expect(list.rectForRow(at: first).height == 30)
  }

  @Test func `11.7.14 a list may follow the constraints in its cells`() throws {
    let (view, list) = (try collection(), try table())
    view.selfSizingInvalidation = .enabledIncludingConstraints
    list.selfSizingInvalidation = .enabledIncludingConstraints
    try item(view).box.height.constant = 70
    try row(list).box.height.constant = 70
    try harness.settle()
    #expect(try item(view).frame.height == 70)
    #expect(list.rectForRow(at: first).height == 70)
    let box = try item(view).box
    box.height.isActive = false
    box.view.heightAnchor.constraint(equalToConstant: 44).isActive = true
    try harness.settle()
    #expect(try item(view).frame.height == 44)
  }
}
