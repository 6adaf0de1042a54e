package import Foundation
import ProjectReader

/// The style, folders, access and formatting of a project, read from its sources.
package struct ProjectTraits {
  package var answers: Answers
  /// The sentence about further steps, in projects of a generator.
  package var note: String?
  /// The Xcode project whose file lists the sources.
  package var xcodeProject: URL?
  package var target: String
  package var testTarget: String?

  /// Reads a project.
  ///
  /// - Throws: ``ScaffoldError`` where there is no target, or the style is unknown.
  package init(_ folder: URL, target name: String?, style: Style?) throws {
    let project: Project
    do {
      project = try ProjectReader.read(folder, for: .app)
    } catch {
      throw ScaffoldError("\(error)")
    }
    let own = project.targets.filter { $0.package == nil }
    let candidates = own.filter { $0.kind == .app || $0.kind == .library }
    if let name, !candidates.contains(where: { $0.name == name }) {
      let names = candidates.map(\.name).joined(separator: ", ")
      throw ScaffoldError("There is no target \(name): the targets with sources are \(names).")
    }
    guard
      let target = name.flatMap({ name in candidates.first { $0.name == name } })
        ?? candidates.first(where: { $0.kind == .app }) ?? candidates.first
    else { throw ScaffoldError("\(folder.path) has no target with sources.") }
    let tests = own.filter { $0.kind == .tests && $0.dependencies.contains(target.name) }
    let texts = target.sources.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
    guard !texts.isEmpty else {
      throw ScaffoldError("The target \(target.name) has no sources that can be read.")
    }
    guard let style = style ?? Self.style(of: texts) else {
      throw ScaffoldError(
        "The style of \(target.name) could not be read from its sources. Choose one with --style.")
    }
    let testTexts = tests.flatMap(\.sources).compactMap {
      try? String(contentsOf: $0, encoding: .utf8)
    }
    self.target = target.name
    testTarget = tests.first?.name
    answers = Answers(
      style: style, module: target.module, ending: Self.ending(of: texts),
      usesStoryboards: target.resources.contains {
        $0.pathExtension == "storyboard" && $0.lastPathComponent != "LaunchScreen.storyboard"
      },
      tests: Self.framework(of: testTexts), container: .other,
      indentation: Self.indentation(of: texts),
      isMainActorByDefault: target.settings?.isMainActorByDefault ?? false,
      access: Access.most(of: texts) == .public ? .public : nil,
      sources: Self.commonFolder(of: target.sources, below: folder),
      testSources: tests.first.map { Self.commonFolder(of: $0.sources, below: folder) })
    readContainer(folder)
  }

  private mutating func readContainer(_ folder: URL) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let makers = ["project.yml": "xcodegen generate", "Project.swift": "tuist generate"]
    if let maker = makers.first(where: { names.contains($0.key) }) {
      note = "Run `\(maker.value)` to add the new files to the project."
    } else if let project = names.sorted().first(where: { $0.hasSuffix(".xcodeproj") }) {
      let url = folder.appending(path: project)
      xcodeProject = url
      let text =
        (try? String(contentsOf: url.appending(path: "project.pbxproj"), encoding: .utf8)) ?? ""
      answers.container =
        text.contains("PBXFileSystemSynchronizedRootGroup") ? .xcode : .xcodeGroups
    } else if names.contains("Package.swift") {
      answers.container = .package
    }
  }

  // MARK: Reading sources

  private static func style(of texts: [String]) -> Style? {
    if texts.contains(where: { $0.contains(": Flow<") }) { return .storyline }
    if texts.contains(where: { $0.contains("DisplayLogic") }) { return .vip }
    guard texts.contains(where: { $0.contains(/class \w+Coordinator\b/) }) else { return nil }
    return texts.contains { $0.contains(/class \w+Presenter\b/) } ? .mvpC : .mvvmC
  }

  private static func ending(of texts: [String]) -> Ending {
    if texts.contains(where: { $0.contains("protocol CoordinatorFinishDelegate") }) {
      return .delegate
    }
    return texts.contains {
      $0.contains("func bindToLifecycle(of") && $0.contains("class Coordinator")
    }
      ? .lifetime : .parent
  }

  private static func framework(of texts: [String]) -> TestFramework {
    let xctest = texts.filter { $0.contains("import XCTest") }.count
    return xctest * 2 > texts.count ? .xctest : .swiftTesting
  }

  /// The unit of most files: a tab, or the smallest number of spaces that lines begin with.
  static func indentation(of texts: [String]) -> Indentation {
    var votes: [String: Int] = [:]
    for text in texts.prefix(50) {
      let lines = text.split(separator: "\n").filter { $0.first == " " || $0.first == "\t" }
      if lines.contains(where: { $0.first == "\t" }) {
        votes["\t", default: 0] += 1
      } else if let least = lines.map({ $0.prefix { $0 == " " }.count }).filter({ $0 > 1 }).min() {
        votes[String(repeating: " ", count: min(least, 8)), default: 0] += 1
      }
    }
    let most = votes.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    return most.map(Indentation.init) ?? .fourSpaces
  }

  /// The deepest folder that has all files.
  private static func commonFolder(of files: [URL], below root: URL) -> String {
    let base = root.standardizedFileURL.resolvingSymlinksInPath().pathComponents
    let folders = files.map {
      $0.deletingLastPathComponent().standardizedFileURL.resolvingSymlinksInPath().pathComponents
    }
    guard var common = folders.first else { return "" }
    for folder in folders.dropFirst() {
      while !folder.starts(with: common) { common.removeLast() }
    }
    return common.starts(with: base) ? common.dropFirst(base.count).joined(separator: "/") : ""
  }
}
