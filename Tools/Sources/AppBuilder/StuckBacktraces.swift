import Foundation
import Synchronization

/// Ends the backtraces of crashed processes that would never end.
///
/// A Swift process that crashes starts `swift-backtrace`, which reads its memory through a socket. If another
/// thread crashes as well meanwhile, the process ends at once, and `swift-backtrace` waits for an answer for ever:
/// it has inherited both ends of the socket. It holds the pipe open from which SwiftPM reads, so that SwiftPM
/// would wait, too.
final class StuckBacktraces {
  private let timer: any DispatchSourceTimer

  /// - Parameters:
  ///   - parent: The process whose children may crash.
  ///   - interval: The seconds between two looks. A backtrace is ended when it was seen twice.
  init(of parent: Int32, every interval: Double = 2) {
    let seen = Mutex<Set<Int32>>([])
    timer = DispatchSource.makeTimerSource(queue: .global())
    timer.schedule(deadline: .now() + interval, repeating: interval)
    timer.setEventHandler {
      let stuck = Self.stuck(parent)
      let again = seen.withLock { before in
        defer { before = stuck }
        return stuck.intersection(before)
      }
      for process in again { kill(process, SIGKILL) }
    }
    timer.resume()
  }

  func end() { timer.cancel() }

  /// The backtraces of children that have ended.
  private static func stuck(_ parent: Int32) -> Set<Int32> {
    let all = processes()
    let ended = Set(all.filter { $0.parent == parent && $0.state == "Z" }.map(\.id))
    guard !ended.isEmpty else { return [] }
    return Set(
      all.filter { $0.name == "swift-backtrace" && $0.state != "Z" && ended.contains($0.group) }
        .map(\.id))
  }

  // MARK: Processes

  private struct Process {
    let id: Int32
    let name: Substring
    let state: Substring
    let parent: Int32
    let group: Int32

    /// Reads `/proc/12/stat`: `12 (name) S 1 12 …`. A name may have spaces and parentheses.
    init?(_ text: String) {
      guard let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")"),
        let id = Int32(text[..<open].dropLast())
      else { return nil }
      let fields = text[text.index(after: close)...].split(separator: " ")
      guard fields.count > 2, let parent = Int32(fields[1]), let group = Int32(fields[2]) else {
        return nil
      }
      (self.id, self.parent, self.group) = (id, parent, group)
      (name, state) = (text[text.index(after: open)..<close], fields[0])
    }
  }

  private static func processes() -> [Process] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.filter { $0.first?.isNumber == true }.compactMap {
      (try? String(contentsOfFile: "/proc/\($0)/stat", encoding: .utf8)).flatMap(Process.init)
    }
  }
}
