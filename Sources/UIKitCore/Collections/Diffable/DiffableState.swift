import Foundation

/// The snapshot that is shown, and where everything in it is.
struct DiffableState<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private(set) var snapshot = Snapshot()
  private(set) var sections: [Section] = []
  private(set) var items: [[Item]] = []
  private var places: [Item: IndexPath] = [:]

  init() {}

  init(_ snapshot: Snapshot) {
    self.snapshot = snapshot.settled
    sections = snapshot.sectionIdentifiers
    items = sections.map { snapshot.itemIdentifiers(inSection: $0) }
    for (section, list) in items.enumerated() {
      for (item, identifier) in list.enumerated() {
        places[identifier] = IndexPath(item: item, section: section)
      }
    }
  }

  func count(_ section: Int) -> Int { items.indices.contains(section) ? items[section].count : 0 }

  func path(of item: Item) -> IndexPath? { places[item] }

  func item(at path: IndexPath) -> Item? {
    guard path.count == 2, items.indices.contains(path.section),
      items[path.section].indices.contains(path.item)
    else { return nil }
    return items[path.section][path.item]
  }

  func section(at index: Int) -> Section? {
    sections.indices.contains(index) ? sections[index] : nil
  }

  // MARK: Differences

  /// 11.4.2 – what has to happen for `new` to be shown in place of this.
  func changes(to new: Self, reloading snapshot: Snapshot) -> ItemBatch {
    var batch = ItemBatch()
    let sectionPlaces = Dictionary(
      uniqueKeysWithValues: sections.enumerated().map { ($1, $0) })
    let newSections = Set(new.sections)
    for (index, section) in sections.enumerated() where !newSections.contains(section) {
      batch.deletedSections.insert(index)
    }
    var kept: [(old: Int, new: Int)] = []
    for (index, section) in new.sections.enumerated() {
      if let old = sectionPlaces[section] {
        kept.append((old, index))
      } else {
        batch.insertedSections.insert(index)
      }
    }
    let staying = kept.map(\.old).inLongestRise
    for (place, pair) in kept.enumerated() where !staying.contains(place) {
      batch.movedSections.append((pair.old, pair.new))
    }
    addItems(to: &batch, new, kept)
    for section in snapshot.reloadedSectionIdentifiers {
      if let old = sectionPlaces[section] { batch.reloadedSections.insert(old) }
    }
    batch.reloaded = snapshot.reloadedItemIdentifiers.compactMap { places[$0] }
    return batch
  }

  private func addItems(
    to batch: inout ItemBatch, _ new: Self, _ kept: [(old: Int, new: Int)]
  ) {
    for pair in kept {
      for (index, item) in items[pair.old].enumerated() where new.places[item] == nil {
        batch.deleted.append(IndexPath(item: index, section: pair.old))
      }
    }
    let origins = Dictionary(uniqueKeysWithValues: kept.map { ($0.new, $0.old) })
    for (section, list) in new.items.enumerated() {
      var stays: [(place: IndexPath, old: IndexPath)] = []
      for (index, item) in list.enumerated() {
        let place = IndexPath(item: index, section: section)
        guard let old = places[item] else {
          if origins[section] != nil { batch.inserted.append(place) }
          continue
        }
        if old.section == origins[section] {
          stays.append((place, old))
        } else {
          batch.moved.append((old, place))
        }
      }
      let staying = stays.map(\.old.item).inLongestRise
      for (number, pair) in stays.enumerated() where !staying.contains(number) {
        batch.moved.append((pair.old, pair.place))
      }
    }
  }
}

extension [Int] {
  /// The places of the most numbers that rise from one to the next.
  fileprivate var inLongestRise: Set<Int> {
    // For each length: the place of the smallest number with which a rise of that length ends.
    var ends: [Int] = []
    var before: [Int] = []
    for place in indices {
      let length = ends.firstPlace { self[$0] >= self[place] }
      before.append(length > 0 ? ends[length - 1] : -1)
      if length < ends.count { ends[length] = place } else { ends.append(place) }
    }
    var rise: Set<Int> = []
    var place = ends.last ?? -1
    while place >= 0 {
      rise.insert(place)
      place = before[place]
    }
    return rise
  }
}
