public import Foundation

/// A fetch whose results come later.
open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest {
  public let fetchRequest: NSFetchRequest<ResultType>
  public let completionBlock: ((NSAsynchronousFetchResult<ResultType>) -> Void)?
  /// The number of results that progress is measured by.
  open var estimatedResultCount = 0

  public init(
    fetchRequest request: NSFetchRequest<ResultType>,
    completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
  ) {
    fetchRequest = request
    completionBlock = blk
  }
}

/// The result of a request whose work is done later.
open class NSPersistentStoreAsynchronousResult: NSPersistentStoreResult {
  public let managedObjectContext: NSManagedObjectContext
  open fileprivate(set) var operationError: (any Error)?
  open fileprivate(set) var progress: Progress?
  fileprivate var isCancelled = false

  init(_ context: NSManagedObjectContext) { managedObjectContext = context }

  /// Prevents a fetch that has not begun.
  open func cancel() { isCancelled = true }
}

/// The results of an asynchronous fetch.
open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreAsynchronousResult {
  public let fetchRequest: NSAsynchronousFetchRequest<ResultType>
  /// `nil` until the fetch is done.
  open private(set) var finalResult: [ResultType]?

  init(_ request: NSAsynchronousFetchRequest<ResultType>, _ context: NSManagedObjectContext) {
    fetchRequest = request
    super.init(context)
  }

  func fetch() {
    guard !isCancelled else { return }
    do {
      finalResult = try managedObjectContext.fetch(fetchRequest.fetchRequest)
    } catch {
      operationError = error
    }
    fetchRequest.completionBlock?(self)
  }
}

/// A request that a context executes later, whatever its results are.
protocol LaterRequest: NSPersistentStoreRequest {
  /// Schedules the work, and returns its result, which is filled then.
  func begin(in context: NSManagedObjectContext) -> NSPersistentStoreResult
}

extension NSAsynchronousFetchRequest: LaterRequest {
  func begin(in context: NSManagedObjectContext) -> NSPersistentStoreResult {
    let result = NSAsynchronousFetchResult(self, context)
    context.perform { result.fetch() }
    return result
  }
}
