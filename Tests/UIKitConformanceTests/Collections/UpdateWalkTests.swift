import Foundation
import SeededNumbers
import StorylineTesting
import Testing
import UIKit

/// Updates and snapshots at random, compared with a list of lists.
@MainActor @Suite(.harness) struct UpdateWalkTests {
  static let environment = ProcessInfo.processInfo.environment
  /// How many changes there are in each walk: more of them at night.
  static let steps = environment["STORYLINE_UPDATE_STEPS"].flatMap(Int.init) ?? 400

  @Test(arguments: [11, 12, 13] as [UInt64])
  func `after every batch of updates people see what the data says`(seed: UInt64) throws {
    let walk = try BatchWalk(seed: seed)
    for step in 0..<Self.steps {
      try walk.step()
      if let problem = walk.problem {
        Issue.record("Walk \(seed), step \(step): \(problem)\n\(walk.said.joined(separator: "\n"))")
        return
      }
    }
  }

  @Test(arguments: [21, 22, 23] as [UInt64])
  func `after every snapshot people see what it says`(seed: UInt64) throws {
    let walk = try SnapshotWalk(seed: seed)
    for step in 0..<Self.steps {
      try walk.step()
      if let problem = walk.problem {
        Issue.record("Walk \(seed), step \(step): \(problem)")
        return
      }
    }
  }
}

/// The parts that these walks share: they compare the visible items, which are numbers, in numbered
/// sections.
@MainActor
private protocol UpdateWalk: AnyObject {
  var model: [[Int]] { get }
  var selected: Set<Int> { get }
  var shown: WalkStage { get }
}

extension UpdateWalk {
  /// A difference between the visible items and the data.
  var problem: String? {
    let collection = shown.collection
    guard collection.numberOfSections == model.count else {
      return "\(collection.numberOfSections) sections, not \(model.count)"
    }
    for (section, items) in model.enumerated() {
      if collection.numberOfItems(inSection: section) != items.count {
        return "section \(section) has \(collection.numberOfItems(inSection: section)) items"
      }
    }
    for path in collection.indexPathsForVisibleItems {
      let cell = collection.cellForItem(at: path) as? TextCell
      let number = model[path.section][path.item]
      if cell?.label.text != "\(number)" {
        return "\(cell?.label.text ?? "nothing") at \(path), not \(number)"
      }
      if cell?.frame != collection.layoutAttributesForItem(at: path)?.frame {
        return "the cell at \(path) is at \(cell?.frame ?? .zero)"
      }
    }
    let seen = collection.indexPathsForVisibleItems.count
    let expected = model.indices.flatMap { section in
      model[section].indices.filter {
        let frame = collection.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?
          .frame
        // An item that only touches the edge is not visible.
        return frame.map { $0.intersection(collection.bounds).height > 0 } == true
      }
    }.count
    if seen != expected {
      return "\(seen) items are seen, not \(expected), in \(collection.bounds) of "
        + "\(collection.contentSize)"
    }
    let paths = collection.indexPathsForSelectedItems ?? []
    let chosen = Set(paths.map { model[$0.section][$0.item] })
    return chosen == selected ? nil : "selected: \(chosen), not \(selected)"
  }
}

/// A collection view that shows numbers.
@MainActor
private final class WalkStage: NSObject, UICollectionViewDataSource {
  let stage: CollectionStage
  var collection: UICollectionView { stage.collection }
  var model: [[Int]] = []

  override init() {
    do {
      stage = try CollectionStage([[]])
    } catch { fatalError("There is no stage: \(error)") }
    super.init()
    collection.allowsMultipleSelection = true
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { model.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { model[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { cell(model[indexPath.section][indexPath.item], at: indexPath) }

  /// The collection view's report of the last moved item.
  var lastMove: (from: IndexPath, to: IndexPath)?

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    lastMove = (sourceIndexPath, destinationIndexPath)
    let number = model[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    model[destinationIndexPath.section].insert(number, at: destinationIndexPath.item)
  }

  func cell(_ number: Int, at path: IndexPath) -> UICollectionViewCell {
    let cell = collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    (cell as? TextCell)?.label.text = "\(number)"
    return cell
  }
}

/// Batches of inserts, deletes, moves and reloads.
@MainActor
private final class BatchWalk: UpdateWalk {
  let shown = WalkStage()
  var model: [[Int]] { shown.model }
  var selected: Set<Int> = []
  var said: [String] = []
  private var generator: SeededGenerator
  private var next = 100

  init(seed: UInt64) throws {
    generator = SeededGenerator(seed: seed)
    shown.model = [Array(0..<30), [], Array(30..<50)]
    shown.collection.dataSource = shown
    shown.collection.layoutIfNeeded()
  }

  private func chance(_ part: Int) -> Bool { Int.random(in: 0..<part, using: &generator) == 0 }

  private func number() -> Int {
    next += 1
    return next
  }

  func step() throws {
    said = []
    let collection = shown.collection
    if chance(4) { select() }
    if chance(5) {
      collection.contentOffset.y = CGFloat(Int.random(in: 0...900, using: &generator))
      collection.layoutIfNeeded()
    }
    if chance(20) {
      shown.model = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
        (0..<Int.random(in: 0...20, using: &generator)).map { _ in number() }
      }
      selected = []
      collection.reloadData()
    } else if chance(4) {
      moveByHand()
    } else {
      change()
    }
    collection.layoutIfNeeded()
    // Now and then what people see comes to rest; mostly the next change is quicker.
    if chance(5) { try shown.stage.harness.settle() }
  }

  private func select() {
    guard let section = model.indices.randomElement(using: &generator),
      let item = model[section].indices.randomElement(using: &generator)
    else { return }
    selected.insert(model[section][item])
    shown.collection.selectItem(
      at: IndexPath(item: item, section: section), animated: false, scrollPosition: [])
  }

  /// Holds an item over one other after the other, and lets it go, or not.
  private func moveByHand() {
    let collection = shown.collection
    collection.layoutIfNeeded()
    guard let start = collection.indexPathsForVisibleItems.randomElement(using: &generator) else {
      return
    }
    let before = model
    shown.lastMove = nil
    #expect(collection.beginInteractiveMovementForItem(at: start))
    var place = start
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let others = collection.indexPathsForVisibleItems.filter { $0 != place }
      guard let target = others.randomElement(using: &generator),
        let frame = collection.layoutAttributesForItem(at: target)?.frame
      else { continue }
      collection.updateInteractiveMovementTargetPosition(CGPoint(x: frame.midX, y: frame.midY))
      place = target
    }
    said = ["\(before), \(start) moved to \(place)"]
    if chance(4) {
      collection.cancelInteractiveMovement()
      #expect(model == before)
    } else {
      collection.endInteractiveMovement()
      #expect(shown.lastMove?.to ?? start == place)
    }
  }

  /// Takes things out by their old places, and puts things in by their new ones, as UIKit counts.
  private func change() {
    let collection = shown.collection
    let old = model
    var deletedSections = IndexSet()
    for section in old.indices where chance(8) { deletedSections.insert(section) }
    var kept: [(old: Int, items: [Int])] = []
    var deleted: [IndexPath] = []
    var moved: [(number: Int, from: IndexPath)] = []
    var reloaded: [IndexPath] = []
    for section in old.indices {
      var items: [Int] = []
      for (item, number) in old[section].enumerated() {
        let path = IndexPath(item: item, section: section)
        let isGone = deletedSections.contains(section)
        if chance(9), moved.count < 5 {
          moved.append((number, path))
        } else if isGone {
          selected.remove(number)
        } else if chance(7) {
          deleted.append(path)
          selected.remove(number)
        } else {
          if chance(15) {
            reloaded.append(path)
            selected.remove(number)
          }
          items.append(number)
        }
      }
      if !deletedSections.contains(section) { kept.append((section, items)) }
    }
    // Sections that stay and that come.
    var sectionMoves: [(Int, Int)] = []
    var list: [(old: Int?, items: [Int])] = kept.map { ($0.old, $0.items) }
    if chance(4), list.count > 1 {
      let section = list.remove(at: Int.random(in: 0..<list.count, using: &generator))
      list.insert(section, at: Int.random(in: 0...list.count, using: &generator))
      if let index = list.firstIndex(where: { $0.old == section.old }), let from = section.old {
        sectionMoves.append((from, index))
      }
    }
    if chance(4) || list.isEmpty {
      let place = Int.random(in: 0...list.count, using: &generator)
      list.insert((nil, (0..<3).map { _ in number() }), at: place)
    }
    sectionMoves = sectionMoves.map { move in
      (move.0, list.firstIndex { $0.old == move.0 } ?? 0)
    }
    let insertedSections = IndexSet(list.indices.filter { list[$0].old == nil })
    // Items that come; what they push down are places still, for all are told at once.
    var arrivals: [Int: [Int]] = [:]
    for index in list.indices where list[index].old != nil {
      arrivals[index] = (0..<Int.random(in: 0...2, using: &generator)).map { _ in number() }
    }
    var homes: [Int: Int] = [:]
    for move in moved { homes[move.number] = list.indices.randomElement(using: &generator) ?? 0 }
    for index in list.indices {
      let coming = (arrivals[index] ?? []) + moved.map(\.number).filter { homes[$0] == index }
      for number in coming {
        let place = Int.random(in: 0...list[index].items.count, using: &generator)
        list[index].items.insert(number, at: place)
      }
    }
    func path(of number: Int) -> IndexPath {
      for (index, section) in list.enumerated() {
        if let item = section.items.firstIndex(of: number) {
          return IndexPath(item: item, section: index)
        }
      }
      return IndexPath(item: 0, section: 0)
    }
    let arriving = arrivals.values.flatMap(\.self).map(path).shuffled(using: &generator)
    deleted.shuffle(using: &generator)
    collection.performBatchUpdates { [self] in
      shown.model = list.map(\.items)
      collection.deleteSections(deletedSections)
      collection.insertSections(insertedSections)
      for move in sectionMoves { collection.moveSection(move.0, toSection: move.1) }
      collection.insertItems(at: arriving)
      collection.deleteItems(at: deleted)
      collection.reloadItems(at: reloaded)
      for move in moved { collection.moveItem(at: move.from, to: path(of: move.number)) }
    }
    said.append("\(old) → \(model), moved \(moved), sections \(sectionMoves)")
  }
}

/// Snapshots that have little or much in common with those before them.
@MainActor
private final class SnapshotWalk: UpdateWalk {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  let shown = WalkStage()
  private(set) var model: [[Int]] = []
  var selected: Set<Int> = []
  private var sections: [Int] = []
  private var generator: SeededGenerator
  private let source: UICollectionViewDiffableDataSource<Int, Int>
  private var next = 0

  init(seed: UInt64) throws {
    generator = SeededGenerator(seed: seed)
    let shown = shown
    source = UICollectionViewDiffableDataSource(collectionView: shown.collection) {
      [weak shown] _, path, number in shown?.cell(number, at: path)
    }
  }

  private func chance(_ part: Int) -> Bool { Int.random(in: 0..<part, using: &generator) == 0 }

  private func number() -> Int {
    next += 1
    return next
  }

  func step() throws {
    if chance(3), let section = model.indices.randomElement(using: &generator),
      let item = model[section].indices.randomElement(using: &generator)
    {
      selected.insert(model[section][item])
      shown.collection.selectItem(
        at: IndexPath(item: item, section: section), animated: false, scrollPosition: [])
    }
    if chance(5) {
      shown.collection.contentOffset.y = CGFloat(Int.random(in: 0...900, using: &generator))
    }
    let snapshot = change()
    if chance(20) {
      selected = []
      source.applySnapshotUsingReloadData(snapshot)
    } else {
      selected.formIntersection(model.flatMap(\.self))
      selected.subtract(snapshot.reloadedItemIdentifiers)
      source.apply(snapshot, animatingDifferences: chance(2))
    }
    shown.collection.layoutIfNeeded()
    if chance(5) { try shown.stage.harness.settle() }
  }

  private func change() -> Snapshot {
    for index in sections.indices.reversed() where chance(8) {
      sections.remove(at: index)
      model.remove(at: index)
    }
    if chance(4) || sections.isEmpty {
      let place = Int.random(in: 0...sections.count, using: &generator)
      sections.insert(number(), at: place)
      model.insert((0..<12).map { _ in number() }, at: place)
    }
    if chance(4), sections.count > 1 {
      let (from, to) = (
        Int.random(in: 0..<sections.count, using: &generator),
        Int.random(in: 0..<sections.count, using: &generator)
      )
      sections.insert(sections.remove(at: from), at: to)
      model.insert(model.remove(at: from), at: to)
    }
    for index in model.indices {
      model[index].removeAll { _ in chance(8) }
      if chance(3) { model[index].insert(number(), at: 0) }
      if chance(10) { model[index].shuffle(using: &generator) }
    }
    for _ in 0..<3 {
      guard let from = model.indices.randomElement(using: &generator),
        let to = model.indices.randomElement(using: &generator),
        let item = model[from].indices.randomElement(using: &generator)
      else { continue }
      let number = model[from].remove(at: item)
      model[to].insert(number, at: Int.random(in: 0...model[to].count, using: &generator))
    }
    var snapshot = Snapshot()
    snapshot.appendSections(sections)
    for (section, items) in zip(sections, model) { snapshot.appendItems(items, toSection: section) }
    let shownBefore = Set(source.snapshot().itemIdentifiers)
    let some = snapshot.itemIdentifiers.filter { _ in chance(20) }
    snapshot.reloadItems(some.filter { shownBefore.contains($0) })
    return snapshot
  }
}
