import Foundation
import ProjectReader
import TemporaryFolders
import Testing

/// Libraries that are built from their package where CocoaPods or Carthage have not installed them.
@Suite struct PublicPackageTests {
  /// RxSwift as its manifest is on Linux: without the target for apps, whose sources are there.
  private static let files = [
    "Package.swift": """
    // swift-tools-version: 5.9
    import PackageDescription

    let package = Package(
      name: "RxSwift",
      products: [
        .library(name: "RxSwift", targets: ["RxSwift"]),
        .library(name: "RxRelay", targets: ["RxRelay"]),
      ],
      targets: [.target(name: "RxSwift"), .target(name: "RxRelay", dependencies: ["RxSwift"])])
    """,
    "Sources/RxSwift/RxSwift.swift": "", "Sources/RxRelay/RxRelay.swift": "",
    "Sources/RxCocoa/RxCocoa.swift": "import RxSwift\nimport UIKit\n",
    "../App/Package.swift": """
    // swift-tools-version: 5.9
    import PackageDescription

    let package = Package(
      name: "App",
      dependencies: [.package(path: "../RxSwift")],
      targets: [
        .target(name: "App", dependencies: [.product(name: "RxCocoa", package: "RxSwift")])
      ])
    """,
    "../App/Sources/App/App.swift": "import RxCocoa\n",
  ]

  @Test func `the package has a target that its manifest only has on Apple's systems`() throws {
    let folder = try TemporaryFolder(Self.files, named: "RxSwift")
    let app = folder.url.deletingLastPathComponent().appending(path: "App")
    let project = try ProjectReader.read(app)
    #expect(project.problems == [])
    let target = try #require(project.targets.first { $0.name == "RxCocoa" })
    #expect(target.dependencies.sorted() == ["RxRelay", "RxSwift"])
    #expect(target.sources.map(\.lastPathComponent) == ["RxCocoa.swift"])
    #expect(project.targets.first { $0.name == "App" }?.dependencies == ["RxCocoa"])
  }

  @Test func `nothing is fetched where an app does not import it`() throws {
    let text = PackagesProject.text(packages: [], products: [])
    let folder = try TemporaryFolder([
      "Trips.xcodeproj/project.pbxproj": text, "App/App.swift": "import UIKit\n",
      "Podfile.lock": "PODS:\n  - RxSwift (6.1.0)\n",
    ])
    let fetcher = PackageFetcher(folder.url.appending(path: "packages"))
    let project = try ProjectReader.read(folder.url, fetching: fetcher)
    #expect(project.packages == [])
    #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "packages").path))
  }

  @Test func `a library whose name others may have is fetched only where a file names it`() throws {
    let text = PackagesProject.text(packages: [], products: [])
    let folder = try TemporaryFolder([
      "Trips.xcodeproj/project.pbxproj": text, "App/App.swift": "import Logging\n",
      "Podfile": "pod 'Logging', :path => '../Logging'\n",
    ])
    let fetcher = PackageFetcher(folder.url.appending(path: "packages"))
    #expect(try ProjectReader.read(folder.url, fetching: fetcher).packages == [])
    #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "packages").path))
  }
}
