import Foundation
import Lint
import SourceFacts
import Testing

/// The examples of this repository: those by hand have faults that are known.
@Suite struct ExamplesTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func found(_ folder: String) async throws -> [String] {
    let url = Self.root.appending(path: "Examples/\(folder)")
    var cache = FactsCache()
    let files = await cache.facts(of: try SourceFolder.files(below: url), in: url).files
    #expect(!files.isEmpty)
    return Linter().findings(in: files).map { "\($0.rule) \($0.symbol)" }
  }

  @Test(arguments: [
    (
      "Leaks/Planted",
      [
        "child-holds-parent AccountCoordinator.finishDelegate",
        "screen-holds-coordinator NoteViewController.coordinator",
        "closure-keeps-its-owner SearchViewController.viewModel.onChange",
      ]
    ),
    (
      "Leaks/ScenesPlanted",
      [
        "delegate-strong DayPicker.delegate",
        "router-holds-view EditAddressRouter.viewController",
        "presenter-holds-view ShowPricePresenter.viewController",
        "delegate-protocol-unbound SizeMenuDelegate",
      ]
    ),
    (
      "Basics/ByHand",
      ["First", "Second", "Third"].map {
        "screen-holds-coordinator \($0)ViewController.coordinator"
      }
    ),
    ("Basics/Cinema/ByHand", ["child-holds-parent Coordinator.parent"]),
    ("MasterDetail/ByHand", ["screen-holds-coordinator DayViewController.coordinator"]),
    ("Session/ByHand", ["child-holds-parent Coordinator.finishDelegate"]),
    ("Phones/MVVMC", ["ends-in-will-disappear BaseViewController.viewWillDisappear"]),
  ])
  func `the known faults of examples by hand are found, and no other`(
    folder: String, faults: [String]
  ) async throws {
    #expect(try await found(folder) == faults)
  }

  @Test(arguments: [
    "Leaks/Mended", "Leaks/ScenesMended", "Basics/WithStoryline", "Basics/Cinema/ByHandMended",
    "Basics/Cinema/WithStoryline",
    "MasterDetail/ByHandMended", "MasterDetail/WithStoryline", "Session/ByHandMended",
    "Session/WithStoryline", "Phones/MVVMCMended", "Phones/MVPC", "Phones/WithStoryline", "Shop",
    "Gallery",
    "Storyboards", "News/Sources", "Plain/Basics", "Plain/MasterDetail", "Plain/News",
    "Plain/Phones",
    "Plain/Session",
  ])
  func `fixed examples and those with Storyline have no finding`(folder: String) async throws {
    #expect(try await found(folder) == [])
  }

  // The mended apps have tests of their own, which pass.
  @Test(arguments: ["Leaks/Planted", "Leaks/ScenesPlanted"])
  func `fixes turn an app with planted leaks into the mended one`(folder: String) async throws {
    let planted = Self.root.appending(path: "Examples/\(folder)")
    let mended = Self.root.appending(
      path: "Examples/\(folder.replacing("Planted", with: "Mended"))")
    var cache = FactsCache()
    let files = await cache.facts(of: try SourceFolder.files(below: planted), in: planted).files
    let fixer = FixApplier(folder: planted, allowsUnsafe: true) { Linter().findings(in: $0) }
    let fixed = Dictionary(
      uniqueKeysWithValues: fixer.changes(in: files).changes.map { ($0.path, $0.after) })
    #expect(fixed.count >= 3)
    for file in files {
      let expected = try String(contentsOf: mended.appending(path: file.path), encoding: .utf8)
      let text = try fixed[file.path] ?? String(contentsOf: file.url, encoding: .utf8)
      #expect(text == expected, Comment(rawValue: file.path))
    }
  }

  // The story tests of these apps pass after the safe fixes as well; a fix of `Basics/ByHand` would release
  // its coordinator, which nothing but the screens holds.
  @Test(arguments: [
    ("Basics/ByHand", []), ("Basics/Cinema/ByHand", ["Coordinator.swift"]),
    ("MasterDetail/ByHand", ["DayViewController.swift"]),
    ("Session/ByHand", ["Coordinator.swift"]), ("Phones/MVVMC", []),
  ])
  func `safe fixes change these files of examples by hand`(folder: String, paths: [String])
    async throws
  {
    let url = Self.root.appending(path: "Examples/\(folder)")
    var cache = FactsCache()
    let files = await cache.facts(of: try SourceFolder.files(below: url), in: url).files
    let fixer = FixApplier(folder: url, allowsUnsafe: false) { Linter().findings(in: $0) }
    #expect(fixer.changes(in: files).changes.map(\.path) == paths)
  }
}
