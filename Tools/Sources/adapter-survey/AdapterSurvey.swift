import ArgumentParser
import Foundation
import SourceAdapter

/// Rewrites other people's sources, and counts what has become of them. Nothing of them is compiled.
@main
struct AdapterSurvey: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "adapter-survey", abstract: "Counts what the adapter makes of many sources.",
    discussion: """
      Every folder is read as one module, with all Swift files in it. Said are the files that no parser \
      reads any more, those that the adapter therefore left as they are, and how often it reports \
      what it cannot rewrite. Ends with 1 where the syntax of a file broke.
      """)

  @Argument(help: "Folders, each with the sources of an app.", completion: .directory)
  var folders: [String]

  @Flag(help: "Print everything that the adapter says, with file and line.")
  var verbose = false

  @Option(
    help: "A folder for the rewritten files, to compile them by hand.", completion: .directory)
  var write: String?

  func run() async throws {
    var sum = Tally()
    for folder in folders {
      let (tally, texts) = await Self.survey(URL(filePath: folder), isVerbose: verbose)
      if let write {
        let name = URL(filePath: folder).lastPathComponent
        try Self.write(texts, into: URL(filePath: write).appending(path: name))
      }
      print("\(folder): \(tally)")
      sum.add(tally)
    }
    if folders.count > 1 { print("all: \(sum)") }
    if sum.refused + sum.broken > 0 { throw ExitCode.failure }
  }

  /// Files with numbers: those of different folders may have one name.
  private static func write(_ texts: [String], into folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (number, text) in texts.enumerated() {
      let file = folder.appending(path: "\(number).swift")
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
  }

  private static func survey(_ folder: URL, isVerbose: Bool) async -> (Tally, [String]) {
    let files = sources(in: folder)
    let indices = await inParallel(files) { SourceAdapter.index($0.text) }
    let adapter = SourceAdapter(
      module: "App", index: ModuleIndex(indices), modules: Set(files.flatMap(\.imports)))
    let tallies = await inParallel(files) { file in
      let adapted = adapter.adapt(SourceFile(path: file.path, text: file.text))
      if isVerbose { for diagnostic in adapted.diagnostics { print(diagnostic) } }
      return (Tally(of: file, adapted), adapted.text)
    }
    return (tallies.reduce(into: Tally()) { $0.add($1.0) }, tallies.map(\.1))
  }

  /// All that can be read: what is no text is not Swift.
  private static func sources(in folder: URL) -> [Source] {
    let paths =
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
      .compactMap { ($0 as? URL)?.path }.filter { $0.hasSuffix(".swift") }.sorted() ?? []
    return paths.compactMap { path in
      guard let text = try? String(contentsOf: URL(filePath: path), encoding: .utf8) else {
        return nil
      }
      return Source(path: path, text: text)
    }
  }

  private static func inParallel<Result: Sendable>(
    _ files: [Source], _ work: @escaping @Sendable (Source) -> Result
  ) async -> [Result] {
    let width = ProcessInfo.processInfo.activeProcessorCount
    return await withTaskGroup(of: [Result].self) { group in
      for lane in 0..<width {
        group.addTask { stride(from: lane, to: files.count, by: width).map { work(files[$0]) } }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
  }
}

/// A file, and the modules that it imports: that one is missing is not what is asked here.
private struct Source: Sendable {
  let path: String
  let text: String

  var imports: [String] {
    text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard let place = words.firstIndex(of: "import"), words.count > place + 1 else { return nil }
      return words[words.count - 1].split(separator: ".").first.map(String.init)
    }
  }
}

private struct Tally: CustomStringConvertible {
  var files = 0
  var lines = 0
  var rewritten = 0
  /// The number of files that cannot be parsed as they are.
  var unreadable = 0
  /// The number of files that the adapter left alone, because its result had syntax errors.
  var refused = 0
  /// The number of files whose adapted source has syntax errors.
  var broken = 0
  var reports = 0

  init() {}

  init(of source: Source, _ adapted: AdaptedSource) {
    files = 1
    lines = source.text.split(separator: "\n", omittingEmptySubsequences: false).count
    let body = adapted.text.drop { $0 != "\n" }.dropFirst()
    rewritten = body == source.text[...] ? 0 : 1
    unreadable = SourceAdapter.hasSyntaxErrors(source.text) ? 1 : 0
    refused = adapted.diagnostics.contains(where: \.isBrokenSyntax) ? 1 : 0
    broken = unreadable == 0 && SourceAdapter.hasSyntaxErrors(adapted.text) ? 1 : 0
    reports = adapted.diagnostics.count - refused
  }

  mutating func add(_ other: Tally) {
    files += other.files
    lines += other.lines
    rewritten += other.rewritten
    unreadable += other.unreadable
    refused += other.refused
    broken += other.broken
    reports += other.reports
  }

  var description: String {
    "\(files) files with \(lines) lines, \(rewritten) rewritten, \(broken) broken, "
      + "\(refused) left alone, \(unreadable) with errors of their own, \(reports) reports"
  }
}
