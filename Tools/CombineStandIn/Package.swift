// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

// Apart from the other modules: only apps that import Combine fetch OpenCombine.
let package = Package(
  name: "CombineStandIn",
  products: [.library(name: "CombineStandIn", targets: ["CombineStandIn"])],
  dependencies: [
    .package(name: "Storyline", path: "../.."),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
  ],
  targets: [
    .target(
      name: "CombineStandIn",
      dependencies: [
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "OpenCombineDispatch", package: "OpenCombine"),
        .product(name: "OpenCombineFoundation", package: "OpenCombine"),
        // For publishers of properties.
        .product(name: "UIKit", package: "Storyline"),
      ],
      swiftSettings: strict),
    .testTarget(
      name: "CombineStandInTests", dependencies: ["CombineStandIn"], swiftSettings: strict),
  ]
)
