import Foundation
import FoundationNetworking
import Synchronization

/// Answers requests from a recording, and records what is not in it yet.
///
/// Downloads to a file and uploads from one are not recorded: Foundation hides their data from protocols. In a walk
/// from a recording they fail, too.
final class RecordingProtocol: URLProtocol {
  /// The property of a request that is made for a recording.
  private static let mark = "StorylineRecorded"

  private let hasEnded = Mutex(false)

  override class func canInit(with request: URLRequest) -> Bool {
    guard let scheme = request.url?.scheme?.lowercased(), scheme == "http" || scheme == "https",
      URLProtocol.property(forKey: mark, in: request) == nil
    else { return false }
    if Recording.current == nil { RequestNotice.network() }
    return Recording.current != nil
  }

  /// Returns a Boolean value that indicates whether the transfer can be recorded: its data is handed over in
  /// memory.
  static func takes(_ task: URLSessionTask) -> Bool {
    if Recording.current?.mode == .replays { return true }
    let isInMemory = !(task is URLSessionDownloadTask) && !(task is URLSessionUploadTask)
    if !isInMemory { RequestNotice.network() }
    return isInMemory
  }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    RequestNotice.began()
    guard let recording = Recording.current, let key = AnswerNames.Request(request) else { return }
    if !(task is URLSessionDownloadTask), let answer = recording.answer(to: key) {
      return deliver(answer, key.url)
    }
    let title = recording.names.title(of: key)
    switch recording.mode {
    case .records: record(key, title, in: recording)
    case .replays:
      RequestNotice.missing(title)
      fail(
        with: URLError(
          .resourceUnavailable,
          userInfo: [
            NSURLErrorFailingURLErrorKey: key.url,
            NSLocalizedDescriptionKey: "No answer was recorded for \(title).",
          ]))
    }
  }

  // Foundation does not stop every loading that has finished, and a request may be cancelled before.
  override func stopLoading() { end() }

  /// Tells once that the request no longer waits.
  private func end() {
    let isFirst = hasEnded.withLock { hasEnded in
      defer { hasEnded = true }
      return !hasEnded
    }
    if isFirst { RequestNotice.ended() }
  }

  /// Sends the request to the network, and keeps the answer.
  private func record(_ key: AnswerNames.Request, _ title: String, in recording: Recording) {
    guard let marked = (request as NSURLRequest).mutableCopy() as? NSMutableURLRequest else {
      return
    }
    URLProtocol.setProperty(true, forKey: Self.mark, in: marked)
    let request = marked as URLRequest
    // All sessions share the queue that is at work here, so another one cannot be asked on it. Until it has
    // answered, nothing else uses this object.
    nonisolated(unsafe) let asking = self
    DispatchQueue.global().async {
      switch Transfer.answer(to: request) {
      case .success(let (response, data)):
        try? recording.keep(RecordedAnswer(title, at: key.url, response, data), to: key)
        asking.deliver(response, data)
      case .failure(let failure):
        try? recording.keep(RecordedAnswer(title, failure: failure), to: key)
        asking.fail(with: failure)
      }
    }
  }

  private func deliver(_ answer: RecordedAnswer, _ url: URL) {
    do {
      let (response, data) = try answer.response(to: url)
      deliver(response, data)
    } catch {
      fail(with: error)
    }
  }

  private func deliver(_ response: HTTPURLResponse, _ data: Data) {
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    if !data.isEmpty { client?.urlProtocol(self, didLoad: data) }
    client?.urlProtocolDidFinishLoading(self)
    end()
  }

  private func fail(with error: any Error) {
    client?.urlProtocol(self, didFailWithError: error)
    end()
  }
}

/// A request to the network, for whose answer a thread waits.
private final class Transfer: Sendable {
  typealias Answer = Result<(HTTPURLResponse, Data), URLError>

  private let result = Mutex<Answer>(.failure(URLError(.unknown)))
  private let isOver = DispatchSemaphore(value: 0)

  static func answer(to request: URLRequest) -> Answer {
    let transfer = Transfer()
    let session = URLSession(configuration: .ephemeral)
    defer { session.finishTasksAndInvalidate() }
    session.dataTask(with: request) { data, response, error in
      let failure = error as? URLError ?? URLError(.badServerResponse)
      let answer = (response as? HTTPURLResponse).map { Answer.success(($0, data ?? Data())) }
      transfer.end(with: answer ?? .failure(failure))
    }.resume()
    transfer.isOver.wait()
    return transfer.result.withLock(\.self)
  }

  private func end(with answer: Answer) {
    result.withLock { $0 = answer }
    isOver.signal()
  }
}
