import NIOCore
import UIKitCore

/// The end of the log that pages show, with what is kept of it bounded.
struct LogTail {
  /// The most lines that are kept.
  static let capacity = 2000

  private var lines: [LogLine] = []
  /// How many lines were there before the first that is kept.
  private var dropped = 0

  /// The number of the line that comes next, of all that were added.
  var end: Int { dropped + lines.count }

  mutating func append(_ new: [LogLine]) {
    lines += new
    // Dropping half at a time costs nothing on average.
    guard lines.count > Self.capacity else { return }
    let surplus = lines.count - Self.capacity / 2
    lines.removeFirst(surplus)
    dropped += surplus
  }

  /// Returns the lines that a page lacks which has seen all before `position`; all lines for `nil`.
  func message(since position: Int?) -> ByteBuffer? {
    let start = max(position ?? dropped, dropped)
    guard start < end else { return nil }
    return ByteBuffer(
      bytes: ServerMessage.typed("log") {
        $0.key("begins")
        $0.value(position == nil || start > (position ?? 0))
        $0.key("lines")
        $0.array { for line in lines[(start - dropped)...] { $0.line(line) } }
      })
  }
}

extension JSONWriter {
  fileprivate mutating func line(_ line: LogLine) {
    object {
      $0.key("log")
      $0.value(line.log)
      $0.key("number")
      $0.value(line.number)
      $0.key("kind")
      $0.value(line.kind)
      $0.key("text")
      $0.value(line.text)
    }
  }
}
