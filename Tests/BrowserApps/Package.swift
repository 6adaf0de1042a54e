// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]
let uiKit: [Target.Dependency] = [.product(name: "UIKit", package: "Storyline")]

/// The apps that the tests in `Tests/Browser` use.
let package = Package(
  name: "BrowserApps",
  dependencies: [.package(name: "Storyline", path: "../..")],
  targets: [
    // Text fields, text views and lists: tests type and scroll in them.
    .executableTarget(
      name: "FieldApp", dependencies: uiKit, path: "FieldApp", swiftSettings: strict),
    // Controls and gestures: tests move them.
    .executableTarget(
      name: "ControlApp", dependencies: uiKit, path: "ControlApp", swiftSettings: strict),
    // Layers: tests look at them.
    .executableTarget(
      name: "LayerApp", dependencies: uiKit, path: "LayerApp", swiftSettings: strict),
  ]
)
