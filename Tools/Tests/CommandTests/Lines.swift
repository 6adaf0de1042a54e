import Foundation

/// The lines that a process writes, on both of its outputs, as they come.
struct Lines: AsyncSequence {
  private let stream: AsyncStream<String>

  /// To be made before the process runs.
  init(of process: Process) throws {
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    self.stream = stream
    // To read blocks a thread, of which tasks have few.
    Thread.detachNewThread {
      var rest = Data()
      while true {
        let data = pipe.fileHandleForReading.availableData
        guard !data.isEmpty else { break }
        rest += data
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
          continuation.yield(String(decoding: rest[..<end], as: UTF8.self))
          rest = Data(rest[(end + 1)...])
        }
      }
      continuation.finish()
    }
  }

  private struct Missing: Error, CustomStringConvertible {
    let description: String
  }

  func makeAsyncIterator() -> Iterator { Iterator(stream.makeAsyncIterator()) }

  struct Iterator: AsyncIteratorProtocol {
    fileprivate var lines: AsyncStream<String>.Iterator
    private var seen: [String] = []

    fileprivate init(_ lines: AsyncStream<String>.Iterator) { self.lines = lines }

    mutating func next() async -> String? { await lines.next() }

    /// The next line for which that is true.
    ///
    /// - Throws: The output, where there is no such line.
    mutating func next(_ isMeant: (String) -> Bool) async throws -> String {
      while let line = await next() {
        if isMeant(line) { return line }
        seen.append(line)
      }
      throw Missing(description: seen.joined(separator: "\n"))
    }
  }
}
