// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let fuzzers = ["FuzzLinks", "FuzzStories"]

// `--sanitize fuzzer` counts which edges of the code an input reaches, and brings `main`. So a plain
// build of this package compiles and does not link: see README.md.
let package = Package(
  name: "Fuzzing",
  targets: [
    // The library's own sources, through a symbolic link: from another package their `package`
    // declarations would be out of reach, and everything else of that package would be built.
    .target(name: "StorylineCore", swiftSettings: strict),
    .target(name: "FuzzSupport", dependencies: ["StorylineCore"], swiftSettings: strict),
  ]
    + fuzzers.map { name in
      .executableTarget(
        name: name, dependencies: ["FuzzSupport", "StorylineCore"],
        // A single file would be taken for a script, with a `main` of its own.
        swiftSettings: strict + [.unsafeFlags(["-parse-as-library"])])
    }
)
