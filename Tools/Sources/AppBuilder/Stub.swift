public import Foundation
import ProjectReader
public import SourceAdapter

/// What is taken for a module that is not there.
public struct Stub: Hashable, Sendable {
  public let module: String
  /// A file with what the app needs of the module; without one the module is empty.
  public let file: URL?

  /// What comes with the tools, where nobody has written a file.
  public var standIn: SystemModule? {
    file == nil ? SystemModule.standIns.first { $0.name == module } : nil
  }

  /// The libraries that the tools' own modules replace where a project lacks them.
  static var unasked: [Stub] { get throws { try SystemModule.standIns.map { try Stub($0.name) } } }

  /// - Throws: ``ProjectError`` where the file is not there, or the name is none of a module.
  public init(_ module: String, file: URL? = nil) throws {
    guard module == ProjectTarget.moduleName(module), !module.isEmpty else {
      throw ProjectError("\(module) is no name of a module")
    }
    if let file, !FileManager.default.isReadableFile(atPath: file.path) {
      throw ProjectError("\(file.path): there is no such file to stand in for \(module)")
    }
    self.module = module
    self.file = file
  }

  /// As people write it: `Module`, or `Module=file.swift`.
  public init(argument: String) throws {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    guard parts.count == 1 || !parts[1].isEmpty else {
      throw ProjectError("\(argument) names no file: write \(parts[0])=file.swift")
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
