import Foundation
import Synchronization

/// Passes on what a process prints, line by line, and reads it on the way.
final class PrintedLines: Sendable {
  private let pipe = Pipe()
  private let reader: Mutex<TestOutput>
  private let isAtEnd = DispatchSemaphore(value: 0)

  /// The handle to which the process writes.
  var input: FileHandle { pipe.fileHandleForWriting }

  /// The output read so far; complete after ``end()``.
  var output: TestOutput { reader.withLock(\.self) }

  init(_ output: TestOutput) {
    reader = Mutex(output)
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
    FileHandle.standardOutput.write(Data((lines.joined(separator: "\n") + "\n").utf8))
  }
}
