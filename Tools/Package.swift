// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "Tools",
  products: [.library(name: "SourceAdapter", targets: ["SourceAdapter"])],
  dependencies: [
    .package(name: "Storyline", path: ".."),
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
  ],
  targets: [
    .target(
      name: "SourceAdapter",
      dependencies: [
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      swiftSettings: strict),
    .testTarget(
      name: "SourceAdapterTests",
      dependencies: [
        "SourceAdapter",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        // What adapted sources are compiled and run against.
        .product(name: "UIKit", package: "Storyline"),
      ],
      exclude: ["Goldens", "Torture"],
      swiftSettings: strict),
  ]
)
