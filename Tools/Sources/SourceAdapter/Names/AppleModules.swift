/// The modules of Apple's that apps import.
public enum AppleModules {
  /// Those that are there: the stage's, the toolchain's, and those that UIKit stands in for.
  public static let present: Set<String> = [
    "CoreGraphics", "Dispatch", "Foundation", "FoundationEssentials", "FoundationNetworking",
    "FoundationXML", "Glibc", "ObjCNames", "ObjectiveC", "Observation", "QuartzCore",
    "RegexBuilder", "Storyline", "Swift", "Synchronization", "Testing", "UIKit",
    "UserNotifications", "XCTest", "_Concurrency",
  ]

  /// Those that the stage does not have.
  public static let missing: Set<String> = [
    "ARKit", "AVFoundation", "AVKit", "Accelerate", "Accounts", "AdSupport",
    "AuthenticationServices", "BackgroundTasks", "CallKit", "CloudKit", "Combine", "Contacts",
    "ContactsUI", "CoreBluetooth",
    "CoreData", "CoreImage", "CoreLocation", "CoreMedia", "CoreML", "CoreMotion", "CoreSpotlight",
    "CoreTelephony", "CoreText", "CoreVideo", "CryptoKit", "EventKit", "GameKit", "HealthKit",
    "HomeKit", "ImageIO", "Intents", "JavaScriptCore", "LocalAuthentication", "MapKit",
    "MediaPlayer", "MessageUI", "Messages", "Metal", "MetalKit", "MobileCoreServices",
    "MultipeerConnectivity", "NaturalLanguage", "Network", "NotificationCenter", "OSLog", "PDFKit",
    "PassKit", "Photos", "PhotosUI", "PushKit", "QuickLook", "RealityKit", "SafariServices",
    "SceneKit", "Security", "Social", "Speech", "SpriteKit", "StoreKit", "SwiftUI",
    "SystemConfiguration", "UniformTypeIdentifiers", "Vision", "WatchConnectivity", "WebKit",
    "WidgetKit", "os",
  ]
}
