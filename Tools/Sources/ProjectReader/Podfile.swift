import Foundation

/// A Podfile. It is a program in Ruby: only the lines that declare pods are read.
struct Podfile {
  /// A line such as `pod 'Kit/Core', '~> 5.0', :path => '../', :testspecs => ['Tests']`.
  private struct Declaration {
    let pod: String
    let subspecs: [String]
    let tests: [String]
    let path: String?
    let version: String
    let repository: SourceRepository?
  }

  /// A Podfile's requirements of one pod.
  struct Request {
    /// The subspecs that are named; empty for those that the pod itself takes.
    var subspecs: Set<String> = []
    var takesDefaults = false
    var tests: Set<String> = []
  }

  private let declarations: [Declaration]

  init(_ text: String) {
    // A declaration goes on behind a comma.
    let lines = text.replacing(/,[ \t]*\n\s*/, with: ", ").split(whereSeparator: \.isNewline)
    declarations = lines.compactMap { line in
      guard let match = line.firstMatch(of: /^\s*pod\s*\(?\s*['"]([^'"]+)['"](.*)$/) else {
        return nil
      }
      let parts = match.1.split(separator: "/", maxSplits: 1).map(String.init)
      let rest = match.2
      let path = rest.firstMatch(of: /(?::path\s*=>|\bpath:)\s*['"]([^'"]+)['"]/)
      let version = rest.firstMatch(of: /^\s*,\s*['"]([^'"]+)['"]/)
      return Declaration(
        pod: parts[0],
        subspecs: Self.words(rest.firstMatch(of: /\bsubspecs(?:\s*=>|:)\s*(\[[^\]]*\])/)?.1)
          + parts.dropFirst(),
        tests: Self.words(rest.firstMatch(of: /\btestspecs(?:\s*=>|:)\s*(\[[^\]]*\])/)?.1),
        path: path.map { String($0.1) }, version: version.map { String($0.1) } ?? "",
        repository: Self.repository(rest))
    }
  }

  /// The repository of a line such as `:git => 'https://example.com/Kit.git', :tag => '1.0'`.
  private static func repository(_ line: Substring) -> SourceRepository? {
    guard let url = line.firstMatch(of: /(?::git\s*=>|\bgit:)\s*['"]([^'"]+)['"]/) else {
      return nil
    }
    let name = line.firstMatch(
      of: /(?::(?:tag|branch|commit)\s*=>|\b(?:tag|branch|commit):)\s*['"]([^'"]+)['"]/)
    return SourceRepository(
      url: String(url.1), version: .named(name.map { String($0.1) } ?? "HEAD"))
  }

  /// The repository that a pod is taken from, where a line names one.
  func repository(of pod: String) -> SourceRepository? {
    declarations.lazy.filter { $0.pod == pod }.compactMap(\.repository).first
  }

  private static func words(_ list: Substring?) -> [String] {
    (list ?? "").matches(of: /['"]([^'"]+)['"]/).map { String($0.1) }
  }

  /// The pods that lie at a path, each once.
  var paths: [(name: String, path: String)] {
    declarations.reduce(into: []) { found, declaration in
      guard let path = declaration.path, !found.contains(where: { $0.name == declaration.pod })
      else { return }
      found.append((declaration.pod, path))
    }
  }

  /// Returns the requirements of a pod in all lines.
  func requests(for pod: String) -> Request {
    declarations.filter { $0.pod == pod }.reduce(into: Request()) { request, declaration in
      request.subspecs.formUnion(declaration.subspecs)
      if declaration.subspecs.isEmpty { request.takesDefaults = true }
      request.tests.formUnion(declaration.tests)
    }
  }

  /// The pods that none of these modules is made of.
  func missing(besides modules: Set<String>) -> [(name: String, version: String)] {
    declarations.reduce(into: []) { found, declaration in
      guard !modules.contains(ProjectTarget.moduleName(declaration.pod)),
        !found.contains(where: { $0.name == declaration.pod })
      else { return }
      found.append((declaration.pod, declaration.version))
    }
  }
}

/// A `Podfile.lock`, with the pods of the last installation.
struct PodLock {
  let file: URL
  private var versions: [(name: String, version: String)] = []
  private var needs: [String: [String]] = [:]

  /// A file that is missing lists nothing.
  init(_ file: URL) {
    self.file = file
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    var pod: String?
    for line in text.split(whereSeparator: \.isNewline) {
      if let heading = line.firstMatch(of: /^([A-Z ]+):/) {
        if heading.1 != "PODS" { break }
        continue
      }
      guard let match = line.firstMatch(of: /^( +)- "?([^\/\s"]+)[^\s"]*(?: \(([^)]*)\))?/) else {
        continue
      }
      let name = String(match.2)
      if match.1.count <= 2 {
        pod = name
        if !versions.contains(where: { $0.name == name }) {
          versions.append((name, match.3.map(String.init) ?? ""))
        }
      } else if let pod, name != pod, !needs[pod, default: []].contains(name) {
        needs[pod, default: []].append(name)
      }
    }
  }

  var isEmpty: Bool { versions.isEmpty }

  /// The names of the pods that a pod needs.
  func needs(of pod: String) -> [String] { needs[pod] ?? [] }

  /// The pods that none of these modules is made of.
  func missing(besides modules: Set<String>) -> [(name: String, version: String)] {
    versions.filter { !modules.contains(ProjectTarget.moduleName($0.name)) }
  }
}
