import Foundation

extension PackageManifest {
  /// A package that this one needs.
  enum Package: Decodable, Sendable {
    /// One on this machine.
    case local(URL)
    case remote(RemotePackage)
    /// One that only a registry of packages has.
    case registry(String)

    private struct Source: Decodable {
      let identity: String?
      let path: String?
      let location: [String: [Place]]?
      let requirement: [String: [Bound]]?
    }

    /// A path, or an address.
    private struct Place: Decodable {
      let text: String

      private enum CodingKeys: String, CodingKey {
        case text = "urlString"
      }

      init(from decoder: any Decoder) throws {
        if let path = try? decoder.singleValueContainer().decode(String.self) {
          text = path
        } else {
          text = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .text)
        }
      }
    }

    /// A version, a branch or a revision; or the ends of a range.
    private enum Bound: Decodable {
      case text(String), range(Range)

      struct Range: Decodable {
        let lowerBound: String
        let upperBound: String
      }

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
          self = .text(text)
        } else {
          self = .range(try container.decode(Range.self))
        }
      }
    }

    init(from decoder: any Decoder) throws {
      let kinds = try decoder.singleValueContainer().decode([String: [Source]].self)
      if let path = kinds["fileSystem"]?.first?.path {
        self = .local(URL(filePath: path))
      } else if let identity = kinds["registry"]?.first?.identity {
        self = .registry(identity)
      } else if let source = kinds["sourceControl"]?.first,
        let url = source.location?.values.first?.first?.text,
        let requirement = Self.requirement(source.requirement ?? [:])
      {
        self = .remote(RemotePackage(url: url, requirement: requirement))
      } else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "a package of an unknown kind"))
      }
    }

    private static func requirement(_ all: [String: [Bound]]) -> RemotePackage.Requirement? {
      guard let (kind, bounds) = all.first, let bound = bounds.first else { return nil }
      return switch (kind, bound) {
      case ("range", .range(let range)): .range(from: range.lowerBound, to: range.upperBound)
      case ("exact", .text(let version)): .exact(version)
      case ("branch", .text(let branch)): .branch(branch)
      case ("revision", .text(let revision)): .revision(revision)
      default: nil
      }
    }
  }
}
