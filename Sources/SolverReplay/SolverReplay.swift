import ConstraintSolver
import Foundation
import UIKitCore

/// Records what screens tell the constraint solver, and tells it again: see `Benchmarks/Solver`.
@main @MainActor
struct SolverReplay {
  static let usage = """
    usage: solver-replay record SCREEN   prints what the solver is told (\
    \(RecordedScreen.allCases.map(\.rawValue).joined(separator: ", ")))
           solver-replay values FILE     prints the solutions that are read, a line each
           solver-replay time FILE SECONDS   prints the nanoseconds of a replay
    """

  static func main() throws {
    let words = CommandLine.arguments.dropFirst().map(\.self)
    switch (words.first, words.count) {
    case ("record", 2):
      guard let screen = RecordedScreen(rawValue: words[1]) else { fail() }
      print(try screen.record().joined(separator: "\n"))
    case ("values", 2):
      try recording(words[1]).replay { values in
        print(values.map { String(format: "%.4f", $0) }.joined(separator: " "))
      }
    case ("time", 3):
      guard let seconds = Double(words[2]) else { fail() }
      print(try time(recording(words[1]), for: seconds))
    default: fail()
    }
  }

  private static func recording(_ path: String) throws -> Recording {
    try Recording(String(contentsOfFile: path, encoding: .utf8))
  }

  /// The median of the replays that fit into that many seconds of processor time; three at least.
  private static func time(_ recording: Recording, for seconds: Double) throws -> Int {
    var times: [Int] = []
    let end = now() + Int(seconds * 1e9)
    repeat {
      let start = now()
      try recording.replay()
      times.append(now() - start)
    } while now() < end || times.count < 3
    return times.sorted()[times.count / 2]
  }

  /// Nanoseconds of processor time.
  private static func now() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  private static func fail() -> Never {
    FileHandle.standardError.write(Data((usage + "\n").utf8))
    exit(64)
  }
}
