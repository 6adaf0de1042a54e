import Foundation
import TemporaryFolders
import Testing

@testable import AppBuilder

@Suite(.serialized) struct StuckBacktracesTests {
  /// Starts a process that never waits for its child, and that no test may end by a signal that can be blocked: it
  /// inherits the mask of a task's thread. The child has a group of its own, starts a program of
  /// this name, which holds the pipe open, and ends.
  private func parent(of name: String, in folder: URL, _ pipe: Pipe) throws -> Process {
    let program = folder.appending(path: name)
    try FileManager.default.copyItem(at: URL(filePath: "/bin/sleep"), to: program)
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [
      "-c", "setsid sh -c '\(program.path) 600 & echo started' & exec sleep 600 >/dev/null 2>&1",
    ]
    process.standardOutput = pipe
    try process.run()
    try pipe.fileHandleForWriting.close()
    return process
  }

  @Test(.timeLimit(.minutes(1))) func `a backtrace of a process that has ended is ended`() throws {
    let folder = try TemporaryFolder(["empty.txt": ""])
    let pipe = Pipe()
    let process = try parent(of: "swift-backtrace", in: folder.url, pipe)
    defer { kill(process.processIdentifier, SIGKILL) }
    let watch = StuckBacktraces(of: process.processIdentifier, every: 0.05)
    defer { watch.end() }
    // The end comes when nobody holds the pipe any more.
    let printed = try pipe.fileHandleForReading.readToEnd().map {
      String(decoding: $0, as: UTF8.self)
    }
    #expect(printed == "started\n")
  }

  @Test(.timeLimit(.minutes(1))) func `another program that a process has left behind goes on`()
    throws
  {
    let folder = try TemporaryFolder(["empty.txt": ""])
    let (pipe, other) = (Pipe(), Pipe())
    let process = try parent(of: "server", in: folder.url, pipe)
    defer { kill(process.processIdentifier, SIGKILL) }
    let watch = StuckBacktraces(of: process.processIdentifier, every: 0.05)
    defer { watch.end() }
    #expect(pipe.fileHandleForReading.availableData == Data("started\n".utf8))
    // Until the watch has ended a backtrace, it has looked at this program more than once.
    let second = try parent(of: "swift-backtrace", in: folder.url, other)
    defer { kill(second.processIdentifier, SIGKILL) }
    let secondWatch = StuckBacktraces(of: second.processIdentifier, every: 0.1)
    defer { secondWatch.end() }
    _ = try other.fileHandleForReading.readToEnd()
    #expect(kill(try server(in: folder.url), SIGKILL) == 0)
    _ = try pipe.fileHandleForReading.readToEnd()
  }

  /// The number of the process that the program of the folder runs in.
  private func server(in folder: URL) throws -> Int32 {
    let program = folder.appending(path: "server").resolvingSymlinksInPath().path
    let ids = try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap(Int32.init)
    return try #require(
      ids.first {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\($0)/exe")) == program
      })
  }
}
