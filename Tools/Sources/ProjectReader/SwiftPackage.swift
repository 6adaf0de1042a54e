public import Foundation

/// Reads the targets of a Swift package, and those of packages that it needs.
enum SwiftPackage {
  static let manifest = "Package.swift"

  static func exists(in folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: manifest).path)
  }

  static func read(_ folder: URL, _ fetcher: PackageFetcher?) throws -> Project {
    let graph = try PackageGraph(
      root: folder, namedBy: folder.appending(path: "Package.swift"), fetcher: fetcher)
    var finder = PackageTargets(graph)
    let targets = try finder.read()
    guard !targets.isEmpty else {
      throw ProjectError("\(folder.path) has no target with Swift sources")
    }
    return Project(
      name: graph.packages.first?.manifest.name ?? folder.lastPathComponent, folder: folder,
      targets: targets, packages: graph.fetched, problems: finder.problems)
  }

  /// The libraries and tests of packages that belong to one project.
  static func readAll(
    _ folders: [URL], namedBy file: URL, _ fetcher: PackageFetcher?
  ) throws -> Project {
    let graph = try PackageGraph(local: folders, namedBy: file, fetcher: fetcher)
    var finder = PackageTargets(graph, takingLibraries: true)
    return Project(
      name: file.deletingPathExtension().lastPathComponent,
      folder: file.deletingLastPathComponent(), targets: try finder.read(), packages: graph.fetched,
      problems: finder.problems)
  }
}

extension ProjectReader {
  /// The folders of packages with tests, up to four folders below a folder, that belong to the same party.
  public static func packagesWithTests(below folder: URL) -> [URL] {
    var found: [URL] = []
    func look(in place: URL, depth: Int) {
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: place.path) else {
        return
      }
      if names.contains(SwiftPackage.manifest), names.contains("Tests") { found.append(place) }
      guard depth > 0 else { return }
      for name in names.sorted() where !name.contains(".") {
        let next = place.appending(path: name)
        if FolderContents.isFolder(next), !FolderContents.isLeftOut(next) {
          look(in: next, depth: depth - 1)
        }
      }
    }
    look(in: folder, depth: 4)
    return found.filter { !ForeignFolders.contains($0) }
  }
}
