import Foundation
import Synchronization

/// Reads the lines that a process prints, and says what is printed in their place.
protocol LineReader: Sendable {
  mutating func read(_ line: String) -> [String]
  /// The lines that were held back until the end.
  mutating func end() -> [String]
}

/// Passes on what a process prints, line by line, and reads it on the way.
final class PrintedLines<Reader: LineReader>: Sendable {
  private let pipe = Pipe()
  private let reader: Mutex<Reader>
  private let printed: FileHandle
  private let isAtEnd = DispatchSemaphore(value: 0)

  /// The handle to which the process writes.
  var input: FileHandle { pipe.fileHandleForWriting }

  /// The output read so far; complete after ``end()``.
  var output: Reader { reader.withLock(\.self) }

  /// - Parameters:
  ///   - output: The reader of the lines.
  ///   - printed: The handle for what it lets through.
  init(_ output: Reader, to printed: FileHandle = .standardOutput) {
    reader = Mutex(output)
    self.printed = printed
    // To read blocks a thread, of which tasks have few.
    Thread.detachNewThread { [self] in readAll() }
  }

  /// Waits until everything was passed on.
  func end() {
    try? pipe.fileHandleForWriting.close()
    isAtEnd.wait()
  }

  private func readAll() {
    var rest = Data()
    while true {
      let data = pipe.fileHandleForReading.availableData
      guard !data.isEmpty else { break }
      rest += data
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: rest[..<end], as: UTF8.self)
        rest = Data(rest[(end + 1)...])
        write(reader.withLock { $0.read(line) })
      }
    }
    if !rest.isEmpty {
      let line = String(decoding: rest, as: UTF8.self)
      write(reader.withLock { $0.read(line) })
    }
    write(reader.withLock { $0.end() })
    isAtEnd.signal()
  }

  private func write(_ lines: [String]) {
    guard !lines.isEmpty else { return }
    printed.write(Data((lines.joined(separator: "\n") + "\n").utf8))
  }
}
