import Foundation
import Scaffold
import Testing

/// Generated sources compile against the stage that these tests were built with.
///
/// A compiler takes some seconds for each app. Apps with storyboards need the adapter, and are built each
/// night with all others.
@Suite struct TypeCheckTests {
  static let cells = [
    Matrix(style: .mvpC, ending: .lifetime, access: .public), Matrix(style: .storyline),
  ]

  @Test(arguments: cells) func `an app compiles without a warning`(matrix: Matrix) throws {
    let project = try TemporaryProject(try matrix.tree().files)
    let files = try project.contents().keys.filter {
      $0.hasPrefix("Store/") && $0.hasSuffix(".swift")
    }
    var arguments = ["swiftc", "-typecheck", "-parse-as-library", "-swift-version", "6"]
    arguments += [
      "-default-isolation", "MainActor", "-warnings-as-errors", "-module-name", "Store",
    ]
    arguments += ["-I", Self.products.appending(path: "Modules").path] + (try Self.moduleMaps())
    arguments += files.sorted().map { project.url.appending(path: $0).path }
    let (status, output) = try run(arguments)
    #expect(status == 0, Comment(rawValue: output))
  }

  private static let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()

  /// The module maps that SwiftPM has written, and those that packages have beside their headers.
  private static func moduleMaps() throws -> [String] {
    let checkouts = products.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "checkouts")
    let builds = contents(of: products).filter { $0.pathExtension == "build" }
    let headers = contents(of: checkouts).flatMap { contents(of: $0.appending(path: "Sources")) }
      .map { $0.appending(path: "include") }
    return (builds + headers).map { $0.appending(path: "module.modulemap").path }
      .filter(FileManager.default.fileExists).flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
  }

  private static func contents(of folder: URL) -> [URL] {
    (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil))
      ?? []
  }

  private func run(_ arguments: [String]) throws -> (Int32, String) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
