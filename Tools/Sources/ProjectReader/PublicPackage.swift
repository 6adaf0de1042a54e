import Foundation

/// A library whose Swift package is fetched where an app imports it by CocoaPods or Carthage, and its
/// sources are missing.
struct PublicPackage: Sendable {
  let url: String
  /// The name of its pod, and of its repository.
  let name: String
  /// The modules, each of which is a product.
  let modules: Set<String>
  /// The first version that is fetched where a project names none.
  let version: String
  /// The oldest version that can be built: it takes the place of those before.
  let oldest: String
  /// A Boolean value that indicates whether the names of the modules leave no doubt. Others are fetched where a
  /// file of CocoaPods or Carthage names the library with a version.
  var isUnmistakable = false

  static let all = [
    PublicPackage(
      url: "https://github.com/ReactiveX/RxSwift.git", name: "RxSwift",
      modules: ["RxBlocking", "RxCocoa", "RxRelay", "RxSwift", "RxTest"], version: "6.0.0",
      oldest: "5.0.0", isUnmistakable: true),
    PublicPackage(
      url: "https://github.com/apple/swift-log.git", name: "Logging", modules: ["Logging"],
      version: "1.0.0", oldest: "1.0.0"),
    PublicPackage(
      url: "https://github.com/attaswift/BigInt.git", name: "BigInt", modules: ["BigInt"],
      version: "5.0.0", oldest: "5.0.0"),
    PublicPackage(
      url: "https://github.com/CoreOffice/XMLCoder.git", name: "XMLCoder", modules: ["XMLCoder"],
      version: "0.11.0", oldest: "0.11.0"),
    PublicPackage(
      url: "https://github.com/jpsim/Yams.git", name: "Yams", modules: ["Yams"],
      version: "5.0.0", oldest: "4.0.0"),
  ]

  /// The names of the libraries that nothing else has to fetch: these, and those that have a module of ours.
  static let names = Set(all.map(\.name)).union(["Kingfisher", "Nimble", "Quick", "SnapKit"])

  /// The manifest of a package with the targets that it lacks on Linux and that can be built for apps.
  static func completing(_ manifest: PackageManifest, of identity: String) -> PackageManifest {
    // Version 6.6 and later have it on Apple's systems only.
    guard identity == "rxswift", let target = rxCocoa,
      manifest.targets.contains(where: { $0.name == "RxRelay" })
    else { return manifest }
    return manifest.adding(target)
  }

  private static let rxCocoa = try? JSONDecoder().decode(
    PackageManifest.Target.self,
    from: Data(
      """
      {"name": "RxCocoa", "type": "regular", "exclude": [], "resources": [], "settings": [],
       "dependencies": [{"byName": ["RxSwift", null]}, {"byName": ["RxRelay", null]}]}
      """.utf8))

  // MARK: Fetching

  /// The project, with the libraries that it imports and that are nowhere on this machine.
  ///
  /// - Parameters:
  ///   - project: The project, with what CocoaPods and Carthage have put beside it.
  ///   - fetcher: Fetches the packages.
  /// - Returns: The project; unchanged without a fetcher.
  /// - Throws: ``ProjectError`` if nothing can be written.
  static func adding(to project: Project, fetching fetcher: PackageFetcher?) throws -> Project {
    guard let fetcher else { return project }
    return try all.reduce(project) { try $1.adding(to: $0, fetcher) }
  }

  private var identity: String { RemotePackage.identity(of: url) }

  private func adding(to project: Project, _ fetcher: PackageFetcher) throws -> Project {
    let present = Set(project.targets.map(\.module))
    let isKnown =
      project.packages.contains { $0.identity == identity }
      || project.problems.contains { $0.lacking == identity }
    guard !isKnown, present.isDisjoint(with: modules) else { return project }
    let imported = project.imports(of: modules)
    guard !imported.isEmpty else { return project }
    let file = VersionFile(of: name, for: project)
    guard file != nil || isUnmistakable else { return project }
    let from = max(PackageVersion(file?.version ?? version), PackageVersion(oldest))
    let package = RemotePackage(
      url: url, requirement: .range(from: from.text, to: from.next(at: 0).text))
    let graph = try PackageGraph(
      remote: [package], namedBy: file?.url ?? project.folder, fetcher: fetcher)
    var targets = PackageTargets(graph)
    // The targets that a module depends on are added with it.
    for module in imported.sorted() { _ = targets.product(module) }
    let found = try targets.read()
    return Project(
      name: project.name, folder: project.folder, targets: found + project.targets,
      packages: project.packages + graph.fetched, problems: project.problems + targets.problems)
  }
}

/// The file in which a project says which version of a library it uses.
private struct VersionFile {
  let url: URL
  let version: String

  /// Finds the file: what was installed counts before what was asked for.
  init?(of library: String, for project: Project) {
    let folder = CocoaPods.folder(of: project) ?? project.folder
    let lines: [(String, String)] = [
      ("Podfile.lock", #"(?m)^  - "?\#(library)"? \(([0-9.]+)"#),
      ("Cartfile.resolved", #"(?m)/\#(library)(?:\.git)?"\s+"v?([0-9.]+)""#),
      ("Podfile", #"(?m)^\s*pod\s*\(?\s*['"]\#(library)['"]\s*,\s*['"][^0-9'"]*([0-9.]+)"#),
      ("Cartfile", #"(?m)/\#(library)(?:\.git)?"[^0-9\n]*([0-9.]+)"#),
    ]
    for (name, pattern) in lines {
      let url = folder.appending(path: name)
      guard let text = try? String(contentsOf: url, encoding: .utf8),
        let expression = try? Regex(pattern, as: (Substring, Substring).self),
        let match = text.firstMatch(of: expression)
      else { continue }
      self.url = url
      version = String(match.1)
      return
    }
    return nil
  }
}
