import AppBuilder
import Foundation
import ProjectReader

/// Runs an app, builds it again when one of its files is saved, and has it begin anew.
struct Watcher {
  /// Reads the project, whose files may be others by now.
  let builder: () throws -> AppBuilder

  /// Set for the app, which then begins anew at a signal that does no harm to one that does not listen.
  private static let variable = "STORYLINE_RELOADS"
  private static let signal = SIGURG

  /// Returns when the app has ended, with its status.
  func run(_ program: URL, builtFrom stamp: ProjectStamp) async throws -> Int32 {
    let app = Process()
    app.executableURL = program
    app.environment = ProcessInfo.processInfo.environment.merging([Self.variable: "1"]) { $1 }
    Signals.letThrough()
    try app.run()
    // What ends this program ends the app.
    let signals = [SIGINT, SIGTERM, SIGHUP].map { number in
      Foundation.signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number)
      source.setEventHandler { app.terminate() }
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
      let now = ProjectStamp(builder.project)
      defer { last = now }
      // Built when nothing changes any more: programs save several files at once.
      guard now != built, now == last else { continue }
      built = now
      await rebuild(builder, app)
    }
    return app.terminationStatus
  }

  private func rebuild(_ builder: AppBuilder, _ app: Process) async {
    do {
      try await builder.exclusively(saying: Console.say) {
        Console.show(try await builder.prepare())
        _ = try builder.build()
      }
      kill(app.processIdentifier, Self.signal)
    } catch {
      // The app goes on as it was, until the next file is saved.
      Console.say("error: \(error)")
    }
  }
}
