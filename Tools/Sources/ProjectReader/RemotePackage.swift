/// A package that has to be fetched, and the versions of it that will do.
public struct RemotePackage: Hashable, Sendable {
  public enum Requirement: Hashable, Sendable {
    /// All versions from one on, up to another one.
    case range(from: String, to: String)
    case exact(String)
    case branch(String)
    case revision(String)
  }

  /// The address: a URL, or the path of a repository.
  public let url: String
  public let requirement: Requirement

  public init(url: String, requirement: Requirement) {
    self.url = url
    self.requirement = requirement
  }

  /// The identity by which SwiftPM distinguishes packages: the last part of the address.
  public var identity: String { Self.identity(of: url) }

  static func identity(of url: String) -> String {
    let last = url.split(whereSeparator: { "/:".contains($0) }).last.map(String.init) ?? url
    let name = last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    return name.lowercased()
  }
}

extension RemotePackage: CustomStringConvertible {
  /// The package in words.
  public var description: String {
    switch requirement {
    case .range(let from, let to): "\(url) (\(from) or later, below \(to))"
    case .exact(let version): "\(url) (\(version))"
    case .branch(let branch): "\(url) (branch \(branch))"
    case .revision(let revision): "\(url) (revision \(revision))"
    }
  }

  /// The package's declaration in a manifest.
  var declaration: String {
    let requirement =
      switch requirement {
      case .range(let from, let to):
        "\(Self.literal(PackageVersion(from).text))..<\(Self.literal(PackageVersion(to).text))"
      case .exact(let version): "exact: \(Self.literal(PackageVersion(version).text))"
      case .branch(let branch): "branch: \(Self.literal(branch))"
      case .revision(let revision): "revision: \(Self.literal(revision))"
      }
    return ".package(url: \(Self.literal(url)), \(requirement))"
  }

  static func literal(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  /// The package where two ask for it: what both can take, or nothing where there is no such version.
  func merged(with other: RemotePackage) -> RemotePackage? {
    switch (requirement, other.requirement) {
    case (let one, let two) where one == two: self
    // A branch or a revision is taken for any version.
    case (.branch, .range), (.branch, .exact), (.revision, .range), (.revision, .exact): self
    case (.range, .branch), (.exact, .branch), (.range, .revision), (.exact, .revision): other
    case (.exact(let version), .range(let from, let to)):
      Self.contains(version, from, to) ? self : nil
    case (.range(let from, let to), .exact(let version)):
      Self.contains(version, from, to) ? other : nil
    case (.range(let from, let to), .range(let otherFrom, let otherTo)):
      merged(from: [from, otherFrom], to: [to, otherTo])
    default: nil
    }
  }

  private static func contains(_ version: String, _ from: String, _ to: String) -> Bool {
    PackageVersion(from) <= PackageVersion(version) && PackageVersion(version) < PackageVersion(to)
  }

  private func merged(from lower: [String], to upper: [String]) -> RemotePackage? {
    guard let from = lower.map(PackageVersion.init).max(),
      let to = upper.map(PackageVersion.init).min(), from < to
    else { return nil }
    return RemotePackage(url: url, requirement: .range(from: from.text, to: to.text))
  }
}

/// A version as far as two of them are compared here: three numbers, and what is behind them.
struct PackageVersion: Comparable {
  let numbers: [Int]
  private let rest: Substring

  /// Reads a version. Parts that are missing, or no numbers, count as 0.
  init(_ text: String) {
    let core = text.prefix { $0 != "-" && $0 != "+" }
    let parts = core.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    numbers = (0..<3).map { parts.indices.contains($0) ? max(0, parts[$0]) : 0 }
    rest = text[core.endIndex...]
  }

  var text: String { numbers.map(String.init).joined(separator: ".") + rest }

  /// The first version that is another one in its first number, or in its second.
  func next(at position: Int) -> PackageVersion {
    let raised = numbers[position] == .max ? .max : numbers[position] + 1
    return PackageVersion(
      (numbers.prefix(position) + [raised]).map(String.init).joined(separator: "."))
  }

  static func < (one: PackageVersion, other: PackageVersion) -> Bool {
    if one.numbers != other.numbers {
      return one.numbers.lexicographicallyPrecedes(other.numbers)
    }
    // A prerelease begins with its version: 1.0.0-beta.
    return one.rest.hasPrefix("-") && (!other.rest.hasPrefix("-") || one.rest < other.rest)
  }
}
