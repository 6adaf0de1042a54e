import Foundation

/// The pattern of an app.
package enum Style: String, Codable, CaseIterable, Sendable {
  case storyline
  case mvvmC = "mvvm-c"
  case mvpC = "mvp-c"
  case vip

  var hasCoordinators: Bool { self == .mvvmC || self == .mvpC }
}

/// The way in which the end of a coordinator reaches its parent.
package enum Ending: String, Codable, CaseIterable, Sendable {
  /// The child has a reference to its parent.
  case parent
  /// The child has a finish delegate.
  case delegate
  /// The child ends when its first screen is released.
  case lifetime
}

package enum TestFramework: String, Codable, CaseIterable, Sendable {
  case swiftTesting = "swift-testing"
  case xctest
}

package enum Container: String, Codable, CaseIterable, Sendable {
  case package
  case xcode
  /// An Xcode project with a group for each folder, as before Xcode 16.
  case xcodeGroups = "xcode-groups"
  /// A project that is made from a manifest by another tool, or unknown: files only.
  case other
}

/// The answers that hold for everything that is generated into one project.
package struct Answers: Codable, Hashable, Sendable {
  package var style: Style
  package var module: String
  package var ending: Ending
  package var usesStoryboards: Bool
  package var tests: TestFramework
  package var container: Container
  package var indentation: Indentation
  /// A Boolean value that indicates whether declarations belong to the main actor without saying so.
  package var isMainActorByDefault: Bool
  /// The access level of declarations; without one, internal.
  package var access: Access?
  /// The folder of the app's sources, below the project's folder.
  package var sources: String
  /// The folder of the tests; without one no tests are generated.
  package var testSources: String?
  /// The package of Storyline, as a manifest names it.
  package var storyline: StorylinePackage?

  package init(
    style: Style, module: String, ending: Ending = .parent, usesStoryboards: Bool = false,
    tests: TestFramework = .swiftTesting, container: Container,
    indentation: Indentation = .fourSpaces, isMainActorByDefault: Bool = true,
    access: Access? = nil,
    sources: String, testSources: String?, storyline: StorylinePackage? = nil
  ) {
    self.style = style
    self.module = module
    self.ending = ending
    self.usesStoryboards = usesStoryboards
    self.tests = tests
    self.container = container
    self.indentation = indentation
    self.isMainActorByDefault = isMainActorByDefault
    self.access = access
    self.sources = sources
    self.testSources = testSources
    self.storyline = storyline
  }
}

/// The place of the package of Storyline.
package enum StorylinePackage: Codable, Hashable, Sendable {
  case url(String)
  case path(String)

  /// Reads an address or a path.
  package init(_ text: String) {
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
package struct PassedValue: Codable, Hashable, Sendable {
  package let name: String
  package let type: String
  /// A Boolean value that indicates whether the type is generated, too.
  package var isDeclared = false

  /// Reads `name:Type`, or a type alone.
  package init(_ text: String, for option: String) throws {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    guard let last = parts.last, last.first?.isUppercase == true,
      Self.examples[last] != nil || (try? Name(last, for: option)) != nil
    else {
      throw ScaffoldError(
        "“\(text)” is not a valid value for --\(option). Write name:Type or Type.")
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
