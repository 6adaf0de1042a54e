import Foundation
import ProjectReader

/// Info.plist as it is in an app: with what Xcode puts in the place of the names of its settings.
struct AppInfo {
  private let name: String
  private let module: String
  private let file: URL?
  private let buildSettings: [String: String]

  /// Without an app, what tests have of it.
  init(of app: ProjectTarget?) {
    name = app?.name ?? "Tests"
    module = app?.module ?? "Tests"
    file = app?.infoPlist
    buildSettings = app?.buildSettings ?? [:]
  }

  func data() throws -> Data {
    let written = try file.map(read) ?? [:]
    let all = written.merging(GeneratedInfo(of: buildSettings).values) { _, generated in generated }
      .merging(defaults) { own, _ in own }.mapValues(filled)
    return try PropertyListSerialization.data(fromPropertyList: all, format: .xml, options: 0)
  }

  private func read(_ file: URL) throws -> [String: Any] {
    guard
      let list = try? PropertyListSerialization.propertyList(
        from: Data(contentsOf: file), format: nil) as? [String: Any]
    else { throw ProjectError("\(file.path) is no property list") }
    return list
  }

  /// What Xcode writes where the file of an app says nothing.
  private var defaults: [String: Any] {
    [
      "CFBundleDevelopmentRegion": "$(DEVELOPMENT_LANGUAGE)",
      "CFBundleExecutable": "$(EXECUTABLE_NAME)",
      "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)",
      "CFBundleName": "$(PRODUCT_NAME)",
      "CFBundlePackageType": "APPL",
      "CFBundleShortVersionString": "$(MARKETING_VERSION)",
      "CFBundleVersion": "$(CURRENT_PROJECT_VERSION)",
    ]
  }

  /// What the project says, and what stands for what it does not say.
  private var settings: [String: String] {
    let assumed = [
      "CURRENT_PROJECT_VERSION": "1", "DEVELOPMENT_LANGUAGE": "en", "MARKETING_VERSION": "1.0",
      "PRODUCT_BUNDLE_IDENTIFIER": "app.\(module.replacing("_", with: "-"))",
      "PRODUCT_NAME": name, "TARGET_NAME": name,
    ]
    // The program is called what its module is called.
    let made = [
      "EXECUTABLE_NAME": module, "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
      "PRODUCT_MODULE_NAME": module,
    ]
    return assumed.merging(buildSettings) { $1 }.merging(made) { $1 }
  }

  /// A setting that is not known stays as it is written.
  private func filled(_ value: Any) -> Any {
    switch value {
    case let text as String:
      settings.reduce(text) { text, setting in
        text.replacing("$(\(setting.key))", with: setting.value)
          .replacing("${\(setting.key)}", with: setting.value)
      }
    case let list as [Any]: list.map(filled)
    case let dictionary as [String: Any]: dictionary.mapValues(filled)
    default: value
    }
  }
}
