import Foundation
public import MissingNames
import ProjectReader
public import SourceAdapter

extension AppBuilder {
  /// The parts of the project that did not compile the last time and were set aside, with the compiler's
  /// sentences. Files that have changed since have none.
  public func setAside() -> [Diagnostic] {
    let lists = purpose == .inspection ? [Purpose.tests, .app, .leaks, .map] : [purpose]
    guard let list = lists.lazy.compactMap({ AsideList.read(asideFile($0)) }).first else {
      return []
    }
    let unchanged = list.files.filter { path, file in
      guard !file.parts.isEmpty else { return false }
      return (try? String(contentsOfFile: path, encoding: .utf8)).map { StableHash.of($0) }
        == file.hash
    }
    var current = list
    current.files = unchanged
    return current.diagnostics
  }

  /// The list that still holds for the sources as they are.
  func currentAsides() throws -> AsideList? {
    guard !options.isStrict, let list = AsideList.read(asideFile(purpose)) else { return nil }
    return list.updated(for: try sourceTexts(), stamp: asideStamp)
  }

  /// Removes a list that does not hold any more, be it of another stage, tool or source: a build writes another one
  /// where it has to. Otherwise what compiles by now would be reported as set aside.
  func forgetAsides() {
    guard !options.isStrict else { return }
    try? FileManager.default.removeItem(at: asideFile(purpose))
  }

  /// Sets the imports of modules aside that are missing for certain: without them the compiler tells of one
  /// file in every build, and of nothing else in it.
  func setAsideImports(of modules: [String: [URL]]) async throws {
    guard !options.isStrict, !modules.isEmpty else { return }
    let texts = try sourceTexts()
    var list = AsideList(stamp: asideStamp, texts: texts)
    let search = AsideSearch(list: list, texts: texts)
    for (module, files) in modules {
      _ = list.add(search.imports(of: module, in: files.map(\.path)))
    }
    guard !list.parts.isEmpty else { return }
    try await write(settingAside: list)
    do {
      try list.write(to: asideFile(purpose))
    } catch {
      throw unwritable(error)
    }
  }

  /// Builds something of the package. Where it does not compile for a name that the stage lacks, adds the
  /// module with those names. Then sets aside what still does not compile and builds again, until all
  /// compiles or nothing more can be set aside.
  func compile(_ arguments: [String], saying say: (String) -> Void) async throws -> Int32 {
    try await compileNotingErrors(arguments, saying: say).status
  }

  /// Does the same, and returns the modules that have errors in the end as well.
  ///
  /// - Throws: ``UnbuiltPackages`` if fetched packages do not compile as they are.
  func compileNotingErrors(
    _ arguments: [String], saying say: (String) -> Void
  ) async throws -> (status: Int32, broken: Set<String>) {
    try? FileManager.default.removeItem(at: buildLog)
    var start = Date()
    var status = try swiftBuild(arguments)
    guard status != 0, !options.isStrict else { return (status, []) }
    var list =
      try currentAsides() ?? AsideList(stamp: asideStamp, texts: try sourceTexts())
    let objectiveC = objectiveCNames
    var rounds = 0
    while status != 0, rounds < Self.rounds * max(1, project.closure(of: targets).count) {
      let modules: [GeneratedPackage.Module]
      do {
        modules = try await adapt(keepingState: true, settingAside: list).modules
      } catch {
        throw unwritable(error)
      }
      let messages = CompilerMessages(products: cache.products, since: start)
      if !list.usesMissingNames, try missesNames(modules, messages) {
        list.usesMissingNames = true
        say("\(name) uses names that are missing on the stage: each use will be reported")
      } else {
        let texts = try sourceTexts()
        let number = list.add(
          AsideSearch(list: list, texts: texts, objectiveC: objectiveC).parts(
            of: modules, messages),
          in: texts)
        guard number > 0 else { break }
        let parts = number == 1 ? "1 part" : "\(number) parts"
        say("setting aside \(parts) of \(name) so that the rest compiles")
      }
      rounds += 1
      try await write(settingAside: list)
      start = Date()
      status = try swiftBuild(arguments)
    }
    guard status != 0 else {
      do {
        try list.write(to: asideFile(purpose))
      } catch {
        throw unwritable(error)
      }
      return (status, [])
    }
    let messages = CompilerMessages(products: cache.products, since: start)
    let unbuilt = plain.unbuilt { !messages.errors(in: $0).isEmpty }
    guard unbuilt.isEmpty else { throw try UnbuiltPackages(unbuilt, keptIn: cache) }
    // Setting parts aside does not help then: the compiler prints all its messages.
    forgetAsides()
    sayErrors(say)
    let broken = project.closure(of: targets).map(\.module)
      .filter { !messages.errors(in: $0).isEmpty }
    return (status, Set(broken))
  }

  /// Says the errors that are left, each once, and where the compiler's other messages are.
  private func sayErrors(_ say: (String) -> Void) {
    let text = (try? String(contentsOf: buildLog, encoding: .utf8)) ?? ""
    // The last build began with the last of these lines.
    let last = text.range(of: "\nBuilding for ", options: .backwards).map { text[$0.lowerBound...] }
    let errors = BuildLog.errors(in: String(last ?? text[...]))
    for error in errors.prefix(Self.shownErrors) { say(error) }
    let others = errors.count - Self.shownErrors
    say(
      (others > 0 ? "\(others) more errors and all" : "All") + " that the compiler said is in "
        + buildLog.path)
  }

  private static let shownErrors = 20

  /// The number of rounds per module: what one round leaves out, the next one may miss.
  private static let rounds = 7

  /// Returns a Boolean value that indicates whether the compiler misses a name that the module of
  /// missing names has.
  private func missesNames(
    _ modules: [GeneratedPackage.Module], _ messages: CompilerMessages
  ) throws -> Bool {
    let names = try missingNames()
    return modules.contains { module in
      messages.errors(in: module.target.module).contains { !names.names(in: $0.text).isEmpty }
    }
  }

  /// The names that the stage lacks.
  func missingNames() throws -> MissingNames {
    let folder = storyline.appending(path: "Tools/\(GeneratedPackage.missingModules)/Data")
    do {
      return try MissingNames(folder: folder)
    } catch {
      throw ProjectError("\(folder.path) cannot be read: \(error.localizedDescription)")
    }
  }

  /// The places in the sources that use a name that the stage lacks, as far as that is certain without
  /// the compiler.
  public func missingNamesInUse() throws -> [MissingNames.Need] {
    try missingNames().needed(
      by: sourceTexts().sorted { $0.key < $1.key }.map { (file: $0.key, text: $0.value) })
  }

  private func asideFile(_ purpose: Purpose) -> URL {
    packageFolder.appending(path: "set-aside.\(purpose).json")
  }

  func sourceTexts() throws -> [String: String] {
    let files = project.closure(of: targets).flatMap(\.sources)
      .map { URL(filePath: $0.standardizedFileURL.path) }
    return try files.reduce(into: [:]) { texts, url in
      do {
        texts[url.path] = try String(contentsOf: url, encoding: .utf8)
      } catch {
        throw ProjectError("\(url.path) cannot be read: \(error.localizedDescription)")
      }
    }
  }

  /// A hash of everything beside the sources on which the compiler's answer depends.
  var asideStamp: String {
    let settings = project.closure(of: targets).map {
      "\($0.name) \($0.defines) \(String(describing: $0.settings))"
    }
    var options = options
    options.jobs = nil
    return "\(State.tool) \(stageDate) \(options) \(settings) \(plain.modules.sorted())"
  }

  /// When the stage and its modules were changed: what was missing there may be there now.
  private var stageDate: Date {
    let folders = ["Sources", "Tools/SystemModules", "Tools/MissingModules", "Tools/StandIns"]
    return folders.map { newestFile(in: storyline.appending(path: $0)) }.max() ?? .distantPast
  }

  private func newestFile(in folder: URL) -> Date {
    let files = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: [.contentModificationDateKey])
    var newest = Date.distantPast
    while let url = files?.nextObject() as? URL {
      guard url.pathExtension == "swift",
        let values = try? url.resourceValues(forKeys: [.contentModificationDateKey]),
        let date = values.contentModificationDate
      else { continue }
      newest = max(newest, date)
    }
    return newest
  }
}
