import SeededNumbers
import StorylineTesting
import Testing
import UIKit

/// Lists whose sections are outlines, changed at random by code and by hand, compared with plain trees.
@MainActor @Suite(.harness) struct OutlineWalkTests {
  @Test(arguments: [31, 32, 33] as [UInt64])
  func `after every change of a section people see what its tree says`(seed: UInt64) throws {
    let walk = OutlineWalk(seed: seed)
    for step in 0..<UpdateWalkTests.steps {
      try walk.step()
      if let problem = walk.problem {
        Issue.record("Walk \(seed), step \(step): \(problem)\n\(walk.said)")
        return
      }
    }
  }
}

/// An item with what is below it.
@MainActor
private final class Branch {
  let number: Int
  var children: [Branch] = []
  var isExpanded = false

  init(_ number: Int) { self.number = number }

  var visible: [Int] { [number] + (isExpanded ? children.flatMap(\.visible) : []) }
  var all: [Branch] { [self] + children.flatMap(\.all) }
}

/// Says where people have put items.
private final class OutlineSource: UICollectionViewDiffableDataSource<Int, Int> {
  var onMove: ((IndexPath, IndexPath) -> Void)?

  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    onMove?(sourceIndexPath, destinationIndexPath)
    super.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
  }
}

@MainActor
private final class OutlineWalk {
  private let harness: any Harness = PlatformHarness()
  private let collection: UICollectionView
  private let source: OutlineSource
  private var generator: SeededGenerator
  private var trees: [[Branch]] = [[], [], []]
  private var next = 0
  private(set) var said = ""

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    let list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 700),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    let rows = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = "\(item)"
      cell.contentConfiguration = content
    }
    source = OutlineSource(collectionView: collection) { collection, path, item in
      collection.dequeueConfiguredReusableCell(using: rows, for: path, item: item)
    }
    source.reorderingHandlers.canReorderItem = { _ in true }
    let controller = UIViewController()
    controller.view.addSubview(collection)
    harness.makeWindow(root: controller).makeKeyAndVisible()
    var whole = NSDiffableDataSourceSnapshot<Int, Int>()
    whole.appendSections([0, 1, 2])
    source.apply(whole, animatingDifferences: false)
    source.onMove = { [unowned self] in follow($0, $1) }
  }

  private func chance(_ part: Int) -> Bool { Int.random(in: 0..<part, using: &generator) == 0 }

  private func branch() -> Branch {
    next += 1
    return Branch(next)
  }

  private func visible(_ section: Int) -> [Int] { trees[section].flatMap(\.visible) }

  func step() throws {
    collection.layoutIfNeeded()
    if chance(3), !collection.indexPathsForVisibleItems.isEmpty {
      moveByHand()
    } else {
      changeTree()
    }
    collection.layoutIfNeeded()
    if chance(5) { try harness.settle() }
  }

  // MARK: By code

  private func changeTree() {
    let section = Int.random(in: 0..<3, using: &generator)
    let all = trees[section].flatMap(\.all)
    said = "section \(section) changes"
    switch Int.random(in: 0..<5, using: &generator) {
    case 0:
      trees[section].insert(
        branch(), at: Int.random(in: 0...trees[section].count, using: &generator))
    case 1: all.randomElement(using: &generator)?.children.append(branch())
    case 2:
      if let gone = all.randomElement(using: &generator) { _ = remove(gone.number, from: section) }
    default:
      for each in all where !each.children.isEmpty && chance(3) { each.isExpanded.toggle() }
    }
    // Few enough for all of them to be seen.
    while trees.flatMap({ $0 }).flatMap(\.visible).count > 12 {
      let large = (0..<3).max { visible($0).count < visible($1).count } ?? 0
      trees[large].removeLast()
      apply(large)
    }
    apply(section)
  }

  private func apply(_ section: Int) {
    var snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
    snapshot.append(trees[section].map(\.number))
    func add(_ branch: Branch) {
      guard !branch.children.isEmpty else {
        branch.isExpanded = false
        return
      }
      snapshot.append(branch.children.map(\.number), to: branch.number)
      for child in branch.children { add(child) }
      if branch.isExpanded { snapshot.expand([branch.number]) }
    }
    for branch in trees[section] { add(branch) }
    source.apply(snapshot, to: section, animatingDifferences: chance(2))
  }

  /// Takes an item, with what is below it, out of a tree.
  private func remove(_ number: Int, from section: Int) -> Branch? {
    func take(_ list: inout [Branch]) -> Branch? {
      if let index = list.firstIndex(where: { $0.number == number }) {
        return list.remove(at: index)
      }
      for branch in list {
        if let found = take(&branch.children) {
          if branch.children.isEmpty { branch.isExpanded = false }
          return found
        }
      }
      return nil
    }
    return take(&trees[section])
  }

  // MARK: By hand

  private func moveByHand() {
    guard let start = collection.indexPathsForVisibleItems.randomElement(using: &generator) else {
      return
    }
    #expect(collection.beginInteractiveMovementForItem(at: start))
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      collection.updateInteractiveMovementTargetPosition(
        CGPoint(x: 150, y: CGFloat.random(in: 0...650, using: &generator)))
    }
    said = "\(start) is moved, \(trees.indices.map(visible))"
    if chance(4) {
      collection.cancelInteractiveMovement()
    } else {
      collection.endInteractiveMovement()
    }
  }

  /// The item stands behind the row above it, or, where that one shows what is below it, first there.
  private func follow(_ from: IndexPath, _ to: IndexPath) {
    var rows = visible(to.section)
    let number = visible(from.section)[from.item]
    said += ", from \(from) to \(to)"
    if from.section == to.section { rows.remove(at: from.item) }
    guard let branch = remove(number, from: from.section) else { return }
    let below = Set(branch.all.map(\.number))
    guard let above = rows.prefix(to.item).last(where: { !below.contains($0) }) else {
      trees[to.section].insert(branch, at: 0)
      return
    }
    func put(into list: inout [Branch]) -> Bool {
      for (index, each) in list.enumerated() {
        if each.number == above {
          if each.isExpanded {
            each.children.insert(branch, at: 0)
          } else {
            list.insert(branch, at: index + 1)
          }
          return true
        }
        if put(into: &each.children) { return true }
      }
      return false
    }
    #expect(put(into: &trees[to.section]))
  }

  // MARK: Comparing

  /// A difference between the visible rows and the trees.
  var problem: String? {
    for section in 0..<3 {
      let rows = visible(section)
      guard collection.numberOfItems(inSection: section) == rows.count,
        source.snapshot().itemIdentifiers(inSection: section) == rows
      else {
        return "section \(section) has \(source.snapshot().itemIdentifiers(inSection: section)), "
          + "not \(rows)"
      }
      let outline = source.snapshot(for: section)
      guard outline.items == trees[section].flatMap(\.all).map(\.number) else {
        return "section \(section) holds \(outline.items)"
      }
      for (item, number) in rows.enumerated() {
        let cell = collection.cellForItem(at: IndexPath(item: item, section: section))
        let text = (cell?.contentConfiguration as? UIListContentConfiguration)?.text
        if let cell, text != "\(number)" {
          return "\(text ?? "nothing") for \(number), \(cell.frame)"
        }
        let level = (cell as? UICollectionViewListCell)?.indentationLevel
        if let level, level != outline.level(of: number) { return "\(number) is at level \(level)" }
      }
    }
    return nil
  }
}
