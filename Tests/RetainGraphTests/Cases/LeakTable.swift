import Foundation

/// Documentation/leaks.tsv: what was seen of each case when `Scripts/leaks` last ran.
enum LeakTable {
  private static let file = URL(filePath: #filePath)
    .appending(path: "../../../../Documentation/leaks.tsv").standardized

  /// The verdicts for the build that runs.
  static func recorded() throws -> [String: Verdict] {
    let text = try String(contentsOf: file, encoding: .utf8)
    let rows = text.split(separator: "\n").dropFirst().map {
      $0.split(separator: "\t").map(String.init)
    }
    let column = isDebug ? 2 : 3
    return rows.reduce(into: [:]) { verdicts, row in
      guard row.count == 4 else { return }
      verdicts[row[0]] = Verdict(recorded: row[column], isPlanted: row[1] == "yes")
    }
  }

  private static var isDebug: Bool {
    var isDebug = false
    // The condition is evaluated in debug builds only.
    assert({ isDebug = true }() == ())
    return isDebug
  }
}

/// A file to which verdicts are added, when `Scripts/leaks` asks for it.
struct LeakRecording {
  private let file: String

  static var current: LeakRecording? {
    ProcessInfo.processInfo.environment["STORYLINE_RECORD_LEAKS"].map { LeakRecording(file: $0) }
  }

  func note(_ leak: LeakCase, _ verdict: Verdict) throws {
    let line = "\(leak.name)\t\(leak.isPlanted ? "yes" : "no")\t\(verdict.recorded)\n"
    let descriptor = open(file, O_WRONLY | O_CREAT | O_APPEND, 0o644)
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try handle.write(contentsOf: Data(line.utf8))
  }
}

extension Verdict {
  /// The table has four words; what they mean of a case that is not planted is clear.
  var recorded: String {
    switch self {
    case .found, .falseReport: "found"
    case .suspected, .falseSuspicion: "suspected"
    case .missed: "missed"
    case .none: "none"
    }
  }

  init?(recorded: String, isPlanted: Bool) {
    let candidates: [Verdict] =
      isPlanted ? [.found, .suspected, .missed] : [.none, .falseSuspicion, .falseReport]
    guard let verdict = candidates.first(where: { $0.recorded == recorded }) else { return nil }
    self = verdict
  }
}
