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
  name: "Benchmarks",
  dependencies: [
    .package(name: "Storyline", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
  ],
  targets: [
    // C: stands in front of the system's allocator and counts its calls.
    .target(name: "CAllocations"),
    .target(
      name: "BenchmarkHarness", dependencies: ["CAllocations"], swiftSettings: strict),
    .executableTarget(
      name: "storyline-benchmarks",
      dependencies: [
        "BenchmarkHarness",
        .product(name: "Storyline", package: "Storyline"),
        .product(name: "StorylineTesting", package: "Storyline"),
        .product(name: "UIKit", package: "Storyline"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "BenchmarkHarnessTests", dependencies: ["BenchmarkHarness"], swiftSettings: strict),
  ]
)
