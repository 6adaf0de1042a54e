// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

// Apart from the other modules: only apps that import Core Data need SQLite's header.
let package = Package(
  name: "CoreDataStandIn",
  products: [.library(name: "CoreDataStandIn", targets: ["CoreDataStandIn"])],
  dependencies: [
    .package(name: "Storyline", path: "../.."),
    .package(path: "../SQLiteStandIn"),
    .package(path: "../SystemModules"),
  ],
  targets: [
    .target(
      name: "CoreDataStandIn",
      dependencies: [
        .product(name: "CStage", package: "Storyline"),
        .product(name: "DataModelFile", package: "SystemModules"),
        .product(name: "FoundationGaps", package: "SystemModules"),
        .product(name: "SQLite3", package: "SQLiteStandIn"),
        .product(name: "UIKit", package: "Storyline"),
      ],
      swiftSettings: strict),
    .testTarget(
      name: "CoreDataStandInTests",
      dependencies: [
        "CoreDataStandIn",
        .product(name: "FoundationGaps", package: "SystemModules"),
        .product(name: "SQLite3", package: "SQLiteStandIn"),
        .product(name: "StorylineTesting", package: "Storyline"),
        .product(name: "UIKit", package: "Storyline"),
      ],
      swiftSettings: strict),
  ]
)
