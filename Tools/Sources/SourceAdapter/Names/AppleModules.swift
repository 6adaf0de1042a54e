/// The modules of Apple's that apps import.
public enum AppleModules {
  /// The modules that are available.
  public static let present = own.union(SystemModule.all.map(\.name))

  /// The stage's, the toolchain's, and those that UIKit stands in for.
  private static let own: Set<String> = [
    "CoreFoundation", "CoreGraphics", "Dispatch", "Foundation", "FoundationEssentials",
    "FoundationNetworking", "FoundationXML", "Glibc", "ObjCNames", "ObjectiveC", "Observation",
    "QuartzCore", "RegexBuilder", "Storyline", "Swift", "Synchronization", "Testing", "UIKit",
    "UserNotifications", "XCTest", "_Concurrency",
  ]

  /// The modules that are imported in place of those that cannot have their own names here.
  ///
  /// Apple's UIKit passes the first three on, and this one has what there is of them. Others belong to
  /// ``SystemModule``: packages ask whether a module of that name is there, and would find it.
  static let standIns: [String: String] =
    SystemModule.all.filter { $0.product != $0.name }
    .reduce(into: [
      "CoreGraphics": "UIKit", "Darwin": "Glibc", "ObjectiveC": "UIKit", "QuartzCore": "UIKit",
    ]) {
      $0[$1.name] = $1.product
    }

  /// The modules that can be imported while `canImport` is false for them: sources ask for `Darwin`
  /// to find out the system.
  public static let replaced: Set<String> = ["Darwin"]

  /// The modules that are unavailable.
  public static let missing: Set<String> = [
    "ARKit", "Accelerate", "Accounts", "AdSupport", "CloudKit", "CoreML", "CoreMedia",
    "CoreText", "CoreVideo", "GameKit", "HealthKit", "HomeKit", "ImageIO", "Intents",
    "JavaScriptCore", "Messages", "Metal", "MetalKit", "MultipeerConnectivity", "NaturalLanguage",
    "NotificationCenter", "PassKit", "PushKit", "RealityKit", "SceneKit", "SpriteKit", "SwiftUI",
    "Vision", "WatchConnectivity", "WidgetKit",
  ]

  /// Returns a short description of the available part of a module.
  public static func note(on module: String) -> String {
    if let module = SystemModule.named(module) { return module.note }
    return present.contains(module) ? "available" : "not available"
  }
}
