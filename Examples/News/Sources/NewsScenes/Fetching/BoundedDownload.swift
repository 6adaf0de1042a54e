import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One answer of a server, read no further than it can be of use.
nonisolated final class BoundedDownload: NSObject, URLSessionDataDelegate {
  /// Bytes; the longest expected answer is some ten thousand.
  static let limit = 4 << 20
  /// Seconds without a byte.
  static let patience: TimeInterval = 10

  private struct State {
    var data = Data()
    var problem: NewsProblem?
    /// A Boolean value that indicates whether the answer is not waited for any more.
    var isGivenUp = false
    var continuation: CheckedContinuation<Data, any Error>?
  }

  private let state = Locked(State())

  /// - Throws: ``NewsProblem``, or `CancellationError`.
  static func data(from url: URL) async throws -> Data {
    let download = BoundedDownload()
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = patience
    let session = URLSession(configuration: configuration, delegate: download, delegateQueue: nil)
    defer { session.finishTasksAndInvalidate() }
    let task = session.dataTask(with: url)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isGivenUp = download.state.withLock { state in
          state.continuation = state.isGivenUp ? nil : continuation
          return state.isGivenUp
        }
        guard isGivenUp else { return task.resume() }
        // It has not begun.
        task.cancel()
        continuation.resume(throwing: CancellationError())
      }
    } onCancel: {
      download.giveUp(task)
    }
  }

  /// Gives up on the answer. On Linux it comes all the same, and is dropped: Foundation ends the
  /// process there when a task completes in the moment in which it is cancelled.
  private func giveUp(_ task: URLSessionTask) {
    #if !canImport(FoundationNetworking)
      task.cancel()
    #endif
    let continuation = state.withLock { state in
      defer { state.continuation = nil }
      state.isGivenUp = true
      return state.continuation
    }
    continuation?.resume(throwing: CancellationError())
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    let status = (response as? HTTPURLResponse)?.statusCode ?? 200
    let problem: NewsProblem? =
      status != 200
      ? .status(status) : response.expectedContentLength > Int64(Self.limit) ? .tooLong : nil
    state.withLock { $0.problem = problem }
    // A short answer is read to its end, for the same reason as above.
    completionHandler(problem == .tooLong ? .cancel : .allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isTooLong = state.withLock { state in
      guard state.data.count + data.count > Self.limit else {
        state.data.append(data)
        return false
      }
      state.problem = state.problem ?? .tooLong
      return true
    }
    if isTooLong { dataTask.cancel() }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    let (continuation, result) = state.withLock { state in
      defer { state.continuation = nil }
      return (state.continuation, Self.result(of: state, error))
    }
    continuation?.resume(with: result)
  }

  private static func result(of state: State, _ error: (any Error)?) -> Result<Data, any Error> {
    if let problem = state.problem { return .failure(problem) }
    guard let error else { return .success(state.data) }
    let isCancelled = (error as? URLError)?.code == .cancelled
    return .failure(isCancelled ? CancellationError() : NewsProblem.unreachable)
  }
}
