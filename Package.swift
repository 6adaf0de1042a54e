// swift-tools-version: 6.2

import PackageDescription

// The stage (our UIKit and everything around it) exists only where there is no UIKit.
// `#if os` reads the host that builds the package: on Apple's systems an app that depends on
// Storyline gets two targets and fetches nothing.
#if os(Linux)
  let hasStage = true
#else
  let hasStage = false
#endif

// A module that is compiled as a whole takes a third less time than its files in batches, but each change compiles
// all of it. `storyline` asks for it: whoever builds an app does not change the stage.
let whole: [SwiftSetting] =
  Context.environment["STORYLINE_WHOLE_STAGE"] == nil
  ? [] : [.unsafeFlags(["-wmo", "-num-threads", "4", "-disable-batch-mode"])]

let strict: [SwiftSetting] =
  [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ] + whole

// Whoever uses a module that re-exports another names both: SwiftPM rebuilds a target only when a
// module that it names has changed, and a subclass that was built for an older layout of its
// superclass calls the wrong methods. Documentation/Decisions/re-exports.md
let uiKit: [Target.Dependency] = hasStage ? ["UIKit", "UIKitCore", "UserNotifications"] : []

var products: [Product] = [
  .library(
    name: "Storyline",
    targets: ["Storyline", "StorylineCore"]
      + (hasStage ? ["UIKit", "UIKitCore", "UserNotifications"] : []))
]

var targets: [Target] = [
  .target(name: "StorylineCore", swiftSettings: strict),
  .target(
    name: "Storyline",
    dependencies: ["StorylineCore"] + uiKit,
    exclude: hasStage ? ["Platform/Apple"] : ["Platform/Linux"],
    swiftSettings: strict
  ),
  // Random numbers that tests can repeat.
  .target(name: "SeededNumbers", path: "Tests/SeededNumbers", swiftSettings: strict),
  .testTarget(
    name: "StorylineCoreTests", dependencies: ["SeededNumbers", "StorylineCore"],
    swiftSettings: strict),
]

var dependencies: [Package.Dependency] = []

if hasStage {
  dependencies += [
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    // For tests alone; SwiftNIO brings it in any case.
    .package(url: "https://github.com/apple/swift-collections", from: "1.1.0"),
  ]
  products += [
    .library(name: "UIKit", targets: ["UIKit", "UIKitCore", "UserNotifications", "ObjCNames"]),
    // For modules of Apple's in other packages that make views of classes which apps register.
    .library(name: "CStage", targets: ["CStage"]),
    .library(name: "StorylineTesting", targets: ["StorylineTesting", "_Testing_UIKit"]),
    // For apps that `storyline run --at` starts in a place of their map.
    .library(name: "StageDriver", targets: ["StageDriver"]),
    .library(name: "RetainGraph", targets: ["RetainGraph"]),
  ]
  targets += [
    // C: what Swift cannot say: the run loop's commit observer, the main queue's drain, initialisers
    // reached through a metatype.
    .target(name: "CStage"),
    .target(name: "CMainThreadTests"),
    // C: loops over the pixels and bytes of a picture.
    .target(name: "CPixels"),
    // Pixels of pictures, and files of pixels.
    .target(name: "Rasterizer", dependencies: ["CPixels"], swiftSettings: strict),
    .testTarget(name: "RasterizerTests", dependencies: ["Rasterizer"], swiftSettings: strict),
    // C: reads memory that may not be what it looks like, in a child of the process.
    .target(name: "CRetainGraph"),
    .target(name: "RetainGraph", dependencies: ["CRetainGraph"], swiftSettings: strict),
    .target(name: "ConstraintSolver", swiftSettings: strict),
    // Methods and properties by name, where no Objective-C runtime knows them.
    .target(name: "ObjCNames", swiftSettings: strict),
    .target(
      name: "UIKitCore",
      dependencies: [
        "CPixels", "CStage", "ConstraintSolver", "ObjCNames", "Rasterizer", "UserNotifications",
      ],
      swiftSettings: strict),
    // As on Apple's systems a module of its own: apps import it beside UIKit.
    .target(name: "UserNotifications", swiftSettings: strict),
    .target(
      name: "UIKitSimulator",
      dependencies: [
        "UIKitCore",
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
      ],
      resources: [.copy("Web")],
      swiftSettings: strict
    ),
    // Says why what has left the stage for good is still alive.
    .target(name: "LeakWatch", dependencies: ["RetainGraph", "UIKitCore"], swiftSettings: strict),
    .target(
      name: "UIKit", dependencies: ["LeakWatch", "UIKitCore", "UIKitSimulator"],
      swiftSettings: strict),

    // Swift Testing looks for this overlay in any file that imports both it and a `UIKit`.
    .target(name: "_Testing_UIKit", swiftSettings: strict),
    .target(
      name: "StorylineTesting",
      dependencies: [
        "LeakWatch", "RetainGraph", "Storyline", "StorylineCore", "CMainThreadTests",
        "_Testing_UIKit",
      ] + uiKit,
      exclude: ["Platform"],
      swiftSettings: strict
    ),
    // The part of StorylineTesting that uses an app, without a testing framework: an app that links XCTest
    // would take itself for one under test.
    .target(
      name: "StageDriver", dependencies: ["Storyline", "StorylineCore"] + uiKit,
      swiftSettings: strict),
    // The part of StorylineTesting for Apple's systems that knows nothing of UIKit, to be tried here.
    .target(name: "StorylineTestingForApple", swiftSettings: strict),
    .testTarget(
      name: "StorylineTestingForAppleTests", dependencies: ["StorylineTestingForApple"],
      swiftSettings: strict),

    .testTarget(
      name: "ConstraintSolverTests", dependencies: ["ConstraintSolver", "SeededNumbers"],
      swiftSettings: strict),
    .testTarget(
      name: "RetainGraphTests",
      dependencies: [
        "RetainGraph",
        .product(name: "BitCollections", package: "swift-collections"),
        .product(name: "DequeModule", package: "swift-collections"),
        .product(name: "HashTreeCollections", package: "swift-collections"),
        .product(name: "HeapModule", package: "swift-collections"),
        .product(name: "OrderedCollections", package: "swift-collections"),
      ],
      swiftSettings: strict),
    .testTarget(
      name: "LeakWatchTests",
      dependencies: ["LeakWatch", "RetainGraph", "Storyline", "StorylineCore", "StorylineTesting"]
        + uiKit,
      swiftSettings: strict),
    // Tells the solver what screens told it, for the benchmark beside another solver.
    .executableTarget(
      name: "solver-replay", dependencies: ["ConstraintSolver", "UIKitCore"],
      path: "Sources/SolverReplay", swiftSettings: strict),
    // Launches as an app does, says what happened, and ends: launching cannot be undone in a test.
    .executableTarget(
      name: "LaunchProbe", dependencies: uiKit, path: "Tests/LaunchProbe",
      swiftSettings: strict),
    .testTarget(
      name: "UIKitCoreTests",
      dependencies: ["ObjCNames", "SeededNumbers", "StorylineTesting", "LaunchProbe"] + uiKit,
      exclude: ["Layout/Snapshots"],
      resources: [.process("Storyboards/Launching.storyboard")],
      swiftSettings: strict),
    .testTarget(
      name: "UIKitConformanceTests",
      dependencies: ["ObjCNames", "SeededNumbers", "StorylineTesting"] + uiKit,
      exclude: ["Platform/Apple"],
      swiftSettings: strict),
    .testTarget(
      name: "UIKitSimulatorTests",
      dependencies: [
        "SeededNumbers", "UIKitSimulator", "StorylineTesting",
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOEmbedded", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
      ] + uiKit,
      swiftSettings: strict),
    .testTarget(
      name: "StorylineTests",
      dependencies: ["SeededNumbers", "Storyline", "StorylineCore", "StorylineTesting"] + uiKit,
      swiftSettings: strict),
    .testTarget(
      name: "StorylineTestingTests",
      dependencies: ["Storyline", "StorylineCore", "StorylineTesting", "UIKitSimulator"] + uiKit,
      exclude: ["Snapshots"],
      swiftSettings: strict),
    // Uses the library as an app in Swift 5 mode does.
    .testTarget(
      name: "StorylineSwift5Tests",
      dependencies: ["Storyline", "StorylineCore", "StorylineTesting"] + uiKit,
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]),
    // What the documentation shows, and one app in several shapes of the API.
    .testTarget(
      name: "StorylineDocumentationTests",
      dependencies: ["ObjCNames", "Storyline", "StorylineCore", "StorylineTesting"] + uiKit,
      exclude: ["Snapshots"],
      swiftSettings: strict),
  ]
} else {
  // Tests run in the app's process there, by UIKit's public interface; the rest needs the stage.
  products += [.library(name: "StorylineTesting", targets: ["StorylineTesting"])]
  targets += [
    .target(
      name: "StorylineTesting", dependencies: ["Storyline", "StorylineCore"],
      exclude: [
        "Crawl", "Driver", "Elements", "Expectations/RetentionReport.swift",
        "Expectations/ReleaseWatch.swift",
        "Failures/ScreenText.swift", "Hosting", "Leaks", "Monkey", "Settling.swift", "Snapshots",
        "StageTrait.swift", "XCUITest",
      ],
      swiftSettings: strict),
    // The tests of the guides that need no stage.
    .testTarget(
      name: "StorylineDocumentationTests",
      dependencies: ["Storyline", "StorylineCore", "StorylineTesting"],
      sources: ["Flows", "Friends.swift", "Shop.swift"],
      swiftSettings: strict),
    // A test that needs more than public API ends as not judged: Platform/Apple/NotJudged.swift.
    .testTarget(
      name: "UIKitConformanceTests", dependencies: ["SeededNumbers", "StorylineTesting"],
      exclude: [
        // The harness of the stage; tests of crashes, for which iOS has no processes; tests of what the
        // stage draws; and random walks, of which touches and rotation are a part.
        "Platform/Linux",
        // Messages and optional methods where there is no Objective-C runtime.
        "Controls/BarItemTargetTests.swift", "Controls/ControlTargetTests.swift",
        "Gestures/GestureTargetTests.swift", "Tables/OptionalMethodTests.swift",
        // API that Apple has deprecated: warnings are errors.
        "Behaviour/WindowTests+Scenes.swift", "Tables/TableSwipeTests+RowActions.swift",
        // API of iOS 26, and Observation of iOS 17.
        "Behaviour/PropertyUpdateTests.swift",
        // API of iOS 16 and later.
        "Collections/SelfSizingInvalidationTests.swift", "Controls/FindTests.swift",
        "Values/AddedMemberTests.swift", "Values/RawValueTests.swift",
        "Values/SelectionMemberTests.swift",
      ],
      swiftSettings: strict),
  ]
}

let package = Package(
  name: "Storyline",
  platforms: [.iOS(.v15)],
  products: products,
  dependencies: dependencies,
  targets: targets
)
