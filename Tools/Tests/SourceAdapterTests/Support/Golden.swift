import Foundation
import SourceAdapter
import Testing

/// A recorded example: files, and what the adapter makes of them.
///
/// The files begin behind lines of three dashes and their name, what is made of them behind three equals
/// signs, and what is reported at the end. The text before them says what the example shows.
struct Golden: CustomTestStringConvertible {
  let name: String

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Goldens")

  static let all: [Golden] = {
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "txt" }
      .map { Golden(name: $0.deletingPathExtension().lastPathComponent) }
      .sorted { $0.name < $1.name }
  }()

  var testDescription: String { name }

  private var url: URL { Self.folder.appending(path: "\(name).txt") }

  /// Returns the recorded output.
  func recorded() throws -> String { try String(contentsOf: url, encoding: .utf8) }

  func record(_ text: String) throws {
    try text.write(to: url, atomically: true, encoding: .utf8)
  }

  /// Returns the adapter's output for the files now, in the recorded form.
  func current() throws -> String {
    let lines = try recorded().split(separator: "\n", omittingEmptySubsequences: false)
    let input = lines.prefix { !$0.hasPrefix("===") }
    var text = input.joined(separator: "\n") + "\n"
    var reports: [String] = []
    for (file, adapted) in adapt(Self.files(in: Array(input))) {
      // The first line is the same everywhere, but for the path.
      let body = adapted.text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
      text += "=== \(file.path)\n" + body.joined(separator: "\n") + "\n"
      reports += adapted.diagnostics.map(\.description)
    }
    if !reports.isEmpty { text += "=== reports\n" + reports.joined(separator: "\n") + "\n" }
    return text
  }

  private func adapt(_ files: [SourceFile]) -> [(SourceFile, AdaptedSource)] {
    let index = ModuleIndex(files.map { SourceAdapter.index($0.text) })
    let adapter = SourceAdapter(module: "App", index: index)
    return files.map { ($0, adapter.adapt($0)) }
  }

  private static func files(in lines: [Substring]) -> [SourceFile] {
    var files: [SourceFile] = []
    for part in lines.split(whereSeparator: { $0.hasPrefix("--- ") }) where part.startIndex > 0 {
      let name = lines[part.startIndex - 1].dropFirst("--- ".count)
      files.append(SourceFile(path: String(name), text: part.joined(separator: "\n")))
    }
    return files
  }
}
