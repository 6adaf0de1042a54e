// swift-tools-version: 6.2

import PackageDescription

// As Xcode's new projects have it: everything is on the main actor unless it says otherwise.
let app: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .defaultIsolation(MainActor.self),
  .treatAllWarnings(as: .error),
]

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

// The server is no part of the app, and not on the main actor.
let server: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

/// The apps of `Phones`, what they share, and their tests.
let phones: [Target] =
  [
    .target(
      name: "PhoneServer",
      dependencies: [
        .product(name: "NIOConcurrencyHelpers", package: "swift-nio"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ],
      path: "Phones/Server",
      resources: [.copy("Resources/phones.json"), .copy("Resources/Pictures")],
      swiftSettings: server),
    .target(
      name: "PhoneParts", dependencies: ["PhoneServer"] + uiKit, path: "Phones/Parts",
      swiftSettings: app),
    .target(
      name: "PhoneScripts", dependencies: ["PhoneParts", "PhoneServer"] + uiKit + testing,
      path: "Tests/PhoneScripts", swiftSettings: app),
    .executableTarget(
      name: "Phones", dependencies: ["PhoneParts"] + storyline + uiKit,
      path: "Phones/WithStoryline", swiftSettings: app),
    .executableTarget(
      name: "PhonesMVVMC", dependencies: ["PhoneParts"] + uiKit, path: "Phones/MVVMC",
      swiftSettings: app),
    .executableTarget(
      name: "PhonesMVVMCMended", dependencies: ["PhoneParts"] + uiKit, path: "Phones/MVVMCMended",
      swiftSettings: app),
    .executableTarget(
      name: "PhonesMVPC", dependencies: ["PhoneParts"] + uiKit, path: "Phones/MVPC",
      swiftSettings: app),
  ]
  + [
    ("PhonesTests", ["Phones"]), ("PhonesMVVMCTests", ["PhonesMVVMC"]),
    ("PhonesMVVMCMendedTests", ["PhonesMVVMCMended"]), ("PhonesMVPCTests", ["PhonesMVPC"]),
    ("PhonePartsTests", []),
  ].map { name, apps in
    .testTarget(
      name: name,
      dependencies: apps.map { .target(name: $0) } + ["PhoneParts", "PhoneScripts", "PhoneServer"]
        + storyline + uiKit + testing,
      swiftSettings: app)
  }

/// `MasterDetail` three times: what the apps share, and their tests.
let masterDetail: [Target] =
  [
    .target(
      name: "TripParts", dependencies: uiKit, path: "MasterDetail/Parts", swiftSettings: app),
    .target(
      name: "TripScripts", dependencies: ["TripParts"] + uiKit + testing,
      path: "Tests/TripScripts", swiftSettings: app),
    .executableTarget(
      name: "MasterDetail", dependencies: ["TripParts"] + storyline + uiKit,
      path: "MasterDetail/WithStoryline", swiftSettings: app),
  ]
  + ["ByHand", "ByHandMended"].map { shape in
    .executableTarget(
      name: "MasterDetail\(shape)", dependencies: ["TripParts"] + uiKit,
      path: "MasterDetail/\(shape)", swiftSettings: app)
  }
  + ["", "ByHand", "ByHandMended"].map { shape in
    .testTarget(
      name: "MasterDetail\(shape)Tests",
      dependencies: ["TripParts", "TripScripts", .target(name: "MasterDetail\(shape)")]
        + storyline + uiKit + testing,
      swiftSettings: app)
  }

/// `Session` three times: what the apps share, and their tests.
let session: [Target] =
  [
    .target(
      name: "SessionParts", dependencies: uiKit, path: "Session/Parts", swiftSettings: app),
    .target(
      name: "SessionScripts", dependencies: ["SessionParts"] + uiKit + testing,
      path: "Tests/SessionScripts", swiftSettings: app),
    .executableTarget(
      name: "Session", dependencies: ["SessionParts"] + storyline + uiKit,
      path: "Session/WithStoryline", swiftSettings: app),
  ]
  + ["ByHand", "ByHandMended"].map { shape in
    .executableTarget(
      name: "Session\(shape)", dependencies: ["SessionParts"] + uiKit, path: "Session/\(shape)",
      swiftSettings: app)
  }
  + ["", "ByHand", "ByHandMended"].map { shape in
    .testTarget(
      name: "Session\(shape)Tests",
      dependencies: ["SessionParts", "SessionScripts", .target(name: "Session\(shape)")]
        + storyline + uiKit + testing,
      swiftSettings: app)
  }

/// The small cinema of `Basics`: by hand, mended, with Storyline, and their tests.
let cinema: [Target] =
  [
    .target(
      name: "CinemaParts", dependencies: uiKit, path: "Basics/Cinema/Parts", swiftSettings: app),
    .target(
      name: "CinemaScripts", dependencies: uiKit + testing, path: "Tests/CinemaScripts",
      swiftSettings: app),
    .executableTarget(
      name: "Cinema", dependencies: ["CinemaParts"] + storyline + uiKit,
      path: "Basics/Cinema/WithStoryline", swiftSettings: app),
    .executableTarget(
      name: "CinemaByHand", dependencies: ["CinemaParts"] + uiKit, path: "Basics/Cinema/ByHand",
      swiftSettings: app),
    .executableTarget(
      name: "CinemaByHandMended", dependencies: ["CinemaParts"] + uiKit,
      path: "Basics/Cinema/ByHandMended", swiftSettings: app),
  ]
  + ["Cinema", "CinemaByHand", "CinemaByHandMended"].map { name in
    .testTarget(
      name: "\(name)Tests",
      dependencies: [.target(name: name), "CinemaParts"] + (hasStage ? ["CinemaScripts"] : [])
        + storyline + uiKit + testing,
      swiftSettings: app)
  }

// Outlets are found in tables, which is how Linux knows them; Apple's systems have their own way.
#if os(Linux)
  /// Two apps of `Phones` again, with their screens in storyboards, and their tests.
  let phonesWithStoryboards: [Target] =
    [
      .target(
        name: "PhoneStoryboardParts", dependencies: ["PhoneParts"] + uiKit,
        path: "Phones/StoryboardParts", swiftSettings: app)
    ]
    + ["MVVMC", "MVPC"].flatMap { pattern -> [Target] in
      let name = "Phones\(pattern)Storyboard"
      return [
        .executableTarget(
          name: name, dependencies: ["PhoneParts", "PhoneStoryboardParts"] + uiKit,
          path: "Phones/\(pattern)Storyboard",
          resources: [.process("Main.storyboard"), .copy("Supporting Files")],
          swiftSettings: app),
        .testTarget(
          name: "\(name)Tests",
          dependencies: [
            .target(name: name), "PhoneParts", "PhoneScripts", "PhoneServer",
            "PhoneStoryboardParts",
          ] + uiKit + testing,
          swiftSettings: app),
      ]
    }
  let storyboardMonkeys: [Target.Dependency] = ["PhonesMVPCStoryboard", "PhonesMVVMCStoryboard"]

  let storyboards: [Target] = [
    .executableTarget(
      name: "Storyboards", dependencies: uiKit, path: "Storyboards", exclude: ["README.md"],
      resources: [.process("Base.lproj"), .process("de.lproj"), .copy("Supporting Files")],
      swiftSettings: app),
    .testTarget(
      name: "StoryboardsTests", dependencies: ["Storyboards"] + uiKit + testing,
      path: "Tests/StoryboardsTests", swiftSettings: app),
  ]
#else
  let phonesWithStoryboards: [Target] = []
  let storyboardMonkeys: [Target.Dependency] = []
  let storyboards: [Target] = []
#endif

/// The examples that monkeys use, with every change and at night.
let monkeys: [Target] = [
  .testTarget(
    name: "MonkeyTests",
    dependencies: [
      "Basics", "BasicsByHand", "Cinema", "CinemaByHand", "CinemaByHandMended", "LeaksMended",
      "MasterDetail", "MasterDetailByHandMended", "PhoneServer", "Phones", "PhonesMVPC",
      "PhonesMVVMC", "PhonesMVVMCMended", "Session", "SessionByHandMended", "Shop",
    ] + storyboardMonkeys + uiKit + testing,
    swiftSettings: app),
  // Crawls, which find every screen by walking.
  .testTarget(
    name: "CrawlTests",
    dependencies: [
      "Basics", "BasicsByHand", "Cinema", "CinemaByHand", "CinemaByHandMended", "LeaksMended",
      "LeaksPlanted", "MasterDetail", "MasterDetailByHand", "MasterDetailByHandMended",
      "PhoneServer", "Phones", "PhonesMVVMC", "PhonesMVVMCMended", "Session", "SessionByHand",
      "SessionByHandMended", "Shop",
    ] + uiKit + testing,
    swiftSettings: app),
]

/// A shop with fourteen screens, and its tests.
let shop: [Target] = [
  .executableTarget(
    name: "Shop", dependencies: storyline + uiKit, path: "Shop", exclude: ["README.md"],
    resources: [.process("Assets.xcassets")], swiftSettings: app),
  .testTarget(
    name: "ShopTests", dependencies: ["Shop"] + storyline + uiKit + testing, swiftSettings: app),
]

/// The smallest apps, and their tests.
let small: [Target] = [
  .target(name: "Screens", dependencies: uiKit, path: "Screens", swiftSettings: app),
  .executableTarget(
    name: "Basics", dependencies: ["Screens"] + storyline + uiKit, path: "Basics/WithStoryline",
    swiftSettings: app),
  .executableTarget(
    name: "BasicsByHand", dependencies: ["Screens"] + uiKit, path: "Basics/ByHand",
    swiftSettings: app),
  .executableTarget(
    name: "Gallery", dependencies: storyline + uiKit, path: "Gallery", swiftSettings: app),
  .executableTarget(
    name: "LeaksPlanted", dependencies: ["Screens"] + uiKit, path: "Leaks/Planted",
    swiftSettings: app),
  .executableTarget(
    name: "LeaksMended", dependencies: ["Screens"] + uiKit, path: "Leaks/Mended",
    swiftSettings: app),
  .executableTarget(
    name: "LeaksScenesPlanted", dependencies: ["Screens"] + uiKit, path: "Leaks/ScenesPlanted",
    swiftSettings: app),
  .executableTarget(
    name: "LeaksScenesMended", dependencies: ["Screens"] + uiKit, path: "Leaks/ScenesMended",
    swiftSettings: app),
  .testTarget(
    name: "BasicsTests", dependencies: ["Basics"] + storyline + uiKit + testing,
    swiftSettings: app),
  .testTarget(
    name: "BasicsByHandTests", dependencies: ["BasicsByHand"] + uiKit + testing,
    swiftSettings: app),
  .testTarget(
    name: "GalleryTests", dependencies: ["Gallery"] + uiKit + testing, swiftSettings: app),
  .testTarget(
    name: "LeaksPlantedTests",
    dependencies: ["LeaksPlanted", "LeaksScenesPlanted"] + uiKit + testing,
    swiftSettings: app),
  .testTarget(
    name: "LeaksMendedTests",
    dependencies: ["LeaksMended", "LeaksScenesMended"] + uiKit + testing,
    swiftSettings: app),
]

let all =
  small + shop + phones + cinema + masterDetail + session + phonesWithStoryboards + storyboards
  + monkeys

// Tests that use an app through touches need the stage. Those of flows do not: they are built on Apple's
// systems as well, without the files named here.
let needingStage = [
  "CinemaTests": ["CinemaStoryTests.swift", "FlowTests.swift"],
  "MasterDetailTests": ["MasterDetailStoryTests.swift"],
  "PhoneScripts": ["PhoneScript.swift"],
  "PhonesTests": ["FlowTests.swift", "PhonesStoryTests.swift"],
  "SessionScripts": ["SessionScript.swift"],
  "SessionTests": ["SessionStoryTests.swift"],
  "ShopTests": [
    "BuyingTests.swift", "CheckoutTests.swift", "LinkTests.swift", "NotificationTests.swift",
    "ReachabilityTests.swift", "RestorationTests.swift", "Setting.swift", "ShopScript.swift",
    "SplitTests.swift",
  ],
  "TripScripts": ["TripScript.swift"],
]
let targets = all.filter { target in
  let isTest = target.isTest || target.path?.hasPrefix("Tests/") == true
  return hasStage || !isTest || needingStage[target.name] != nil
}
for target in targets where !hasStage { target.exclude += needingStage[target.name] ?? [] }

let package = Package(
  name: "Examples",
  defaultLocalization: "en",
  platforms: [.iOS(.v15)],
  dependencies: [
    .package(name: "Storyline", path: ".."),
    // For the server that `Phones` starts itself.
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
  ],
  targets: targets
)
