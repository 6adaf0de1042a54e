import Foundation
import ProjectReader
import SourceAdapter

/// Finds the parts of files that the compiler's errors lie in.
struct AsideSearch {
  /// The parts that were set aside when the errors came.
  let list: AsideList
  /// The user's files by their paths.
  let texts: [String: String]

  /// Returns the parts to set aside, by the paths of their files. A file that no parser can read has none.
  func parts(
    of modules: [GeneratedPackage.Module], _ messages: CompilerMessages
  ) -> [String: [AsidePart]] {
    var all: [String: [AsidePart]] = [:]
    for module in modules where module.target.foreign == nil {
      let errors = Dictionary(grouping: messages.errors(in: module.target.module), by: \.file)
      for (path, errors) in errors {
        guard let text = texts[path], let output = module.output(of: path) else { continue }
        all[path] = parts(of: path, text, adapted: output, errors)
      }
    }
    return all
  }

  /// Returns the innermost part around each error that is not set aside already.
  func parts(
    of path: String, _ text: String, adapted: String, _ errors: [CompilerMessage]
  ) -> [AsidePart] {
    let (source, compiled) = (SourceParts(text), SourceParts(adapted, isAdapted: true))
    guard !source.isBroken, !compiled.isBroken else { return [] }
    let known = Set(source.all).subtracting(list.files[path]?.parts.map(\.part) ?? [])
    var found: [AsidePart] = []
    for error in errors {
      guard let part = compiled.around(error.offset).first(where: known.contains),
        !found.contains(where: { $0.part == part })
      else { continue }
      found.append(
        AsidePart(part, reason: error.text, line: error.line, column: error.column))
    }
    return found
  }
}
