import Foundation
import UIKitCore

/// The inputs since the launch: kept for a file, or replayed from one.
extension Simulator {
  /// Names the file of a session that is to be replayed.
  nonisolated static let sessionVariable = "STORYLINE_SESSION"

  /// The session that the app is to replay, if any.
  ///
  /// - Throws: ``SimulatorError`` where the file is none.
  static func session(of environment: [String: String]) throws -> Session? {
    guard let path = environment[sessionVariable] else { return nil }
    do {
      return try Session(page: String(contentsOf: URL(filePath: path), encoding: .utf8))
    } catch let problem as Session.Problem {
      throw SimulatorError.session(path: path, reason: problem.description)
    } catch {
      throw SimulatorError.session(path: path, reason: error.localizedDescription)
    }
  }

  /// Keeps what is on the screen for a session, which begins with the first page that shows it.
  func keep(_ list: DisplayList) {
    let time = stage.time.stage
    if !keeper.hasBegun {
      keeper.begin(app: app, device: stage.deviceState.settings(isDark: list.isDark), at: time)
    }
    if keeper.awaitsPicture, stage.isSettled { keeper.see(list, at: time) }
  }

  /// Begins with the first screen on which nothing moves.
  func beginReplay() {
    guard let replay, stage.isSettled else { return }
    replay.begin(
      { [weak self] input in
        guard let self, let server else { return }
        takeAndNote(input, server)
      }, saying: Self.printAtOnce)
  }

  /// The session as a page, with the log and the test that were written meanwhile.
  func savedSession() -> String {
    var positions: [Int: Int] = [:]
    let lines = stage.panels.log?.lines(&positions) ?? []
    return SessionPage(
      session: keeper.session, deviceName: stage.deviceName, pictures: keeper.pictures,
      log: lines.map(\.text), test: recorder.state.code, isCut: keeper.isCut
    ).text
  }
}

extension SimulatorInput {
  /// A Boolean value that indicates whether it is of the keyboard.
  var isTyped: Bool {
    switch self {
    case .text, .press: true
    default: false
    }
  }
}
