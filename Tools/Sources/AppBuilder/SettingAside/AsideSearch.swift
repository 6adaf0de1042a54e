import Foundation
import ProjectReader
import SourceAdapter

/// Finds the parts of files that the compiler's errors lie in.
struct AsideSearch {
  /// The parts that were set aside when the errors came.
  let list: AsideList
  /// The user's files by their paths.
  let texts: [String: String]
  /// The names that are declared in Objective-C.
  var objectiveC = ObjectiveCNames.none

  /// How much is given up. The next one is tried only where the one before finds nothing in any file: what is
  /// left out may be the reason for errors elsewhere.
  private enum Reach: CaseIterable {
    /// The innermost part around an error.
    case parts
    /// The conformances that errors speak of.
    case conformances
    /// The types around errors.
    case types
  }

  /// Returns the parts to set aside, by the paths of their files. A file that no parser can read has none.
  func parts(
    of modules: [GeneratedPackage.Module], _ messages: CompilerMessages
  ) -> [String: [AsidePart]] {
    var files: [(path: String, text: String, adapted: String, errors: [CompilerMessage])] = []
    for module in modules where module.target.foreign == nil {
      let errors = Dictionary(grouping: messages.errors(in: module.target.module), by: \.file)
      for (path, errors) in errors {
        guard let text = texts[path], let output = module.output(of: path) else { continue }
        files.append((path, text, output, errors))
      }
    }
    for reach in Reach.allCases {
      let found = files.reduce(into: [String: [AsidePart]]()) { all, file in
        all[file.path, default: []] += parts(
          of: file.path, file.text, adapted: file.adapted, file.errors, reach)
      }.filter { !$0.value.isEmpty }
      guard !found.isEmpty else { continue }
      // The compiler ends at the first file whose import fails.
      let paths = modules.filter { $0.target.foreign == nil }.flatMap(\.names.keys)
      let missing = Set(files.flatMap(\.errors).compactMap { Self.missingModule($0.text) })
      return missing.sorted().map { imports(of: $0, in: paths) }.reduce(found) { all, more in
        all.merging(more) { $0 + $1 }
      }
    }
    return [:]
  }

  /// Returns the imports of a module that is missing, by the paths of their files.
  func imports(of module: String, in paths: [String]) -> [String: [AsidePart]] {
    let reason = "no such module '\(module)'"
    return paths.reduce(into: [:]) { all, path in
      guard let text = texts[path], text.contains(module) else { return }
      let source = SourceParts(text)
      guard !source.isBroken else { return }
      let known = Set(list.files[path]?.parts.map(\.part) ?? [])
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let parts = source.all.filter { part in
        part.kind == .importing && part.name.prefix { $0 != "." } == module
          && !known.contains(part)
      }
      for part in parts {
        let line = lines.indices.contains(part.line - 1) ? lines[part.line - 1] : ""
        let before = line.firstRange(of: module).map { line[..<$0.lowerBound].utf8.count }
        all[path, default: []].append(
          AsidePart(part, reason: reason, line: part.line, column: (before ?? 0) + 1))
      }
    }
  }

  /// Returns the module that an error says is missing.
  static func missingModule(_ error: String) -> String? {
    (error.firstMatch(of: /^no such module '([^']+)'/)?.output.1).map(String.init)
  }

  /// Returns the parts of one file: the smallest ones that are not set aside already.
  func parts(
    of path: String, _ text: String, adapted: String, _ errors: [CompilerMessage]
  ) -> [AsidePart] {
    let found = Reach.allCases.lazy.map { parts(of: path, text, adapted: adapted, errors, $0) }
    return found.first { !$0.isEmpty } ?? []
  }

  private func parts(
    of path: String, _ text: String, adapted: String, _ errors: [CompilerMessage], _ reach: Reach
  ) -> [AsidePart] {
    let (source, compiled) = (SourceParts(text), SourceParts(adapted, isAdapted: true))
    guard !source.isBroken, !compiled.isBroken else { return [] }
    let known = Set(source.all).subtracting(list.files[path]?.parts.map(\.part) ?? [])
    var found: [AsidePart] = []
    for error in errors {
      let around = compiled.around(error.offset).filter(known.contains)
      let part =
        switch reach {
        case .parts: around.first { $0.kind != .type }
        case .conformances: Self.conformance(missing: error.text, in: known)
        case .types: around.first
        }
      guard let part, !found.contains(where: { $0.part == part }) else { continue }
      found.append(
        AsidePart(
          part, reason: objectiveC.explaining(error.text), line: error.line, column: error.column))
    }
    return source.withoutMembersOfOrphans(found)
  }

  /// The conformance that an error speaks of. The error itself stands at the name of the type.
  private static func conformance(missing text: String, in known: Set<SourcePart>) -> SourcePart? {
    guard let match = text.firstMatch(of: /type '([^']+)' does not conform to protocol '([^']+)'/)
    else { return nil }
    let (type, proto) = (match.output.1, match.output.2)
    // `Codable` is written for both of its parts.
    let protocols = ["Decodable", "Encodable"].contains(proto) ? [proto, "Codable"] : [proto]
    let names = protocols.map { "\(type): \($0)" }
    return known.filter { $0.kind == .conformance && names.contains($0.name) }
      .min { $0.line < $1.line }
  }
}
