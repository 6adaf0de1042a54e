/// Why the simulator cannot be shown, and what to do about it.
package struct SimulatorError: Error, CustomStringConvertible, Equatable {
  package let description: String

  static func invalidPort(_ value: String) -> SimulatorError {
    SimulatorError(
      description: "STORYLINE_PORT is “\(value)”; it must be a number from 1 to 65535.")
  }

  static func portTaken(_ port: Int) -> SimulatorError {
    SimulatorError(
      description: "Port \(port), which STORYLINE_PORT asks for, is taken. "
        + "End what listens there, choose another, or unset STORYLINE_PORT.")
  }

  static func noFreePort(_ range: ClosedRange<Int>) -> SimulatorError {
    SimulatorError(
      description: "Every port from \(range.lowerBound) to \(range.upperBound) is taken. "
        + "Choose one with STORYLINE_PORT.")
  }

  static func cannotListen(_ host: ListeningHost, _ port: Int, _ reason: String) -> SimulatorError {
    SimulatorError(description: "Cannot listen on \(host.address):\(port): \(reason).")
  }

  static func invalidHost(_ value: String) -> SimulatorError {
    SimulatorError(
      description: "STORYLINE_HOST is “\(value)”; it must be one IPv4 address of this machine.")
  }

  static func missingFile(_ name: String, _ folder: String) -> SimulatorError {
    SimulatorError(
      description:
        "The simulator's page is incomplete: \(name) is not in \(folder). Build again, or put the folder Storyline_UIKitSimulator.resources beside the app."
    )
  }

  static func session(path: String, reason: String) -> SimulatorError {
    SimulatorError(description: "\(path) cannot be replayed. \(reason)")
  }

  static func noHome() -> SimulatorError {
    SimulatorError(
      description: "There is no folder for the simulator's token: neither XDG_STATE_HOME nor HOME "
        + "holds an absolute path. Set one of them.")
  }

  static func cannot(_ what: String, _ path: String, _ reason: String) -> SimulatorError {
    SimulatorError(
      description: "Cannot \(what) \(path): \(reason). Set XDG_STATE_HOME to a folder of yours.")
  }

  static func unsafe(_ path: String, _ problem: String, fix: String) -> SimulatorError {
    SimulatorError(
      description: "\(path) \(problem), so its token is not safe. Fix it with: \(fix)")
  }
}
