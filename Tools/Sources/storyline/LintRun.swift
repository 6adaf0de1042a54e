import AppBuilder
import Foundation
import Lint
import ProjectReader
import SourceFacts

/// One run of `storyline lint`.
struct LintRun {
  private let options: LintCheck
  let folder: URL
  let paths: [String]
  private let configuration: LintConfiguration
  private let input: LintInput?

  init(_ options: LintCheck) throws {
    self.options = options
    var url = URL(filePath: options.path).standardizedFileURL
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw LintError("\(url.path) does not exist. Name the folder of the sources.")
    }
    // An Xcode project lies beside its sources.
    if !isFolder.boolValue || ["xcodeproj", "xcworkspace"].contains(url.pathExtension) {
      guard isFolder.boolValue else {
        throw LintError(
          "\(url.path) is a file. Name its folder: rules need all files of a project.")
      }
      url = url.deletingLastPathComponent()
    }
    folder = url
    configuration = try LintConfiguration.read(in: url)
    do {
      paths = try SourceFolder.files(below: url)
    } catch {
      throw LintError("\(url.path) cannot be read: \(error.localizedDescription)")
    }
    guard !paths.isEmpty || options.stdin else {
      throw LintError("\(url.path) has no Swift sources.")
    }
    input = try options.asFile.map { try LintInput($0, in: url) }
  }

  /// Prints the findings; returns whether the run is a success.
  func perform() async throws -> Bool {
    let changed = try options.changedSince.map { try GitChanges.paths(since: $0, in: folder) }
    var (files, findings) = await read()
    if let changed { findings.removeAll { !changed.contains($0.path) } }
    if let input { findings.removeAll { $0.path != input.path } }
    if let path = options.writeBaseline {
      try Baseline(findings, in: folder).write(to: URL(filePath: path))
      Console.say("\(Self.number(findings.count, "finding")) written to \(path)")
      return true
    }
    var known: [Finding] = []
    if let path = options.baseline {
      (findings, known) = try Baseline(contentsOf: URL(filePath: path)).divide(findings, in: folder)
    }
    if options.statistics {
      try write(LintStatistics(files, findings + known).text)
      return true
    }
    let fixer = FixApplier(folder: folder, allowsUnsafe: options.unsafeFixes)
    if options.diff {
      let (changes, refusals) = fixer.changes(findings, in: files)
      for refusal in refusals { Console.say("warning: \(refusal)") }
      try write(
        changes.map { UnifiedDiff.text(path: $0.path, before: $0.before, after: $0.after) }.joined()
      )
      return true
    }
    if options.fix {
      let report = try fixer.apply(findings, to: files)
      for refusal in report.refusals { Console.say("warning: \(refusal)") }
      Console.say(
        "\(Self.number(report.fixed, "finding")) fixed in \(Self.number(report.files.count, "file"))"
      )
      if report.fixed > 0 {
        (files, findings) = await read()
        if let changed { findings.removeAll { !changed.contains($0.path) } }
        if let path = options.baseline {
          (findings, known) = try Baseline(contentsOf: URL(filePath: path)).divide(
            findings, in: folder)
        }
      }
    }
    let output = LintFormat.Output(findings: findings, known: known, folder: folder)
    try write(options.format.text(output))
    let errors = findings.count { $0.severity == .error }
    let warnings = findings.count - errors
    Console.say(
      "\(Self.number(files.count, "file")): \(Self.number(errors, "error")), "
        + Self.number(warnings, "warning")
        + (known.isEmpty ? "" : ", \(known.count) in the baseline"))
    return errors == 0 && !(options.strict && warnings > 0)
  }

  /// Reads the facts, by way of the cache, and runs the rules.
  private func read() async -> ([SourceFile], [Finding]) {
    let url = CacheFolder.standard().facts(of: folder)
    var cache = FactsCache.read(url)
    let reading = await cache.facts(of: paths, in: folder)
    for (path, reason) in reading.unreadable {
      Console.say("warning: \(path) was not read: \(reason)")
    }
    // Without a cache the next run takes longer, and finds the same.
    if reading.parsed > 0 { try? cache.write(to: url) }
    var files = reading.files
    if let input {
      files.removeAll { $0.path == input.path }
      files.append(input.file(in: folder))
      files.sort { $0.path < $1.path }
    }
    let linter = Linter(configuration, only: options.only, except: options.except)
    return (files, linter.findings(in: files))
  }

  private func write(_ text: String) throws {
    guard let path = options.output else {
      FileHandle.standardOutput.write(Data(text.utf8))
      return
    }
    do {
      try Data(text.utf8).write(to: URL(filePath: path), options: .atomic)
    } catch {
      throw LintError("\(path) cannot be written: \(error.localizedDescription)")
    }
  }

  private static func number(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

/// The files that git reports as changed.
enum GitChanges {
  /// The paths below a folder of files that differ from a commit, or that git does not know yet.
  static func paths(since commit: String, in folder: URL) throws -> Set<String> {
    // A name that begins with a dash would be an option.
    guard !commit.hasPrefix("-") else { throw LintError("\(commit) is not a Git commit.") }
    let git = Git(folder)
    guard let changed = git.run(["diff", "--name-only", "--relative", "-z", commit, "--"]),
      let new = git.run(["ls-files", "--others", "--exclude-standard", "-z"])
    else {
      throw LintError(
        "\(commit) is not a commit in a Git repository that contains \(folder.path).")
    }
    return Set((changed + new).split(separator: "\0").map(String.init))
  }
}
