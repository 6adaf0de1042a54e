import Foundation

/// Changes of a table or a collection view that take place together, in the words of the app.
struct ItemBatch {
  var inserted: [IndexPath] = []
  var deleted: [IndexPath] = []
  var reloaded: [IndexPath] = []
  var moved: [(from: IndexPath, to: IndexPath)] = []
  var insertedSections = IndexSet()
  var deletedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [(from: Int, to: Int)] = []
  /// By their new places.
  var reconfigured: [IndexPath] = []
  var animates = false
  /// Updates may be nested.
  var depth = 0
  var completions: [(Bool) -> Void] = []

  /// Returns a Boolean value that indicates whether an existing view is replaced because of a
  /// reload.
  func reloads(_ old: IndexPath) -> Bool {
    reloaded.contains(old) || reloadedSections.contains(old.section)
  }
}

/// The index paths of items after a batch, by those before it.
///
/// The cost follows the changes once, and then their logarithm for every requested place.
struct ItemPlaces {
  private let batch: ItemBatch
  private var sectionMoves: [Int: Int] = [:]
  private var takenSections: [Int] = []
  private var filledSections: [Int] = []
  private var moves: [IndexPath: IndexPath] = [:]
  private var gone: Set<IndexPath> = []
  /// By section: the rows that leave their place, in order; and those that are filled, in order.
  private var taken: [Int: [Int]] = [:]
  private var filled: [Int: [Int]] = [:]

  init(_ batch: ItemBatch) {
    self.batch = batch
    for move in batch.movedSections { sectionMoves[move.from] = move.to }
    takenSections = (Array(batch.deletedSections) + batch.movedSections.map(\.from)).sorted()
    filledSections = (Array(batch.insertedSections) + batch.movedSections.map(\.to)).sorted()
    for move in batch.moved { moves[move.from] = move.to }
    gone = Set(batch.deleted)
    for path in gone.union(moves.keys) { taken[path.section, default: []].append(path.item) }
    for path in batch.inserted + batch.moved.map(\.to) {
      filled[path.section, default: []].append(path.item)
    }
    taken = taken.mapValues { $0.sorted() }
    filled = filled.mapValues { $0.sorted() }
  }

  /// 11.3.1 – where a section is after the change; `nil` for one that goes.
  func section(_ old: Int) -> Int? {
    if let place = sectionMoves[old] { return place }
    guard !batch.deletedSections.contains(old) else { return nil }
    return Self.place(old - takenSections.count(below: old), among: filledSections)
  }

  /// 11.3.1 – where an item is after the change; `nil` for one that goes.
  func path(_ old: IndexPath) -> IndexPath? {
    if let place = moves[old] { return place }
    guard !gone.contains(old), let section = section(old.section) else { return nil }
    let rank = old.item - (taken[old.section]?.count(below: old.item) ?? 0)
    return IndexPath(item: Self.place(rank, among: filled[section] ?? []), section: section)
  }

  /// The place of the one of that rank, where some places are filled by others.
  private static func place(_ rank: Int, among filled: [Int]) -> Int {
    // How many of the others come before it: the first that leaves room enough does not.
    var (low, high) = (0, filled.count)
    while low < high {
      let middle = (low + high) / 2
      if filled[middle] - middle <= rank { low = middle + 1 } else { high = middle }
    }
    return rank + low
  }
}

extension [Int] {
  /// How many are smaller, of numbers in order.
  fileprivate func count(below number: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
