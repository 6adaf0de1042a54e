import Foundation
import ProjectReader
import SourceAdapter
import Synchronization

/// The fetched packages that are built as they are, by SwiftPM.
///
/// They are those that know nothing of UIKit, nor of another module that is only here for apps, and
/// need no package that does. The others are rewritten like the project's own sources.
struct PlainPackages {
  let packages: [FetchedPackage]
  /// The modules that they bring.
  let modules: Set<String>
  /// The project without them.
  let project: Project
  /// The identities of the packages by their modules.
  private let owners: [String: String]

  /// Finds the packages.
  ///
  /// - Parameters:
  ///   - whole: The project with its fetched packages.
  ///   - rewritten: The packages that did not compile as they are.
  init(_ whole: Project, rewriting rewritten: Set<FetchedPackage> = []) {
    let parts = Dictionary(grouping: whole.targets.filter { $0.package != nil }) { $0.package }
    var plain = Set(
      whole.packages.filter { package in
        Self.behindStandIns.contains(package.identity)
          || !rewritten.contains(package)
            && !Self.isForApps(package, parts[package.identity] ?? [])
      }.map(\.identity))
    let owners = Dictionary(whole.targets.map { ($0.name, $0.package) }) { first, _ in first }
    // One that needs a package that is rewritten is rewritten too.
    while let other = plain.subtracting(Self.behindStandIns).first(where: { identity in
      (parts[identity] ?? []).flatMap(\.dependencies).contains { name in
        guard let owner = owners[name] else { return false }
        // A file on this machine that belongs to no fetched package is rewritten.
        return owner.map { !plain.contains($0) } ?? true
      }
    }) { plain.remove(other) }
    packages = whole.packages.filter { plain.contains($0.identity) }
    let (own, others) = whole.targets.reduce(into: ([ProjectTarget](), [ProjectTarget]())) {
      if $1.package.map(plain.contains) ?? false { $0.1.append($1) } else { $0.0.append($1) }
    }
    modules = Set(others.map(\.module))
    self.owners = Dictionary(others.map { ($0.module, $0.package ?? "") }) { first, _ in first }
    project = Project(
      name: whole.name, folder: whole.folder, targets: own, packages: whole.packages,
      problems: whole.problems.filter { !($0.package.map(plain.contains) ?? false) })
  }

  private init(_ other: PlainPackages, project: Project) {
    (packages, modules, owners) = (other.packages, other.modules, other.owners)
    self.project = project
  }

  /// Returns the packages with errors that can be rewritten in place of that.
  func unbuilt(_ hasErrors: (String) -> Bool) -> [FetchedPackage] {
    let broken = Set(owners.filter { hasErrors($0.key) }.values).subtracting(Self.behindStandIns)
    return packages.filter { broken.contains($0.identity) }
  }

  /// The packages, and the project without the libraries in its pods, checkouts and fetched packages that only
  /// build with Objective-C and that a module of the tools replaces.
  func replacingTestLibraries() -> PlainPackages {
    let targets = project.targets.filter { target in
      let isExchanging = SystemModule.exchangingLibraries.contains(target.module)
      return
        !(SystemModule.testLibraries.contains(target.module)
        && (Self.isCheckedOut(target) || (isExchanging && target.package != nil)))
    }
    return PlainPackages(
      self,
      project: Project(
        name: project.name, folder: project.folder, targets: targets, packages: project.packages,
        problems: project.problems))
  }

  /// Returns a Boolean value that indicates whether the sources of a target lie in a folder of
  /// CocoaPods or Carthage.
  private static func isCheckedOut(_ target: ProjectTarget) -> Bool {
    target.package == nil
      && target.sources.first.map { source in
        !Set(source.pathComponents).isDisjoint(with: ["Pods", "Checkouts"])
      } ?? false
  }

  // MARK: What is for apps

  /// The packages that modules of the tools are made of. Rewritten, their modules would be there twice.
  private static let behindStandIns: Set = ["opencombine", "swift-crypto"]

  /// The modules of the toolchain. Stand-ins for others do not have their names.
  private static let toolchain: Set<String> = [
    "CoreFoundation", "Dispatch", "Foundation", "FoundationEssentials", "FoundationNetworking",
    "FoundationXML",
    "Glibc", "Observation", "RegexBuilder", "Swift", "Synchronization", "Testing", "XCTest",
    "_Concurrency",
  ]

  private static let apple = AppleModules.present.union(AppleModules.missing).subtracting(toolchain)

  /// The results since the program was started: fetched packages do not change.
  private static let known = Mutex<[FetchedPackage: Bool]>([:])

  private static func isForApps(_ package: FetchedPackage, _ targets: [ProjectTarget]) -> Bool {
    if let known = known.withLock({ $0[package] }) { return known }
    let result = targets.flatMap(\.sources).contains { url in
      // The compiler reports a file that cannot be read.
      (try? String(contentsOf: url, encoding: .utf8)).map(needsApps) ?? false
    }
    known.withLock { $0[package] = result }
    return result
  }

  private static func needsApps(_ text: String) -> Bool {
    if usesObjectiveC(text) { return true }
    let words = Set(text.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") }))
    guard words.contains("import") || words.contains("canImport") else { return false }
    let mentioned = apple.filter { words.contains(Substring($0)) }
    guard !mentioned.isEmpty else { return false }
    // All modules share one folder: the compiler may find those of the stage, and may not.
    if mentioned.contains(where: { shared.contains($0) && text.contains("canImport(\($0)") }) {
      return true
    }
    return SourceAdapter.index(text).imports.contains { item in
      mentioned.contains(item.module) && item.isActive(with: toolchain)
        && !(item.module == sqlite && choosesSQLite(text))
    }
  }

  /// The modules of Apple's that are here under their own names.
  private static let shared = AppleModules.present.subtracting(toolchain).subtracting(standIns)

  private static let standIns: Set<String> = Set(
    SystemModule.all.filter { $0.product != $0.name }.map(\.name)
  ).union([
    "CoreGraphics", "ObjCNames", "ObjectiveC", "QuartzCore", "Storyline",
    // The compiler only finds it where a target says that it needs it.
    sqlite,
  ])

  /// Packages that bring SQLite themselves import Apple's only elsewhere, and say so by the system.
  private static let sqlite = "SQLite3"

  /// Returns a Boolean value that indicates whether a text only imports SQLite where it is not on
  /// Linux.
  private static func choosesSQLite(_ text: String) -> Bool {
    ["os(Linux)", "canImport(Darwin)"].contains(where: text.contains)
  }

  private static func usesObjectiveC(_ text: String) -> Bool {
    let words = [
      "@objc", "#selector", "#keyPath", "objc_getAssociatedObject", "objc_setAssociatedObject",
    ]
    guard words.contains(where: text.contains) else { return false }
    let conditions = ["canImport(ObjectiveC)", "os(Linux)", "canImport(Darwin)"]
    return !conditions.contains(where: text.contains)
  }
}
