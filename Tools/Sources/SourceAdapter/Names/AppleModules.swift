/// The modules of Apple's that apps import.
public enum AppleModules {
  /// Those that are there.
  public static let present = own.union(SystemModule.all.map(\.name))

  /// The stage's, the toolchain's, and those that UIKit stands in for.
  private static let own: Set<String> = [
    "CoreGraphics", "Dispatch", "Foundation", "FoundationEssentials", "FoundationNetworking",
    "FoundationXML", "Glibc", "ObjCNames", "ObjectiveC", "Observation", "QuartzCore",
    "RegexBuilder", "Storyline", "Swift", "Synchronization", "Testing", "UIKit",
    "UserNotifications", "XCTest", "_Concurrency",
  ]

  /// What is imported in the place of a module that cannot have its own name here.
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

  /// Those that can be imported, while `canImport` is false for them: sources ask for `Darwin` to learn
  /// the system.
  public static let replaced: Set<String> = ["Darwin"]

  /// Those that are not there.
  public static let missing: Set<String> = [
    "ARKit", "Accelerate", "Accounts", "AdSupport", "CloudKit", "CoreML", "CoreMedia",
    "CoreText", "CoreVideo", "GameKit", "HealthKit", "HomeKit", "ImageIO", "Intents",
    "JavaScriptCore", "Messages", "Metal", "MetalKit", "MultipeerConnectivity", "NaturalLanguage",
    "NotificationCenter", "PassKit", "PushKit", "RealityKit", "SceneKit", "SpriteKit", "SwiftUI",
    "Vision", "WatchConnectivity", "WidgetKit",
  ]

  /// What there is of a module, in a few words.
  public static func note(on module: String) -> String {
    if let module = SystemModule.named(module) { return module.note }
    return present.contains(module) ? "there" : "not there"
  }
}
