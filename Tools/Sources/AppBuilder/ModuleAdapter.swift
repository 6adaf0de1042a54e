public import Foundation
import ProjectReader
public import SourceAdapter

/// Rewrites the sources of one module, as few of them as have to be.
public struct ModuleAdapter: Sendable {
  /// The result of rewriting a module.
  public struct Result: Sendable {
    public let index: ModuleIndex
    public let diagnostics: [Diagnostic]
    /// The modules that the files import, with the files that import them.
    public let imports: [String: [URL]]
    /// The imported modules without which the files do not compile.
    public let required: Set<String>
    /// How many files were read for the first time, or again.
    public let changed: Int
    /// How many files were rewritten: one that changes may change others.
    public let rewritten: Int
    /// The rewritten texts, by the names that they are written under.
    let outputs: [String: String]
    /// The names of the rewritten files, by the paths of the user's files.
    let names: [String: String]

    /// A Boolean value that indicates whether the module observes properties by their names.
    var observesProperties: Bool {
      outputs.values.contains { $0.contains("forKeyPath:") || $0.contains(".observe(_named(") }
    }
  }

  private let module: String
  private let modules: Set<String>
  private let state: URL?
  private let asides: [String: [AsidePart]]
  private let added: [String]
  private let standIns: Set<String>

  /// - Parameters:
  ///   - module: The name of the module.
  ///   - modules: The modules that the project brings itself.
  ///   - state: The file that says what was done the last time; without one, all is done again.
  ///   - asides: The parts that are set aside, by the paths of their files.
  ///   - added: The modules that every file imports beside its own.
  ///   - standIns: The libraries in whose place the tools' own modules are built.
  public init(
    module: String, modules: Set<String>, state: URL? = nil, asides: [String: [AsidePart]] = [:],
    adding added: [String] = [], standIns: Set<String> = []
  ) {
    self.module = module
    self.modules = modules
    self.state = state
    self.asides = asides
    self.added = added
    self.standIns = standIns
  }

  /// Rewrites the files of the module that have changed, or that others have changed.
  ///
  /// - Parameters:
  ///   - sources: The files of the module.
  ///   - dependencies: The index of all modules beneath it.
  ///   - overriding: The facts about files of modules above it, whose extensions may override its members.
  /// - Returns: The rewritten texts, and what was found in the files.
  /// - Throws: ``ProjectError`` where a file cannot be read.
  public func adapt(
    _ sources: [URL], importing dependencies: ModuleIndex?,
    overriddenBy overriding: [FileIndex] = []
  ) async throws -> Result {
    try await adapt(read(sources), importing: dependencies, overriddenBy: overriding)
  }

  /// Rewrites files that were read.
  func adapt(
    _ read: Files, importing dependencies: ModuleIndex?, overriddenBy overriding: [FileIndex] = []
  ) async throws -> Result {
    let (files, before) = (read.files, read.before)
    let index = ModuleIndex(
      files.map(\.entry.index), importing: dependencies, overriddenBy: overriding)
    let indexHash = try StableHash.of(
      String(decoding: State.encoder.encode(index), as: UTF8.self), module,
      modules.sorted().joined(separator: " "), added.joined(separator: " "),
      standIns.sorted().joined(separator: " "))
    let adapter = SourceAdapter(
      module: module, index: index, modules: modules, adding: added, standIns: standIns)
    let isSame = before?.indexHash == indexHash
    let adapted = await concurrently(files) { file -> (AdaptedSource, Bool) in
      if isSame, let old = file.entry.adapted { return (old, false) }
      return (adapter.adapt(file.text.source), true)
    }
    var after = State(indexHash: indexHash)
    var outputs: [String: String] = [:]
    var names: [String: String] = [:]
    for (file, (result, _)) in zip(files, adapted) {
      after.files[file.text.path] = State.Entry(
        hash: file.entry.hash, index: file.entry.index, adapted: result)
      let name = outputName(of: file.text.path, taken: outputs)
      outputs[name] = result.text
      names[file.text.path] = name
    }
    let isUnchanged =
      isSame && files.allSatisfy { $0.entry.adapted != nil } && before?.files.count == files.count
    if let state, !isUnchanged { try after.write(to: state) }
    return Result(
      index: index, diagnostics: adapted.flatMap(\.0.diagnostics), imports: imports(of: files),
      required: Set(
        files.flatMap(\.entry.index.imports).filter { $0.isRequired(with: available) }
          .map(\.module)),
      changed: files.count { $0.entry.adapted == nil }, rewritten: adapted.count(where: \.1),
      outputs: outputs, names: names)
  }

  /// A file as the user wrote it, and what is set aside of it.
  fileprivate struct Text: Sendable {
    let path: String
    let text: String
    let asides: [AsidePart]

    var hash: UInt64 {
      guard !asides.isEmpty else { return StableHash.of(text) }
      return StableHash.of(text, asides.map { "\($0)" }.joined(separator: "\n"))
    }

    /// The text without what is set aside.
    var source: SourceFile {
      guard !asides.isEmpty else { return SourceFile(path: path, text: text) }
      return SourceFile(
        path: path, text: SourceParts(text).settingAside(asides, path: path))
    }
  }

  fileprivate struct File: Sendable {
    let text: Text
    let entry: State.Entry
  }

  /// The files of a module, and what was done with them the last time.
  struct Files: Sendable {
    fileprivate let files: [File]
    fileprivate let before: State?

    /// The facts about the files.
    var indices: [FileIndex] { files.map(\.entry.index) }
  }

  /// Reads files, and looks into those that have changed.
  func read(_ sources: [URL]) async throws -> Files {
    let before = state.flatMap(State.read)
    let texts = try sources.map { url in
      do {
        let path = url.standardizedFileURL.path
        return Text(
          path: path, text: try String(contentsOf: url, encoding: .utf8),
          asides: asides[path] ?? [])
      } catch {
        throw ProjectError("\(url.path) cannot be read: \(error.localizedDescription)")
      }
    }
    let files = await concurrently(texts) { text in
      let hash = text.hash
      if let entry = before?.files[text.path], entry.hash == hash {
        return File(text: text, entry: entry)
      }
      return File(
        text: text,
        entry: State.Entry(
          hash: hash, index: SourceAdapter.index(text.source.text), adapted: nil))
    }
    return Files(files: files, before: before)
  }

  /// The modules that conditions in the sources can find.
  private var available: Set<String> { modules.union(AppleModules.present) }

  private func imports(of files: [File]) -> [String: [URL]] {
    files.reduce(into: [:]) { imports, file in
      let active = file.entry.index.imports.filter { $0.isActive(with: available) }
      for module in Set(active.map(\.module)) {
        imports[module, default: []].append(URL(filePath: file.text.path))
      }
    }
  }

  /// The file's own name, with a number: two files in different folders may have one name. If a
  /// file also had the name of its `#sourceLocation`, the compiler would report that they cannot be
  /// distinguished.
  private func outputName(of path: String, taken: [String: String]) -> String {
    let name = URL(filePath: path).deletingPathExtension().lastPathComponent
    // This one has a meaning.
    if name == "main" { return "main.swift" }
    let candidates = (1...).lazy.map { "\(name)~\($0).swift" }
    return candidates.first { taken[$0] == nil } ?? "\(name).swift"
  }

  /// Does something with every element, on all processors, and keeps their order.
  private func concurrently<Element: Sendable, Output: Sendable>(
    _ elements: [Element], _ work: @escaping @Sendable (Element) -> Output
  ) async -> [Output] {
    await withTaskGroup(of: (Int, Output).self) { group in
      for (number, element) in elements.enumerated() {
        group.addTask { (number, work(element)) }
      }
      var outputs = [Output?](repeating: nil, count: elements.count)
      for await (number, output) in group { outputs[number] = output }
      return outputs.compactMap(\.self)
    }
  }
}
