// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

// Substitutes for third-party libraries, where an app is built without them: `--stub` uses them.
let package = Package(
  name: "StandIns",
  products: [
    .library(name: "Kingfisher", targets: ["Kingfisher"]),
    .library(name: "Nimble", targets: ["Nimble"]),
    .library(name: "Quick", targets: ["Quick"]),
    .library(name: "RxCocoaRuntime", targets: ["RxCocoaRuntime"]),
    .library(name: "SnapKit", targets: ["SnapKit"]),
    .library(
      name: "ViewControllerPresentationSpy", targets: ["ViewControllerPresentationSpy"]),
  ],
  dependencies: [
    .package(name: "MissingModules", path: "../MissingModules"),
    .package(name: "Storyline", path: "../.."),
    .package(name: "SystemModules", path: "../SystemModules"),
  ],
  targets: [
    .target(
      name: "Kingfisher",
      dependencies: [.product(name: "UIKit", package: "Storyline")],
      swiftSettings: strict),
    .target(name: "Nimble", swiftSettings: strict),
    .target(name: "Quick", swiftSettings: strict),
    .target(
      name: "RxCocoaRuntime",
      dependencies: [
        .product(name: "AbsenceRuntime", package: "MissingModules"),
        .product(name: "CoreLocation", package: "SystemModules"),
        .product(name: "FoundationGaps", package: "SystemModules"),
        .product(name: "UIKit", package: "Storyline"),
        .product(name: "WebKit", package: "SystemModules"),
      ],
      swiftSettings: strict),
    .target(
      name: "SnapKit",
      dependencies: [.product(name: "UIKit", package: "Storyline")],
      swiftSettings: strict),
    .target(
      name: "ViewControllerPresentationSpy",
      dependencies: [.product(name: "UIKit", package: "Storyline")],
      swiftSettings: strict),
  ]
)

// Target names are unique among all packages. An app that has one of these libraries in its pods is built with the
// others only.
if let names = Context.environment["STORYLINE_STAND_INS"] {
  let wanted = Set(names.split(separator: ",").map(String.init))
  package.products.removeAll { !wanted.contains($0.name) }
  package.targets.removeAll { !wanted.contains($0.name) }
}
