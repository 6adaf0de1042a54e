import Foundation

/// Several Xcode projects that are built together, and what lies beside them.
struct XcodeWorkspace {
  /// The projects, but for that which CocoaPods makes.
  private(set) var projects: [URL] = []
  /// Folders of Swift packages.
  private(set) var packages: [URL] = []
  let url: URL

  /// A file that cannot be read lists nothing.
  init(_ url: URL) {
    self.url = url
    let file = url.appending(path: "contents.xcworkspacedata")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let container = url.deletingLastPathComponent()
    // Groups may have a folder of their own, in which their files lie.
    var groups = [container]
    for tag in text.matches(of: /<(\/?)(Group|FileRef)\b([^>]*)>/) {
      guard tag.1.isEmpty else {
        if tag.2 == "Group", groups.count > 1 { groups.removeLast() }
        continue
      }
      let place = Self.place(tag.3, in: groups.last ?? container, container)
      if tag.2 == "Group" {
        groups.append(place ?? groups.last ?? container)
      } else if let place {
        add(place)
      }
    }
  }

  private mutating func add(_ place: URL) {
    if place.pathExtension == "xcodeproj" {
      if !CocoaPods.hasMade(place) { projects.append(place) }
    } else if FileManager.default.fileExists(atPath: place.appending(path: "Package.swift").path) {
      packages.append(place)
    }
  }

  /// Where something lies: `group:App/App.xcodeproj`, `container:` and `absolute:` likewise.
  private static func place(
    _ attributes: Substring, in group: URL, _ container: URL
  ) -> URL? {
    guard let location = attributes.firstMatch(of: /location\s*=\s*"(\w+):([^"]*)"/) else {
      return nil
    }
    let path = String(location.2.replacing("&amp;", with: "&"))
    switch location.1 {
    case "absolute": return URL(filePath: path)
    case "group": return path.isEmpty ? group : group.appending(path: path).standardizedFileURL
    case "container": return container.appending(path: path).standardizedFileURL
    default: return nil
    }
  }

  /// The targets of all projects. Of two with one name the first one counts.
  func read(_ fetcher: PackageFetcher?) throws -> Project {
    guard !projects.isEmpty else { throw ProjectError("\(url.path) has no Xcode project") }
    let there = projects.filter { FileManager.default.fileExists(atPath: $0.path) }
    let parts = try there.map {
      try XcodeProject.read($0, fetcher, also: self.packages, mayBeEmpty: true)
    }
    var targets: [ProjectTarget] = []
    for target in parts.flatMap(\.targets)
    where !targets.contains(where: { $0.name == target.name }) {
      targets.append(target)
    }
    guard !targets.isEmpty else {
      throw ProjectError("\(url.path) has no target with Swift sources")
    }
    let missing = projects.filter { !there.contains($0) }.map { project in
      ProjectProblem(
        file: url, message: "\(project.path) belongs to the workspace, and is not there",
        isError: false)
    }
    var packages: [FetchedPackage] = []
    for package in parts.flatMap(\.packages)
    where !packages.contains(where: { $0.identity == package.identity }) {
      packages.append(package)
    }
    return Project(
      name: url.deletingPathExtension().lastPathComponent,
      folder: url.deletingLastPathComponent(), targets: targets, packages: packages,
      problems: parts.flatMap(\.problems) + missing)
  }
}
