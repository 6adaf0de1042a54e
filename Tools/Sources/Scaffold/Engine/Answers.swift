import Foundation

/// The pattern of an app.
public enum Style: String, Codable, CaseIterable, Sendable {
  case storyline
  case mvvmC = "mvvm-c"
  case mvpC = "mvp-c"
  case vip

  var hasCoordinators: Bool { self == .mvvmC || self == .mvpC }
}

/// The way in which the end of a coordinator reaches its parent.
public enum Ending: String, Codable, CaseIterable, Sendable {
  /// The child knows its parent.
  case parent
  /// The child has a finish delegate.
  case delegate
  /// The child ends when its first screen is released.
  case lifetime
}

public enum TestFramework: String, Codable, CaseIterable, Sendable {
  case swiftTesting = "swift-testing"
  case xctest
}

public enum Container: String, Codable, CaseIterable, Sendable {
  case package
  case xcode
  /// An Xcode project with a group for each folder, as before Xcode 16.
  case xcodeGroups = "xcode-groups"
  /// A project that is made from a manifest by another tool, or unknown: files only.
  case other
}

/// What holds for everything that is generated into one project.
public struct Answers: Codable, Hashable, Sendable {
  public var style: Style
  public var module: String
  public var ending: Ending
  public var usesStoryboards: Bool
  public var tests: TestFramework
  public var container: Container
  public var indentation: Indentation
  /// A Boolean value that indicates whether declarations belong to the main actor without saying so.
  public var isMainActorByDefault: Bool
  /// The folder of the app's sources, below the project's folder.
  public var sources: String
  /// The folder of the tests; without one no tests are generated.
  public var testSources: String?
  /// The package of Storyline, as a manifest names it.
  public var storyline: StorylinePackage?

  public init(
    style: Style, module: String, ending: Ending = .parent, usesStoryboards: Bool = false,
    tests: TestFramework = .swiftTesting, container: Container,
    indentation: Indentation = .fourSpaces, isMainActorByDefault: Bool = true, sources: String,
    testSources: String?, storyline: StorylinePackage? = nil
  ) {
    self.style = style
    self.module = module
    self.ending = ending
    self.usesStoryboards = usesStoryboards
    self.tests = tests
    self.container = container
    self.indentation = indentation
    self.isMainActorByDefault = isMainActorByDefault
    self.sources = sources
    self.testSources = testSources
    self.storyline = storyline
  }
}

/// The place of the package of Storyline.
public enum StorylinePackage: Codable, Hashable, Sendable {
  case url(String)
  case path(String)

  /// Reads an address or a path.
  public init(_ text: String) {
    let isAddress = text.contains("://") || text.hasPrefix("git@")
    self = isAddress ? .url(text) : .path(text)
  }

  var declaration: String {
    switch self {
    case .url(let url): ".package(url: \"\(url)\", branch: \"main\")"
    case .path(let path): ".package(name: \"Storyline\", path: \"\(path)\")"
    }
  }
}

/// A value of a scene or a flow: a property and its type.
public struct PassedValue: Codable, Hashable, Sendable {
  public let name: String
  public let type: String
  /// A Boolean value that indicates whether the type is generated, too.
  public var isDeclared = false

  /// Reads `name:Type`, or a type alone.
  public init(_ text: String, for option: String) throws {
    let parts = text.split(separator: ":", maxSplits: 1).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    guard let last = parts.last, Self.examples[last] != nil || (try? Name(last, for: option)) != nil
    else {
      throw ScaffoldError("“\(text)” is not a value for --\(option): write name:Type or Type.")
    }
    type = last
    if parts.count == 2 {
      name = try Name(parts[0], for: "a property").member
    } else {
      name = last.prefix(1).lowercased() + last.dropFirst()
    }
  }

  /// A value of the type for tests, where one is known.
  var example: String? { isDeclared ? "\(type)()" : Self.examples[type] }

  static func isStandard(_ type: String) -> Bool { examples[type] != nil }

  private static let examples = [
    "String": "\"\"", "Int": "0", "Bool": "false", "Double": "0",
  ]
}
