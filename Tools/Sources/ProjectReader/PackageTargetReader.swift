import Foundation

/// Reads one target of a package.
struct PackageTargetReader {
  let package: PackageGraph.Package
  let target: PackageManifest.Target
  let needed: PackageTargets.Needed

  /// Nothing where it has no sources, or is of a kind that is not built here.
  func read() throws -> ProjectTarget? {
    if target.type == "system" { return try foreign(settings: false) }
    guard let kind = Self.kinds[target.type] else { return nil }
    let place = try place()
    let excluded = target.exclude.map { place.appending(path: $0).standardizedFileURL.path }
    let resources = target.resources.map { (place.appending(path: $0.path), $0.isCopied) }
    let contents = try FolderContents(
      of: place, leavingOut: Set(excluded + resources.map(\.0.standardizedFileURL.path)),
      withTests: true)
    let sources = contents.sources.filter { isSource($0, in: place) }
    guard !sources.isEmpty else {
      // The imports of a module in Objective-C are set aside; half of the module would not link.
      guard leftOut == nil else { return nil }
      return try foreignFiles(in: place).contains(where: Self.isCompiled) ? foreign() : nil
    }
    return ProjectTarget(
      name: target.name, kind: kind, sources: sources,
      resources: try resources.flatMap { url, isCopied in
        isCopied ? [url] : try Self.files(in: url)
      } + contents.resources.filter(Self.isProcessedUnasked),
      dependencies: needed.targets, products: needed.products,
      defines: package.manifest.texts("swift", "define", of: target),
      settings: package.manifest.settings(of: target),
      package: package.isFetched ? package.identity : nil)
  }

  private static let kinds: [String: ProjectTarget.Kind] = [
    "regular": .library, "executable": .app, "test": .tests,
  ]

  // MARK: Folders

  /// The target's folder: the one in the manifest, or that with its name in one of SwiftPM's
  /// folders.
  private func place() throws -> URL {
    let folder = package.folder
    if let path = target.path { return folder.appending(path: path) }
    let folders =
      (target.type == "test" ? ["Tests"] : []) + ["Sources", "Source", "src", "srcs"]
    let places = folders.map { folder.appending(path: "\($0)/\(target.name)") }
    if let place = places.first(where: Self.exists) { return place }
    // The only target of its kind may have all that is there.
    let isTest = target.type == "test"
    let others = package.manifest.targets.filter { ($0.type == "test") == isTest }
    let whole = folder.appending(path: isTest ? "Tests" : "Sources")
    guard others.count == 1, Self.exists(whole) else {
      throw ProjectError(
        "the source folder of the target \(target.name) is missing in \(folder.path)")
    }
    return whole
  }

  /// Returns a Boolean value that indicates whether Xcode takes a file into a package's bundle though the
  /// manifest does not name it: interface files, data models, asset catalogs and localized folders.
  private static func isProcessedUnasked(_ url: URL) -> Bool {
    ["storyboard", "xib", "xcassets", "xcdatamodel", "xcdatamodeld", "lproj", "xcstrings"]
      .contains(url.pathExtension)
  }

  private static func exists(_ url: URL) -> Bool {
    FileManager.default.fileExists(atPath: url.path)
  }

  private func isSource(_ url: URL, in folder: URL) -> Bool {
    guard let sources = target.sources else { return true }
    return sources.contains { Self.isInside(url, folder.appending(path: $0)) }
  }

  private static func isInside(_ url: URL, _ folder: URL) -> Bool {
    let (path, place) = (url.standardizedFileURL.path, folder.standardizedFileURL.path)
    return path == place || path.hasPrefix(place.hasSuffix("/") ? place : place + "/")
  }

  /// Returns the processed resources, which lie side by side in the bundle, apart from those that
  /// are folders by nature.
  private static func files(in url: URL) throws -> [URL] {
    guard !FolderContents.isResource(url), FolderContents.isFolder(url) else { return [url] }
    return try ProjectReader.contents(of: url)
      .filter { !$0.lastPathComponent.hasPrefix(".") }.flatMap(files)
  }

  // MARK: What is not Swift's

  private func foreign(settings hasSettings: Bool = true) throws -> ProjectTarget {
    let place = try place()
    let manifest = package.manifest
    func settings(_ tool: String) -> [String] {
      let all = target.settings.filter { $0.tool == tool && $0.applies }
      return all.compactMap { setting in
        if let text = setting.kind["define"]?.text { return Self.define(text) }
        guard let path = setting.kind["headerSearchPath"]?.text else { return nil }
        return ".headerSearchPath(\(RemotePackage.literal(path)))"
      }
    }
    return ProjectTarget(
      name: target.name, kind: .foreign, sources: [], dependencies: needed.targets,
      products: needed.products,
      settings: hasSettings ? manifest.settings(of: target) : nil,
      package: package.isFetched ? package.identity : nil,
      foreign: ForeignTarget(
        folder: place, files: try foreignFiles(in: place),
        publicHeaders: target.publicHeadersPath, isSystemLibrary: target.type == "system",
        pkgConfig: target.pkgConfig, cSettings: settings("c"), cxxSettings: settings("cxx")))
  }

  private static func define(_ text: String) -> String {
    let parts = text.split(separator: "=", maxSplits: 1).map { RemotePackage.literal(String($0)) }
    return ".define(\(parts.joined(separator: ", to: ")))"
  }

  /// The files of its folder, as paths in it, but for sources that the manifest leaves out.
  private func foreignFiles(in place: URL) throws -> [String] {
    let base = place.standardizedFileURL.path + "/"
    let excluded = target.exclude.map { place.appending(path: $0) }
    func all(_ folder: URL) throws -> [URL] {
      try ProjectReader.contents(of: folder).flatMap { url -> [URL] in
        let isLeftOut =
          url.lastPathComponent.hasPrefix(".") || excluded.contains { Self.isInside(url, $0) }
        if isLeftOut { return [] }
        return FolderContents.isFolder(url) ? try all(url) : [url]
      }
    }
    return try all(place)
      .filter { !Self.isCompiled($0.path) || isSource($0, in: place) }
      .map { $0.standardizedFileURL.path.replacing(base, with: "", maxReplacements: 1) }
      .filter { !$0.hasSuffix(".swift") }
  }

  private static func isCompiled(_ path: String) -> Bool {
    ["c", "cc", "cpp", "cxx", "m", "mm", "s", "S"].contains(URL(filePath: path).pathExtension)
  }

  /// The message about a target of which not everything can be built.
  var leftOut: String? {
    guard target.type == "regular", let place = try? place(),
      let files = try? foreignFiles(in: place),
      let file = files.first(where: { $0.hasSuffix(".m") || $0.hasSuffix(".mm") })
    else { return nil }
    return "the target \(target.name) is written in Objective-C, which is not built here: \(file)"
  }
}
