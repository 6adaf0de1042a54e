import Foundation
import UIKit

/// The steps from one state of results to another, as delegates are notified of them.
struct ResultsSteps {
  struct SectionStep {
    let section: any NSFetchedResultsSectionInfo
    let index: Int
    let type: NSFetchedResultsChangeType
  }

  struct ObjectStep {
    let object: NSObject
    let type: NSFetchedResultsChangeType
    let old: IndexPath?
    let new: IndexPath?
  }

  private(set) var sections: [SectionStep] = []
  private(set) var objects: [ObjectStep] = []
  /// Objects with other values in their old places.
  private(set) var updated: [NSObject] = []
  let difference: CollectionDifference<NSManagedObjectID>

  var isEmpty: Bool { sections.isEmpty && objects.isEmpty }

  init(from before: Results, to after: Results, changed: Set<NSObject>) {
    func ids(_ results: Results) -> [NSManagedObjectID] {
      results.objects.compactMap { ($0 as? any Identified)?.identity }
    }
    difference = ids(after).difference(from: ids(before)).inferringMoves()
    addSections(before, after)
    let moved = Self.moved(before, after, changed)
    // 7.5: deletions, insertions, moves, updates.
    for object in before.objects where after.place(of: object) == nil {
      objects.append(
        ObjectStep(object: object, type: .delete, old: before.indexPath(of: object), new: nil))
    }
    for object in after.objects where before.place(of: object) == nil {
      objects.append(
        ObjectStep(object: object, type: .insert, old: nil, new: after.indexPath(of: object)))
    }
    let kept = after.objects.filter { changed.contains($0) && before.place(of: $0) != nil }
    for (type, set) in [
      (NSFetchedResultsChangeType.move, kept.filter(moved.contains)),
      (.update, kept.filter { !moved.contains($0) }),
    ] {
      for object in set {
        objects.append(
          ObjectStep(
            object: object, type: type, old: before.indexPath(of: object),
            new: after.indexPath(of: object)))
      }
    }
    updated = kept
  }

  private mutating func addSections(_ before: Results, _ after: Results) {
    let (old, new) = (Set(before.sections.map(\.name)), Set(after.sections.map(\.name)))
    func info(_ section: Results.Section) -> any NSFetchedResultsSectionInfo {
      SectionInfo(
        name: section.name, indexTitle: section.name.first.map { String($0).uppercased() },
        members: section.members)
    }
    for (index, section) in before.sections.enumerated() where !new.contains(section.name) {
      sections.append(SectionStep(section: info(section), index: index, type: .delete))
    }
    for (index, section) in after.sections.enumerated() where !old.contains(section.name) {
      sections.append(SectionStep(section: info(section), index: index, type: .insert))
    }
  }

  /// The changed objects that are in another section, or elsewhere among the others.
  private static func moved(_ before: Results, _ after: Results, _ changed: Set<NSObject>)
    -> Set<NSObject>
  {
    func name(_ object: NSObject, _ results: Results) -> String? {
      results.indexPath(of: object).map { results.sections[$0.section].name }
    }
    var moved = Set(
      changed.filter { before.place(of: $0) != nil && name($0, before) != name($0, after) })
    let kept = after.objects.filter { before.place(of: $0) != nil && !moved.contains($0) }
    // Objects that have not changed keep their order; the others stay where that keeps it too.
    let places = kept.compactMap { before.place(of: $0) }
    var nextFixed = Array(repeating: Int.max, count: kept.count + 1)
    for index in kept.indices.reversed() {
      nextFixed[index] = changed.contains(kept[index]) ? nextFixed[index + 1] : places[index]
    }
    var last = -1
    for index in kept.indices {
      if changed.contains(kept[index]), places[index] < last || places[index] > nextFixed[index] {
        moved.insert(kept[index])
      } else {
        last = places[index]
      }
    }
    return moved
  }
}
