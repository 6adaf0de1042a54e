import AppBuilder
import Foundation
import ProjectReader
import TemporaryFolders
import Testing

/// Tests for the remains of an interrupted run, or of a full disk, in the cache: the next run
/// repairs them without a message.
@Suite struct InterruptedTests {
  let project: TemporaryFolder
  let cache: TemporaryFolder

  init() throws {
    project = try TemporaryFolder([
      "AppDelegate.swift": """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        let selector = #selector(List.reload)
      }
      """,
      "List.swift": "import UIKit\nclass List: UIViewController { @objc func reload() {} }\n",
      "Main.storyboard": "<document/>", "Info.plist": "<plist/>",
      "AppTests/ListTests.swift": "import XCTest\n@testable import App\n",
    ])
    cache = try TemporaryFolder([:])
  }

  private func builder() throws -> AppBuilder {
    try AppBuilder(
      ProjectReader.read(project.url), for: .tests, cache: CacheFolder(cache.url),
      storyline: URL(filePath: "/stage"))
  }

  /// All that is in the cache, in the order of the paths.
  private func paths() throws -> [String] { try cache.contents().keys.sorted() }

  /// Returns the built files, except notes that may say the same in several ways.
  private func built() throws -> [String: Data] {
    let notes = ["App.json", "AppTests.json"]
    return try cache.contents().filter { path, _ in !notes.contains { path.hasSuffix("/\($0)") } }
  }

  /// Brings the cache up to date, which is then no work any more.
  private func prepareAgain() async throws {
    _ = try await builder().prepare()
    #expect(try await builder().prepare().rewritten == 0)
  }

  @Test func `a cache with any file cut, and others not there yet, is made good`() async throws {
    _ = try await builder().prepare()
    let whole = try cache.contents()
    let all = try paths()
    #expect(all.count > 8)
    let files = FileManager.default
    for (number, path) in all.enumerated() {
      let data = try #require(whole[path])
      for later in all[number...] {
        try files.removeItem(at: cache.url.appending(path: later))
      }
      try data.prefix(data.count / 2).write(to: cache.url.appending(path: path))
      try await prepareAgain()
      let wrong = try built().filter { whole[$0.key] != $0.value }
      #expect(wrong.keys.sorted() == [], "with half of \(path)")
      #expect(try paths() == all)
    }
  }

  @Test func `what was cut is made good where the sources have changed meanwhile`() async throws {
    _ = try await builder().prepare()
    let old = try cache.contents()
    let text = "import UIKit\nclass List: UIViewController { @objc(load) func reload() {} }\n"
    try project.write(text, to: "List.swift")
    _ = try await builder().prepare()
    let new = try cache.contents()
    let changed = try paths().filter { old[$0] != new[$0] }
    #expect(changed.count > 2)
    // Some of the files are the new ones, and some are still the old.
    for count in changed.indices {
      for (number, path) in changed.enumerated() {
        let data = try #require(number < count ? new[path] : old[path])
        try data.write(to: cache.url.appending(path: path))
      }
      try await prepareAgain()
      let wrong = try built().filter { new[$0.key] != $0.value }
      #expect(wrong.keys.sorted() == [], "with \(count) new ones of \(changed)")
    }
  }

  @Test func `a folder in the place of a file is named`() async throws {
    _ = try await builder().prepare()
    let file = try builder().packageFolder.appending(path: "Package.swift")
    try FileManager.default.removeItem(at: file)
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    let error = await #expect(throws: ProjectError.self) { try await builder().prepare() }
    #expect(error?.description == "\(file.path) cannot be written: Is a directory")
  }
}
