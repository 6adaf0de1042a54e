import Foundation
import TemporaryFolders

/// A package in a repository of its own, which is fetched as one elsewhere would be.
final class Repository {
  let folder: TemporaryFolder

  /// The URL that the repository is fetched from.
  var url: String { folder.url.absoluteString.trimmingSuffix("/") }

  /// A package with one module, which has the same file in every version.
  init(
    _ name: String, versions: [String] = ["1.0.0"], dependencies: String = "",
    products: String = "", folder own: String? = nil
  ) throws {
    let manifest = """
      // swift-tools-version: 5.9
      import PackageDescription

      let package = Package(
        name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
        dependencies: [\(dependencies)],
        targets: [.target(name: "\(name)", dependencies: [\(products)])])
      """
    let files = ["Package.swift": manifest, "Sources/\(name)/\(name).swift": "public let x = 1\n"]
    folder = try TemporaryFolder(files, named: own ?? name)
    try git("init", "--quiet", "--initial-branch=main")
    for version in versions {
      try Data(version.utf8).write(to: folder.url.appending(path: "VERSION"))
      try commit(version)
      try git("-c", "tag.gpgsign=false", "tag", version)
    }
  }

  func commit(_ message: String) throws {
    try git("add", "--all")
    try git(
      "-c", "user.name=Tests", "-c", "user.email=tests@example.com", "-c", "commit.gpgsign=false",
      "commit", "--quiet", "--message", message)
  }

  /// The commit that is the last one now.
  func revision() throws -> String { try git("rev-parse", "HEAD") }

  struct Failure: Error {
    let arguments: [String]
  }

  @discardableResult
  private func git(_ arguments: String...) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder.url.path] + arguments
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(arguments: arguments) }
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .newlines)
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
