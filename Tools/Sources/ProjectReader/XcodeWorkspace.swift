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

  /// Returns the location of a reference: `group:App/App.xcodeproj`, `container:` and `absolute:`
  /// likewise.
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

  /// A Boolean value that indicates whether the workspace lists something that is on this machine.
  var hasContents: Bool { !packages.isEmpty || projects.contains(where: XcodeProject.exists) }

  /// The targets of all projects, of those that they refer to, and of the packages.
  func read(_ fetcher: PackageFetcher?) throws -> Project {
    guard !projects.isEmpty || !packages.isEmpty else {
      throw ProjectError("\(url.path) contains no Xcode project")
    }
    let present = projects.filter(XcodeProject.exists)
    let suitable = XcodeProject.suitable(present)
    var parts = JoinedProjects()
    for project in suitable {
      parts.add(try XcodeProject.read(project, fetcher, also: packages, mayBeEmpty: true))
    }
    parts.addReferenced(XcodeProject.references(of: suitable), fetcher)
    if present.isEmpty { parts.add(try SwiftPackage.readAll(packages, namedBy: url, fetcher)) }
    let missing = projects.filter { !present.contains($0) }.map { project in
      ProjectProblem(
        file: url, message: "\(project.path) belongs to the workspace, but does not exist",
        isError: false)
    }
    let project = parts.project(
      name: url.deletingPathExtension().lastPathComponent,
      folder: url.deletingLastPathComponent(), problems: missing)
    guard !project.targets.isEmpty else {
      throw ProjectError("\(url.path) has no target with Swift sources")
    }
    return project
  }
}
