import Foundation
import TemporaryFolders
import Testing

@testable import AppBuilder
@testable import ProjectReader

/// The names that Xcode makes of what is in asset catalogues.
@Suite struct AssetSymbolsTests {
  @Test(arguments: [
    ("home_icon", "homeIcon"), ("HomeIcon", "homeIcon"), ("home icon-small", "homeIconSmall"),
    ("URLIcon", "urlIcon"), ("LOGO", "logo"), ("ic_arrow_24dp", "icArrow24Dp"),
    ("24-hours", "_24Hours"), ("default", "`default`"), ("logoImage", "logo"), ("Image", "image"),
  ])
  func `an image has a name that Swift can write`(name: String, symbol: String) {
    #expect(AssetName(name, without: "Image").symbol == symbol)
  }

  private func symbols(
    _ files: [String: String], _ settings: [String: String] = [:],
    kind: ProjectTarget.Kind = .app, without taken: Set<String> = []
  ) throws -> String? {
    let folder = try TemporaryFolder(files)
    let target = ProjectTarget(
      name: "App", kind: kind, sources: [], resources: [folder.url.appending(path: "A.xcassets")],
      buildSettings: settings)
    return AssetSymbols(of: target)?.text(without: taken)
  }

  private let files = [
    "A.xcassets/Contents.json": "{}",
    "A.xcassets/home_icon.imageset/Contents.json": "{}",
    "A.xcassets/AccentColor.colorset/Contents.json": "{}",
    "A.xcassets/red.colorset/Contents.json": "{}",
    "A.xcassets/Loose/star.imageset/Contents.json": "{}",
    "A.xcassets/Tab Bar/Contents.json": "{\"properties\": {\"provides-namespace\": true}}",
    "A.xcassets/Tab Bar/person.imageset/Contents.json": "{}",
  ]

  @Test func `images and colours are resources by their names`() throws {
    let text = try #require(try symbols(files))
    let bundle = "bundle: assetSymbolsBundle)"
    #expect(
      text.contains("static let homeIcon = AssetImageResource(name: \"home_icon\", \(bundle)"))
    #expect(text.contains("static let star = AssetImageResource(name: \"star\", \(bundle)"))
    #expect(
      text.contains("static let accent = AssetColorResource(name: \"AccentColor\", \(bundle)"))
    #expect(
      text.contains(
        "enum TabBar {\nstatic let person = AssetImageResource(name: \"Tab Bar/person\", \(bundle)\n}"
      ))
    #expect(text.contains("assetSymbolsBundle = Bundle.main"))
  }

  @Test func `they are members of UIKit's types where the project asks for it`() throws {
    let name = "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"
    let text = try #require(try symbols(files, [name: "YES"]))
    #expect(
      text.contains(
        "static var homeIcon: UIImage { UIImage(resource: AssetImageResource.homeIcon) }"))
    #expect(text.contains("UIImage(resource: AssetImageResource.TabBar.person)"))
    #expect(!text.contains("static var red"))
    #expect(try symbols(files)?.contains("static var homeIcon") == false)
  }

  @Test func `the name of a type that a library has is left to the library`() throws {
    let text = try #require(try symbols(files, without: ["ImageResource"]))
    #expect(!text.contains("typealias ImageResource"))
    #expect(text.contains("typealias ColorResource = AssetColorResource"))
    #expect(text.contains("static let homeIcon = AssetImageResource("))
  }

  @Test func `a framework looks into its own bundle`() throws {
    #expect(try symbols(files, kind: .library)?.contains("Bundle(for:") == true)
  }

  @Test func `without assets, and where nobody wants names, there are none`() throws {
    #expect(try symbols(["A.xcassets/Contents.json": "{}"]) == nil)
    #expect(try symbols(files, ["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS": "NO"]) == nil)
  }
}
