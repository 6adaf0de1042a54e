import Foundation
import ProjectReader
import TemporaryFolders
import Testing

/// Packages that are fetched, from repositories on this machine.
@Suite struct PackageFetcherTests {
  let cache: TemporaryFolder
  let fetcher: PackageFetcher

  init() throws {
    cache = try TemporaryFolder(["here": ""])
    fetcher = PackageFetcher(cache.url.appending(path: "packages"))
  }

  @Test func `the reason of a failure has no steps of git, and each line once`() {
    let text = """
      Cloning into bare repository 'a'...
      remote: Counting objects:   0% (1/2)\rremote: Counting objects: 100% (2/2), done.
      error: Failed to clone repository https://host/a:
        Receiving objects:  50% (1/2)\rReceiving objects: 100% (2/2)
        fatal: early EOF
        fatal: early EOF
      """
    #expect(
      PackageFetcher.reason(text)
        == "Failed to clone repository https://host/a:\n  fatal: early EOF")
  }

  /// A project whose app needs packages: where each is, which versions will do, and its product.
  private func project(
    _ packages: [(url: String, requirement: String, product: String)]
  ) throws -> TemporaryFolder {
    let text = PackagesProject.text(
      packages: packages.map { PackagesProject.remote($0.url, $0.requirement) },
      products: packages.enumerated().map { "package = R\($0); productName = \($1.product)" })
    return try TemporaryFolder(["Trips.xcodeproj/project.pbxproj": text, "App/App.swift": ""])
  }

  private func read(_ folder: TemporaryFolder) throws -> Project {
    try ProjectReader.read(folder.url, fetching: fetcher)
  }

  private static let any = "kind = upToNextMajorVersion; minimumVersion = 1.0.0;"

  // MARK: Versions

  static let requirements = [
    ("kind = upToNextMajorVersion; minimumVersion = 1.0.0;", "1.3.0"),
    ("kind = upToNextMinorVersion; minimumVersion = 1.2.0;", "1.2.5"),
    ("kind = versionRange; minimumVersion = 1.0.0; maximumVersion = 1.2.5;", "1.2.0"),
    ("kind = exactVersion; version = 1.2.0;", "1.2.0"),
  ]

  @Test(arguments: requirements)
  func `the newest version is fetched that will do`(requirement: String, version: String) throws {
    let far = try Repository("Far", versions: ["1.2.0", "1.2.5", "1.3.0", "2.0.0"])
    let project = try read(try project([(far.url, requirement, "Far")]))
    #expect(project.problems == [])
    let package = try #require(project.packages.first)
    #expect(package.version == version)
    let file = package.folder.appending(path: "VERSION")
    #expect(try String(contentsOf: file, encoding: .utf8) == version)
    let target = try #require(project.targets.first { $0.name == "Far" })
    #expect(target.package == "far")
    #expect(target.sources.map(\.lastPathComponent) == ["Far.swift"])
    let app = try #require(project.apps.first)
    #expect(app.products == [ProjectTarget.Product(name: "Far", package: "far")])
    #expect(app.dependencies == ["Far"])
  }

  @Test func `a branch is fetched, and a revision`() throws {
    let far = try Repository("Far")
    let first = try far.revision()
    try Data("later".utf8).write(to: far.folder.url.appending(path: "VERSION"))
    try far.commit("later")
    let later = try far.revision()
    for (requirement, revision) in [
      ("kind = branch; branch = main;", later), ("kind = revision; revision = \(first);", first),
    ] {
      let package = try #require(
        try read(try project([(far.url, requirement, "Far")])).packages.first)
      #expect(package.revision == revision)
      #expect(package.version == nil)
    }
  }

  // MARK: What they need

  @Test func `what a package needs itself is fetched with it`() throws {
    let deep = try Repository("Deep")
    let far = try Repository(
      "Far", dependencies: #".package(url: "\#(deep.url)", from: "1.0.0")"#,
      products: #".product(name: "Deep", package: "Deep")"#)
    let project = try read(try project([(far.url, Self.any, "Far")]))
    #expect(project.packages.map(\.identity) == ["far", "deep"])
    #expect(project.targets.map(\.name) == ["Trips", "Far", "Deep"])
    let target = try #require(project.targets.first { $0.name == "Far" })
    #expect(target.products == [ProjectTarget.Product(name: "Deep", package: "deep")])
  }

  @Test func `a Swift package gets what it names by an address`() throws {
    let far = try Repository("Far")
    let folder = try TemporaryFolder([
      "Package.swift": PackagesProject.manifest(
        "Shop",
        """
        dependencies: [.package(url: "\(far.url)", "1.0.0"..<"1.5.0")],
        targets: [.target(name: "Shop", dependencies: [.product(name: "Far", package: "Far")])]
        """),
      "Sources/Shop/Shop.swift": "",
    ])
    let project = try read(folder)
    #expect(project.problems == [])
    #expect(project.targets.map(\.name) == ["Shop", "Far"])
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
    #expect(names == ["Package.swift", "Sources"])
  }

  // MARK: What is missing

  @Test func `packages that are not there are named, and the others fetched`() throws {
    let (far, old) = (try Repository("Far"), try Repository("Old", versions: ["1.0.0", "1.9.0"]))
    let gone = "file:///nowhere/Gone"
    let project = try read(
      try project([
        (gone, Self.any, "Gone"), (far.url, Self.any, "Far"),
        (old.url, "kind = exactVersion; version = 3.0.0;", "Old"),
      ]))
    #expect(project.targets.map(\.name) == ["Trips", "Far"])
    let messages = project.problems.map(\.message)
    #expect(messages.count == 2)
    #expect(
      messages.first?.hasPrefix(
        "the package \(gone) (1.0.0 or later, below 2.0.0) could not be fetched: ") == true)
    #expect(
      messages.last?.hasPrefix("the package \(old.url) (3.0.0) could not be fetched: ") == true)
    #expect(messages.last?.contains("no versions of 'old' match the requirement 3.0.0") == true)
  }

  @Test func `of packages that do not go together the first ones are fetched`() throws {
    let deep = try Repository("Deep", versions: ["1.0.0", "2.0.0"])
    func repository(_ name: String, _ version: String) throws -> Repository {
      try Repository(
        name, dependencies: #".package(url: "\#(deep.url)", from: "\#(version)")"#,
        products: #".product(name: "Deep", package: "Deep")"#)
    }
    let (one, two) = (try repository("One", "1.0.0"), try repository("Two", "2.0.0"))
    let project = try read(
      try project([(two.url, Self.any, "Two"), (one.url, Self.any, "One")]))
    #expect(project.packages.map(\.identity) == ["one", "deep"])
    #expect(project.problems.count == 1)
    #expect(project.problems.first?.message.hasPrefix("the package \(two.url) (1.0.0") == true)
  }

  // MARK: Again

  @Test func `what was fetched is not asked for again`() throws {
    let far = try Repository("Far")
    let folder = try project([(far.url, Self.any, "Far")])
    let before = try read(folder)
    try FileManager.default.removeItem(at: far.folder.url)
    #expect(try read(folder) == before)
  }

  @Test func `what somebody who was interrupted has left does no harm`() throws {
    let far = try Repository("Far")
    let folder = try project([(far.url, Self.any, "Far")])
    let place = try #require(try read(folder).packages.first).folder
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let files = FileManager.default
    // Half of it, aside, is what there is before it is done.
    try files.moveItem(
      at: place, to: place.deletingLastPathComponent().appending(path: "new~interrupted"))
    #expect(try read(folder).targets.map(\.name) == ["Trips", "Far"])
  }

  @Test func `where nothing can be written it is said`() throws {
    let far = try Repository("Far")
    let fetcher = PackageFetcher(cache.url.appending(path: "here/packages"))
    let folder = try project([(far.url, Self.any, "Far")])
    let error = #expect(throws: ProjectError.self) {
      try ProjectReader.read(folder.url, fetching: fetcher)
    }
    #expect(error?.description.contains("cannot be written") == true)
  }
}
