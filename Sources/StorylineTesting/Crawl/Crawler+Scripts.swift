import UIKit

// The shortest ways from a launch to each state, tried before they are written down.
extension Crawler {
  /// Replaces the script of each state by the shortest way in the model, where that way really
  /// leads to the state. These launches are no steps of a budget. When a budget in seconds is spent, the states
  /// that are left keep the scripts by which they were found.
  func shortenScripts() async throws {
    guard let first = model.steps.first?.destination.map({ model.state(of: $0) }) else { return }
    for state in model.states.indices where state != first {
      guard !isOutOfTime else { return }
      let known = model.script(toState: state)
      guard let path = model.path(from: first, to: { $0 == state }), path.keys.count < known.count
      else { continue }
      if let lines = try await replay(path.keys, to: state) { scripts[state] = lines }
    }
  }

  /// Launches the app and performs actions, without adding to the model.
  ///
  /// - Returns: The lines; nil where they lead elsewhere.
  private func replay(_ keys: [String], to state: Int) async throws -> [String]? {
    var lines: [String] = []
    do {
      _ = try await Failure.collect {
        try await start()
        for key in keys {
          guard let action = action(key) else { return }
          face = nil
          for each in action.actions { try await each.perform(on: app) }
          try await rest()
          lines.append(action.line)
        }
      }
    } catch { return nil }
    guard lines.count == keys.count, stateKey() == model.states[state].key else { return nil }
    return lines
  }
}
