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
    return atUses(of: messages)
  }

  /// Returns the messages with the errors in expanded macros at the places where the macros are used, which the notes
  /// behind each error name. An expansion that lies in another one has a note for both.
  private static func atUses(of messages: [CompilerMessage]) -> [CompilerMessage] {
    messages.indices.map { index in
      let message = messages[index]
      guard message.isExpanded, message.isError else { return message }
      let notes = messages[(index + 1)...].prefix { $0.severity == .note }
      let use = notes.first { !$0.isExpanded && $0.text.hasPrefix("in expansion of macro ") }
      return use.map { message.moved(to: $0) } ?? message
    }
  }

  /// A Boolean value that indicates whether it lies in the expansion of a macro, which is no file of anybody's.
  private var isExpanded: Bool { file.contains("/@__swiftmacro_") }

  private func moved(to place: CompilerMessage) -> CompilerMessage {
    CompilerMessage(
      severity: severity, file: place.file, line: place.line, column: place.column,
      offset: place.offset,
      text: text)
  }

  /// The numbers of clang's format for serialized diagnostics.
  private enum Code {
    static let diagnostic: UInt64 = 9
    static let message: UInt64 = 2
    static let fileName: UInt64 = 6
  }
}
