import Foundation

/// The pods that are fetched where they were not installed: those that a Podfile takes from a repository, and the
/// public ones that are written in Swift.
enum PodSource {
  /// The repositories of public pods. RxSwift and others are in ``PublicPackage``.
  private static let repositories = [
    "ActiveLabel": "optonaut/ActiveLabel.swift", "Action": "RxSwiftCommunity/Action",
    "Alamofire": "Alamofire/Alamofire", "AlamofireImage": "Alamofire/AlamofireImage",
    "AlamofireNetworkActivityIndicator": "Alamofire/AlamofireNetworkActivityIndicator",
    "Atributika": "psharanda/Atributika", "BonMot": "Rightpoint/BonMot", "Cache": "hyperoslo/Cache",
    "Cartography": "robb/Cartography", "CombineCocoa": "CombineCommunity/CombineCocoa",
    "CoordinatorsFoundation": "railwaymen/CoordinatorsFoundation",
    "Cosmos": "evgenyneu/Cosmos", "CryptoSwift": "krzyzanowskim/CryptoSwift",
    "DeviceKit": "devicekit/DeviceKit", "DifferenceKit": "ra1028/DifferenceKit",
    "Differentiator": "RxSwiftCommunity/RxDataSources", "Dip": "AliSoftware/Dip",
    "Eureka": "xmartlabs/Eureka", "FloatingPanel": "scenee/FloatingPanel",
    "Hero": "HeroTransitions/Hero", "IQKeyboardManagerSwift": "hackiftekhar/IQKeyboardManager",
    "InputBarAccessoryView": "nathantannar4/InputBarAccessoryView",
    "KeychainAccess": "kishikawakatsumi/KeychainAccess",
    "KeychainSwift": "evgenyneu/keychain-swift", "Lightbox": "hyperoslo/Lightbox",
    "Localize-Swift": "marmelroy/Localize-Swift", "MessageKit": "MessageKit/MessageKit",
    "Moya": "Moya/Moya", "NVActivityIndicatorView": "ninjaprox/NVActivityIndicatorView",
    "Nuke": "kean/Nuke", "ObjectMapper": "tristanhimmelman/ObjectMapper",
    "PKHUD": "pkluz/PKHUD", "Pageboy": "uias/Pageboy", "PanModal": "slackhq/PanModal",
    "Parchment": "rechsteiner/Parchment", "PhoneNumberKit": "marmelroy/PhoneNumberKit",
    "PinLayout": "layoutBox/PinLayout", "PopupDialog": "Orderella/PopupDialog",
    "PromiseKit": "mxcl/PromiseKit", "ReachabilitySwift": "ashleymills/Reachability.swift",
    "ReactiveSwift": "ReactiveCocoa/ReactiveSwift", "ReactorKit": "ReactorKit/ReactorKit",
    "Resolver": "hmlongco/Resolver", "Result": "antitypical/Result",
    "Reusable": "AliSoftware/Reusable", "ReusableKit": "devxoul/ReusableKit",
    "RxAlamofire": "RxSwiftCommunity/RxAlamofire",
    "RxDataSources": "RxSwiftCommunity/RxDataSources", "RxGesture": "RxSwiftCommunity/RxGesture",
    "RxKeyboard": "RxSwiftCommunity/RxKeyboard", "RxOptional": "RxSwiftCommunity/RxOptional",
    "RxSwiftExt": "RxSwiftCommunity/RxSwiftExt", "RxViewController": "devxoul/RxViewController",
    "SideMenu": "jonkykong/SideMenu", "SkeletonView": "Juanpe/SkeletonView",
    "SkyFloatingLabelTextField": "Skyscanner/SkyFloatingLabelTextField",
    "SnapshotTesting": "pointfreeco/swift-snapshot-testing", "Starscream": "daltoniam/Starscream",
    "SteviaLayout": "freshOS/Stevia", "Stubber": "devxoul/Stubber",
    "SwiftDate": "malcommac/SwiftDate", "SwiftKeychainWrapper": "jrendel/SwiftKeychainWrapper",
    "SwiftMessages": "SwiftKickMobile/SwiftMessages",
    "SwiftRichString": "malcommac/SwiftRichString", "SwiftSoup": "scinfu/SwiftSoup",
    "Swifter": "httpswift/swifter", "SwiftyJSON": "SwiftyJSON/SwiftyJSON",
    "SwiftyUserDefaults": "sunshinejr/SwiftyUserDefaults", "Swinject": "Swinject/Swinject",
    "SwinjectAutoregistration": "Swinject/SwinjectAutoregistration",
    "SwinjectStoryboard": "Swinject/SwinjectStoryboard",
    "SwipeCellKit": "SwipeCellKit/SwipeCellKit",
    "Tabman": "uias/Tabman", "Then": "devxoul/Then",
    "TinyConstraints": "roberthein/TinyConstraints",
    "Toast-Swift": "scalessec/Toast-Swift", "Toaster": "devxoul/Toaster",
    "URLNavigator": "devxoul/URLNavigator", "WeakMapTable": "ReactorKit/WeakMapTable",
    "XCoordinator": "quickbirdstudios/XCoordinator",
    "XLPagerTabStrip": "xmartlabs/XLPagerTabStrip", "ZIPFoundation": "weichsel/ZIPFoundation",
  ]

  /// Fetches a pod and reads its targets.
  ///
  /// - Parameters:
  ///   - name: The pod.
  ///   - version: The version of the last installation, or what the Podfile allows.
  ///   - podfile: The Podfile.
  ///   - fetcher: Fetches the sources.
  /// - Returns: The targets; none where no repository is known, or nothing in Swift was found in it.
  /// - Throws: ``ProjectError`` if nothing can be written.
  static func targets(
    of name: String, _ version: String, _ podfile: Podfile, _ fetcher: PackageFetcher
  ) throws -> [ProjectTarget] {
    let known = repositories[name].map { path in
      SourceRepository(
        url: "https://github.com/\(path).git", version: .allowed(VersionRequirement(version)))
    }
    guard !PublicPackage.names.contains(name),
      let repository = podfile.repository(of: name) ?? known,
      let folder = try fetcher.sources(of: repository)
    else { return [] }
    var request = podfile.requests(for: name)
    request.tests = []
    let found = try PodSpecification(of: name, at: folder)?.targets(asked: request) ?? []
    return found.isEmpty ? try Carthage.libraries(of: folder) : found
  }
}
