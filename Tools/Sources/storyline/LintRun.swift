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
    var files = await read()
    let changed = try options.changedSince.map { try GitChanges.paths(since: $0, in: folder) }
    let linter = Linter(configuration, only: options.only, except: options.except)
    func findings(in files: [SourceFile]) -> [Finding] {
      linter.findings(in: files).filter { finding in
        changed?.contains(finding.path) != false && input.map { $0.path == finding.path } != false
      }
    }
    if let path = options.writeBaseline {
      let found = findings(in: files)
      try Baseline(found, in: files).write(to: URL(filePath: path))
      Console.say("\(Self.number(found.count, "finding")) written to \(path)")
      return true
    }
    if options.statistics {
      try write(LintStatistics(files, findings(in: files)).text)
      return true
    }
    let baseline = try options.baseline.map { try Baseline(contentsOf: URL(filePath: $0)) }
    func divided(_ files: [SourceFile]) -> (new: [Finding], known: [Finding]) {
      let found = findings(in: files)
      return baseline?.divide(found, in: files) ?? (found, [])
    }
    if options.diff || options.fix {
      let fixer = FixApplier(folder: folder, allowsUnsafe: options.unsafeFixes) { divided($0).new }
      let report = try options.fix ? fixer.apply(to: files) : fixer.changes(in: files)
      for refusal in report.refusals { Console.say("warning: \(refusal)") }
      guard options.fix else {
        try write(
          report.changes.map {
            UnifiedDiff.text(path: $0.path, before: $0.before, after: $0.after)
          }.joined())
        return true
      }
      Console.say(
        Self.number(report.fixed, "finding") + " fixed in "
          + Self.number(report.changes.count, "file"))
      if report.fixed > 0 { files = await read() }
    }
    return try report(divided(files), files)
  }

  /// Prints findings and their numbers; returns whether the run is a success.
  private func report(_ findings: (new: [Finding], known: [Finding]), _ files: [SourceFile]) throws
    -> Bool
  {
    let output = LintFormat.Output(
      findings: findings.new, known: findings.known, folder: folder, files: files)
    try write(options.format.text(output))
    let errors = findings.new.count { $0.severity == .error }
    let warnings = findings.new.count - errors
    Console.say(
      "\(Self.number(files.count, "file")): \(Self.number(errors, "error")), "
        + Self.number(warnings, "warning")
        + (findings.known.isEmpty ? "" : ", \(findings.known.count) in the baseline"))
    return errors == 0 && !(options.strict && warnings > 0)
  }

  /// Reads the facts of the files, by way of the cache.
  private func read() async -> [SourceFile] {
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
    return files
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
