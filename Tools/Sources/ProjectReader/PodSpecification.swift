import Foundation

/// A `.podspec`. It is a program in Ruby: the values that are written as literals are read,
/// computed ones are not.
struct PodSpecification {
  /// The condition that CocoaPods compiles all pods with.
  static let define = "COCOAPODS"

  private let name: String
  private let folder: URL
  private let root: PodBlock

  /// Nothing where there is no specification.
  init?(of name: String, at place: URL) {
    let isFile = place.pathExtension == "podspec"
    folder = isFile ? place.deletingLastPathComponent() : place
    let file = isFile ? place : folder.appending(path: "\(name).podspec")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    self.name = name
    root = PodBlock(text.replacing(/\#\{\w+\.name\}/, with: name))
  }

  /// The pod, and the tests that a Podfile asks for; nothing where it names no Swift sources.
  func targets(asked request: Podfile.Request) throws -> [ProjectTarget] {
    let files = try allFiles
    let blocks = selected(by: request)
    let module = root.words("module_name").first ?? name
    guard
      let library = target(
        module, kind: .library, of: blocks, among: files,
        needing: blocks.flatMap(\.dependencies).map(Self.pod).filter { $0 != name })
    else { return [] }
    let tests = root.blocks.filter { $0.kind == .tests && request.tests.contains($0.name) }
    return [library]
      + tests.compactMap { block in
        let needed = block.dependencies.map(Self.pod).filter { $0 != name }
        return target(
          "\(name)-Unit-\(block.name)", kind: .tests, of: [block], among: files,
          needing: [module] + needed)
      }
  }

  private func target(
    _ name: String, kind: ProjectTarget.Kind, of blocks: [PodBlock], among files: [String],
    needing dependencies: [String]
  ) -> ProjectTarget? {
    // Files that one part of a pod excludes may belong to another one.
    let sources = blocks.reduce(into: Set<String>()) { sources, block in
      sources.formUnion(
        Self.matching(block.words("source_files"), files)
          .subtracting(Self.matching(block.words("exclude_files"), files)))
    }.filter { $0.hasSuffix(".swift") }
    guard !sources.isEmpty else { return nil }
    let patterns = blocks.flatMap { $0.words("resources?") + $0.words("resource_bundles?") }
    let resources = Self.matching(patterns, files)
      .subtracting(Self.matching(blocks.flatMap { $0.words("exclude_files") }, files))
    return ProjectTarget(
      name: name, kind: kind, sources: urls(sources), resources: urls(Self.topmost(resources)),
      dependencies: dependencies.reduce(into: []) { if !$0.contains($1) { $0.append($1) } },
      defines: defines(in: blocks))
  }

  /// Returns the compilation conditions of blocks.
  private func defines(in blocks: [PodBlock]) -> [String] {
    let settings = blocks.flatMap { block in
      ["SWIFT_ACTIVE_COMPILATION_CONDITIONS", "OTHER_SWIFT_FLAGS"].map { name in
        [name: block.settings(name)]
      }
    }
    let own = settings.flatMap { XcodeSettings(layers: [$0]).defines }
    return Set(own + [Self.define]).sorted()
  }

  private static func pod(_ name: String) -> String {
    name.split(separator: "/").first.map(String.init) ?? name
  }

  // MARK: Subspecs

  /// The named pod and subspecs, else the default ones: all if there is no list of defaults.
  private func selected(by request: Podfile.Request) -> [PodBlock] {
    var found: [PodBlock] = [root]
    var paths: Set<String> = []
    func add(_ path: String) {
      guard paths.insert(path).inserted else { return }
      var block = root
      for name in path.split(separator: "/") {
        guard let next = block.subspecs.first(where: { $0.name == name }) else { return }
        block = next
        found.append(block)
      }
      addDefaults(of: block, at: path)
      addNeeded(by: block)
    }
    func addDefaults(of block: PodBlock, at path: String) {
      for name in block.defaults { add(path.isEmpty ? name : "\(path)/\(name)") }
    }
    func addNeeded(by block: PodBlock) {
      let own = "\(name)/"
      for needed in block.dependencies where needed.hasPrefix(own) {
        add(String(needed.dropFirst(own.count)))
      }
    }
    if request.takesDefaults || request.subspecs.isEmpty { addDefaults(of: root, at: "") }
    addNeeded(by: root)
    request.subspecs.sorted().forEach(add)
    // A subspec above another one is found with both.
    return found.reduce(into: []) { all, block in
      if !all.contains(block) { all.append(block) }
    }
  }

  // MARK: Files

  private static func matching(_ words: [String], _ files: [String]) -> Set<String> {
    let patterns = words.map { PathPattern($0) }
    return Set(files.filter { path in patterns.contains { $0.matches(path) } })
  }

  /// Without what a folder brings along that is among them, a catalogue of images for one.
  private static func topmost(_ paths: Set<String>) -> Set<String> {
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

/// A part of a specification: the pod itself, a subspec, or its tests.
struct PodBlock: Equatable {
  enum Kind {
    case pod, subspec, tests, app
  }

  let kind: Kind
  let name: String
  /// Its own lines, without those of the blocks in it.
  private let text: String
  let blocks: [PodBlock]

  init(_ text: String) {
    let plain = text.replacing(/<<[-~]?['"]?(\w+)['"]?[^\n]*\n(?:.*\n)*?\s*\1\b/, with: "''")
    var lines = plain.split(separator: "\n", omittingEmptySubsequences: false)[...]
    self.init(.pod, "", &lines)
  }

  private init(_ kind: Kind, _ name: String, _ lines: inout ArraySlice<Substring>) {
    var own: [Substring] = []
    var blocks: [PodBlock] = []
    var depth = 0
    while let line = lines.popFirst() {
      if let match = line.firstMatch(
        of: /^[^#]*\.(subspec|test_spec|app_spec)\b\s*\(?\s*(?:['"]([^'"]*)['"])?[^#]*\bdo\b/)
      {
        let kind: Kind =
          match.1 == "subspec" ? .subspec : match.1 == "test_spec" ? .tests : .app
        blocks.append(PodBlock(kind, match.2.map(String.init) ?? "Tests", &lines))
        continue
      }
      if line.contains(/^\s*end\b/) {
        if depth == 0, kind != .pod { break }
        depth -= 1
      } else if line.contains(
        /\bdo\s*(?:\|[^|]*\|)?\s*(?:#.*)?$|^\s*(?:if|unless|case|begin|def|while)\b/)
      {
        depth += 1
      }
      own.append(line)
    }
    self.kind = kind
    self.name = name
    self.text = own.joined(separator: "\n")
    self.blocks = blocks
  }

  var subspecs: [PodBlock] { blocks.filter { $0.kind == .subspec } }

  /// The subspecs that are taken without being named.
  var defaults: [String] {
    if text.contains(/\.default_subspecs?\s*=\s*:none/) { return [] }
    let words = words("default_subspecs?")
    return words.isEmpty ? subspecs.map(\.name) : words
  }

  /// Other pods, of which the project may have some.
  var dependencies: [String] {
    text.matches(
      of:
        /^(?![^#\n]*\.(?:osx|macos|tvos|watchos|visionos)\.)[^#\n]*\.dependency\s*\(?\s*['"]([^'"]+)/
        .anchorsMatchLineEndings()
    ).map { String($0.1) }
  }

  /// The words in quotation marks that an attribute is set to, also as a list over several lines; of a
  /// dictionary its values.
  func words(_ attribute: String) -> [String] {
    guard
      let assignment = try? Regex(
        // Of no other system; brackets, braces, or lines that end in commas and one more.
        #"^(?![^#\n]*\.(?:osx|macos|tvos|watchos|visionos)\.)[^#\n]*\.\#(attribute)\s*=\s*"#
          + #"((?:\[[^\]]*\])|(?:\{(?:[^{}]|\{[^{}]*\})*\})|(?:(?:[^\n]*,[ \t]*\n)*[^\n]*))"#,
        as: (Substring, Substring).self
      ).anchorsMatchLineEndings()
    else { return [] }
    return text.matches(of: assignment).flatMap { match in
      match.1.matches(of: /['"]([^'"]+)['"](\s*=>)?/).filter { $0.2 == nil }.map { String($0.1) }
    }
  }

  /// Returns the value of one of Xcode's settings.
  func settings(_ name: String) -> String {
    guard
      let pair = try? Regex(
        #"['"]\#(name)['"]\s*=>\s*['"]([^'"]*)['"]"#, as: (Substring, Substring).self)
    else { return "" }
    return text.matches(of: pair).map { String($0.1) }.joined(separator: " ")
  }
}
