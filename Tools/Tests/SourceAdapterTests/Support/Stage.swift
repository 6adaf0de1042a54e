import Foundation
import SourceAdapter

/// Compiles adapted sources against the stage that was built with these tests, and runs them.
struct Stage {
  enum Failure: Error, CustomStringConvertible {
    case command(String, status: Int32, output: String)

    var description: String {
      switch self {
      case .command(let command, let status, let output): "\(command): \(status)\n\(output)"
      }
    }
  }

  /// The modules of the tests, which do not belong to the stage.
  private static let foreign = [
    "AppBuilder", "ArgumentParser", "AudioToolboxStandIn", "CMainThreadTests", "CYaml",
    "CoreFoundationNames",
    "CoreLocation", "DataModelFile", "FoundationGaps", "Kingfisher", "Lint", "LocalAuthentication",
    "MapKit", "MessageUI", "MobileCoreServicesStandIn", "NavigationMap", "NetworkStandIn",
    "ProjectReader", "RxCocoaRuntime", "SafariServices", "SecurityStandIn", "SnapKit",
    "SourceAdapter", "Scaffold",
    "SourceFacts", "SourceMap", "StandIns",
    "StageDriver", "StoreKit", "StorylineTesting", "Swift", "SystemModules",
    "SystemConfigurationStandIn", "Tools", "UnifiedLog",
    "UniformTypeIdentifiers", "ViewControllerPresentationSpy", "WebKit", "Yams", "_Swift",
    "_Testing_UIKit", "adapter", "generate", "lint", "storyline",
  ]

  private let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()

  /// Builds one module out of files, and returns what it prints.
  func run(_ files: [SourceFile], module: String, _ options: [String]) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "storyline-adapter-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = folder.appending(path: module)
    var arguments = ["swiftc", "-parse-as-library", "-module-name", module, "-o", program.path]
    arguments += options + ["-I", products.appending(path: "Modules").path]
    arguments += try moduleMaps().flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
    for (number, file) in files.enumerated() {
      let path = folder.appending(path: "\(number).swift")
      try file.text.write(to: path, atomically: true, encoding: .utf8)
      arguments.append(path.path)
    }
    let objects = folder.appending(path: "objects")
    try objectFiles().joined(separator: "\n").write(to: objects, atomically: true, encoding: .utf8)
    _ = try Self.execute("/usr/bin/env", arguments + ["@\(objects.path)"])
    return try Self.execute(program.path, [])
  }

  /// Returns the object files that these tests are linked from, as SwiftPM lists them. Folders also
  /// contain outputs of deleted files.
  private func objectFiles() throws -> [String] {
    let list = products.appending(path: "ToolsPackageTests.product/Objects.LinkFileList")
    return try String(contentsOf: list, encoding: .utf8).split(separator: "\n").map(String.init)
      .filter { object in
        let target = object.split(separator: "/").last { $0.hasSuffix(".build") }
        return !Self.foreign.contains { target?.hasPrefix($0) == true }
      }
  }

  /// Returns the module maps that SwiftPM has written, and those that packages have beside their
  /// headers.
  private func moduleMaps() throws -> [String] {
    let checkouts = products.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "checkouts")
    let packages = try contents(of: checkouts).filter { $0.lastPathComponent != "swift-syntax" }
    let targets = try packages.map { $0.appending(path: "Sources") }.flatMap(contents)
    let candidates = try builds() + targets.map { $0.appending(path: "include") }
    return candidates.map { $0.appending(path: "module.modulemap").path }
      .filter(FileManager.default.fileExists)
  }

  private func contents(of folder: URL) throws -> [URL] {
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    return try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
  }

  private func builds() throws -> [URL] {
    try contents(of: products)
      .filter { $0.pathExtension == "build" }
      .filter { !Self.foreign.contains(where: $0.lastPathComponent.hasPrefix) }
  }

  private static func execute(_ command: String, _ arguments: [String]) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: command)
    process.arguments = arguments
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let text = String(decoding: output, as: UTF8.self)
    guard process.terminationStatus == 0 else {
      throw Failure.command(command, status: process.terminationStatus, output: text)
    }
    return text
  }
}
