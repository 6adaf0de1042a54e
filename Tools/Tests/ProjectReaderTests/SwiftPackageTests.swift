import Foundation
import ProjectReader
import TemporaryFolders
import Testing

@Suite struct SwiftPackageTests {
  static let files = [
    "Package.swift": """
    // swift-tools-version: 5.9
    import PackageDescription

    let package = Package(
      name: "Shop",
      platforms: [.iOS(.v15)],
      products: [.library(name: "Shop", targets: ["Shop"])],
      dependencies: [.package(path: "../Kit")],
      targets: [
        .target(
          name: "Shop",
          dependencies: [
            "Model", .product(name: "KitUI", package: "Kit"),
            .target(name: "Desktop", condition: .when(platforms: [.macOS])),
          ],
          exclude: ["Notes.swift"],
          resources: [.process("Resources"), .copy("Data")],
          swiftSettings: [.define("SHOP"), .enableUpcomingFeature("ExistentialAny")]),
        .target(name: "Model", path: "Elsewhere", sources: ["Model", "One.swift"]),
        .target(name: "Desktop"),
        .executableTarget(name: "ShopApp", dependencies: ["Shop"]),
        .testTarget(name: "ShopTests", dependencies: ["Shop"]),
      ])
    """,
    "Sources/Shop/Shop.swift": "", "Sources/Shop/Views/List.swift": "",
    "Sources/Shop/Notes.swift": "", "Sources/Shop/Resources/Main.storyboard": "",
    "Sources/Shop/Resources/Images/one.png": "",
    "Sources/Shop/Resources/de.lproj/Localizable.strings": "",
    "Sources/Shop/Data/Nested/prices.json": "", "Sources/Shop/Undeclared.json": "",
    "Elsewhere/Model/Model.swift": "", "Elsewhere/One.swift": "", "Elsewhere/Other.swift": "",
    "Elsewhere/Modelling/Other.swift": "", "Sources/Desktop/Desktop.swift": "",
    "Sources/ShopApp/AppDelegate.swift": "", "Tests/ShopTests/ShopTests.swift": "",
    "Tests/ShopTests/ListTests/ListTests.swift": "",
    "../Kit/Package.swift": """
    // swift-tools-version: 5.9
    import PackageDescription

    let package = Package(
      name: "Kit",
      products: [.library(name: "KitUI", targets: ["KitViews", "KitFonts"])],
      dependencies: [.package(path: "../App")],
      targets: [
        .target(name: "KitViews"), .target(name: "KitFonts"), .testTarget(name: "KitTests"),
      ])
    """,
    "../Kit/Sources/KitViews/View.swift": "", "../Kit/Sources/KitFonts/Font.swift": "",
    "../Kit/Tests/KitTests/KitTests.swift": "",
  ]

  private func target(_ name: String, in project: Project) throws -> ProjectTarget {
    try #require(project.targets.first { $0.name == name })
  }

  @Test func `a package has catalogs and interface files that no manifest names`() throws {
    var files = Self.files
    files["Sources/Shop/Cart.xib"] = ""
    files["Sources/Shop/Media.xcassets/Contents.json"] = "{}"
    files["Sources/Shop/Undeclared.json"] = ""
    let folder = try TemporaryFolder(files)
    let shop = try target("Shop", in: ProjectReader.read(folder.url))
    let names = shop.resources.map(\.lastPathComponent)
    #expect(names.contains("Cart.xib") && names.contains("Media.xcassets"))
    #expect(!names.contains("Undeclared.json"))
  }

  @Test func `a package has its targets, and those of packages beside it, but for their tests`()
    throws
  {
    let folder = try TemporaryFolder(Self.files)
    let project = try ProjectReader.read(folder.url)
    #expect(project.name == "Shop")
    #expect(
      project.targets.map { "\($0.name): \($0.kind)" } == [
        "Shop: library", "Model: library", "Desktop: library", "ShopApp: app", "ShopTests: tests",
        "KitViews: library", "KitFonts: library",
      ])
  }

  @Test func `a target has the sources that the manifest says`() throws {
    let folder = try TemporaryFolder(Self.files)
    let project = try ProjectReader.read(folder.url)
    #expect(
      folder.paths(try target("Shop", in: project).sources)
        == ["Sources/Shop/Shop.swift", "Sources/Shop/Views/List.swift"])
    #expect(
      folder.paths(try target("Model", in: project).sources)
        == ["Elsewhere/Model/Model.swift", "Elsewhere/One.swift"])
    #expect(
      folder.paths(try target("ShopTests", in: project).sources)
        == ["Tests/ShopTests/ListTests/ListTests.swift", "Tests/ShopTests/ShopTests.swift"])
  }

  @Test func `what is processed lies side by side, what is copied stays a folder`() throws {
    let folder = try TemporaryFolder(Self.files)
    let shop = try target("Shop", in: try ProjectReader.read(folder.url))
    #expect(
      folder.paths(shop.resources) == [
        "Sources/Shop/Resources/Images/one.png", "Sources/Shop/Resources/Main.storyboard",
        "Sources/Shop/Resources/de.lproj", "Sources/Shop/Data",
      ])
  }

  @Test func `products stand for their targets, and other platforms' needs are left out`() throws {
    let folder = try TemporaryFolder(Self.files)
    let project = try ProjectReader.read(folder.url)
    let shop = try target("Shop", in: project)
    #expect(shop.dependencies == ["Model", "KitViews", "KitFonts"])
    #expect(shop.defines == ["SHOP"])
    #expect(
      project.closure(of: try target("ShopApp", in: project)).map(\.name)
        == ["Model", "KitViews", "KitFonts", "Shop", "ShopApp"])
  }

  @Test func `nothing is written into a package`() throws {
    let folder = try TemporaryFolder(Self.files)
    _ = try ProjectReader.read(folder.url)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
    #expect(names == ["Elsewhere", "Package.swift", "Sources", "Tests"])
  }

  @Test func `a manifest that changes is read again`() throws {
    var files = ["Sources/One/One.swift": "", "Sources/Two/Two.swift": ""]
    func manifest(_ target: String) -> String {
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Change", targets: [.target(name: "\(target)")])
      """
    }
    files["Package.swift"] = manifest("One")
    let folder = try TemporaryFolder(files)
    #expect(try ProjectReader.read(folder.url).targets.map(\.name) == ["One"])
    try Data(manifest("Two").utf8).write(to: folder.url.appending(path: "Package.swift"))
    #expect(try ProjectReader.read(folder.url).targets.map(\.name) == ["Two"])
  }

  @Test func `a manifest that does not compile is refused with what SwiftPM says`() throws {
    let folder = try TemporaryFolder(["Package.swift": "let package = 3 +\n"])
    let error = #expect(throws: ProjectError.self) { try ProjectReader.read(folder.url) }
    #expect(
      error?.description.hasPrefix("the package manifest in \(folder.url.path) could not") == true)
    #expect(error?.description.contains("error:") == true)
  }

  @Test func `a target without a folder is named`() throws {
    let manifest = Self.files["Package.swift"]?.replacing("\"Desktop\")", with: "\"Phantom\")")
    var files = Self.files
    files["Package.swift"] = manifest
    let folder = try TemporaryFolder(files)
    let error = #expect(throws: ProjectError.self) { try ProjectReader.read(folder.url) }
    #expect(
      error?.description.hasPrefix("the source folder of the target Phantom is missing") == true)
  }
}
