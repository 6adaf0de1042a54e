import Foundation

/// A message of the compiler's, read from the file in which it keeps its diagnostics (`.dia`).
struct CompilerMessage: Hashable {
  enum Severity: UInt64 {
    case ignored = 0
    case note, warning, error, fatal, remark
  }

  let severity: Severity
  /// The file that `#sourceLocation` names, or the compiled file itself.
  let file: String
  let line: Int
  let column: Int
  /// The place in the text that was compiled, in bytes.
  let offset: Int
  let text: String

  var isError: Bool { severity == .error || severity == .fatal }

  /// Reads all messages of a file; returns an empty array for a file in another format.
  static func read(_ url: URL) -> [CompilerMessage] {
    guard let data = try? Data(contentsOf: url) else { return [] }
    return read(Array(data))
  }

  static func read(_ bytes: [UInt8]) -> [CompilerMessage] {
    let mark = Array("DIAG".utf8)
    guard bytes.starts(with: mark),
      let records = try? BitstreamReader.records(of: bytes, from: mark.count)
    else { return [] }
    var files: [UInt64: String] = [:]
    var messages: [CompilerMessage] = []
    for record in records where record.block == Code.diagnostic {
      let values = record.values
      switch record.code {
      case Code.fileName where !values.isEmpty:
        files[values[0]] = String(decoding: record.blob, as: UTF8.self)
      case Code.message where values.count >= 5:
        guard let severity = Severity(rawValue: values[0]) else { continue }
        messages.append(
          CompilerMessage(
            severity: severity, file: files[values[1]] ?? "", line: Int(clamping: values[2]),
            column: Int(clamping: values[3]), offset: Int(clamping: values[4]),
            text: String(decoding: record.blob, as: UTF8.self)))
      default: break
      }
    }
    return messages
  }

  /// The numbers of clang's format for serialized diagnostics.
  private enum Code {
    static let diagnostic: UInt64 = 9
    static let message: UInt64 = 2
    static let fileName: UInt64 = 6
  }
}
