import Foundation

/// The errors that the compiler has kept of a build.
struct CompilerMessages {
  /// The folder of the products of builds.
  let products: URL
  /// When the build began: what is older is of another one.
  let since: Date

  init(products: URL, since: Date) {
    self.products = products
    // File systems round.
    self.since = since.addingTimeInterval(-0.01)
  }

  /// The errors in the files of a module, without those that two compilers found.
  func errors(in module: String) -> [CompilerMessage] {
    let folder = products.appending(path: "\(module).build")
    let files =
      (try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: [.contentModificationDateKey])) ?? []
    var known: Set<CompilerMessage> = []
    return files.filter { $0.pathExtension == "dia" }.sorted { $0.path < $1.path }.filter { url in
      let values = try? url.resourceValues(forKeys: [.contentModificationDateKey])
      return values?.contentModificationDate.map { $0 >= since } ?? false
    }.flatMap(CompilerMessage.read).filter { $0.isError && known.insert($0).inserted }
  }
}
