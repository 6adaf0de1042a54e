import Foundation

/// How the targets of an Xcode project are built.
extension XcodeProject {
  /// The settings with which a target is tried, or what there is of the project's own without one.
  func makeSettings(of target: XcodeObjects.Object) -> XcodeSettings {
    let own = configuration(of: target, named: nil)
    let name = own?.string("name") ?? "Debug"
    let shared = configuration(of: objects.root, named: name)
    let layers = [own, shared].compactMap(\.self).flatMap { configuration in
      [Self.texts(configuration.dictionary("buildSettings")), fileSettings(of: configuration)]
    }
    return XcodeSettings(
      layers: layers + [
        XcodeSettings.defaults(
          target: target.string("name") ?? "",
          project: url.deletingPathExtension().lastPathComponent, root: root,
          configuration: name, language: objects.root.string("developmentRegion") ?? "en")
      ], configuration: name)
  }

  /// The configuration that is tried: that of the tests if they are built, else that for debugging, whatever it
  /// is called.
  private func configuration(
    of object: XcodeObjects.Object, named name: String?
  ) -> XcodeObjects.Object? {
    let all =
      objects[object.string("buildConfigurationList")]
      .map { objects.list("buildConfigurations", of: $0) } ?? []
    return all.first { $0.string("name") == name ?? testConfiguration ?? "Debug" }
      ?? all.first { $0.string("name")?.lowercased().contains("debug") == true } ?? all.first
  }

  private func fileSettings(of configuration: XcodeObjects.Object) -> [String: String] {
    if let file = configuration.string("baseConfigurationReference").flatMap({ paths[$0] }) {
      return XcodeConfigurationFile.read(file)
    }
    // Since Xcode 16 a file may be in a synchronized folder, whose files the project does not list.
    guard let folder = configuration.string("baseConfigurationReferenceAnchor"),
      let path = configuration.string("baseConfigurationReferenceRelativePath"),
      let place = paths[folder]
    else { return [:] }
    return XcodeConfigurationFile.read(place.appending(path: path))
  }

  /// Settings as texts: what is a list in the file is one in the text.
  private static func texts(_ settings: [String: Any]) -> [String: String] {
    settings.compactMapValues { value in
      value as? String ?? (value as? [String])?.joined(separator: " ")
    }
  }
}

extension XcodeSettings {
  /// Returns the settings that Xcode defines by itself.
  static func defaults(
    target: String, project: String, root: URL, configuration: String, language: String
  ) -> [String: String] {
    [
      // All that Xcode can build for.
      "AVAILABLE_PLATFORMS":
        "appletvos appletvsimulator driverkit iphoneos iphonesimulator macosx watchos watchsimulator "
        + "xros xrsimulator",
      "CONFIGURATION": configuration, "DEVELOPMENT_LANGUAGE": language,
      "PLATFORM_NAME": "iphonesimulator",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
      "PRODUCT_NAME": "$(TARGET_NAME)",
      "PROJECT_DIR": root.path, "PROJECT_NAME": project, "SOURCE_ROOT": root.path,
      "SRCROOT": root.path, "TARGETNAME": target, "TARGET_NAME": target,
    ]
  }

  /// Returns a Boolean value that indicates whether a file is built: what a target leaves out by
  /// patterns of names, and what it takes back.
  func includes(_ file: URL) -> Bool {
    let (name, path) = (file.lastPathComponent, file.standardizedFileURL.path)
    func isAmong(_ setting: String) -> Bool {
      words(setting).contains { word in
        // A pattern without a folder is one of names.
        word.contains("/")
          ? PathPattern("**/" + word.drop { $0 == "/" }).matches(String(path.dropFirst()))
          : PathPattern(word).matches(name)
      }
    }
    return !isAmong("EXCLUDED_SOURCE_FILE_NAMES") || isAmong("INCLUDED_SOURCE_FILE_NAMES")
  }

  /// A Boolean value that indicates whether the settings name a system.
  var namesSystem: Bool {
    !words("SUPPORTED_PLATFORMS").isEmpty || !words("SDKROOT").filter { $0 != "auto" }.isEmpty
  }

  /// A Boolean value that indicates whether the product runs on phones, which is the default.
  var isForPhones: Bool {
    let platforms = words("SUPPORTED_PLATFORMS")
    if !platforms.isEmpty { return platforms.contains { $0.hasPrefix("iphone") } }
    guard let system = self["SDKROOT"], !system.isEmpty else { return true }
    return system == "auto" || system.hasPrefix("iphone")
  }

  /// The compilation conditions, apart from those that SwiftPM defines itself.
  var defines: [String] {
    let flags = words("OTHER_SWIFT_FLAGS")
    let apart = zip(flags, flags.dropFirst()).filter { $0.0 == "-D" }.map(\.1)
    let joined = flags.filter { $0.hasPrefix("-D") && $0.count > 2 }.map { String($0.dropFirst(2)) }
    let all = Set(words("SWIFT_ACTIVE_COMPILATION_CONDITIONS") + apart + joined)
    return all.subtracting(["DEBUG"]).filter { $0.wholeMatch(of: /\w+/) != nil }.sorted()
  }

  /// How sources are compiled, where it is not how most are.
  var compiler: TargetSettings? {
    let mode = words("SWIFT_VERSION").first.flatMap(LanguageMode.init(version:)) ?? .v5
    let isOnMainActor = self["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
    let features = upcomingFeatures(in: mode)
    guard mode != .v5 || isOnMainActor || !features.isEmpty else { return nil }
    return TargetSettings(
      languageMode: mode, isMainActorByDefault: isOnMainActor, upcomingFeatures: features)
  }

  /// Returns the upcoming features that are enabled and that the language mode does not include.
  private func upcomingFeatures(in mode: LanguageMode) -> [String] {
    let approachable = isOn("SWIFT_APPROACHABLE_CONCURRENCY")
    return Self.features.filter { feature in
      guard mode < .v6 || !feature.isPartOf6 else { return false }
      let own = self[feature.setting].map { $0 == "YES" }
      return own ?? (approachable && feature.isApproachable)
    }.map(\.name)
  }

  private struct Feature {
    let setting: String
    let name: String
    let isPartOf6: Bool
    let isApproachable: Bool

    init(
      _ name: String, _ setting: String, isPartOf6: Bool = false, isApproachable: Bool = false
    ) {
      self.setting = setting
      self.name = name
      self.isPartOf6 = isPartOf6
      self.isApproachable = isApproachable
    }
  }

  private static let features: [Feature] = {
    let upcoming = "SWIFT_UPCOMING_FEATURE_"
    return [
      Feature("BareSlashRegexLiterals", "SWIFT_ENABLE_BARE_SLASH_REGEX", isPartOf6: true),
      Feature("ConciseMagicFile", upcoming + "CONCISE_MAGIC_FILE", isPartOf6: true),
      Feature(
        "DisableOutwardActorInference", upcoming + "DISABLE_OUTWARD_ACTOR_ISOLATION",
        isPartOf6: true, isApproachable: true),
      Feature("DynamicActorIsolation", upcoming + "DYNAMIC_ACTOR_ISOLATION", isPartOf6: true),
      Feature("ExistentialAny", upcoming + "EXISTENTIAL_ANY"),
      Feature("ForwardTrailingClosures", upcoming + "FORWARD_TRAILING_CLOSURES", isPartOf6: true),
      Feature(
        "GlobalActorIsolatedTypesUsability", upcoming + "GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY",
        isPartOf6: true, isApproachable: true),
      Feature("GlobalConcurrency", upcoming + "GLOBAL_CONCURRENCY", isPartOf6: true),
      Feature("ImplicitOpenExistentials", upcoming + "IMPLICIT_OPEN_EXISTENTIALS", isPartOf6: true),
      Feature(
        "InferIsolatedConformances", upcoming + "INFER_ISOLATED_CONFORMANCES",
        isApproachable: true),
      Feature(
        "InferSendableFromCaptures", upcoming + "INFER_SENDABLE_FROM_CAPTURES", isPartOf6: true,
        isApproachable: true),
      Feature("InternalImportsByDefault", upcoming + "INTERNAL_IMPORTS_BY_DEFAULT"),
      Feature("IsolatedDefaultValues", upcoming + "ISOLATED_DEFAULT_VALUES", isPartOf6: true),
      Feature("MemberImportVisibility", upcoming + "MEMBER_IMPORT_VISIBILITY"),
      Feature(
        "NonisolatedNonsendingByDefault", upcoming + "NONISOLATED_NONSENDING_BY_DEFAULT",
        isApproachable: true),
      Feature("RegionBasedIsolation", upcoming + "REGION_BASED_ISOLATION", isPartOf6: true),
    ]
  }()
}
