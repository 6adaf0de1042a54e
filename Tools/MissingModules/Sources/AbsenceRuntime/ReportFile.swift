import Foundation

/// The file that the report goes to, one line of JSON for each entry.
struct ReportFile: Sendable {
  let path: String

  /// The file that `STORYLINE_MISSING_REPORT` names.
  static let standard = ProcessInfo.processInfo.environment["STORYLINE_MISSING_REPORT"]
    .flatMap { $0.isEmpty ? nil : ReportFile(path: $0) }

  /// Appends the entries in one write: several processes may share the file.
  func append(_ uses: [_Absence.Use]) {
    guard !uses.isEmpty else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let lines = uses.compactMap { try? encoder.encode($0) }
    let data = lines.reduce(into: Data()) { $0 += $1 + Data("\n".utf8) }
    let file = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o644)
    let written = data.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
    if written < data.count {
      FileHandle.standardError.write(Data("Storyline: \(path) cannot be written\n".utf8))
    }
    if file >= 0 { close(file) }
  }
}
