public import Foundation

// Foundation on Linux knows no library folder: it throws, or has no URL where apps take the first one. The folder
// is the one around the folder for caches, as on a device.

extension FileManager {
  /// Returns the URLs of a folder: `urls(for:in:)`, with the library folder of the app.
  public func _urls(for directory: SearchPathDirectory, in domains: SearchPathDomainMask) -> [URL] {
    let found = urls(for: directory, in: domains)
    guard found.isEmpty, directory == .libraryDirectory, domains.contains(.userDomainMask) else {
      return found
    }
    return [_libraryFolder]
  }

  /// Returns the URL of a folder: `url(for:in:appropriateFor:create:)`, with the library folder of the app.
  public func _url(
    for directory: SearchPathDirectory, in domain: SearchPathDomainMask, appropriateFor url: URL?,
    create shouldCreate: Bool
  ) throws -> URL {
    guard directory == .libraryDirectory, domain == .userDomainMask else {
      return try self.url(for: directory, in: domain, appropriateFor: url, create: shouldCreate)
    }
    if shouldCreate {
      try createDirectory(at: _libraryFolder, withIntermediateDirectories: true)
    }
    return _libraryFolder
  }
}

/// Returns the paths of a folder: `NSSearchPathForDirectoriesInDomains`, with the library folder of the app.
public func _searchPaths(
  _ directory: FileManager.SearchPathDirectory, _ domains: FileManager.SearchPathDomainMask,
  _ expandsTilde: Bool
) -> [String] {
  let found = NSSearchPathForDirectoriesInDomains(directory, domains, expandsTilde)
  guard found.isEmpty, directory == .libraryDirectory, domains.contains(.userDomainMask) else {
    return found
  }
  return [expandsTilde ? _libraryFolder.path : "~/Library"]
}

var _libraryFolder: URL {
  URL(filePath: NSHomeDirectory(), directoryHint: .isDirectory)
    .appending(path: "Library", directoryHint: .isDirectory)
}
