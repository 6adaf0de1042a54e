public import Foundation
import ProjectReader
public import SourceAdapter

/// A substitute for a missing module.
public struct Stub: Hashable, Sendable {
  public let module: String
  /// A file with what the app needs of the module; without one the module is empty.
  public let file: URL?

  /// The module of the tools that is taken where the user has written no file.
  public var standIn: SystemModule? {
    file == nil ? SystemModule.standIns.first { $0.name == module } : nil
  }

  /// The libraries that the tools' own modules replace where a project lacks them.
  static var unasked: [Stub] { get throws { try SystemModule.standIns.map { try Stub($0.name) } } }

  /// - Throws: ``ProjectError`` where the file is not there, or the name is none of a module.
  public init(_ module: String, file: URL? = nil) throws {
    guard module == ProjectTarget.moduleName(module), !module.isEmpty else {
      throw ProjectError("--stub \(module): this is not a module name")
    }
    if let file, !FileManager.default.isReadableFile(atPath: file.path) {
      throw ProjectError("--stub \(module): \(file.path) does not exist or cannot be read")
    }
    self.module = module
    self.file = file
  }

  /// Creates a stub from a command line's argument: `Module`, or `Module=file.swift`.
  public init(argument: String) throws {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    guard parts.count == 1 || !parts[1].isEmpty else {
      throw ProjectError("--stub \(argument) names no file; write --stub \(parts[0])=file.swift")
    }
    try self.init(parts[0], file: parts.count > 1 ? URL(filePath: parts[1]) : nil)
  }

  var text: String {
    get throws {
      guard let file else { return "// An empty module.\n" }
      do {
        return try String(contentsOf: file, encoding: .utf8)
      } catch {
        throw ProjectError("\(file.path) cannot be read: \(error.localizedDescription)")
      }
    }
  }
}
