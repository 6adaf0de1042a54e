import Storyline
import UIKit

/// An app that breaks in the way that its test chose, and where it chose.
@MainActor
enum Fault {
  case none
  /// Every screen after the first is kept for good.
  case keepsScreens
  /// The second screen takes its window's root away.
  case emptiesWindow
  /// The third screen stops the process.
  case traps
  /// A screen asks for layout for ever.
  case neverRests
  /// A screen that appears gives itself another title, which is no fault.
  case renames
  /// A screen that began to appear and did not puts another one in its place, of the same title.
  case replaces
  /// Flows that have ended are kept for good.
  case keepsFlows
  /// A screen in a cycle with its model, without other references.
  case circle

  static var current = Fault.none
  /// The objects that are never released.
  static var kept: [AnyObject] = []
}

/// Without scenes, as apps were.
final class BrokenDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    if Fault.current == .keepsFlows {
      window.show(KeptFlow(1), as: .root(in: .navigation))
    } else {
      window.rootViewController = UINavigationController(rootViewController: BrokenScreen(1))
    }
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

final class BrokenScreen: UIViewController {
  private let number: Int
  private var model: Circle?

  init(_ number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
    title = "Screen \(number)"
    if number > 1, Fault.current == .keepsScreens { Fault.kept.append(self) }
    if number == 2, Fault.current == .circle { model = Circle(self) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for (index, name) in ["Next", "Nothing", "Other"].enumerated() {
      let button = UIButton(
        type: .system, primaryAction: UIAction(title: name) { [weak self] _ in self?.do(name) })
      button.frame = CGRect(x: 20, y: 250 + 50 * index, width: 200, height: 44)
      view.addSubview(button)
    }
  }

  private var isComing = false

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isComing = true
    if Fault.current == .renames { title = (title ?? "") + "!" }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    isComing = false
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isComing, Fault.current == .replaces, let navigationController else { return }
    navigationController.viewControllers = navigationController.viewControllers.map {
      $0 === self ? BrokenScreen(number) : $0
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard number == 2, Fault.current == .neverRests else { return }
    view.setNeedsLayout()
  }

  var onNext: (() -> Void)?

  private func `do`(_ name: String) {
    guard name == "Next", number < 4 else { return }
    if let onNext { return onNext() }
    if number == 3, Fault.current == .traps {
      // UIKit stops an app that pushes the same controller twice.
      navigationController?.pushViewController(self, animated: true)
    }
    if number == 2, Fault.current == .emptiesWindow { view.window?.rootViewController = nil }
    navigationController?.pushViewController(BrokenScreen(number + 1), animated: true)
  }
}

/// Keeps its screen, which keeps it.
final class Circle {
  let screen: UIViewController
  init(_ screen: UIViewController) { self.screen = screen }
}

/// Leads to another one of its kind, up to the fourth.
final class KeptFlow: Flow<Void> {
  private let number: Int

  init(_ number: Int) {
    self.number = number
    super.init()
    if number > 1 { Fault.kept.append(self) }
  }

  override func start() {
    let screen = BrokenScreen(number)
    screen.onNext = { [weak self] in
      guard let self else { return }
      show(KeptFlow(number + 1), as: .push)
    }
    show(screen)
  }
}
