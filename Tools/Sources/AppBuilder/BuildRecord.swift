import Foundation

/// Remembers which package was built last where all are built.
///
/// SwiftPM looks whether its plan is still right at the files of the package that it was made for. Of
/// another package with a product of the same name it would build the old one.
struct BuildRecord {
  let cache: CacheFolder

  private var file: URL { cache.url.appending(path: "built") }

  /// Builds a package with the arguments that make SwiftPM plan again where it has to.
  ///
  /// The record is away while something is built: who is interrupted leaves none.
  func building(_ package: URL, _ build: ([String]) throws -> Int32) throws -> Int32 {
    let isSame = (try? String(contentsOf: file, encoding: .utf8)) == package.path
    try? FileManager.default.removeItem(at: file)
    let status = try build(isSame ? [] : ["--disable-build-manifest-caching"])
    // Without a record it is planned again, and nothing else.
    if status == 0 { try? Data(package.path.utf8).write(to: file, options: .atomic) }
    return status
  }
}
