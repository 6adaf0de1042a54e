import Foundation

/// Reads the targets of a Swift package, and those of packages that it needs.
enum SwiftPackage {
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
}
