/// An Xcode project with tests that have the app for their host.
enum CounterProject {
  static let files = [
    "Counter.xcodeproj/project.pbxproj": project, "App/AppDelegate.swift": appDelegate,
    "App/CounterViewController.swift": controller, "App/Counter.swift": model,
    "Tests/CounterTests.swift": tests, "Tests/CounterSuite.swift": suite,
    "Counter.xcconfig": "PRODUCT_NAME = Counter\nCOUNTER_STEP = 1\n", "App/Info.plist": infoPlist,
    "App/Assets.xcassets/Contents.json": "{}",
    "App/Assets.xcassets/BrandColor.colorset/Contents.json": brand,
  ]

  private static let brand = """
    {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
      {"red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000"}}}]}
    """

  private static let infoPlist = """
    <plist version="1.0"><dict>
      <key>Step</key><string>$(COUNTER_STEP)</string>
    </dict></plist>
    """

  /// The app's module has another name than its target, and its tests name it only as their host.
  private static let project = """
    // !$*UTF8*$!
    {
      objects = {
        ROOT = {isa = PBXProject; mainGroup = MAIN; targets = (APP, TESTS); };
        MAIN = {isa = PBXGroup; children = (GAPP, GTESTS, XC); sourceTree = "<group>"; };
        XC = {isa = PBXFileReference; path = Counter.xcconfig; sourceTree = "<group>"; };
        GAPP = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
        GTESTS = {isa = PBXFileSystemSynchronizedRootGroup; path = Tests; sourceTree = "<group>"; };
        APP = {isa = PBXNativeTarget; name = "Counter Dev"; buildConfigurationList = AL; buildPhases = (); fileSystemSynchronizedGroups = (GAPP); productType = "com.apple.product-type.application"; };
        TESTS = {isa = PBXNativeTarget; name = CounterTests; buildConfigurationList = CL; buildPhases = (); fileSystemSynchronizedGroups = (GTESTS); productType = "com.apple.product-type.bundle.unit-test"; };
        AL = {isa = XCConfigurationList; buildConfigurations = (A1); };
        A1 = {isa = XCBuildConfiguration; baseConfigurationReference = XC; name = Debug; buildSettings = {SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG COUNTING"; INFOPLIST_FILE = App/Info.plist; GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_CFBundleDisplayName = "Count"; ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS = YES; }; };
        CL = {isa = XCConfigurationList; buildConfigurations = (C1); };
        C1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {TEST_HOST = "$(BUILT_PRODUCTS_DIR)/Counter.app/Counter"; }; };
      };
      rootObject = ROOT;
    }
    """

  private static let appDelegate = """
    import UIKit

    @UIApplicationMain
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      let counter = Counter()

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UINavigationController(
          rootViewController: CounterViewController(counter))
        window.makeKeyAndVisible()
        self.window = window
        return true
      }
    }
    """

  /// Imports what Apple's systems have beside UIKit.
  private static let model = """
    import CoreGraphics
    import Foundation
    import os.log
    #if canImport(Combine)
      import Combine
    #else
      import NoSuchModule
    #endif

    final class Counter: ObservableObject {
      @Published private(set) var count = 0
      private let logger = os.Logger(subsystem: "counter", category: "model")
      static let log = OSLog(subsystem: "counter", category: "model")

      func increase() {
        count += Self.step
        logger.info("counted to \\(self.count, privacy: .public)")
        os_log("%{public}@ again", log: Self.log, type: .debug, "counted" as NSString)
      }

      #if COUNTING
        /// The value of a settings file, by way of Info.plist.
        static let step = Int(Bundle.main.object(forInfoDictionaryKey: "Step") as? String ?? "") ?? 0
      #endif

      var width: CoreGraphics.CGFloat { CGFloat(count) }
    }
    """

  private static let controller = """
    import Combine
    import MessageUI
    import SafariServices
    import StoreKit
    import UIKit
    import WebKit

    class CounterViewController: UIViewController {
      private let counter: Counter
      private var cancellables: Set<AnyCancellable> = []
      let label = UILabel()
      let page = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())

      init(_ counter: Counter) {
        self.counter = counter
        super.init(nibName: nil, bundle: nil)
      }

      required init?(coder: NSCoder) { fatalError() }

      override func viewDidLoad() {
        super.viewDidLoad()
        counter.$count.map { "\\($0)" }.sink { [weak self] in self?.label.text = $0 }
          .store(in: &cancellables)
        page.navigationDelegate = self
      }

      @objc func count() { counter.increase() }

      func help() {
        let help = SFSafariViewController(url: URL(string: "https://example.com")!)
        help.delegate = self
        present(help, animated: true)
      }

      func mail() {
        guard MFMailComposeViewController.canSendMail() else { return }
        let mail = MFMailComposeViewController()
        mail.mailComposeDelegate = self
        present(mail, animated: true)
      }
    }

    extension CounterViewController: SFSafariViewControllerDelegate, WKNavigationDelegate,
      MFMailComposeViewControllerDelegate
    {
      func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}

      func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
      ) { decisionHandler(.allow) }

      func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
        error: Error?
      ) { controller.dismiss(animated: true) }
    }
    """

  private static let tests = """
    import XCTest
    @testable import Counter

    class CounterTests: XCTestCase {
      func testTheHostIsLaunched() {
        let delegate = UIApplication.shared.delegate as? AppDelegate
        XCTAssertTrue(delegate?.window?.rootViewController is UINavigationController)
      }

      func testItCountsBySelector() {
        let counter = Counter()
        let controller = CounterViewController(counter)
        controller.loadViewIfNeeded()
        controller.perform(#selector(CounterViewController.count))
        XCTAssertEqual(counter.count, 1)
        XCTAssertEqual(controller.label.text, "1")
        XCTAssertEqual(counter.width, 1)
      }

      func testItsNameIsThatOfTheProject() {
        XCTAssertEqual(
          Bundle.main.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String, "Count")
      }

      func testItFailsWhenItIsAskedTo() {
        XCTAssertNil(ProcessInfo.processInfo.environment["COUNTER_FAILS"])
      }

      func testColoursHaveNames() {
        XCTAssertEqual(UIColor(resource: .brand).cgColor.components, [1, 0, 0, 1])
        XCTAssertEqual(UIColor.brand, UIColor(named: "BrandColor"))
      }
    }
    """

  private static let suite = """
    import Testing
    @testable import Counter

    @MainActor struct CounterSuite {
      @Test func `the host is launched here too`() {
        let delegate = UIApplication.shared.delegate as? AppDelegate
        #expect(delegate?.window?.isKeyWindow == true)
      }
    }
    """
}
