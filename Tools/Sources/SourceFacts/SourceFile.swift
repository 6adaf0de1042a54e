public import Foundation

/// A Swift file of a project, and its facts.
public struct SourceFile: Sendable {
  public let url: URL
  /// The path below the project's folder, with `/`.
  public let path: String
  public let facts: FileFacts
  /// The text where it is another one than that on disk.
  public let unsavedText: String?

  public init(url: URL, path: String, facts: FileFacts, unsavedText: String? = nil) {
    self.url = url
    self.path = path
    self.facts = facts
    self.unsavedText = unsavedText
  }
}

/// The Swift files below a folder.
public enum SourceFolder {
  /// Lists the files, sorted by path, without tests, dependencies, build products and
  /// hidden folders.
  ///
  /// - Throws: An error of the system where the folder cannot be read.
  public static func files(below folder: URL) throws -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder) else {
      throw CocoaError(.fileReadNoSuchFile)
    }
    guard isFolder.boolValue else { return [folder.lastPathComponent] }
    var found: [String] = []
    var visited: Set<String> = []
    try add("", folder, &found, &visited)
    return found.sorted()
  }

  private static func add(
    _ path: String, _ folder: URL, _ found: inout [String], _ visited: inout Set<String>
  ) throws {
    // A symbolic link may lead back to a folder around it.
    guard visited.insert(folder.resolvingSymlinksInPath().path).inserted else { return }
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
      guard !name.hasPrefix(".") else { continue }
      let below = path.isEmpty ? name : path + "/" + name
      if name.hasSuffix(".swift") {
        if name != "Package.swift", !name.hasPrefix("Package@") { found.append(below) }
      } else if !leftOut.contains(name), !leftOutEndings.contains(where: name.hasSuffix) {
        let url = folder.appending(path: name)
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder),
          isFolder.boolValue
        {
          // Folders that cannot be read are left out, as in a search.
          try? add(below, url, &found, &visited)
        }
      }
    }
  }

  private static let leftOut: Set<String> = [
    "Pods", "Carthage", "DerivedData", "build", "fastlane", "node_modules", "vendor",
    "SourcePackages",
  ]

  private static let leftOutEndings = [
    ".xcodeproj", ".xcworkspace", ".playground", ".framework", ".xcframework", ".docc", ".xcassets",
    ".lproj", ".bundle", ".xctemplate", "Tests",
  ]
}
