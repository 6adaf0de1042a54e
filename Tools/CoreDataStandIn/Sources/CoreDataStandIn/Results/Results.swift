import Foundation
import UIKit

/// Objects in order, in sections.
struct Results {
  struct Section {
    let name: String
    var members: [NSObject]
    /// The place of its first object among all.
    let start: Int
  }

  let objects: [NSObject]
  let sections: [Section]
  private let places: [ObjectIdentifier: Int]

  init(_ objects: [NSObject], _ keyPath: String?) throws {
    self.objects = objects
    places = Dictionary(objects.enumerated().map { (ObjectIdentifier($1), $0) }) { $1 }
    guard let keyPath else {
      sections = [Section(name: "", members: objects, start: 0)]
      return
    }
    var made: [Section] = []
    var names: Set<String> = []
    for (place, object) in objects.enumerated() {
      let name = Self.name(object.value(forKeyPath: keyPath))
      if made.last?.name == name {
        made[made.count - 1].members.append(object)
        continue
      }
      guard names.insert(name).inserted else {
        throw CoreDataError.make(
          NSCoreDataError,
          "The fetched object at index \(place) has an out of order section name '\(name)'. "
            + "Objects must be sorted by section name.")
      }
      made.append(Section(name: name, members: [object], start: place))
    }
    sections = made
  }

  private static func name(_ value: Any?) -> String {
    switch Values.present(value) {
    case nil: ""
    case let text as String: text
    case let number as NSNumber: number.stringValue
    case let value?: "\(value)"
    }
  }

  func place(of object: NSObject) -> Int? { places[ObjectIdentifier(object)] }

  func indexPath(of object: NSObject) -> IndexPath? { place(of: object).map(indexPath(ofPlace:)) }

  func indexPath(ofPlace place: Int) -> IndexPath {
    // The last section that begins at the place or before it.
    var (low, high) = (0, sections.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if sections[middle].start <= place { low = middle } else { high = middle }
    }
    return IndexPath(row: place - sections[low].start, section: low)
  }

  func snapshot(updated: [NSObject]) -> NSDiffableDataSourceSnapshotReference {
    func id(_ object: NSObject) -> Any? { (object as? any Identified)?.identity }
    let snapshot = NSDiffableDataSourceSnapshotReference()
    snapshot.appendSections(withIdentifiers: sections.map(\.name))
    for section in sections {
      snapshot.appendItems(
        withIdentifiers: section.members.compactMap(id), intoSectionWithIdentifier: section.name)
    }
    snapshot.reloadItems(withIdentifiers: updated.compactMap(id))
    return snapshot
  }
}
