package import Foundation

/// The three files of the page, in memory.
package struct WebFiles: Sendable {
  package struct File: Sendable {
    package let mediaType: String
    package let bytes: [UInt8]
  }

  /// By the path of the request.
  private let files: [String: File]

  package init(page: [UInt8], style: [UInt8], script: [UInt8]) {
    files = [
      "/": File(mediaType: "text/html; charset=utf-8", bytes: page),
      "/simulator.css": File(mediaType: "text/css; charset=utf-8", bytes: style),
      "/simulator.js": File(mediaType: "text/javascript; charset=utf-8", bytes: script),
    ]
  }

  /// Reads the files from the first of `folders` that has them.
  package init(folders: [URL]) throws {
    func read(_ name: String) throws -> [UInt8] {
      for folder in folders {
        if let data = try? Data(contentsOf: folder.appendingPathComponent(name)) {
          return Array(data)
        }
      }
      throw SimulatorError.missingFile(name, folders.map(\.path))
    }
    self.init(
      page: try read("index.html"), style: try read("simulator.css"),
      script: try read("simulator.js"))
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
      return try WebFiles(folders: [beside])
    }
    return try WebFiles(folders: [Bundle.module.bundleURL.appendingPathComponent("Web")])
  }

  package func file(at path: String) -> File? { files[path] }
}
