import Dispatch

/// Requests that fail later, as without a network.
final class FailingRequests {
  private var waiting: [Int: Request] = [:]
  private var last = 0

  private struct Request {
    let answer: (MKError) -> Void
    /// Tasks that wait cannot be left without an answer.
    let isTask: Bool
  }

  var isWaiting: Bool { !waiting.isEmpty }

  func begin(isTask: Bool = false, _ answer: @escaping (MKError) -> Void) {
    last += 1
    waiting[last] = Request(answer: answer, isTask: isTask)
    let number = last
    // The answer comes on the main thread, where those are that ask; a request that is under way keeps
    // what asked.
    nonisolated(unsafe) let requests = self
    DispatchQueue.main.async {
      requests.waiting.removeValue(forKey: number)?.answer(MKError(.serverFailure))
    }
  }

  func cancel() { waiting = waiting.filter(\.value.isTask) }

  nonisolated(nonsending) func failure() async -> MKError {
    await withCheckedContinuation { continuation in
      begin(isTask: true) { continuation.resume(returning: $0) }
    }
  }
}
