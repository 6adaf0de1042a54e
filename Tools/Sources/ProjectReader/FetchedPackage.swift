public import Foundation

/// A package that was fetched, in one version.
public struct FetchedPackage: Hashable, Sendable {
  /// The identity by which SwiftPM distinguishes packages.
  public let identity: String
  /// The address that the package was fetched from.
  public let url: String
  /// The folder of the package.
  public let folder: URL
  /// `nil` where a branch or a revision was asked for.
  public let version: String?
  public let revision: String

  public init(identity: String, url: String, folder: URL, version: String?, revision: String) {
    self.identity = identity
    self.url = url
    self.folder = folder
    self.version = version
    self.revision = revision
  }

  /// Returns the packages that SwiftPM has fetched into a folder.
  static func all(in scratch: URL) throws -> [FetchedPackage] {
    let file = scratch.appending(path: "workspace-state.json")
    let state: State
    do {
      state = try JSONDecoder().decode(State.self, from: Data(contentsOf: file))
    } catch {
      throw ProjectError(
        "SwiftPM's list of fetched packages could not be read: \(file.path): \(error)")
    }
    return state.object.dependencies.compactMap { dependency in
      guard let checkout = dependency.state.checkoutState else { return nil }
      return FetchedPackage(
        identity: dependency.packageRef.identity, url: dependency.packageRef.location,
        folder: scratch.appending(path: "checkouts/\(dependency.subpath)"),
        version: checkout.version, revision: checkout.revision)
    }
  }

  private struct State: Decodable {
    let object: Object

    struct Object: Decodable {
      let dependencies: [Dependency]
    }

    struct Dependency: Decodable {
      let packageRef: Reference
      let state: Condition
      let subpath: String
    }

    struct Reference: Decodable {
      let identity: String
      let location: String
    }

    struct Condition: Decodable {
      /// Nothing for a package on this machine.
      let checkoutState: Checkout?
    }

    struct Checkout: Decodable {
      let revision: String
      let version: String?
    }
  }
}
