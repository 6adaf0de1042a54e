import UIKit

/// An app with every container and every way out of a screen. Each screen has a class of its own.
final class KindsDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    self.window = window
    showTabs()
    window.makeKeyAndVisible()
    return true
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    let tabs = window?.rootViewController as? UITabBarController
    (tabs?.selectedViewController as? UINavigationController)?
      .pushViewController(LinkedScreen(), animated: true)
    return true
  }

  fileprivate func showTabs() {
    let home = UINavigationController(rootViewController: HomeScreen())
    home.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
    let other = UINavigationController(rootViewController: OtherTabScreen())
    other.tabBarItem = UITabBarItem(title: "Other", image: nil, tag: 1)
    let tabs = UITabBarController()
    tabs.viewControllers = [home, other]
    window?.rootViewController = tabs
  }

  fileprivate func showSignIn() { window?.rootViewController = SignInScreen() }

  fileprivate func showColumns() {
    let columns = UISplitViewController(style: .doubleColumn)
    columns.setViewController(ListColumnScreen(), for: .primary)
    columns.setViewController(EmptyColumnScreen(), for: .secondary)
    window?.rootViewController = columns
  }

  static var current: KindsDelegate? { UIApplication.shared.delegate as? KindsDelegate }
}

/// A screen with a button for each thing that it does.
class KindsScreen: UIViewController {
  /// The titles of the buttons, and what a tap does.
  var actions: [(String, () -> Void)] { [] }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "\(type(of: self))".replacing("Screen", with: "")
    view.backgroundColor = .systemBackground
    let stack = UIStackView(
      arrangedSubviews: actions.map { title, action in
        UIButton(configuration: .plain(), primaryAction: UIAction(title: title) { _ in action() })
      })
    stack.axis = .vertical
    stack.frame = CGRect(x: 20, y: 120, width: 280, height: CGFloat(actions.count) * 50)
    view.addSubview(stack)
  }

  fileprivate func push(_ screen: UIViewController) {
    navigationController?.pushViewController(screen, animated: true)
  }
}

private final class HomeScreen: KindsScreen {
  override var actions: [(String, () -> Void)] {
    [
      ("Push", { [unowned self] in push(PushedScreen()) }),
      ("Present", { [unowned self] in present(SheetScreen(), animated: true) }),
      ("Ask", { [unowned self] in ask() }),
      ("Pages", { [unowned self] in push(PagesScreen()) }),
      ("Sign Out", { KindsDelegate.current?.showSignIn() }),
    ]
  }

  private func ask() {
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "No", style: .cancel))
    present(alert, animated: true)
  }
}

private final class PushedScreen: KindsScreen {
  override var actions: [(String, () -> Void)] {
    [
      ("Deeper", { [unowned self] in push(DeepScreen()) }),
      (
        "Replace",
        { [unowned self] in
          navigationController?.setViewControllers([ReplacingScreen()], animated: true)
        }
      ),
    ]
  }
}

private final class DeepScreen: KindsScreen {
  override var actions: [(String, () -> Void)] {
    [
      (
        "Home",
        { [unowned self] in _ = navigationController?.popToRootViewController(animated: true) }
      )
    ]
  }
}

private final class ReplacingScreen: KindsScreen {
  override var actions: [(String, () -> Void)] {
    [("Again", { KindsDelegate.current?.showTabs() })]
  }
}

private final class SheetScreen: KindsScreen {
  override var actions: [(String, () -> Void)] {
    [("Close", { [unowned self] in dismiss(animated: true) })]
  }
}

private final class HostScreen: KindsScreen {
  override var actions: [(String, () -> Void)] { [("Fill", { [unowned self] in fill() })] }

  private func fill() {
    let child = EmbeddedScreen()
    addChild(child)
    child.view.frame = view.bounds
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}

private final class EmbeddedScreen: KindsScreen {
  override var actions: [(String, () -> Void)] {
    [("Enter again", { KindsDelegate.current?.showTabs() })]
  }
}

private final class OtherTabScreen: KindsScreen {}
private final class LinkedScreen: KindsScreen {}

private final class SignInScreen: KindsScreen {
  override var actions: [(String, () -> Void)] {
    [
      ("Enter", { KindsDelegate.current?.showTabs() }),
      ("Contain", { KindsDelegate.current?.window?.rootViewController = HostScreen() }),
      ("Columns", { KindsDelegate.current?.showColumns() }),
    ]
  }
}

private final class ListColumnScreen: KindsScreen {
  override var actions: [(String, () -> Void)] {
    [
      (
        "Detail",
        { [unowned self] in
          // A plain controller would be pushed on the stack that the column has.
          splitViewController?.setViewController(
            UINavigationController(rootViewController: FilledColumnScreen()), for: .secondary)
        }
      ),
      ("Leave", { KindsDelegate.current?.showSignIn() }),
    ]
  }
}

private final class EmptyColumnScreen: KindsScreen {}
private final class FilledColumnScreen: KindsScreen {}

private final class PagesScreen: UIPageViewController, UIPageViewControllerDataSource {
  private let pages: [UIViewController] = [FirstPageScreen(), SecondPageScreen()]

  init() { super.init(transitionStyle: .scroll, navigationOrientation: .horizontal) }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = self
    setViewControllers([pages[0]], direction: .forward, animated: false)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { viewController === pages[1] ? pages[0] : nil }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { viewController === pages[0] ? pages[1] : nil }
}

private final class FirstPageScreen: KindsScreen {}
private final class SecondPageScreen: KindsScreen {}
