import Foundation

extension PackageManifest {
  /// A setting of a tool: a kind, and mostly a text.
  struct Setting: Decodable, Sendable {
    /// `swift`, `c`, `cxx` or `linker`.
    let tool: String
    let kind: [String: Value]
    let condition: Condition?

    struct Value: Decodable, Sendable {
      /// `nil` for what is no text.
      let text: String?

      private enum Key: String, CodingKey {
        case text = "_0"
      }

      init(from decoder: any Decoder) throws {
        text = try? decoder.container(keyedBy: Key.self).decode(String.self, forKey: .text)
      }
    }

    struct Condition: Decodable, Sendable {
      let platformNames: [String]?
      let config: String?
    }

    /// A Boolean value that indicates whether it is meant for an app that is tried.
    var applies: Bool {
      let platforms = condition?.platformNames ?? []
      return (platforms.isEmpty || platforms.contains("ios")) && condition?.config != "release"
    }
  }
}

extension PackageManifest {
  /// Returns the values of a kind of setting of a target, in the manifest's own order.
  func texts(_ tool: String, _ kind: String, of target: Target) -> [String] {
    target.settings.filter { $0.tool == tool && $0.applies }.compactMap { $0.kind[kind]?.text }
  }

  /// How a target is compiled.
  func settings(of target: Target) -> TargetSettings {
    // Settings that only forbid something would also forbid the rewritten code.
    let strict = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
    let upcoming = texts("swift", "enableUpcomingFeature", of: target)
      .filter { !strict.contains($0) }
    let interoperability = texts("swift", "interoperabilityMode", of: target)
    return TargetSettings(
      languageMode: languageMode(of: target),
      isMainActorByDefault: texts("swift", "defaultIsolation", of: target).contains("MainActor"),
      upcomingFeatures: upcoming,
      experimentalFeatures: texts("swift", "enableExperimentalFeature", of: target),
      usesCxx: interoperability.contains("Cxx"),
      libraries: texts("linker", "linkedLibrary", of: target))
  }

  /// The mode from the target, else from the package, else from its tools' version.
  private func languageMode(of target: Target) -> LanguageMode {
    texts("swift", "swiftLanguageMode", of: target).compactMap(LanguageMode.init(version:)).last
      ?? (swiftLanguageVersions ?? []).compactMap(LanguageMode.init(version:)).max()
      ?? LanguageMode(version: toolsVersion.text) ?? .v5
  }
}
