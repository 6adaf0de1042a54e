import AppBuilder
import Foundation
import ProjectReader
import SourceAdapter

/// What the command says, on standard error: standard output is for other programs.
enum Console {
  static func say(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }

  /// Says something for other programs, as JSON on standard output.
  static func print(_ value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    Swift.print(String(decoding: try encoder.encode(value), as: UTF8.self))
  }

  static func show(_ report: AppBuilder.Report) {
    for diagnostic in report.diagnostics { say(diagnostic.description) }
    for (module, files) in report.missingModules.sorted(by: { $0.key < $1.key }) {
      let number = files.count == 1 ? "1 file imports" : "\(files.count) files import"
      say("error: there is no module \(module), which \(number):")
      for file in files.prefix(5) { say("  \(file.path)") }
      if files.count > 5 { say("  and \(files.count - 5) more") }
      let standIn = SystemModule.standIns.first { $0.name == module }
      say("  `--stub \(module)` takes \(standIn.map { "one that \($0.note)" } ?? "an empty one")")
    }
  }
}

extension ProjectOptions {
  /// Reads the project, and chooses what to build of it.
  func builder(for purpose: Purpose, _ options: BuildOptions) throws -> AppBuilder {
    var options = options
    options.stubs = try stub.map { try Stub(argument: $0) }
    let cache = CacheFolder.standard()
    let fetcher = PackageFetcher(
      cache.packages, stage: AppBuilder.ownPackage, saying: { Console.say($0) })
    return try AppBuilder(
      ProjectReader.read(URL(filePath: path), fetching: fetcher), for: purpose, target: target,
      cache: cache, options: options)
  }
}
