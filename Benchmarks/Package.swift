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
    // For its router alone, beside which ours is measured.
    .package(
      url: "https://github.com/hummingbird-project/hummingbird", from: "2.5.0", traits: []),
  ],
  targets: [
    // C: stands in front of the system's allocator and counts its calls.
    .target(name: "CAllocations"),
    // C: walks a graph of objects whose layout it knows.
    .target(name: "CPointerChase"),
    .target(
      name: "BenchmarkHarness", dependencies: ["CAllocations"], swiftSettings: strict),
    .executableTarget(
      name: "storyline-benchmarks",
      dependencies: [
        "BenchmarkHarness",
        "CPointerChase",
        .product(name: "Hummingbird", package: "hummingbird"),
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
