import Foundation

/// The queue of a context: the main one, or one of its own. A context that is confined to a thread has none; its
/// changes are processed on the main queue if it belongs to the main thread, and else when it is saved or fetches.
final class ContextQueue: Sendable {
  private let type: NSManagedObjectContextConcurrencyType
  private let isOnMain: Bool
  private let queue: DispatchQueue
  private let key = DispatchSpecificKey<Bool>()

  init(_ type: NSManagedObjectContextConcurrencyType) {
    self.type = type
    isOnMain =
      type == .mainQueueConcurrencyType
      || type == .confinementConcurrencyType && Thread.isMainThread
    queue = isOnMain ? .main : DispatchQueue(label: "NSManagedObjectContext")
    if !isOnMain { queue.setSpecific(key: key, value: true) }
  }

  private var isMain: Bool { type == .mainQueueConcurrencyType }

  /// A Boolean value that indicates whether the context has no queue.
  var isConfined: Bool { type == .confinementConcurrencyType }

  /// Ends the process if the context has no queue.
  func requireQueue() {
    guard isConfined else { return }
    CoreDataException.raise(
      "Can only use -performBlock: on an NSManagedObjectContext that was created with a queue.")
  }

  /// A Boolean value that indicates whether the caller is on the queue.
  var isCurrent: Bool {
    isConfined
      || (isMain ? Thread.isMainThread : DispatchQueue.getSpecific(key: key) == true)
  }

  /// Lets blocks on the queue find their context.
  func belong(to context: NSManagedObjectContext) {
    guard !isOnMain else { return }
    queue.setSpecific(key: CurrentContext.key, value: .init(context: context))
  }

  func async(_ block: @escaping () -> Void) {
    guard !isConfined || isOnMain else { return }
    // As in Core Data the block need not be Sendable: it is called once, on the context's own queue.
    nonisolated(unsafe) let block = block
    queue.async { block() }
  }

  func sync(_ block: () -> Void) {
    if isCurrent { block() } else { queue.sync(execute: block) }
  }
}

/// The context whose block is called on the current thread.
enum CurrentContext {
  struct Reference {
    weak var context: NSManagedObjectContext?
  }

  /// The context of a private queue.
  static let key = DispatchSpecificKey<Reference>()
  /// The contexts whose blocks are called on the main thread, the innermost one last.
  private nonisolated(unsafe) static var onMainThread: [Reference] = []

  static var value: NSManagedObjectContext? {
    let main = Thread.isMainThread ? onMainThread.last : nil
    return (main ?? DispatchQueue.getSpecific(key: key))?.context
  }

  /// Calls a block. On a private queue nothing is noted: what the block holds is released at once after it.
  static func during<Result, Failure: Error>(
    _ context: NSManagedObjectContext, _ block: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard Thread.isMainThread else { return try block() }
    onMainThread.append(Reference(context: context))
    defer { onMainThread.removeLast() }
    return try block()
  }
}

extension NSManagedObjectContext {
  /// The moment at which a block is called.
  public enum ScheduledTaskType: Sendable {
    /// At once where the caller is on the queue.
    case immediate
    case enqueued
  }

  /// Calls a block on the context's queue, later.
  public func perform(_ block: @escaping () -> Void) {
    queue.requireQueue()
    queue.async {
      CurrentContext.during(self, block)
      self.processPendingChanges()
    }
  }

  /// Calls a block on the context's queue, and waits for it.
  public func performAndWait<Result, Failure: Error>(
    _ block: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if queue.isCurrent { return try CurrentContext.during(self, block) }
    var result: Swift.Result<Result, Failure>?
    queue.sync {
      result = self.result(of: block)
      processPendingChanges()
    }
    guard let result else { preconditionFailure("The queue has not called the block.") }
    return try result.get()
  }

  /// Calls a block on the context's queue, and returns what it returns.
  nonisolated(nonsending) public func perform<Result, Failure: Error>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    queue.requireQueue()
    if schedule == .immediate, queue.isCurrent { return try CurrentContext.during(self, block) }
    let result: Swift.Result<Result, Failure> = await withUnsafeContinuation { continuation in
      queue.async {
        nonisolated(unsafe) let result = self.result(of: block)
        self.processPendingChanges()
        continuation.resume(returning: result)
      }
    }
    return try result.get()
  }

  private func result<Success, Failure: Error>(
    of block: () throws(Failure) -> Success
  ) -> Swift.Result<Success, Failure> {
    do throws(Failure) {
      return .success(try CurrentContext.during(self, block))
    } catch {
      return .failure(error)
    }
  }

  /// Notifies observers of changes when the event has been dealt with.
  func scheduleProcessing() {
    guard !isProcessing else { return }
    isProcessing = true
    queue.async { [weak self] in self?.processPendingChanges() }
  }
}
