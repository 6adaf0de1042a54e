/// A folder of sources; the second screen holds itself.
enum LeakyProject {
  static let files = [
    "AppDelegate.swift": appDelegate, "ListViewController.swift": list, leak: detail,
  ]

  /// The file that has the leak.
  static let leak = "DetailViewController.swift"

  private static let appDelegate = """
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(
          rootViewController: ListViewController())
        window?.makeKeyAndVisible()
        return true
      }
    }
    """

  private static let list = """
    import UIKit

    class ListViewController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        title = "List"
        let button = UIButton(type: .system)
        button.setTitle("Show", for: .normal)
        button.frame = CGRect(x: 20, y: 200, width: 200, height: 44)
        button.addTarget(self, action: #selector(show(_:)), for: .touchUpInside)
        view.addSubview(button)
      }

      @objc func show(_ sender: UIButton) {
        navigationController?.pushViewController(DetailViewController(), animated: true)
      }
    }
    """

  private static let detail = """
    import UIKit

    class DetailViewController: UIViewController {
      var onClose: (() -> Void)?

      override func viewDidLoad() {
        super.viewDidLoad()
        title = "Detail"
        onClose = { self.title = nil }
      }
    }
    """

  static let mended = detail.replacing("{ self.title", with: "{ [weak self] in self?.title")
}
