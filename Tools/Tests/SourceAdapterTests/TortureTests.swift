import Foundation
import SourceAdapter
import Testing

/// Every construct, adapted, compiled against the stage, and run.
@Suite(.serialized) struct TortureTests {
  /// Two ways to compile them; with `STORYLINE_TORTURE=all` in the environment all there are.
  static let modes =
    if ProcessInfo.processInfo.environment["STORYLINE_TORTURE"] == "all" {
      ["5", "6"].flatMap { version in
        [[], ["-default-isolation", "MainActor"]].flatMap { isolation in
          [[], ["-O", "-wmo"]].map { ["-swift-version", version] + isolation + $0 }
        }
      }
    } else {
      [
        ["-swift-version", "5"],
        ["-swift-version", "6", "-default-isolation", "MainActor"],
      ]
    }

  @Test(arguments: modes)
  func `adapted sources do what they do on Apple's systems`(options: [String]) throws {
    let files = try sources()
    let adapter = SourceAdapter(
      module: "Torture", index: ModuleIndex(files.map { SourceAdapter.index($0.text) }))
    let adapted = files.map(adapter.adapt)
    #expect(adapted.flatMap(\.diagnostics) == [])
    let output = try Stage().run(
      zip(files, adapted).map { SourceFile(path: $0.path, text: $1.text) }, module: "Torture",
      options)
    let lines = output.split(separator: "\n")
    #expect(lines.filter { !$0.hasSuffix(": ok") } == [])
    let checks = files.reduce(0) { $0 + $1.text.matches(of: /\n +check\(/).count }
    #expect(lines.count == checks)
  }

  private func sources() throws -> [SourceFile] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Torture")
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .sorted { $0.path < $1.path }
      .map { SourceFile(path: $0.path, text: try String(contentsOf: $0, encoding: .utf8)) }
  }
}
