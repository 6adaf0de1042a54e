// swift-tools-version: 6.2

import PackageDescription

// A package of its own, which is built only to be run: Hummingbird brings more sources than all other benchmarks.
let package = Package(
  name: "RouteBenchmarks",
  dependencies: [
    .package(name: "Benchmarks", path: ".."),
    .package(name: "Storyline", path: "../.."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    // For its router alone, beside which ours is measured.
    .package(
      url: "https://github.com/hummingbird-project/hummingbird", from: "2.5.0", traits: []),
  ],
  targets: [
    .executableTarget(
      name: "route-benchmarks",
      dependencies: [
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "BenchmarkCommand", package: "Benchmarks"),
        .product(name: "BenchmarkHarness", package: "Benchmarks"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Storyline", package: "Storyline"),
      ],
      swiftSettings: [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .treatAllWarnings(as: .error),
      ])
  ]
)
