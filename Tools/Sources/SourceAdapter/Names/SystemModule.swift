/// A module that comes with the tools: it is built into the apps that import it.
public struct SystemModule: Hashable, Sendable {
  /// The package that has it.
  public enum Package: String, Sendable {
    case systemModules = "SystemModules"
    /// Apart from the others, for it fetches a package.
    case combine = "CombineStandIn"
    /// Apart from the others, for it needs SQLite's header.
    case coreData = "CoreDataStandIn"
    /// It fetches another.
    case crypto = "CryptoStandIn"
    /// It needs a header that not every machine has.
    case sqlite = "SQLiteStandIn"
    /// Modules that are made of tables: they report each use, and do nothing.
    case missingModules = "MissingModules"
    /// Other people's libraries, for those who ask for them.
    case standIns = "StandIns"
  }

  /// The name that sources import.
  public let name: String
  /// The module that is imported in its place, and the product of its package.
  public let product: String
  public let package: Package
  /// How much of it there is.
  public let note: String

  private init(
    _ name: String, as product: String? = nil, in package: Package = .systemModules, _ note: String
  ) {
    self.name = name
    self.product = product ?? name
    self.package = package
    self.note = note
  }

  /// All there are.
  public static let all =
    [
      SystemModule(
        "AudioToolbox", as: "AudioToolboxStandIn", "system sounds, which end at once and unheard"),
      SystemModule(
        "Combine", as: "CombineStandIn", in: .combine,
        "OpenCombine is used in its place, with `publisher(for:)` for key-value observing"),
      SystemModule(
        "CommonCrypto", as: "CommonCryptoStandIn", in: .crypto,
        "digests and HMAC by Swift Crypto; no ciphers"),
      SystemModule(
        "CoreData", as: "CoreDataStandIn", in: .coreData,
        "models, contexts, fetches, results controllers, undo and SQLite stores; no iCloud, history or "
          + "mapping models; needs libsqlite3-dev"),
      SystemModule("CoreLocation", "locations from STORYLINE_LOCATION; no geocoding"),
      SystemModule(
        "CoreServices", as: "MobileCoreServicesStandIn", "the constants for uniform types only"),
      SystemModule(
        "CryptoKit", as: "CryptoStandIn", in: .crypto, "Swift Crypto is used in its place"),
      SystemModule("LocalAuthentication", "authentication is never available"),
      SystemModule("MapKit", "annotations and overlays; no map images"),
      SystemModule("MessageUI", "messages can be written, but not sent"),
      SystemModule(
        "MobileCoreServices", as: "MobileCoreServicesStandIn",
        "the constants for uniform types only"),
      SystemModule(
        "Network", as: "NetworkStandIn", "NWPathMonitor with the path from STORYLINE_NETWORK"),
      SystemModule("OSLog", as: "UnifiedLog", "prints to standard error"),
      SystemModule("SQLite3", in: .sqlite, "the SQLite of the system; needs libsqlite3-dev"),
      SystemModule("SafariServices", "shows the address instead of the page"),
      SystemModule(
        "Security", as: "SecurityStandIn",
        "a keychain in memory, empty at launch; no SecKey"),
      SystemModule("StoreKit", "review requests; payments are not possible"),
      SystemModule(
        "SystemConfiguration", as: "SystemConfigurationStandIn",
        "SCNetworkReachability with the network from STORYLINE_NETWORK"),
      SystemModule("UniformTypeIdentifiers", "the common types and those in Info.plist"),
      SystemModule("WebKit", "shows the address; every load fails"),
      SystemModule("os", as: "UnifiedLog", "prints to standard error"),
      SystemModule("simd", as: "SIMDStandIn", "vectors and square matrices; no quaternions"),
    ] + declared

  /// The modules that are declared only. Packages ask whether there are modules of their names.
  private static let declared = [
    "AVFoundation", "AVKit", "AuthenticationServices", "BackgroundTasks", "CallKit", "Contacts",
    "ContactsUI", "CoreBluetooth", "CoreHaptics", "CoreImage", "CoreMotion", "CoreSpotlight",
    "CoreTelephony", "EventKit", "EventKitUI", "MediaPlayer", "PDFKit", "Photos", "PhotosUI",
    "QuickLook", "Social", "Speech",
  ].map {
    SystemModule($0, as: "\($0)Missing", in: .missingModules, "declared only: each use is reported")
  }

  /// The modules that are built in place of libraries that a project names and lacks.
  public static let standIns = [
    SystemModule("Kingfisher", in: .standIns, "fetches images, and keeps them in memory"),
    SystemModule("Nimble", in: .standIns, "has the expectations and matchers of Nimble 13"),
    SystemModule("Quick", in: .standIns, "runs specifications of Quick, each example as a test"),
    rxCocoaRuntime,
    SystemModule("SnapKit", in: .standIns, "makes and changes constraints as SnapKit 5 does"),
    SystemModule(
      "ViewControllerPresentationSpy", in: .standIns, "captures presentations and dismissals"),
  ]

  /// The part of RxCocoa that is written in Objective-C.
  public static let rxCocoaRuntime = SystemModule(
    "RxCocoaRuntime", in: .standIns,
    "relays delegate methods, and observes methods that UIKit calls on view controllers and views")

  /// The module whose Swift half is built from its own sources, with ``rxCocoaRuntime``.
  public static let rxCocoa = "RxCocoa"

  /// The libraries in ``standIns`` whose own sources need Objective-C if they are built for iOS.
  public static let testLibraries: Set = ["Nimble", "Quick", "ViewControllerPresentationSpy"]

  /// The libraries in ``testLibraries`` that exchange methods of UIKit: their packages do not work either.
  public static let exchangingLibraries: Set = ["ViewControllerPresentationSpy"]

  /// Names of Foundation that Linux lacks. The adapter imports it where a file uses one of them.
  public static let foundationGaps = SystemModule(
    "FoundationGaps", "names that Linux's Foundation lacks")

  /// The one that sources import by that name.
  public static func named(_ name: String) -> SystemModule? {
    name == foundationGaps.name ? foundationGaps : all.first { $0.name == name }
  }
}
