// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// A fuzzer, and the modules that it is about.
func fuzzer(_ name: String, of modules: String...) -> Target {
  .executableTarget(
    name: name, dependencies: (["FuzzSupport"] + modules).map { .target(name: $0) },
    // A single file would be taken for a script, with a `main` of its own.
    swiftSettings: strict + [.unsafeFlags(["-parse-as-library"])])
}

// The sources of the main package, through symbolic links: from another package their `package`
// declarations would be out of reach, and everything else of that package would be built.
let fuzzed: [Target] = [
  .target(name: "StorylineCore", swiftSettings: strict),
  .target(name: "CPixels"),
  .target(name: "CStage"),
  .target(name: "ConstraintSolver", swiftSettings: strict),
  .target(name: "ObjCNames", swiftSettings: strict),
  .target(name: "Rasterizer", dependencies: ["CPixels"], swiftSettings: strict),
  .target(name: "UserNotifications", swiftSettings: strict),
  .target(
    name: "UIKitCore",
    dependencies: [
      "CPixels", "CStage", "ConstraintSolver", "ObjCNames", "Rasterizer", "UserNotifications",
    ],
    swiftSettings: strict),
  .target(
    name: "UIKitSimulator",
    dependencies: [
      "UIKitCore",
      .product(name: "NIOCore", package: "swift-nio"),
      .product(name: "NIOPosix", package: "swift-nio"),
      .product(name: "NIOHTTP1", package: "swift-nio"),
      .product(name: "NIOWebSocket", package: "swift-nio"),
    ],
    resources: [.copy("Web")], swiftSettings: strict),
]

// `--sanitize fuzzer` counts which edges of the code an input reaches, and brings `main`. So a plain
// build of this package compiles and does not link: see README.md.
let package = Package(
  name: "Fuzzing",
  dependencies: [.package(url: "https://github.com/apple/swift-nio", from: "2.101.0")],
  targets: fuzzed + [
    .target(name: "FuzzSupport", dependencies: ["StorylineCore"], swiftSettings: strict),
    fuzzer("FuzzLinks", of: "StorylineCore"),
    fuzzer("FuzzStories", of: "StorylineCore"),
    fuzzer("FuzzMessages", of: "UIKitCore", "UIKitSimulator"),
    fuzzer("FuzzPictures", of: "Rasterizer"),
    fuzzer("FuzzRecorder", of: "UIKitCore", "UIKitSimulator"),
    fuzzer("FuzzStoryboards", of: "UIKitCore"),
  ]
)
