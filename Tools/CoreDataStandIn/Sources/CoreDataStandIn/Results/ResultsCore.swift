import Foundation
import UIKit

/// The results of a controller, which follow the context.
final class ResultsCore {
  let request: () -> NSFetchRequest<any NSFetchRequestResult>
  let context: NSManagedObjectContext
  let sectionNameKeyPath: String?
  let cacheName: String?
  weak var delegate: (any NSFetchedResultsControllerDelegate)?
  weak var owner: NSObject?
  /// Set by the default of an optional method of the delegate's protocol.
  var delegateLacksMethod = false
  var ownsFacade = false

  /// The controller that delegates get. One that is the owner itself is not retained.
  var facade: NSFetchedResultsController<any NSFetchRequestResult>? {
    get { weakFacade }
    set {
      weakFacade = newValue
      keptFacade = ownsFacade ? newValue : nil
    }
  }

  private weak var weakFacade: NSFetchedResultsController<any NSFetchRequestResult>?
  private var keptFacade: NSFetchedResultsController<any NSFetchRequestResult>?
  private(set) var results: Results?
  /// The request as it was when the objects were fetched.
  private(set) var fetched: NSFetchRequest<any NSFetchRequestResult>?
  /// The type of a delegate that has no method for snapshots: none is made for it again.
  private var typeWithoutSnapshots: ObjectIdentifier?
  private var observer: (any NSObjectProtocol)?

  init(
    _ request: @escaping () -> NSFetchRequest<any NSFetchRequestResult>,
    _ context: NSManagedObjectContext, _ sectionNameKeyPath: String?, _ cacheName: String?
  ) {
    self.request = request
    self.context = context
    self.sectionNameKeyPath = sectionNameKeyPath
    self.cacheName = cacheName
  }

  deinit {
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }

  // MARK: Fetching

  func performFetch() throws {
    let request = request()
    guard request.sortDescriptors?.isEmpty == false else {
      CoreDataException.raise(
        "An instance of NSFetchedResultsController requires a fetch request with sort descriptors")
    }
    SectionCache.check(cacheName, request, sectionNameKeyPath, wasFetched: results != nil, owner)
    observe()
    let found = try context.fetch(request).compactMap { $0 as? NSObject }
    results = try Results(found, sectionNameKeyPath)
    fetched = request
    if delegate != nil { _ = notifyOfSnapshot([]) }
  }

  private func observe() {
    guard observer == nil else { return }
    nonisolated(unsafe) weak let core = self
    observer = NotificationCenter.default.addObserver(
      forName: NSManagedObjectContext.didChangeObjectsNotification, object: context, queue: nil
    ) { core?.contextDidChange($0.userInfo ?? [:]) }
  }

  private func contextDidChange(_ info: [AnyHashable: Any]) {
    // 7.3: without a delegate the results stay as they were fetched.
    guard let delegate, let before = results, let fetched,
      fetched.resultType == .managedObjectResultType
    else { return }
    guard info[NSInvalidatedAllObjectsKey] == nil else {
      results = try? Results([], sectionNameKeyPath)
      return
    }
    let change = ResultsChange(info, before, fetched, context)
    guard let after = try? Results(change.objects(of: before), sectionNameKeyPath) else { return }
    report(change, before, after, to: delegate)
  }

  // MARK: Reporting

  private func report(
    _ change: ResultsChange, _ before: Results, _ after: Results,
    to delegate: any NSFetchedResultsControllerDelegate
  ) {
    let steps = ResultsSteps(from: before, to: after, changed: change.changed)
    guard !steps.isEmpty else {
      results = after
      return
    }
    results = after
    if notifyOfSnapshot(steps.updated) { return }
    if sectionNameKeyPath == nil {
      delegateLacksMethod = false
      delegate.controller(controller, didChangeContentWith: steps.difference)
      if !delegateLacksMethod { return }
    }
    // The controller has its old content until its delegate knows that it changes.
    results = before
    delegate.controllerWillChangeContent(controller)
    results = after
    for step in steps.sections {
      delegate.controller(
        controller, didChange: step.section, atSectionIndex: step.index, for: step.type)
    }
    for step in steps.objects {
      delegate.controller(
        controller, didChange: step.object, at: step.old, for: step.type, newIndexPath: step.new)
    }
    delegate.controllerDidChangeContent(controller)
  }

  /// Gives the delegate a snapshot; returns `false` if it has no method for one.
  private func notifyOfSnapshot(_ updated: [NSObject]) -> Bool {
    guard let delegate, let results, let fetched,
      fetched.resultType == .managedObjectResultType
    else { return true }
    let type = ObjectIdentifier(type(of: delegate))
    guard type != typeWithoutSnapshots else { return false }
    delegateLacksMethod = false
    delegate.controller(
      controller, didChangeContentWith: results.snapshot(updated: updated))
    if delegateLacksMethod { typeWithoutSnapshots = type }
    return !delegateLacksMethod
  }

  // MARK: Looking up

  func object(at indexPath: IndexPath) -> NSObject {
    guard let results, results.sections.indices.contains(indexPath.section),
      results.sections[indexPath.section].members.indices.contains(indexPath.row)
    else {
      CoreDataException.raise(
        "no object at index \(indexPath.row) in section at index \(indexPath.section)")
    }
    return results.sections[indexPath.section].members[indexPath.row]
  }

  func indexPath(of object: AnyObject) -> IndexPath? {
    (object as? NSObject).flatMap { results?.indexPath(of: $0) }
  }

  var sections: [any NSFetchedResultsSectionInfo]? {
    results?.sections.map { section in
      SectionInfo(
        name: section.name, indexTitle: indexTitle(of: section.name), members: section.members)
    }
  }

  func indexTitle(of name: String) -> String? {
    guard let delegate else { return name.first.map { String($0).uppercased() } }
    return delegate.controller(controller, sectionIndexTitleForSectionName: name)
  }

  var indexTitles: [String] {
    var seen: Set<String> = []
    return (results?.sections ?? []).compactMap { indexTitle(of: $0.name) }
      .filter { seen.insert($0).inserted }
  }

  func section(ofTitle title: String) -> Int {
    let titles = (results?.sections ?? []).map { indexTitle(of: $0.name) }
    return titles.firstIndex(of: title) ?? NSNotFound
  }
}

struct SectionInfo: NSFetchedResultsSectionInfo {
  let name: String
  let indexTitle: String?
  let members: [NSObject]
  var numberOfObjects: Int { members.count }
  var objects: [Any]? { members }
}
