import Foundation

extension Project {
  /// The project, whose targets also need the libraries that they import without naming them: Xcode finds
  /// what lies among the products of a project or of a workspace.
  ///
  /// - Parameter fetched: The packages that were fetched because targets import them.
  /// - Returns: The project with these dependencies.
  func needingWhatIsImported(fetched: Set<String> = []) -> Project {
    let libraries = targets.filter {
      $0.kind == .library && $0.package.map(fetched.contains) ?? true
    }
    guard !libraries.isEmpty else { return self }
    // One after the other, so that two that import each other do not wait for each other.
    return targets.reduce(self) { project, target in
      guard target.kind != .foreign, target.package == nil else { return project }
      let needed = Set(project.closure(of: target).map(\.module))
      let candidates = libraries.map(project.current).filter { library in
        !needed.contains(library.module)
          && !project.closure(of: library).contains { $0.name == target.name }
      }
      let imported = Self.imported(candidates, by: target)
      return imported.isEmpty ? project : project.replacing(target, by: target.needing(imported))
    }
  }

  /// Returns the modules that targets import, apart from fetched packages.
  func imports(of modules: Set<String>) -> Set<String> {
    var found: Set<String> = []
    for source in targets.filter({ $0.package == nil }).flatMap(\.sources) {
      // The compiler reports a file that cannot be read.
      guard let text = try? String(contentsOf: source, encoding: .utf8) else { continue }
      found.formUnion(
        modules.subtracting(found).filter { text.contains($0) && text.imports($0) })
    }
    return found
  }

  /// Returns all modules that targets import, apart from fetched packages.
  func importedModules() -> Set<String> {
    let sources = targets.filter { $0.package == nil }.flatMap(\.sources)
    // The compiler reports a file that cannot be read.
    return Set(
      sources.compactMap { try? String(contentsOf: $0, encoding: .utf8) }.flatMap(\.imports))
  }

  private func current(_ target: ProjectTarget) -> ProjectTarget {
    targets.first { $0.name == target.name } ?? target
  }

  private func replacing(_ old: ProjectTarget, by new: ProjectTarget) -> Project {
    Project(
      name: name, folder: folder, targets: targets.map { $0.name == old.name ? new : $0 },
      packages: packages, problems: problems)
  }

  private static func imported(
    _ libraries: [ProjectTarget], by target: ProjectTarget
  ) -> [String] {
    var missing = libraries
    var found: [String] = []
    var modules: Set<String> = []
    for source in target.sources where !missing.isEmpty {
      // The compiler reports a file that cannot be read.
      guard let text = try? String(contentsOf: source, encoding: .utf8) else { continue }
      missing.removeAll { library in
        guard text.contains(library.module), text.imports(library.module) else { return false }
        // Of two that make one module the first one counts.
        if modules.insert(library.module).inserted { found.append(library.name) }
        return true
      }
    }
    return found
  }
}

extension String {
  /// Returns a Boolean value that indicates whether a line imports a module, and no other one whose
  /// name begins like it.
  fileprivate func imports(_ module: String) -> Bool { imports.contains(module) }

  /// The modules that lines import.
  fileprivate var imports: [String] {
    split(whereSeparator: \.isNewline).compactMap { line in
      guard line.contains("import") else { return nil }
      return (line.firstMatch(of: Self.importedModule)?.1).map(String.init)
    }
  }

  /// A regular expression for the module of an import, also of a single declaration.
  private static var importedModule: Regex<(Substring, Substring)> {
    /^\s*(?:@?\w+(?:\([^)]*\))?\s+)*import\s+(?:(?:struct|class|enum|protocol|typealias|func|let|var)\s+)?(\w+)/
  }
}
