import Foundation

/// The packages that a project is made of: those on this machine, and those that were fetched.
struct PackageGraph {
  struct Package {
    let folder: URL
    let manifest: PackageManifest
    /// The identity by which SwiftPM distinguishes packages.
    let identity: String
    /// A Boolean value that indicates whether its targets and tests are the project's own.
    var isRoot = false
    var isFetched = false

    var manifestFile: URL { folder.appending(path: "Package.swift") }
  }

  private(set) var packages: [Package] = []
  private(set) var fetched: [FetchedPackage] = []
  private(set) var problems: [ProjectProblem] = []
  /// The packages to fetch, with the files that name them.
  private var remote: [(package: RemotePackage, file: URL)] = []

  /// Reads packages, and all that they need.
  ///
  /// - Parameters:
  ///   - root: The package that is the project.
  ///   - local: Other packages on this machine.
  ///   - remote: Packages to fetch.
  ///   - file: The file that names them.
  ///   - fetcher: Fetches them; without one they are missing.
  /// - Throws: ``ProjectError`` where the root cannot be read, or nothing can be written.
  init(
    root: URL? = nil, local: [URL] = [], remote: [RemotePackage] = [], namedBy file: URL,
    fetcher: PackageFetcher?
  ) throws {
    if let root { try addLocal(root, isRoot: true) }
    for folder in local { addLocal(folder, namedBy: file) }
    for package in remote { addRemote(package, namedBy: file) }
    try fetch(with: fetcher)
  }

  /// The one that all apps are built with is there already.
  private static let stage = "storyline"

  // MARK: On this machine

  private mutating func addLocal(_ folder: URL, namedBy file: URL) {
    do {
      try addLocal(folder, isRoot: false)
    } catch {
      problems.append(ProjectProblem(file: file, message: "\(error)"))
    }
  }

  private mutating func addLocal(_ folder: URL, isRoot: Bool) throws {
    guard !packages.contains(where: { Self.isSame($0.folder, folder) }) else { return }
    let manifest = try PackageManifest.read(folder)
    guard isRoot || manifest.name.lowercased() != Self.stage else { return }
    let identity = RemotePackage.identity(of: folder.path)
    let package = Package(
      folder: folder, manifest: PublicPackage.completing(manifest, of: identity),
      identity: identity, isRoot: isRoot)
    packages.append(package)
    for dependency in manifest.dependencies {
      switch dependency {
      case .local(let place): addLocal(place, namedBy: package.manifestFile)
      case .remote(let remote): addRemote(remote, namedBy: package.manifestFile)
      case .registry(let name):
        problems.append(
          ProjectProblem(
            file: package.manifestFile,
            message: "the package \(name) comes from a package registry, which is not supported. "
              + "Use the URL of its repository."))
      }
    }
  }

  private static func isSame(_ one: URL, _ other: URL) -> Bool {
    one.resolvingSymlinksInPath().path == other.resolvingSymlinksInPath().path
  }

  // MARK: Elsewhere

  private mutating func addRemote(_ package: RemotePackage, namedBy file: URL) {
    guard package.identity != Self.stage else { return }
    guard let number = remote.firstIndex(where: { $0.package.identity == package.identity }) else {
      remote.append((package, file))
      return
    }
    if let both = remote[number].package.merged(with: package) {
      remote[number].package = both
    } else {
      problems.append(
        ProjectProblem(
          file: file,
          message: "no version satisfies both \(package) and "
            + "\(remote[number].package): the latter is used"
        ))
    }
  }

  private mutating func fetch(with fetcher: PackageFetcher?) throws {
    // A package on this machine takes the place of one elsewhere.
    let missing = remote.filter { remote in
      !packages.contains { $0.identity == remote.package.identity }
    }
    guard !missing.isEmpty else { return }
    let all = missing.map(\.package).sorted { $0.identity < $1.identity }
    let result =
      try fetcher?.fetch(all)
      ?? PackageFetcher.Result(
        failures: all.map { PackageFetcher.Failure(package: $0, reason: "fetching is turned off") })
    for failure in result.failures {
      for (package, file) in missing where package == failure.package {
        problems.append(
          ProjectProblem(
            file: file, message: "the package \(package) could not be fetched: \(failure.reason)",
            lacking: package.identity))
      }
    }
    for package in all { try addFetched(package.identity, of: result) }
  }

  /// Adds a package that was fetched, and those that it needs.
  private mutating func addFetched(_ identity: String, of result: PackageFetcher.Result) throws {
    guard let found = result.packages.first(where: { $0.identity == identity }),
      !packages.contains(where: { $0.identity == identity })
    else { return }
    let manifest: PackageManifest
    do {
      manifest = try PackageManifest.read(
        found.folder, keptIn: result.folder?.appending(path: "\(identity).json"))
    } catch {
      problems.append(
        ProjectProblem(
          file: found.folder.appending(path: "Package.swift"), message: "\(error)",
          package: identity))
      return
    }
    fetched.append(found)
    packages.append(
      Package(
        folder: found.folder, manifest: PublicPackage.completing(manifest, of: identity),
        identity: identity, isFetched: true))
    for case .remote(let package) in manifest.dependencies {
      try addFetched(package.identity, of: result)
    }
  }
}
