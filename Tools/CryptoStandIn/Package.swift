// swift-tools-version: 6.2

import PackageDescription

// Apart from the other modules: only apps that import CryptoKit or CommonCrypto fetch Swift Crypto.
let package = Package(
  name: "CryptoStandIn",
  products: [
    .library(name: "CommonCryptoStandIn", targets: ["CommonCryptoStandIn"]),
    .library(name: "CryptoStandIn", targets: ["CryptoStandIn"]),
  ],
  // Apps that bring an older version of it keep that one.
  dependencies: [
    .package(url: "https://github.com/apple/swift-crypto", "3.0.0"..<"5.0.0")
  ],
  targets: [
    .target(
      name: "CryptoStandIn",
      dependencies: [.product(name: "Crypto", package: "swift-crypto")],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]),
    .target(
      name: "CommonCryptoStandIn",
      dependencies: [.product(name: "Crypto", package: "swift-crypto")],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]),
    .testTarget(
      name: "CryptoStandInTests", dependencies: ["CommonCryptoStandIn", "CryptoStandIn"],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]),
  ]
)
