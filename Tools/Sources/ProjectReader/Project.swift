public import Foundation

/// What is built out of a folder.
public struct Project: Hashable, Sendable {
  /// The name that people know it by.
  public let name: String
  public let folder: URL
  public let targets: [ProjectTarget]

  /// The apps, of which one can be run.
  public var apps: [ProjectTarget] { targets.filter { $0.kind == .app } }

  /// The unit tests.
  public var tests: [ProjectTarget] { targets.filter { $0.kind == .tests } }

  /// A target and those that it is made of, the deepest first.
  public func closure(of target: ProjectTarget) -> [ProjectTarget] {
    var found: [ProjectTarget] = []
    func add(_ target: ProjectTarget, above: [String]) {
      guard !found.contains(where: { $0.name == target.name }) else { return }
      // A circle cannot be built; the compiler says so better.
      guard !above.contains(target.name) else { return }
      for name in target.dependencies {
        guard let dependency = targets.first(where: { $0.name == name }) else { continue }
        add(dependency, above: above + [target.name])
      }
      found.append(target)
    }
    add(target, above: [])
    return found
  }
}

/// One module of a project.
public struct ProjectTarget: Hashable, Sendable {
  public enum Kind: String, Sendable {
    case app, library, tests
  }

  public let name: String
  public let kind: Kind
  /// The Swift files, in the order of their paths.
  public let sources: [URL]
  /// Files and folders that are copied as they are: storyboards, catalogues of images, data.
  public let resources: [URL]
  public let infoPlist: URL?
  /// The names of the targets of the same project that it needs.
  public let dependencies: [String]
  /// Whether tests find their app launched.
  public let isHosted: Bool
  /// What `#if` finds in its sources.
  public let defines: [String]

  public init(
    name: String, kind: Kind, sources: [URL], resources: [URL] = [], infoPlist: URL? = nil,
    dependencies: [String] = [], isHosted: Bool = false,
    defines: [String] = []
  ) {
    self.name = name
    self.kind = kind
    self.sources = sources
    self.resources = resources
    self.infoPlist = infoPlist
    self.dependencies = dependencies
    self.isHosted = isHosted
    self.defines = defines
  }

  /// The name under which sources import it.
  public var module: String { Self.moduleName(name) }

  /// A name as Swift can write it, as Xcode makes it of a product's name.
  public static func moduleName(_ name: String) -> String {
    let letters = name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
    return (letters.first?.isNumber == true ? "_" : "") + String(letters)
  }
}

/// Why a project cannot be read.
public struct ProjectError: Error, Hashable, CustomStringConvertible {
  public let description: String

  public init(_ description: String) { self.description = description }
}
