import Foundation
import Synchronization

/// The manifest of a Swift package, as SwiftPM prints it.
struct PackageManifest: Decodable, Sendable {
  struct Target: Decodable, Sendable {
    let name: String
    /// `regular`, `executable`, `test`, or what is no module of Swift's.
    let type: String
    let path: String?
    /// The paths of the sources, if they are not the whole folder.
    let sources: [String]?
    let exclude: [String]
    let resources: [Resource]
    let dependencies: [Dependency]
    let settings: [Setting]
    /// The path of a C target's public headers.
    let publicHeadersPath: String?
    /// The name by which `pkg-config` finds a system library.
    let pkgConfig: String?
    let pluginUsages: [Ignored]?
  }

  struct Resource: Decodable, Sendable {
    let path: String
    let rule: [String: Ignored]

    /// A Boolean value that indicates whether a folder stays one.
    var isCopied: Bool { rule.keys.contains("copy") }
  }

  /// Something that a target needs: a name, and a condition behind it.
  struct Dependency: Decodable, Sendable {
    let name: String
    /// The package of a product, if the manifest names it.
    let package: String?
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
      package = if parts.count > 1, case .text(let package) = parts[1] { package } else { nil }
      platforms =
        parts.lazy.compactMap { part in
          if case .condition(let condition) = part { condition.platformNames } else { nil }
        }.first { !$0.isEmpty }
    }
  }

  struct Product: Decodable, Sendable {
    let name: String
    let targets: [String]
  }

  /// A value that is not read.
  struct Ignored: Decodable, Sendable {
    init(from decoder: any Decoder) throws {}
  }

  /// The version of SwiftPM that it is written for.
  struct ToolsVersion: Decodable, Sendable {
    let text: String

    private enum CodingKeys: String, CodingKey {
      case text = "_version"
    }
  }

  let name: String
  private(set) var targets: [Target]
  private(set) var products: [Product]
  let dependencies: [Package]
  let toolsVersion: ToolsVersion
  /// The versions of Swift that all targets can be compiled as.
  let swiftLanguageVersions: [String]?
}

extension PackageManifest {
  /// The manifest, with a target that it only has on Apple's systems. Its products are the target's.
  func adding(_ target: Target) -> PackageManifest {
    guard !targets.contains(where: { $0.name == target.name }) else { return self }
    var manifest = self
    manifest.targets.append(target)
    if !products.contains(where: { $0.name == target.name }) {
      manifest.products.append(Product(name: target.name, targets: [target.name]))
    }
    return manifest
  }

  /// Reads the manifest of the package in a folder.
  ///
  /// SwiftPM takes a second for it: the result is cached until the file changes, and for a fetched
  /// package, which does not change, in a file.
  static func read(_ folder: URL, keptIn copy: URL? = nil) throws -> PackageManifest {
    let file = folder.appending(path: "Package.swift").standardizedFileURL
    let text: String
    do {
      text = try String(contentsOf: file, encoding: .utf8)
    } catch {
      throw ProjectError("\(file.path) cannot be read: \(error.localizedDescription)")
    }
    if let known = known.withLock({ $0[file] }), known.text == text { return known.manifest }
    if let copy, let data = try? Data(contentsOf: copy),
      let manifest = try? JSONDecoder().decode(PackageManifest.self, from: data)
    {
      return manifest
    }
    let data = try dump(folder)
    // Without the copy it takes longer the next time, and nothing else.
    if let copy { try? data.write(to: copy, options: .atomic) }
    do {
      let manifest = try JSONDecoder().decode(PackageManifest.self, from: data)
      known.withLock { $0[file] = (text, manifest) }
      return manifest
    } catch {
      throw ProjectError("SwiftPM's description of \(file.path) could not be read: \(error)")
    }
  }

  private static let known = Mutex<[URL: (text: String, manifest: PackageManifest)]>([:])

  private static func dump(_ folder: URL) throws -> Data {
    // SwiftPM would write into the package.
    let scratch = FileManager.default.temporaryDirectory
      .appending(path: "storyline-manifest-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    do {
      return try SwiftPackageManager.run(["dump-package"], in: folder, scratch: scratch)
    } catch let failure as SwiftPackageManager.Failure {
      throw ProjectError(
        "the package manifest in \(folder.path) could not be evaluated:\n\(failure.text)")
    }
  }
}
