import Foundation

/// The sources and resources of a folder.
struct FolderContents {
  var sources: [URL] = []
  var resources: [URL] = []
  /// Sources in other languages than Swift.
  var otherSources: [URL] = []
  var infoPlist: URL?
  /// Folders that were left out, for they are of tests.
  var testFolders: [URL] = []

  init() {}

  /// With tests, folders of tests are as any others: the folder is a target of a package.
  init(
    of folder: URL, leavingOut excluded: Set<String> = [], withTests: Bool = false
  ) throws {
    try add(folder, excluded, withTests)
    sources.sort { $0.path < $1.path }
    resources.sort { $0.path < $1.path }
  }

  /// Reads single files and folders.
  init(files: [URL]) throws {
    for url in files where FileManager.default.fileExists(atPath: url.path) {
      if Self.isResource(url) {
        resources.append(url)
      } else if Self.isFolder(url) {
        try add(url, [], true)
      } else {
        add(file: url)
      }
    }
  }

  /// Adds what another folder has.
  mutating func add(_ other: FolderContents) {
    sources += other.sources
    resources += other.resources
    otherSources += other.otherSources
    infoPlist = infoPlist ?? other.infoPlist
  }

  private mutating func add(
    _ folder: URL, _ excluded: Set<String>, _ withTests: Bool
  ) throws {
    for url in try ProjectReader.contents(of: folder) {
      let name = url.lastPathComponent
      guard !name.hasPrefix("."), !excluded.contains(url.standardizedFileURL.path) else { continue }
      if Self.isResource(url) {
        resources.append(url)
      } else if Self.isFolder(url) {
        guard !Self.isLeftOut(url) else { continue }
        if name.hasSuffix("Tests"), !withTests {
          testFolders.append(url)
        } else {
          try add(url, excluded, withTests)
        }
      } else {
        add(file: url)
      }
    }
  }

  private mutating func add(file url: URL) {
    let name = url.lastPathComponent
    if url.pathExtension == "plist" {
      // Services have lists of that name too, which apps read as any other data.
      if name == "Info.plist" || name.hasSuffix("-Info.plist") && Self.isOfApp(url) {
        infoPlist = infoPlist ?? url
      } else {
        resources.append(url)
      }
    } else if url.pathExtension == "swift", name != "Package.swift", !name.hasPrefix("Package@") {
      sources.append(url)
    } else if Self.isOtherSource(url) {
      otherSources.append(url)
    }
  }

  /// Returns a Boolean value that indicates whether a property list is the Info.plist of an app.
  private static func isOfApp(_ url: URL) -> Bool {
    guard
      let list = try? PropertyListSerialization.propertyList(
        from: Data(contentsOf: url), format: nil) as? [String: Any]
    else { return true }
    return list.keys.contains { $0.hasPrefix("CFBundle") || $0.hasPrefix("UI") }
  }

  static func isFolder(_ url: URL) -> Bool {
    (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
  }

  static func isResource(_ url: URL) -> Bool { resourceExtensions.contains(url.pathExtension) }

  private static let resourceExtensions: Set<String> = [
    "storyboard", "xib", "xcassets", "lproj", "strings", "stringsdict", "xcstrings", "json", "png",
    "jpg", "jpeg", "gif", "webp", "heic", "svg", "pdf", "ttf", "otf", "html", "css", "js", "txt",
    "csv", "xml", "rtf", "geojson", "sqlite", "db", "cer", "der", "pem", "p12", "mp3", "m4a", "wav",
    "aif", "aiff", "caf", "mp4", "mov", "m4v", "bundle",
    "xcdatamodel", "xcdatamodeld",
  ]

  /// Returns a Boolean value that indicates whether a folder is of tools, or one file to people.
  static func isLeftOut(_ folder: URL) -> Bool {
    leftOut.contains(folder.lastPathComponent) || leftOutExtensions.contains(folder.pathExtension)
  }

  private static let leftOut: Set<String> = [
    "Pods", "Carthage", "DerivedData", "build", "fastlane", "node_modules",
  ]

  private static let leftOutExtensions: Set<String> = [
    "xcodeproj", "xcworkspace", "playground", "framework", "xcframework", "docc",
  ]
}
