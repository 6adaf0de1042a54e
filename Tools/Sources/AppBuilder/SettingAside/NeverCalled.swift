import Foundation
import MissingNames
import SourceAdapter

/// Members of an app that the stage never calls: overrides of what it lacks, and methods of delegates that it
/// does not know, or that nothing in it calls.
enum NeverCalled {
  private static let declaring: Set<String> = [
    "UIAccessibilityElement", "UIBarItem", "UIGestureRecognizer", "UINavigationItem",
    "UIResponder",
  ]

  /// Finds them in sources.
  ///
  /// - Parameters:
  ///   - sources: The texts of the files, by their paths.
  ///   - names: The names that the stage lacks.
  ///   - relations: The superclasses and protocols of Apple's types.
  /// - Returns: A warning for each, in the order of files and lines.
  static func find(
    in sources: [String: String], names: MissingNames, relations: Relations
  ) -> [Diagnostic] {
    find(in: sources.mapValues { DeclaredMembers($0) }, names: names, relations: relations)
  }

  /// Finds them among the members of files, by the paths of the files.
  static func find(
    in files: [String: DeclaredMembers], names: MissingNames, relations: Relations
  ) -> [Diagnostic] {
    let files = files.sorted { $0.key < $1.key }.map { (path: $0.key, found: $0.value) }
    let inherited = files.reduce(into: [String: [String]]()) { all, file in
      all.merge(file.found.inherited) { $0 + $1 }
    }
    var ancestors: [String: Set<String>] = [:]
    return files.flatMap { path, found in
      found.members.compactMap { member -> Diagnostic? in
        let candidates = names.named(base: String(member.name.prefix { $0 != "(" }))
        let above = ancestors[member.type] ?? relations.ancestors(of: member.type, with: inherited)
        ancestors[member.type] = above
        if let owner = above.sorted().first(where: {
          UIKitOptionals.isUncalled(member.name, of: $0)
        }) {
          return warning(
            member, in: path, "the method", "the stage never calls \(owner).\(member.name)")
        }
        let name = candidates.first { name in
          above.contains(name.owner) && name.name == "\(name.owner).\(member.name)"
            && name.isRequirement != member.isOverride
            // These classes of the stage declare what Apple's `NSObject` has, such as `awakeFromNib()`. What
            // they lack does not compile as an override, and is set aside.
            && !(name.owner == "NSObject" && !above.isDisjoint(with: Self.declaring))
        }
        guard let name else { return nil }
        let kind = member.isOverride ? "the override" : "the method"
        let effect = name.harmless.map { ", which has no effect: \($0)" } ?? ""
        return warning(member, in: path, kind, "\(name.name) is missing on the stage\(effect)")
      }
    }
  }

  private static func warning(
    _ member: DeclaredMembers.Member, in file: String, _ kind: String, _ reason: String
  ) -> Diagnostic {
    Diagnostic(
      file: file, line: member.line, column: 1, severity: .warning,
      message: "\(kind) \(member.type).\(member.name) is never called: \(reason)")
  }
}
