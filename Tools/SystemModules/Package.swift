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

// Modules of Apple's beside UIKit, as far as they can be true here. Apps find a module only if the list
// in Tools/Sources/SourceAdapter/Names/SystemModule.swift has it.
let package = Package(
  name: "SystemModules",
  products: [
    .library(name: "AudioToolboxStandIn", targets: ["AudioToolboxStandIn"]),
    .library(name: "CoreLocation", targets: ["CoreLocation"]),
    .library(name: "FoundationGaps", targets: ["FoundationGaps"]),
    .library(name: "DataModelFile", targets: ["DataModelFile"]),
    .library(name: "LocalAuthentication", targets: ["LocalAuthentication"]),
    .library(name: "MapKit", targets: ["MapKit", "CoreLocation"]),
    .library(name: "MessageUI", targets: ["MessageUI"]),
    .library(name: "MobileCoreServicesStandIn", targets: ["MobileCoreServicesStandIn"]),
    .library(name: "NetworkStandIn", targets: ["NetworkStandIn"]),
    .library(name: "SIMDStandIn", targets: ["SIMDStandIn"]),
    .library(name: "SafariServices", targets: ["SafariServices"]),
    .library(name: "SecurityStandIn", targets: ["SecurityStandIn"]),
    .library(name: "StoreKit", targets: ["StoreKit"]),
    .library(name: "SystemConfigurationStandIn", targets: ["SystemConfigurationStandIn"]),
    .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
    .library(name: "UnifiedLog", targets: ["UnifiedLog"]),
    .library(name: "WebKit", targets: ["WebKit"]),
  ],
  dependencies: [.package(name: "Storyline", path: "../..")],
  targets: [
    // Packages ask for the name `AudioToolbox`.
    .target(
      name: "AudioToolboxStandIn", dependencies: ["CoreFoundationNames"], swiftSettings: strict),
    // The names of Swift's own types in signatures of C's.
    .target(name: "CoreFoundationNames", swiftSettings: strict),
    .target(name: "CoreLocation", swiftSettings: strict),
    // The parts of Apple's Foundation that Linux's lacks.
    .target(
      name: "FoundationGaps", dependencies: uiKit + ["UniformTypeIdentifiers"],
      swiftSettings: strict),
    // Xcode's data models, for Core Data's stand-in and for the tools.
    .target(name: "DataModelFile", swiftSettings: strict),
    .target(name: "LocalAuthentication", swiftSettings: strict),
    .target(
      name: "MapKit",
      dependencies: uiKit + ["CoreLocation", .product(name: "CStage", package: "Storyline")],
      swiftSettings: strict),
    .target(name: "MessageUI", dependencies: uiKit, swiftSettings: strict),
    // `MobileCoreServices` and `CoreServices`, `Network`, `Security`, `simd`: packages ask for those names.
    .target(
      name: "MobileCoreServicesStandIn",
      dependencies: ["CoreFoundationNames", "UniformTypeIdentifiers"], swiftSettings: strict),
    .target(name: "NetworkStandIn", swiftSettings: strict),
    .target(name: "SIMDStandIn", swiftSettings: strict),
    .target(name: "SafariServices", dependencies: uiKit, swiftSettings: strict),
    .target(
      name: "SecurityStandIn", dependencies: ["CoreFoundationNames"], swiftSettings: strict),
    .target(name: "StoreKit", dependencies: uiKit, swiftSettings: strict),
    // The device's network, as functions of C. Packages ask for the name `SystemConfiguration`.
    .target(
      name: "SystemConfigurationStandIn", dependencies: ["CoreFoundationNames", "NetworkStandIn"],
      swiftSettings: strict),
    // `os` and `OSLog`. Packages ask whether there is a module called `os`, and would find it.
    .target(name: "UnifiedLog", swiftSettings: strict),
    .target(name: "UniformTypeIdentifiers", swiftSettings: strict),
    .target(name: "WebKit", dependencies: uiKit, swiftSettings: strict),
  ]
)
