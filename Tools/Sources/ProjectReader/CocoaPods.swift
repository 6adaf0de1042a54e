import Foundation

/// What an Xcode project has from CocoaPods: pods that lie on this machine, as targets of the project.
///
/// Where pods were installed, `Pods/Pods.xcodeproj` says what each is made of. Where they were not, the
/// Podfile says where those lie that are developed beside the app.
enum CocoaPods {
  /// Whether it has made a project, or its template for libraries a link to one.
  static func hasMade(_ project: URL) -> Bool {
    ["Pods.xcodeproj", "_Pods.xcodeproj"].contains(project.lastPathComponent)
  }

  /// The project, with its pods as libraries that its targets may import.
  static func adding(to project: Project) throws -> Project {
    let known = Set(project.targets.map(\.module))
    let found = try pods(of: project.folder)
    let pods = found.targets.filter { !known.contains($0.module) }
    guard !pods.isEmpty else { return project }
    let targets = project.targets.map { target in
      // Pods know nothing of the app, nor do packages.
      target.kind == .foreign || target.package != nil
        ? target : target.needing(found.names(for: target.name))
    }
    return Project(
      name: project.name, folder: project.folder, targets: pods + targets,
      packages: project.packages, problems: project.problems + found.problems)
  }

  /// The pods of a project.
  private struct Pods {
    var targets: [ProjectTarget] = []
    var problems: [ProjectProblem] = []
    /// What targets such as `Pods-App` stand for, where pods were installed.
    var groups: [String: [String]] = [:]

    /// Those of a target of the project.
    func names(for target: String) -> [String] {
      let all = targets.map(\.name)
      let group = groups.first { name, _ in
        name == "Pods-\(target)" || name.hasPrefix("Pods-") && name.hasSuffix("-\(target)")
      }
      guard let group else { return all }
      return all.filter(group.value.contains)
    }
  }

  private static func pods(of folder: URL) throws -> Pods {
    let installed = folder.appending(path: "Pods/Pods.xcodeproj")
    if FileManager.default.fileExists(atPath: installed.path) {
      // Pods of Objective-C's are no targets here.
      let project = try XcodeProject.read(installed, nil, mayBeEmpty: true)
      return Pods(
        targets: project.targets.filter { $0.kind == .library }, problems: project.problems,
        groups: try XcodeProject.dependencies(in: installed))
    }
    guard let podfile = try? String(contentsOf: folder.appending(path: "Podfile"), encoding: .utf8)
    else { return Pods() }
    return Pods(
      targets: try localPods(in: podfile).compactMap { name, path in
        let place = path.hasPrefix("/") ? URL(filePath: path) : folder.appending(path: path)
        return try PodSpecification.target(of: name, at: place.standardizedFileURL)
      })
  }

  /// The pods that a Podfile has from a path, each once.
  private static func localPods(in podfile: String) -> [(name: String, path: String)] {
    var found: [(name: String, path: String)] = []
    for line in podfile.split(whereSeparator: \.isNewline) {
      guard
        let match = line.firstMatch(
          of: /^\s*pod\s+['"]([^'"\/]+)[^'"]*['"]\s*,.*(?::path\s*=>|\bpath:)\s*['"]([^'"]+)['"]/)
      else { continue }
      let name = String(match.1)
      if !found.contains(where: { $0.name == name }) { found.append((name, String(match.2))) }
    }
    return found
  }
}

/// What a `.podspec` says a pod is made of. It is a program in Ruby: read is what people write in it as
/// words, not what it would work out.
private struct PodSpecification {
  private let text: String
  private let folder: URL

  /// Nothing where there is no specification, or where it names no Swift sources.
  static func target(of name: String, at place: URL) throws -> ProjectTarget? {
    let isFile = place.pathExtension == "podspec"
    let folder = isFile ? place.deletingLastPathComponent() : place
    let file = isFile ? place : folder.appending(path: "\(name).podspec")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    let specification = PodSpecification(text: withoutTests(text), folder: folder)
    let sources = try specification.files("source_files")
      .subtracting(specification.files("exclude_files")).filter { $0.hasSuffix(".swift") }
    guard !sources.isEmpty else { return nil }
    return ProjectTarget(
      name: specification.words("module_name").first ?? name, kind: .library,
      sources: specification.urls(sources),
      resources: specification.urls(specification.topmost(try specification.files("resources?"))),
      dependencies: specification.dependencies)
  }

  /// The text without the blocks that say what the pod's own tests are made of.
  private static func withoutTests(_ text: String) -> String {
    var depth = 0
    return text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      let isBegin = line.contains(/\bdo\b|^\s*(?:if|unless|case|begin|def|while)\b/)
      if depth > 0 {
        if isBegin { depth += 1 }
        if line.contains(/^\s*end\b/) { depth -= 1 }
        return false
      }
      if isBegin, line.contains(/^[^#]*\.(?:test_spec|app_spec)\b/) { depth = 1 }
      return depth == 0
    }.joined(separator: "\n")
  }

  /// Other pods, of which the project may have some.
  private var dependencies: [String] {
    text.matches(of: /^[^#\n]*\.dependency\s*\(?\s*['"]([^'"\/]+)/.anchorsMatchLineEndings())
      .map { String($0.1) }
  }

  /// The words in quotation marks that an attribute is set to, also as a list over several lines.
  private func words(_ attribute: String) -> [String] {
    guard
      let assignment = try? Regex(
        // Of no other system; a list in brackets, or lines that end in commas and one more.
        #"^(?![^#\n]*\.(?:osx|macos|tvos|watchos|visionos)\.)[^#\n]*\.\#(attribute)\s*=\s*"#
          + #"((?:\[[^\]]*\])|(?:(?:[^\n]*,[ \t]*\n)*[^\n]*))"#,
        as: (Substring, Substring).self
      ).anchorsMatchLineEndings()
    else { return [] }
    return text.matches(of: assignment).flatMap { match in
      match.1.matches(of: /['"]([^'"]+)['"]/).map { String($0.1) }
    }
  }

  private func files(_ attribute: String) throws -> Set<String> {
    let patterns = words(attribute).map { PathPattern($0) }
    guard !patterns.isEmpty else { return [] }
    return try Set(allFiles.filter { path in patterns.contains { $0.matches(path) } })
  }

  /// Without what a folder brings along that is among them, a catalogue of images for one.
  private func topmost(_ paths: Set<String>) -> Set<String> {
    paths.filter { path in
      let folders = path.split(separator: "/").dropLast()
      return !folders.indices.contains { paths.contains(folders[...$0].joined(separator: "/")) }
    }
  }

  private func urls(_ paths: Set<String>) -> [URL] {
    paths.sorted().map { folder.appending(path: $0) }
  }

  /// The paths of all that is in the folder, but for what other tools have put there.
  private var allFiles: [String] {
    get throws {
      let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      return paths.filter { path in
        !path.split(separator: "/").contains { $0 == "Pods" || $0.hasPrefix(".") }
      }
    }
  }
}
