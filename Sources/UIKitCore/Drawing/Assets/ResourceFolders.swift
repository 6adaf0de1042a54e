import Foundation

/// The folders with the resources of bundles.
enum ResourceFolders {
  /// The folders of a bundle, the app's own with `nil`.
  static func of(_ bundle: Bundle?) -> [URL] {
    let bundle = bundle ?? .main
    let own = [bundle.resourceURL, bundle.bundleURL].compactMap(\.self)
    return bundle == .main ? own + besideExecutable : own
  }

  /// The folders of the app alone: those of the main bundle, and those of the executable's target and of the
  /// module of the app's delegate. A test runs apps of several modules.
  static func ofApp(inModule module: String?) -> [URL] {
    let targets = [module, Bundle.main.executableURL?.lastPathComponent].compactMap(\.self)
    return of(nil).filter { folder in
      folder.pathExtension != "resources"
        || targets.contains { folder.lastPathComponent.hasSuffix("_\($0).resources") }
    }
  }

  /// The asset catalogues in a bundle's folder.
  static func catalogs(in folder: URL) -> [URL] {
    // Beside an executable are the files of its build, thousands of them, and none of its resources.
    let deepest = bundleExtensions.contains(folder.pathExtension) ? 2 : 0
    var found: [URL] = []
    var open = [(folder, depth: 0)]
    while let (next, depth) = open.popLast() {
      let all = try? FileManager.default.contentsOfDirectory(
        at: next, includingPropertiesForKeys: nil)
      for url in all ?? [] {
        if url.pathExtension == "xcassets" {
          found.append(url)
        } else if depth < deepest, url.hasDirectoryPath,
          !bundleExtensions.contains(url.pathExtension)
        {
          open.append((url, depth + 1))
        }
      }
    }
    return found.sorted { $0.path < $1.path }
  }

  /// An app's own resources are in its main bundle on Apple's systems; SwiftPM puts those of a target
  /// into a folder `Package_Target.resources` beside the executable. Those of the target that the
  /// executable is of come first: the others are the modules that it is made of, or those that a test
  /// tests. None is added while it runs.
  private static let besideExecutable: [URL] = {
    guard let executable = Bundle.main.executableURL else { return [] }
    let own = "_\(executable.lastPathComponent).resources"
    let folder = executable.deletingLastPathComponent()
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let resources = all.filter { $0.hasSuffix(".resources") }.sorted()
    return (resources.filter { $0.hasSuffix(own) } + resources.filter { !$0.hasSuffix(own) })
      .map { folder.appendingPathComponent($0, isDirectory: true) }
  }()

  static let bundleExtensions = ["resources", "bundle", "app"]
}
