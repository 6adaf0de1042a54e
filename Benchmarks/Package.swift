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
  products: [
    // For benchmarks that need packages of their own: Routes.
    .library(name: "BenchmarkCommand", targets: ["BenchmarkCommand"]),
    .library(name: "BenchmarkHarness", targets: ["BenchmarkHarness"]),
  ],
  dependencies: [
    .package(name: "Storyline", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
  ],
  targets: [
    // C: stands in front of the system's allocator and counts its calls.
    .target(name: "CAllocations"),
    // C: walks a graph of objects whose layout it knows.
    .target(name: "CPointerChase"),
    .target(
      name: "BenchmarkHarness", dependencies: ["CAllocations"], swiftSettings: strict),
    .target(
      name: "BenchmarkCommand",
      dependencies: [
        "BenchmarkHarness", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "storyline-benchmarks",
      dependencies: [
        "BenchmarkCommand",
        "BenchmarkHarness",
        "CPointerChase",
        .product(name: "RetainGraph", package: "Storyline"),
        .product(name: "Storyline", package: "Storyline"),
        .product(name: "StorylineTesting", package: "Storyline"),
        .product(name: "UIKit", package: "Storyline"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      resources: [.copy("BoardScene.xml")],
      swiftSettings: strict
    ),
    .testTarget(
      name: "BenchmarkHarnessTests", dependencies: ["BenchmarkHarness"], swiftSettings: strict),
  ]
)
