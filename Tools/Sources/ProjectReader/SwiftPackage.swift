import Foundation

/// Reads the targets of a Swift package, and those of packages beside it.
struct SwiftPackage {
  private let folder: URL
  private let manifest: PackageManifest

  static func read(_ folder: URL) throws -> Project {
    let root = try SwiftPackage(folder: folder, manifest: PackageManifest.read(folder))
    var packages = [root]
    try root.addNeighbours(to: &packages)
    // A product is a name for targets.
    let products = Dictionary(
      packages.flatMap(\.manifest.products).map { ($0.name, $0.targets) }
    ) { first, _ in first }
    let targets = try packages.enumerated().flatMap { number, package in
      try package.targets(products, withTests: number == 0)
    }
    guard !targets.isEmpty else {
      throw ProjectError("\(folder.path) has no target with Swift sources")
    }
    return Project(name: root.manifest.name, folder: folder, targets: targets)
  }

  /// The packages on this machine that this one needs, and those that they need.
  private func addNeighbours(to packages: inout [SwiftPackage]) throws {
    for path in manifest.dependencies.compactMap(\.path) {
      let place = URL(filePath: path)
      guard !packages.contains(where: { Self.isSame($0.folder, place) }) else { continue }
      let package = try SwiftPackage(folder: place, manifest: PackageManifest.read(place))
      // The one that all apps are built with is there already.
      guard package.manifest.name != "Storyline" else { continue }
      packages.append(package)
      try package.addNeighbours(to: &packages)
    }
  }

  private static func isSame(_ one: URL, _ other: URL) -> Bool {
    one.resolvingSymlinksInPath().path == other.resolvingSymlinksInPath().path
  }

  // MARK: Targets

  private func targets(
    _ products: [String: [String]], withTests: Bool
  ) throws -> [ProjectTarget] {
    try manifest.targets.compactMap { target in
      guard let kind = Self.kinds[target.type], kind != .tests || withTests else { return nil }
      let place = try place(of: target)
      let excluded = target.exclude.map { place.appending(path: $0).standardizedFileURL.path }
      let resources = target.resources.map { (place.appending(path: $0.path), $0.isCopied) }
      let contents = try FolderContents(
        of: place, leavingOut: Set(excluded + resources.map(\.0.standardizedFileURL.path)),
        withTests: true)
      let sources = contents.sources.filter { Self.isSource($0, of: target, in: place) }
      guard !sources.isEmpty else { return nil }
      let needed = target.dependencies.filter { $0.platforms?.contains("ios") ?? true }
      return ProjectTarget(
        name: target.name, kind: kind, sources: sources,
        resources: try resources.flatMap { url, isCopied in
          isCopied ? [url] : try Self.files(in: url)
        },
        dependencies: needed.flatMap { products[$0.name] ?? [$0.name] },
        defines: target.settings.filter { $0.tool == "swift" }
          .compactMap { $0.kind["define"]?.text })
    }
  }

  private static let kinds: [String: ProjectTarget.Kind] = [
    "regular": .library, "executable": .app, "test": .tests,
  ]

  /// Its folder: where the manifest says, or by its name in one of the folders that SwiftPM looks in.
  private func place(of target: PackageManifest.Target) throws -> URL {
    if let path = target.path { return folder.appending(path: path) }
    let folders =
      (target.type == "test" ? ["Tests"] : []) + ["Sources", "Source", "src", "srcs"]
    let places = folders.map { folder.appending(path: "\($0)/\(target.name)") }
    guard let place = places.first(where: { FileManager.default.fileExists(atPath: $0.path) })
    else { throw ProjectError("\(folder.path) has no folder for its target \(target.name)") }
    return place
  }

  private static func isSource(
    _ url: URL, of target: PackageManifest.Target, in folder: URL
  ) -> Bool {
    guard let sources = target.sources else { return true }
    let path = url.standardizedFileURL.path
    return sources.contains { source in
      let place = folder.appending(path: source).standardizedFileURL.path
      return path == place || path.hasPrefix(place.hasSuffix("/") ? place : place + "/")
    }
  }

  /// What is processed lies side by side, but for what is a folder by its nature.
  private static func files(in url: URL) throws -> [URL] {
    guard !FolderContents.isResource(url), FolderContents.isFolder(url) else { return [url] }
    return try ProjectReader.contents(of: url)
      .filter { !$0.lastPathComponent.hasPrefix(".") }.flatMap(files)
  }
}
