import Foundation
import ProjectReader

/// Info.plist as it is in an app, a framework or a test bundle: with what Xcode puts in the place of the names of its settings.
struct AppInfo {
  private let file: URL?
  /// The values that a manifest adds to the file.
  private let values: Data?
  private let buildSettings: [String: String]
  private let settings: XcodeSettings
  /// The type of the bundle, as Xcode abbreviates it.
  private let type: String

  /// Without a target, what tests have of an app.
  init(of app: ProjectTarget?) {
    let (name, module) = (app?.name ?? "Tests", app?.module ?? "Tests")
    file = app?.infoPlist
    values = app?.infoValues
    buildSettings = app?.buildSettings ?? [:]
    type =
      switch app?.kind {
      case .library: "FMWK"
      case .tests: "BNDL"
      default: "APPL"
      }
    // The program is called what its module is called.
    let made = [
      "EXECUTABLE_NAME": module, "PRODUCT_BUNDLE_PACKAGE_TYPE": type,
      "PRODUCT_MODULE_NAME": module,
    ]
    // The default values of settings.
    let assumed = [
      "CURRENT_PROJECT_VERSION": "1", "DEVELOPMENT_LANGUAGE": "en", "MARKETING_VERSION": "1.0",
      "PRODUCT_BUNDLE_IDENTIFIER": "app.\(module.replacing("_", with: "-"))",
      "PRODUCT_NAME": name, "TARGET_NAME": name,
    ]
    settings = XcodeSettings(layers: [made, buildSettings, assumed])
  }

  func data() throws -> Data {
    let written = try file.map(read) ?? [:]
    let added = try values.map { try PropertyListSerialization.propertyList(from: $0, format: nil) }
    let own = written.merging(added as? [String: Any] ?? [:]) { _, added in added }
    let all = own.merging(GeneratedInfo(of: buildSettings).values) { _, generated in generated }
      .merging(defaults) { own, _ in own }.mapValues(filled)
    return try PropertyListSerialization.data(fromPropertyList: all, format: .xml, options: 0)
  }

  private func read(_ file: URL) throws -> [String: Any] {
    guard
      let list = try? PropertyListSerialization.propertyList(
        from: Data(contentsOf: file), format: nil) as? [String: Any]
    else {
      throw ProjectError(
        "\(file.path) is not a valid property list. Open it in Xcode to find the error.")
    }
    return list
  }

  /// The values that Xcode adds where the file of an app has none.
  private var defaults: [String: Any] {
    [
      "CFBundleDevelopmentRegion": "$(DEVELOPMENT_LANGUAGE)",
      "CFBundleExecutable": "$(EXECUTABLE_NAME)",
      "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)",
      "CFBundleName": "$(PRODUCT_NAME)",
      "CFBundlePackageType": type,
      "CFBundleShortVersionString": "$(MARKETING_VERSION)",
      "CFBundleVersion": "$(CURRENT_PROJECT_VERSION)",
    ]
  }

  /// A setting that is not known stays as it is written.
  private func filled(_ value: Any) -> Any {
    switch value {
    case let text as String: settings.filling(text)
    case let list as [Any]: list.map(filled)
    case let dictionary as [String: Any]: dictionary.mapValues(filled)
    default: value
    }
  }
}
