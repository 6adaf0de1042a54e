import Foundation
import TemporaryFolders
import Testing

/// Projects of one name, and two commands at once.
extension CommandTests {
  // MARK: Two

  func greeter(_ text: String) throws -> TemporaryFolder {
    try TemporaryFolder(["AppDelegate.swift": Self.greeting(text)], named: "Twin")
  }

  /// Returns the output of an app when it is launched.
  func words(of project: TemporaryFolder) async throws -> String {
    let command = Command.process(["run", project.url.path])
    let lines = try Lines(of: command)
    try command.run()
    defer {
      command.terminate()
      command.waitUntilExit()
    }
    var all = lines.makeAsyncIterator()
    return try await all.next { $0.hasPrefix("hello") }
  }

  @Test(.timeLimit(.minutes(15)))
  func `of two projects of one name each is run, also when nothing has changed`() async throws {
    let (one, two) = (try greeter("one"), try greeter("two"))
    #expect(try await words(of: one) == "hello one")
    #expect(try await words(of: two) == "hello two")
    #expect(try await words(of: one) == "hello one")
    #expect(try await words(of: two) == "hello two")
  }

  @Test(.timeLimit(.minutes(15)))
  func `who comes second says for whom, waits, and builds then`() async throws {
    let project = try greeter("hello")
    let file = Command.cache.appending(path: "lock")
    try FileManager.default.createDirectory(at: Command.cache, withIntermediateDirectories: true)
    let descriptor = open(file.path, O_RDWR | O_CREAT, 0o644)
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    #expect(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
    try handle.truncate(atOffset: 0)
    try handle.write(contentsOf: Data("process 1 builds /elsewhere".utf8))

    let command = Command.process(["run", "--build-only", project.url.path])
    let lines = try Lines(of: command)
    try command.run()
    var all = lines.makeAsyncIterator()
    let first = await all.next()
    #expect(first == "waiting for another storyline command: process 1 builds /elsewhere")
    #expect(command.isRunning)

    try handle.close()
    _ = try await all.next { $0.hasSuffix("Twin.app/Twin") }
    command.waitUntilExit()
    #expect(command.terminationStatus == 0)
  }

  @Test(.timeLimit(.minutes(15)), .enabled(if: Night.isNow))
  func `two at once on one project both come to an end`() async throws {
    let project = try TemporaryFolder(ShopPackage.files, named: "Shop")
    let path = project.url.path
    async let first = Command.run(["test", path])
    async let second = Command.run(["test", path])
    for result in [try await first, try await second] {
      #expect(result.status == 0, Comment(rawValue: result.all))
      #expect(result.all.contains("Executed 2 tests, with 0 failures"))
    }
  }

  // MARK: Interrupted

  @Test(.timeLimit(.minutes(15)), arguments: Night.adds([SIGTERM], to: [SIGINT]))
  func `who is interrupted while it is built ends, and builds the next time`(
    number: Int32
  ) async throws {
    let project = try greeter("number \(number)")
    // A shell may have had this program ignore it, and others would do so too.
    signal(number, SIG_DFL)
    let command = Command.process(["run", "--build-only", project.url.path])
    let lines = try Lines(of: command)
    try command.run()
    var all = lines.makeAsyncIterator()
    _ = try await all.next { $0.hasPrefix("[") }
    kill(command.processIdentifier, number)
    // The pipe is closed when its last writer has ended, so SwiftPM has ended too.
    while await all.next() != nil {}
    command.waitUntilExit()
    #expect(command.terminationReason == .uncaughtSignal)
    #expect(command.terminationStatus == number)
    #expect(try await words(of: project) == "hello number \(number)")
  }

  @Test(.timeLimit(.minutes(2)))
  func `who is interrupted twice does not wait for a compiler that is left behind`() async throws {
    let project = try greeter("left behind")
    // A build that ignores the key, and whose compiler is in a group of its own.
    let tools = try TemporaryFolder([
      "swift": """
      #!/bin/sh
      [ "$1" = build ] || PATH="${PATH#*:}" exec swift "$@"
      trap '' INT
      setsid sleep 100 > /dev/null 2>&1 &
      echo "[1/2] compiler $!" >&2
      exec sleep 100
      """
    ])
    let swift = tools.url.appending(path: "swift")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: swift.path)
    for number in [SIGINT, SIGTERM] { signal(number, SIG_DFL) }
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let command = Command.process(
      ["run", "--build-only", project.url.path], ["PATH": "\(tools.url.path):\(path)"])
    let lines = try Lines(of: command)
    try command.run()
    var all = lines.makeAsyncIterator()
    let line = try await all.next { $0.hasPrefix("[1/2] compiler ") }
    let compiler = try #require(pid_t(line.dropFirst("[1/2] compiler ".count)))
    defer {
      kill(compiler, SIGKILL)
      command.waitUntilExit()
    }
    // Two of one number could arrive as one.
    for number in [SIGINT, SIGTERM] { kill(command.processIdentifier, number) }
    // The pipe is closed when the command has ended; the compiler does not hold it.
    while await all.next() != nil {}
    #expect(kill(compiler, 0) == 0)
  }
}
