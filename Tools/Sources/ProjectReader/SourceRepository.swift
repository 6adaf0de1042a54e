import Foundation

/// A repository from which CocoaPods or Carthage take the sources of a library.
struct SourceRepository: Hashable, Sendable {
  enum Version: Hashable, Sendable {
    /// The newest version that a requirement such as `~> 5.0` allows.
    case allowed(VersionRequirement)
    /// A tag, a branch or a commit.
    case named(String)
  }

  let url: String
  let version: Version

  /// The last part of the address.
  var name: String { RemotePackage.identity(of: url) }
}
