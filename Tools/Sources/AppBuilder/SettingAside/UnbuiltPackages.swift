import Foundation
import ProjectReader

/// Fetched packages that do not compile as they are. The next builder rewrites them like the sources of the project,
/// and sets parts of them aside.
public struct UnbuiltPackages: Error, CustomStringConvertible {
  /// The identities of the packages.
  public let names: [String]

  /// Keeps the names for the next builder.
  ///
  /// - Throws: ``ProjectError`` if nothing can be written.
  init(_ packages: [FetchedPackage], keptIn cache: CacheFolder) throws {
    names = packages.map(\.identity).sorted()
    let all = Self.keys(in: cache).union(packages.map(Self.key))
    let file = Self.file(in: cache)
    do {
      try FileManager.default.createDirectory(at: cache.url, withIntermediateDirectories: true)
      try State.encoder.encode(all.sorted()).write(to: file, options: .atomic)
    } catch {
      throw ProjectError("\(file.path) cannot be written: \(error.localizedDescription)")
    }
  }

  public var description: String {
    let number = names.count == 1 ? "the package" : "the packages"
    let verb = names.count == 1 ? "does" : "do"
    return "\(number) \(names.joined(separator: ", ")) \(verb) not compile as fetched: "
      + "code that does not compile is set aside"
  }

  /// Returns those of some packages that did not compile as they are.
  static func known(among packages: [FetchedPackage], in cache: CacheFolder) -> Set<FetchedPackage>
  {
    let keys = keys(in: cache)
    return Set(packages.filter { keys.contains(key($0)) })
  }

  private static func key(_ package: FetchedPackage) -> String {
    "\(package.identity) \(package.revision)"
  }

  private static func file(in cache: CacheFolder) -> URL {
    cache.url.appending(path: "unbuilt-packages.json")
  }

  private static func keys(in cache: CacheFolder) -> Set<String> {
    // Without the file all packages are tried as they are.
    guard let data = try? Data(contentsOf: file(in: cache)) else { return [] }
    return Set((try? JSONDecoder().decode([String].self, from: data)) ?? [])
  }
}
