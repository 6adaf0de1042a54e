import Foundation

/// Tells a running app that its program was built again.
///
/// A program that watches the app's sources starts it with a variable in the environment, and sends it
/// a signal after each build. One that is ignored by default does no harm to an app that does not
/// listen, or not yet.
@MainActor
package final class ReloadSignal {
  /// Set for an app that is to listen.
  package nonisolated static let variable = "STORYLINE_RELOADS"
  package nonisolated static let number = SIGURG

  private let source: any DispatchSourceSignal

  /// Nothing for an app that is not to listen.
  ///
  /// Threads that run already may take the signal and throw it away: this comes before the server's.
  init?(environment: [String: String], _ onSignal: @escaping @MainActor () -> Void) {
    guard environment[Self.variable] != nil else { return nil }
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, Self.number)
    // A signal between this process and the next one, which has the same threads and masks, waits.
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    source = DispatchSource.makeSignalSource(signal: Self.number, queue: .main)
    source.setEventHandler { MainActor.assumeIsolated { onSignal() } }
    source.activate()
  }

  isolated deinit { source.cancel() }
}
