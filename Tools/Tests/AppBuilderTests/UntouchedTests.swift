import Foundation
import ProjectReader
import SourceAdapter
import TemporaryFolders
import Testing

@testable import AppBuilder

/// An app in which everything compiles: setting aside leaves no trace in the package that is built.
@Suite struct UntouchedTests {
  private let project: TemporaryFolder
  private let cache: TemporaryFolder

  init() throws {
    project = try TemporaryFolder([
      "AppDelegate.swift": """
      import UIKit
      @UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {
        let selector = #selector(List.reload)
      }
      """,
      "List.swift": """
      import UIKit
      class List: UIViewController {
        @IBOutlet var label: UILabel?
        @objc func reload() { label?.text = "" }
      }
      """,
      "Model.swift": Self.model, "Main.storyboard": "<document/>",
      "AppTests/ListTests.swift": """
      import XCTest
      @testable import App
      final class ListTests: XCTestCase {
        func testLoads() { XCTAssertNotNil(List().view) }
      }
      """,
    ])
    cache = try TemporaryFolder([:])
  }

  private static let model = "struct Model {\n  func count() -> Int { 1 }\n}\n"

  private func builder(isStrict: Bool = false) throws -> AppBuilder {
    var options = BuildOptions()
    options.isStrict = isStrict
    return try AppBuilder(
      ProjectReader.read(project.url), for: .tests, cache: CacheFolder(cache.url),
      storyline: URL(filePath: "/stage"), options: options)
  }

  /// The files of the generated package, without the notes for the next run.
  private func package() throws -> [String: Data] {
    let folder = try builder().packageFolder
    let paths = FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? []
    let built = paths.compactMap { $0 as? String }.filter { !$0.hasSuffix(".json") }
    return built.reduce(into: [:]) { contents, path in
      contents[path] = FileManager.default.contents(atPath: folder.appending(path: path).path)
    }
  }

  @Test func `the package is that of a strict build`() async throws {
    _ = try await builder(isStrict: true).prepare()
    let strict = try package()
    #expect(strict.keys.contains("Sources/App/Model~1.swift"))
    try FileManager.default.removeItem(at: try builder().packageFolder)
    _ = try await builder().prepare()
    #expect(try package() == strict)
  }

  @Test func `the package is the same again when a missing import was removed`() async throws {
    _ = try await builder().prepare()
    let before = try package()
    try project.write("import Alamofire\n" + Self.model, to: "Model.swift")
    _ = try await builder().prepare()
    #expect(try package() != before)
    try project.write(Self.model, to: "Model.swift")
    _ = try await builder().prepare()
    #expect(try package() == before)
  }

  @Test func `the package is the same again when nothing is set aside or missing any more`()
    async throws
  {
    _ = try await builder().prepare()
    let before = try package()
    let texts = try builder().sourceTexts()
    var list = AsideList(stamp: "", texts: texts)
    let (path, text) = try #require(texts.first { $0.key.hasSuffix("/Model.swift") })
    let body = try #require(SourceParts(text).all.first { $0.kind == .body })
    #expect(list.add([path: [AsidePart(body, reason: "reason", line: 2, column: 1)]]) == 1)
    list.usesMissingNames = true
    try await builder().write(settingAside: list)
    let aside = try package()
    for file in ["Package.swift", "Sources/App/Model~1.swift", "Sources/App/List~1.swift"] {
      #expect(aside[file] != before[file], Comment(rawValue: file))
    }
    try await builder().write(settingAside: nil)
    #expect(try package() == before)
  }
}
