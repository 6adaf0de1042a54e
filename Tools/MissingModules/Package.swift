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

/// Modules of Apple's with names that are missing, and the others of them that they speak of.
let modules: [(name: String, beside: [String])] = [
  ("AVFoundation", []),
  ("AVKit", ["AVFoundation"]),
  ("AuthenticationServices", []),
  ("BackgroundTasks", []),
  ("CallKit", ["AVFoundation"]),
  ("Contacts", []),
  ("ContactsUI", ["Contacts"]),
  ("CoreBluetooth", []),
  ("CoreHaptics", []),
  ("CoreImage", []),
  ("CoreMotion", []),
  ("CoreSpotlight", ["UIKit"]),
  ("CoreTelephony", []),
  ("EventKit", []),
  ("EventKitUI", ["EventKit"]),
  ("MediaPlayer", ["UIKit"]),
  ("PDFKit", ["UIKit"]),
  ("Photos", ["AVFoundation"]),
  ("PhotosUI", ["AVFoundation", "Photos", "UIKit"]),
  ("QuickLook", ["UIKit"]),
  ("Social", ["UIKit"]),
  ("Speech", ["AVFoundation"]),
  ("UIKit", []),
]

// Names of Apple's that the stage lacks, for apps that were not written for it.
let package = Package(
  name: "MissingModules",
  products: [
    .library(name: "AbsenceRuntime", targets: ["AbsenceRuntime"])
  ] + modules.map { .library(name: "\($0.name)Missing", targets: ["\($0.name)Missing"]) },
  dependencies: [.package(name: "Storyline", path: "../..")],
  targets: [
    .target(name: "CAbsence"),
    // Reports each use of a missing name, and keeps what properties are set to.
    .target(name: "AbsenceRuntime", dependencies: ["CAbsence"], swiftSettings: strict),
    // What is seen of views and screens that are missing.
    .target(name: "MissingPlaceholder", dependencies: uiKit, swiftSettings: strict),
    .testTarget(
      name: "AbsenceRuntimeTests", dependencies: ["AbsenceRuntime"], swiftSettings: strict),
    .testTarget(
      name: "AVFoundationMissingTests", dependencies: ["AVFoundationMissing", "AbsenceRuntime"],
      swiftSettings: strict),
    .testTarget(
      name: "UIKitMissingTests",
      dependencies: [
        "AbsenceRuntime", "UIKitMissing", .product(name: "UIKit", package: "Storyline"),
        .product(name: "StorylineTesting", package: "Storyline"),
      ],
      swiftSettings: strict),
  ]
    + modules.map { module in
      // What is in `Generated` is made of the tables in `Data` by Scripts/missing-names.
      .target(
        name: "\(module.name)Missing",
        dependencies: ["AbsenceRuntime", "MissingPlaceholder"] + uiKit
          + module.beside.map { .target(name: "\($0)Missing") },
        swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)])
    }
)
