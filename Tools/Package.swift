// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let syntax: [Target.Dependency] = [
  .product(name: "SwiftParser", package: "swift-syntax"),
  .product(name: "SwiftSyntax", package: "swift-syntax"),
]

let package = Package(
  name: "Tools",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "storyline", targets: ["storyline"]),
    .library(name: "SourceAdapter", targets: ["SourceAdapter"]),
  ],
  dependencies: [
    .package(name: "Storyline", path: ".."),
    .package(path: "MissingModules"),
    .package(path: "StandIns"),
    .package(path: "SystemModules"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
  ],
  targets: [
    // Rewrites what only compiles where there is Objective-C.
    .target(name: "SourceAdapter", dependencies: syntax, swiftSettings: strict),
    // Says what a folder or an Xcode project is made of.
    .target(
      name: "ProjectReader", dependencies: syntax + [.product(name: "Yams", package: "Yams")],
      swiftSettings: strict),
    // The names that the stage lacks, and where sources use them.
    .target(name: "MissingNames", swiftSettings: strict),
    // The facts of sources that rules ask for; it needs neither the stage nor a build.
    .target(name: "SourceFacts", dependencies: syntax, swiftSettings: strict),
    // The rules of `storyline lint`.
    .target(name: "Lint", dependencies: ["SourceFacts"], swiftSettings: strict),
    // The templates of `storyline new`, and how they meet sources that are there.
    .target(
      name: "Scaffold", dependencies: ["ProjectReader"] + syntax, swiftSettings: strict),
    // The map that sources and storyboards tell of, without a build.
    .target(
      name: "SourceMap", dependencies: ["NavigationMap", "SourceFacts"], swiftSettings: strict),
    // The map of an app: its file, comparing, layout and pictures; it needs neither the stage nor a parser.
    .target(name: "NavigationMap", swiftSettings: strict),
    // Makes a package of a project, outside of its folder, and builds it.
    .target(
      name: "AppBuilder",
      dependencies: [
        "MissingNames", "ProjectReader", "SourceAdapter",
        .product(name: "DataModelFile", package: "SystemModules"),
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "storyline",
      dependencies: [
        "AppBuilder", "Lint", "MissingNames", "NavigationMap", "ProjectReader", "Scaffold",
        "SourceAdapter", "SourceFacts", "SourceMap",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),

    // How long it takes to rewrite an app, beside what swift-format takes.
    .executableTarget(
      name: "adapter-benchmark",
      dependencies: [
        "AppBuilder", "ProjectReader",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),

    // How long it takes to find faults in an app, beside what swift-format takes.
    .executableTarget(
      name: "lint-benchmark",
      dependencies: [
        "Lint", "SourceFacts",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),

    // What becomes of other people's sources.
    .executableTarget(
      name: "adapter-survey",
      dependencies: [
        "SourceAdapter", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),

    .testTarget(
      name: "SourceAdapterTests",
      dependencies: [
        "SourceAdapter",
        // The module that adapted sources import.
        .product(name: "UIKit", package: "Storyline"),
      ] + syntax,
      exclude: ["Goldens", "Torture"],
      swiftSettings: strict),
    .target(name: "TemporaryFolders", path: "Tests/TemporaryFolders", swiftSettings: strict),
    .testTarget(
      name: "ProjectReaderTests", dependencies: ["ProjectReader", "TemporaryFolders"],
      swiftSettings: strict),
    .testTarget(
      name: "LintTests", dependencies: ["Lint", "SourceFacts"], swiftSettings: strict),
    .testTarget(
      name: "ScaffoldTests",
      dependencies: [
        "ProjectReader", "Scaffold", "Lint", "SourceFacts",
        // The modules that generated sources import.
        .product(name: "Storyline", package: "Storyline"),
        .product(name: "StorylineTesting", package: "Storyline"),
        .product(name: "UIKit", package: "Storyline"),
      ],
      swiftSettings: strict),
    .testTarget(
      name: "NavigationMapTests", dependencies: ["NavigationMap"], swiftSettings: strict),
    .testTarget(
      name: "SourceMapTests", dependencies: ["NavigationMap", "SourceFacts", "SourceMap"],
      swiftSettings: strict),
    .testTarget(
      name: "MissingNamesTests", dependencies: ["MissingNames"], swiftSettings: strict),
    .testTarget(
      name: "SystemModulesTests",
      dependencies: [
        .product(name: "AudioToolboxStandIn", package: "SystemModules"),
        .product(name: "CoreLocation", package: "SystemModules"),
        .product(name: "FoundationGaps", package: "SystemModules"),
        .product(name: "LocalAuthentication", package: "SystemModules"),
        .product(name: "MapKit", package: "SystemModules"),
        .product(name: "MessageUI", package: "SystemModules"),
        .product(name: "MobileCoreServicesStandIn", package: "SystemModules"),
        .product(name: "NetworkStandIn", package: "SystemModules"),
        .product(name: "SIMDStandIn", package: "SystemModules"),
        .product(name: "SafariServices", package: "SystemModules"),
        .product(name: "SecurityStandIn", package: "SystemModules"),
        .product(name: "StoreKit", package: "SystemModules"),
        .product(name: "StorylineTesting", package: "Storyline"),
        .product(name: "SystemConfigurationStandIn", package: "SystemModules"),
        .product(name: "UIKit", package: "Storyline"),
        .product(name: "UnifiedLog", package: "SystemModules"),
        .product(name: "UniformTypeIdentifiers", package: "SystemModules"),
        .product(name: "WebKit", package: "SystemModules"),
      ],
      swiftSettings: strict),
    .testTarget(
      name: "StandInsTests",
      dependencies: [
        "SourceAdapter",
        .product(name: "AbsenceRuntime", package: "MissingModules"),
        .product(name: "Kingfisher", package: "StandIns"),
        .product(name: "Nimble", package: "StandIns"),
        .product(name: "Quick", package: "StandIns"),
        .product(name: "RxCocoaRuntime", package: "StandIns"),
        .product(name: "SnapKit", package: "StandIns"),
        .product(name: "ViewControllerPresentationSpy", package: "StandIns"),
        .product(name: "StorylineTesting", package: "Storyline"),
        .product(name: "UIKit", package: "Storyline"),
      ],
      swiftSettings: strict),
    // The program as people run it.
    .testTarget(
      name: "CommandTests", dependencies: ["TemporaryFolders", "storyline"],
      swiftSettings: strict),
    .testTarget(
      name: "AppBuilderTests",
      dependencies: [
        "AppBuilder", "MissingNames", "ProjectReader", "SourceAdapter", "TemporaryFolders",
      ],
      swiftSettings: strict),
  ]
)
