import Foundation
import Synchronization

/// What the manifest of a Swift package says, as SwiftPM tells it.
struct PackageManifest: Decodable, Sendable {
  struct Target: Decodable, Sendable {
    let name: String
    /// `regular`, `executable`, `test`, or what is no module of Swift's.
    let type: String
    let path: String?
    /// Where its sources are, where that is not all of its folder.
    let sources: [String]?
    let exclude: [String]
    let resources: [Resource]
    let dependencies: [Dependency]
    let settings: [Setting]
  }

  struct Resource: Decodable, Sendable {
    let path: String
    let rule: [String: Ignored]

    /// Whether a folder stays one.
    var isCopied: Bool { rule.keys.contains("copy") }
  }

  /// Something that a target needs: a name, and a condition behind it.
  struct Dependency: Decodable, Sendable {
    let name: String
    /// The platforms that need it; `nil` for all.
    let platforms: [String]?

    private struct Condition: Decodable {
      let platformNames: [String]?
    }

    private enum Part: Decodable {
      case text(String), condition(Condition), other

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
          self = .text(text)
        } else if let condition = try? container.decode(Condition.self) {
          self = .condition(condition)
        } else {
          self = .other
        }
      }
    }

    init(from decoder: any Decoder) throws {
      let kinds = try decoder.singleValueContainer().decode([String: [Part]].self)
      let parts = kinds.values.first ?? []
      guard case .text(let name)? = parts.first else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "a dependency without a name"))
      }
      self.name = name
      platforms =
        parts.lazy.compactMap { part in
          if case .condition(let condition) = part { condition.platformNames } else { nil }
        }.first { !$0.isEmpty }
    }
  }

  /// A setting of a tool: a kind, and mostly a text.
  struct Setting: Decodable, Sendable {
    let tool: String
    let kind: [String: Value]

    struct Value: Decodable, Sendable {
      /// `nil` for what is no text.
      let text: String?

      private enum Key: String, CodingKey {
        case text = "_0"
      }

      init(from decoder: any Decoder) throws {
        text = try? decoder.container(keyedBy: Key.self).decode(String.self, forKey: .text)
      }
    }
  }

  struct Product: Decodable, Sendable {
    let name: String
    let targets: [String]
  }

  /// A package that this one needs; only those on this machine have a path.
  struct Package: Decodable, Sendable {
    let path: String?

    private struct Place: Decodable {
      let path: String?
    }

    init(from decoder: any Decoder) throws {
      let kinds = try decoder.singleValueContainer().decode([String: [Place]].self)
      path = kinds["fileSystem"]?.first?.path
    }
  }

  /// What is not looked at.
  struct Ignored: Decodable, Sendable {
    init(from decoder: any Decoder) throws {}
  }

  let name: String
  let targets: [Target]
  let products: [Product]
  let dependencies: [Package]
}

extension PackageManifest {
  /// Reads the manifest of the package in a folder.
  ///
  /// SwiftPM takes a second for it: what it says is kept until the file changes.
  static func read(_ folder: URL) throws -> PackageManifest {
    let file = folder.appending(path: "Package.swift").standardizedFileURL
    let text: String
    do {
      text = try String(contentsOf: file, encoding: .utf8)
    } catch {
      throw ProjectError("\(file.path) cannot be read: \(error.localizedDescription)")
    }
    if let known = known.withLock({ $0[file] }), known.text == text { return known.manifest }
    let data = try dump(folder)
    do {
      let manifest = try JSONDecoder().decode(PackageManifest.self, from: data)
      known.withLock { $0[file] = (text, manifest) }
      return manifest
    } catch {
      throw ProjectError("what SwiftPM says of \(file.path) cannot be read: \(error)")
    }
  }

  private static let known = Mutex<[URL: (text: String, manifest: PackageManifest)]>([:])

  private static func dump(_ folder: URL) throws -> Data {
    // SwiftPM would write into the package.
    let scratch = FileManager.default.temporaryDirectory
      .appending(path: "storyline-manifest-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let errors = scratch.appending(path: "errors")
    try Data().write(to: errors)
    let output = Pipe()
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "swift", "package", "--package-path", folder.path, "--scratch-path", scratch.path,
      "dump-package",
    ]
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let text = try String(contentsOf: errors, encoding: .utf8)
      throw ProjectError("the manifest of \(folder.path) is no good:\n\(text)")
    }
    return data
  }
}
