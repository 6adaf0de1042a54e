import Storyline
import UIKit

// The app that the guide to testing talks about.

/// The store of names; in the app, a remote one.
@MainActor
protocol FriendStore: AnyObject {
  var names: [String] { get }
  func add(_ name: String) async
}

/// For tests: what is added is there at once.
final class FriendStoreDouble: FriendStore {
  private(set) var names = ["Ada"]
  func add(_ name: String) async { names.append(name) }
}

/// Takes its time, as a server does.
final class SlowFriendStore: FriendStore {
  private(set) var names = ["Ada"]

  func add(_ name: String) async {
    try? await Task.sleep(nanoseconds: 20_000_000)
    names.append(name)
  }
}

final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.show(FriendsFlow(SlowFriendStore()), as: .root(in: .navigation))
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

/// Shows friends, and lets one be added.
final class FriendsFlow: Flow<Void> {
  private let store: any FriendStore

  init(_ store: any FriendStore) { self.store = store }

  override func start() {
    let list = FriendsViewController(store.names)
    list.onSelect = { [weak self] name in self?.show(FriendFlow(name), as: .push) }
    list.onAdd = { [weak self, weak list] in
      self?.show(AddFriendFlow(), as: .present(.pageSheet, in: .navigation))
        .whenFinished { name in
          Task {
            await self?.store.add(name)
            list?.names = self?.store.names ?? []
          }
        }
    }
    show(list)
  }
}

/// Shows one friend.
final class FriendFlow: Flow<Void> {
  private let name: String

  init(_ name: String) { self.name = name }

  override func start() { show(FriendViewController(name)) }
}

/// Asks for a name.
final class AddFriendFlow: Flow<String> {
  override func start() {
    let screen = AddFriendViewController()
    screen.onSave = { [weak self] in self?.finish($0) }
    show(screen)
  }
}

final class FriendsViewController: UIViewController {
  var onSelect: ((String) -> Void)?
  var onAdd: (() -> Void)?

  var names: [String] {
    didSet { showNames() }
  }

  private let rows = UIView(frame: CGRect(x: 20, y: 120, width: 350, height: 600))

  init(_ names: [String]) {
    self.names = names
    super.init(nibName: nil, bundle: nil)
    title = "Friends"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Add") { [weak self] _ in self?.onAdd?() })
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    rows.accessibilityIdentifier = "friends"
    view.addSubview(rows)
    showNames()
  }

  private func showNames() {
    for row in rows.subviews { row.removeFromSuperview() }
    for (index, name) in names.enumerated() {
      let row = UIButton(
        type: .system,
        primaryAction: UIAction(title: name) { [weak self] _ in self?.onSelect?(name) })
      row.frame = CGRect(x: 0, y: 50 * index, width: 350, height: 44)
      rows.addSubview(row)
    }
  }
}

final class FriendViewController: UIViewController {
  init(_ name: String) {
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

final class AddFriendViewController: UIViewController {
  var onSave: ((String) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "New friend"
    view.backgroundColor = .systemBackground
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 34))
    field.placeholder = "Name"
    view.addSubview(field)
    let save = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Save") { [weak self, weak field] _ in
        self?.onSave?(field?.text ?? "")
      })
    save.frame = CGRect(x: 20, y: 150, width: 100, height: 44)
    view.addSubview(save)
  }
}
