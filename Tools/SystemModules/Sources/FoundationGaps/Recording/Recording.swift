import Foundation
import Synchronization

/// The recorded answers of servers, which `storyline map --record` writes and `--fixtures` reads.
///
/// The environment of the process names the folder. Without one, requests go to the network.
struct Recording: Sendable {
  enum Mode: Sendable {
    /// A request without an answer goes to the network, and its answer is kept.
    case records
    /// A request without an answer fails.
    case replays
  }

  /// The recording of this process; `nil` if there is none.
  static let current = Recording(ProcessInfo.processInfo.environment)

  let folder: URL
  let mode: Mode
  let names: AnswerNames

  init?(_ environment: [String: String]) {
    if let path = environment["STORYLINE_RECORD"] {
      (folder, mode) = (URL(fileURLWithPath: path, isDirectory: true), .records)
    } else if let path = environment["STORYLINE_FIXTURES"] {
      (folder, mode) = (URL(fileURLWithPath: path, isDirectory: true), .replays)
    } else {
      return nil
    }
    let ignored = environment["STORYLINE_IGNORED_QUERY"] ?? ""
    names = AnswerNames(ignoring: Set(ignored.split(separator: ",").map(String.init)))
  }

  /// Returns the answer to a request: the one to a request with the same body or, if there is none, the first by
  /// name to a request with the same method and URL.
  func answer(to request: AnswerNames.Request) -> RecordedAnswer? {
    let exact = folder.appendingPathComponent(names.file(for: request))
    if let answer = RecordedAnswer(contentsOf: exact) { return answer }
    guard mode == .replays else { return nil }
    let start = names.start(for: request)
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasPrefix(start) }.sorted().lazy
      .compactMap { RecordedAnswer(contentsOf: folder.appendingPathComponent($0)) }.first
  }

  /// Keeps an answer, without secrets.
  func keep(_ answer: RecordedAnswer, to request: AnswerNames.Request) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try answer.file().write(
      to: folder.appendingPathComponent(names.file(for: request)), options: .atomic)
  }
}

/// Notices about requests, posted for the walk, which cannot import this module: it observes the name and the
/// keys.
enum RequestNotice {
  private static let name = Notification.Name("StorylineRequestNotice")

  private static let hasToldOfNetwork = Mutex(false)

  private static let isObserved = ProcessInfo.processInfo.environment["STORYLINE_CRAWL"] != nil

  /// A request waits for its answer.
  static func began() { post(["event": "began"]) }

  /// A request no longer waits.
  static func ended() { post(["event": "ended"]) }

  /// A request has no recorded answer.
  static func missing(_ request: String) { post(["event": "missing", "request": request]) }

  /// A request goes to the network without being recorded. The first one is told.
  static func network() {
    let isFirst = hasToldOfNetwork.withLock { hasTold in
      defer { hasTold = true }
      return !hasTold
    }
    if isFirst { post(["event": "network"]) }
  }

  private static func post(_ notice: [String: String]) {
    guard isObserved else { return }
    NotificationCenter.default.post(name: name, object: nil, userInfo: notice)
  }
}
