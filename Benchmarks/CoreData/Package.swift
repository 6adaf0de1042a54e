// swift-tools-version: 6.2

import PackageDescription

// A package of its own, which is built only to be run: GRDB is compiled for this comparison alone.
let package = Package(
  name: "CoreDataBenchmarks",
  dependencies: [
    .package(name: "Benchmarks", path: ".."),
    .package(path: "../../Tools/CoreDataStandIn"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    // Beside which ours is measured.
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    .executableTarget(
      name: "core-data-benchmarks",
      dependencies: [
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "BenchmarkCommand", package: "Benchmarks"),
        .product(name: "BenchmarkHarness", package: "Benchmarks"),
        .product(name: "CoreDataStandIn", package: "CoreDataStandIn"),
        .product(name: "GRDB", package: "GRDB.swift"),
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
