import AppBuilder
import Foundation
import ProjectReader
import Synchronization

/// Runs an app, builds it again when one of its files is saved, and restarts it.
struct Watcher {
  /// Reads the project, whose files may be others by now.
  let builder: () throws -> AppBuilder

  /// Set for the app, which then restarts at a signal that is ignored by default.
  private static let variable = "STORYLINE_RELOADS"
  private static let signal = SIGURG

  /// Runs the app with further environment variables.
  ///
  /// - Returns: The status of the app when it has ended.
  func run(
    _ program: URL, _ environment: [String: String], builtFrom stamp: ProjectStamp
  ) async throws -> Int32 {
    let app = Process()
    app.executableURL = program
    app.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
      .merging([Self.variable: "1"]) { $1 }
    Signals.letThrough()
    try app.run()
    let rebuilding = Rebuilding()
    // A signal that ends this program ends the app, and the running build.
    let signals = [SIGINT, SIGTERM, SIGHUP].map { number in
      Foundation.signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number)
      source.setEventHandler {
        app.terminate()
        rebuilding.end()
      }
      source.activate()
      return source
    }
    defer { signals.forEach { $0.cancel() } }
    var built = stamp
    var last = stamp
    while app.isRunning {
      try await Task.sleep(for: .milliseconds(300))
      // A project that cannot be read is just being written.
      guard let builder = try? builder() else { continue }
      let now = ProjectStamp(builder)
      defer { last = now }
      // Built when nothing changes any more: programs save several files at once.
      guard now != built, now == last else { continue }
      built = now
      await rebuilding.run { await Self.rebuild(builder, app.processIdentifier) }
    }
    return app.terminationStatus
  }

  private static func rebuild(_ builder: AppBuilder, _ app: pid_t) async {
    do {
      try await builder.exclusively(saying: Console.say) {
        Console.show(try await builder.prepare())
        try Task.checkCancellation()
        _ = try await builder.build(saying: Console.say)
        Console.show(builder.setAside())
      }
      kill(app, signal)
    } catch {
      // A cancelled build needs no message. Otherwise the old app goes on until the next file is
      // saved.
      if !Task.isCancelled { Console.say("error: \(error)") }
    }
  }
}

/// The build that runs beside the app, and that can be ended.
private final class Rebuilding: Sendable {
  private struct State {
    var hasEnded = false
    var task: Task<Void, Never>?
  }

  private let state = Mutex(State())

  /// Does something that can be ended, unless all has ended already.
  func run(_ work: @escaping @Sendable () async -> Void) async {
    let task = state.withLock { state -> Task<Void, Never>? in
      guard !state.hasEnded else { return nil }
      let task = Task { await work() }
      state.task = task
      return task
    }
    await task?.value
  }

  /// Ends a wait for others by cancelling it, and a compiler by interrupting it.
  func end() {
    let task = state.withLock { state in
      state.hasEnded = true
      return state.task
    }
    task?.cancel()
    Signals.interrupt()
  }
}
