public import Foundation
import ProjectReader
public import SourceAdapter

/// Rewrites the sources of one module, as few of them as have to be.
public struct ModuleAdapter: Sendable {
  /// What has become of a module.
  public struct Result: Sendable {
    public let index: ModuleIndex
    public let diagnostics: [Diagnostic]
    /// The modules that the files import, with the files that import them.
    public let imports: [String: [URL]]
    /// Those without which the files do not compile.
    public let required: Set<String>
    /// How many files were read for the first time, or again.
    public let changed: Int
    /// How many files were rewritten: one that changes may change others.
    public let rewritten: Int
    /// The rewritten texts, by the names that they are written under.
    let outputs: [String: String]
  }

  private let module: String
  private let modules: Set<String>
  private let state: URL?

  /// - Parameters:
  ///   - module: The name of the module.
  ///   - modules: The modules that the project brings itself.
  ///   - state: The file that says what was done the last time; without one, all is done again.
  public init(module: String, modules: Set<String>, state: URL? = nil) {
    self.module = module
    self.modules = modules
    self.state = state
  }

  public func adapt(_ sources: [URL], importing dependencies: [ModuleIndex]) async throws -> Result
  {
    let before = state.flatMap(State.read)
    let files = try await read(sources, before)
    let index = ModuleIndex(files.map(\.entry.index), importing: dependencies)
    let indexHash = try StableHash.of(
      String(decoding: State.encoder.encode(index), as: UTF8.self), module,
      modules.sorted().joined(separator: " "))
    let adapter = SourceAdapter(module: module, index: index, modules: modules)
    let isSame = before?.indexHash == indexHash
    let adapted = await concurrently(files) { file -> (AdaptedSource, Bool) in
      if isSame, let old = file.entry.adapted { return (old, false) }
      return (adapter.adapt(file.source), true)
    }
    var after = State(indexHash: indexHash)
    var outputs: [String: String] = [:]
    for (file, (result, _)) in zip(files, adapted) {
      after.files[file.source.path] = State.Entry(
        hash: file.entry.hash, index: file.entry.index, adapted: result)
      outputs[outputName(of: file.source.path, taken: outputs)] = result.text
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
      outputs: outputs)
  }

  private struct File: Sendable {
    let source: SourceFile
    let entry: State.Entry
  }

  private func read(_ sources: [URL], _ before: State?) async throws -> [File] {
    let texts = try sources.map { url in
      do {
        return SourceFile(
          path: url.standardizedFileURL.path, text: try String(contentsOf: url, encoding: .utf8))
      } catch {
        throw ProjectError("\(url.path) cannot be read: \(error.localizedDescription)")
      }
    }
    return await concurrently(texts) { source in
      let hash = StableHash.of(source.text)
      if let entry = before?.files[source.path], entry.hash == hash {
        return File(source: source, entry: entry)
      }
      return File(
        source: source,
        entry: State.Entry(hash: hash, index: SourceAdapter.index(source.text), adapted: nil))
    }
  }

  /// The modules that conditions in the sources can find.
  private var available: Set<String> { modules.union(AppleModules.present) }

  private func imports(of files: [File]) -> [String: [URL]] {
    files.reduce(into: [:]) { imports, file in
      let active = file.entry.index.imports.filter { $0.isActive(with: available) }
      for module in Set(active.map(\.module)) {
        imports[module, default: []].append(URL(filePath: file.source.path))
      }
    }
  }

  /// The file's own name, with a number: two files in different folders may have one name. Of a file
  /// of the same name as that which its lines are of the compiler says that nobody could tell them apart.
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
