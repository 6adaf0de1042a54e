// swift-tools-version: 6.2

import PackageDescription

// As Xcode's new projects have it: everything is on the main actor unless it says otherwise.
let app: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .defaultIsolation(MainActor.self),
  .treatAllWarnings(as: .error),
]

// A server and a database are no part of what is on the screen, and not on the main actor.
let background: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

// On Apple's systems UIKit comes with the system, and these apps are built for iOS.
#if os(Linux)
  let hasStage = true
  let uiKit: [Target.Dependency] = [.product(name: "UIKit", package: "Storyline")]
#else
  let hasStage = false
  let uiKit: [Target.Dependency] = []
#endif
let testing: [Target.Dependency] = [.product(name: "StorylineTesting", package: "Storyline")]
let storyline: [Target.Dependency] = [.product(name: "Storyline", package: "Storyline")]

// Outlets are found in tables, which is how Linux knows them; Apple's systems have their own way.
#if os(Linux)
  let storyboards: [Target] = [
    .executableTarget(
      name: "NewsStoryboard", dependencies: ["NewsScenes", "NewsStore"] + uiKit,
      resources: [.process("Main.storyboard"), .copy("Supporting Files")],
      swiftSettings: app)
  ]
  let storyboardTests = [("NewsStoryboardTests", ["NewsStoryboard"])]
#else
  let storyboards: [Target] = []
  let storyboardTests: [(String, [String])] = []
#endif

let tests: [Target] =
  ([
    ("NewsScenesTests", []), ("NewsTests", ["News"]),
    ("NewsCoordinatedTests", ["NewsCoordinated"]),
  ] + storyboardTests).map { name, apps in
    .testTarget(
      name: name,
      dependencies: apps.map { .target(name: $0) }
        + ["NewsScenes", "NewsScripts", "NewsServer", "NewsStore"] + storyline + uiKit + testing,
      swiftSettings: app)
  }

let all: [Target] =
  [
    .target(
      name: "NewsServer",
      dependencies: [
        .product(name: "NIOConcurrencyHelpers", package: "swift-nio"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ],
      resources: [.copy("Resources/articles.json"), .copy("Resources/Pictures")],
      swiftSettings: background),
    .target(
      name: "NewsStore", dependencies: [.product(name: "GRDB", package: "GRDB.swift")],
      swiftSettings: background),
    .target(
      name: "NewsScenes", dependencies: ["NewsServer", "NewsStore"] + uiKit, swiftSettings: app),
    .executableTarget(
      name: "News", dependencies: ["NewsScenes", "NewsStore"] + uiKit, swiftSettings: app),
    .executableTarget(
      name: "NewsCoordinated", dependencies: ["NewsScenes", "NewsStore"] + storyline + uiKit,
      swiftSettings: app),

    // Begins to write and never ends, until a test kills it.
    .executableTarget(
      name: "NewsStoreProbe",
      dependencies: ["NewsStore", .product(name: "GRDB", package: "GRDB.swift")],
      path: "Tests/NewsStoreProbe", swiftSettings: background),
    .target(
      name: "NewsScripts",
      dependencies: [
        "NewsScenes", "NewsServer", "NewsStore", .product(name: "GRDB", package: "GRDB.swift"),
      ] + uiKit + testing,
      path: "Tests/NewsScripts", swiftSettings: app),
    .testTarget(
      name: "NewsServerTests", dependencies: ["NewsServer"], swiftSettings: background),
    .testTarget(
      name: "NewsStoreTests",
      dependencies: [
        "NewsStore", "NewsStoreProbe", .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: background),
  ] + storyboards + tests

let package = Package(
  name: "News",
  platforms: [.iOS(.v15)],
  dependencies: [
    .package(name: "Storyline", path: "../.."),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    // For the server that the apps start themselves.
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
  ],
  // Tests that use an app through touches need the stage; those of the store start a process.
  targets: all.filter { hasStage || !($0.isTest || $0.path?.hasPrefix("Tests/") == true) }
)
