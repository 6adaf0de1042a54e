package import Foundation

/// The files of the page, in memory.
package struct WebFiles: Sendable {
  package struct File: Equatable, Sendable {
    package let mediaType: String
    package let bytes: [UInt8]
  }

  /// The files that the page requires.
  package static let required = ["index.html", "simulator.css", "simulator.js"]

  private static let mediaTypes = [
    "html": "text/html; charset=utf-8",
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "svg": "image/svg+xml",
    "png": "image/png",
  ]

  /// By the path of the request: what is not in here is not served, whatever the path says.
  private let files: [String: File]

  /// Takes files by their names; those of a kind that the page does not use are left out.
  package init(_ contents: [String: [UInt8]]) {
    var files: [String: File] = [:]
    for (name, bytes) in contents {
      guard let type = Self.mediaTypes[(name as NSString).pathExtension] else { continue }
      files[name == "index.html" ? "/" : "/" + name] = File(mediaType: type, bytes: bytes)
    }
    self.files = files
  }

  /// Reads the files of a folder, once.
  ///
  /// - Throws: ``SimulatorError`` if one that the page needs is not there.
  package init(folder: URL) throws {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    var contents: [String: [UInt8]] = [:]
    for name in names {
      guard let data = try? Data(contentsOf: folder.appendingPathComponent(name)) else { continue }
      contents[name] = Array(data)
    }
    for name in Self.required where contents[name] == nil {
      throw SimulatorError.missingFile(name, folder.path)
    }
    self.init(contents)
  }

  /// The files that came with the library.
  ///
  /// An app that was copied elsewhere has its resources beside it. That place comes first, for
  /// `Bundle.module` ends the process where it finds nothing.
  package static func bundled() throws -> WebFiles {
    let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let beside = executable.deletingLastPathComponent()
      .appendingPathComponent("Storyline_UIKitSimulator.resources/Web")
    if FileManager.default.fileExists(atPath: beside.path) {
      return try WebFiles(folder: beside)
    }
    return try WebFiles(folder: Bundle.module.bundleURL.appendingPathComponent("Web"))
  }

  package func file(at path: String) -> File? { files[path] }
}
