public import Foundation

/// The results of a fetch, in sections, with the changes that a context makes of them.
///
/// Delegates get a controller of `any NSFetchRequestResult` over the same results. With Apple both are
/// one object; here they are equal.
open class NSFetchedResultsController<ResultType>: NSObject {
  let core: ResultsCore
  private let request: NSFetchRequest<ResultType>

  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    request = fetchRequest
    core = ResultsCore({ fetchRequest.erased }, context, sectionNameKeyPath, name)
    super.init()
    core.owner = self
    // A controller of this very type is the one that its delegate gets.
    core.facade = self as? NSFetchedResultsController<any NSFetchRequestResult>
    core.ownsFacade = core.facade == nil
  }

  fileprivate init(core: ResultsCore, request: NSFetchRequest<ResultType>) {
    self.core = core
    self.request = request
  }

  // MARK: What it fetches

  open var fetchRequest: NSFetchRequest<ResultType> { request }
  open var managedObjectContext: NSManagedObjectContext { core.context }
  open var sectionNameKeyPath: String? { core.sectionNameKeyPath }
  open var cacheName: String? { core.cacheName }

  /// The object that is notified of changes. Without one, changes are not followed.
  open weak var delegate: (any NSFetchedResultsControllerDelegate)? {
    get { core.delegate }
    set { core.delegate = newValue }
  }

  /// Fetches the objects. Nothing else is available before.
  open func performFetch() throws { try core.performFetch() }

  /// Forgets the sections that were kept under a name; those of all names without one.
  open class func deleteCache(withName name: String?) { SectionCache.delete(name) }

  // MARK: Results

  open var fetchedObjects: [ResultType]? { core.results?.objects.map { Self.typed($0) } }

  open func object(at indexPath: IndexPath) -> ResultType { Self.typed(core.object(at: indexPath)) }

  open func indexPath(forObject object: ResultType) -> IndexPath? {
    core.indexPath(of: object as AnyObject)
  }

  private static func typed(_ object: NSObject) -> ResultType {
    guard let typed = object as? ResultType else {
      CoreDataException.raise(
        "The controller's results are \(type(of: object)), not \(ResultType.self).")
    }
    return typed
  }

  // MARK: Sections

  open var sections: [any NSFetchedResultsSectionInfo]? { core.sections }

  /// The titles of the sections, each once.
  open var sectionIndexTitles: [String] { core.indexTitles }

  /// The title of a section: by default the first letter of its name, in upper case.
  open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
    core.indexTitle(of: sectionName)
  }

  /// The section for a title of the index.
  open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
    core.section(ofTitle: title)
  }

  // MARK: Identity

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? any ControllerOfResults)?.core === core
  }

  open override var hash: Int { ObjectIdentifier(core).hashValue }
}

/// A results controller of any type.
public protocol _ResultsController: AnyObject {
  func _isSame(as other: any _ResultsController) -> Bool
}

protocol ControllerOfResults: _ResultsController {
  var core: ResultsCore { get }
}

extension NSFetchedResultsController: ControllerOfResults {
  public func _isSame(as other: any _ResultsController) -> Bool {
    (other as? any ControllerOfResults)?.core === core
  }
}

/// Compares a controller with the one that its delegate gets.
public func === (one: (any _ResultsController)?, other: (any _ResultsController)?) -> Bool {
  guard let one, let other else { return one == nil && other == nil }
  return one._isSame(as: other)
}

/// Compares a controller with the one that its delegate gets.
public func !== (one: (any _ResultsController)?, other: (any _ResultsController)?) -> Bool {
  !(one === other)
}

extension ResultsCore {
  /// The controller that delegates get.
  var controller: NSFetchedResultsController<any NSFetchRequestResult> {
    if let facade { return facade }
    let made = NSFetchedResultsController<any NSFetchRequestResult>(core: self, request: request())
    facade = made
    return made
  }
}
