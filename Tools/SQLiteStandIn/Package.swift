// swift-tools-version: 6.2

import PackageDescription

// Apart from the other modules: only apps that import SQLite need its header.
let package = Package(
  name: "SQLiteStandIn",
  products: [.library(name: "SQLite3", targets: ["SQLite3"])],
  targets: [
    .systemLibrary(name: "SQLite3"),
    .testTarget(
      name: "SQLiteStandInTests", dependencies: ["SQLite3"],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]),
  ]
)
