import Foundation

/// The files of the server, by path.
struct ServerFiles: Sendable {
  struct File: Sendable {
    let type: String
    let bytes: [UInt8]
  }

  private let files: [String: File]

  init() {
    var files: [String: File] = [:]
    files["/phones"] = Self.read("phones", "json", in: nil, as: "application/json")
    let pictures = Bundle.module.urls(forResourcesWithExtension: "png", subdirectory: "Pictures")
    for picture in pictures ?? [] {
      let name = (picture as URL).deletingPathExtension().lastPathComponent
      files["/pictures/\(name).png"] = Self.read(name, "png", in: "Pictures", as: "image/png")
    }
    self.files = files
  }

  /// The file at a path; the query is ignored.
  subscript(path: String) -> File? { files[String(path.prefix { $0 != "?" })] }

  private static func read(
    _ name: String, _ ending: String, in folder: String?, as type: String
  ) -> File? {
    guard
      let url = Bundle.module.url(forResource: name, withExtension: ending, subdirectory: folder),
      let data = try? Data(contentsOf: url)
    else { return nil }
    return File(type: type, bytes: Array(data))
  }
}
