public import Foundation

/// The targets, packages and problems of a folder.
public struct Project: Hashable, Sendable {
  /// The name that people know it by.
  public let name: String
  public let folder: URL
  public let targets: [ProjectTarget]
  /// The packages that were fetched for it.
  public let packages: [FetchedPackage]
  /// The problems of the project. The rest of it can be built.
  public let problems: [ProjectProblem]

  public init(
    name: String, folder: URL, targets: [ProjectTarget], packages: [FetchedPackage] = [],
    problems: [ProjectProblem] = []
  ) {
    self.name = name
    self.folder = folder
    self.targets = targets
    self.packages = packages
    self.problems = problems
  }

  /// The apps, of which one can be run.
  public var apps: [ProjectTarget] { targets.filter { $0.kind == .app } }

  /// The unit tests.
  public var tests: [ProjectTarget] { targets.filter { $0.kind == .tests } }

  /// A target and those that it is made of, the deepest first.
  public func closure(of target: ProjectTarget) -> [ProjectTarget] {
    var found: [ProjectTarget] = []
    func add(_ target: ProjectTarget, above: [String]) {
      guard !found.contains(where: { $0.name == target.name }) else { return }
      // A cycle cannot be built; the compiler's message is better.
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

/// Something that stands in the way of a project, and not of reading it.
public struct ProjectProblem: Hashable, Sendable {
  /// The file with the message.
  public let file: URL
  public let message: String
  /// A Boolean value that indicates whether something will not compile or be there.
  public let isError: Bool
  /// The fetched package that has it.
  public let package: String?
  /// The target that it is of; without one it is of all.
  public let target: String?
  /// The identity of a package that is not there.
  public let lacking: String?

  public init(
    file: URL, message: String, isError: Bool = true, package: String? = nil, target: String? = nil,
    lacking: String? = nil
  ) {
    self.file = file
    self.message = message
    self.isError = isError
    self.package = package
    self.target = target
    self.lacking = lacking
  }
}

/// Why a project cannot be read.
public struct ProjectError: Error, Hashable, CustomStringConvertible {
  public let description: String

  public init(_ description: String) { self.description = description }
}
