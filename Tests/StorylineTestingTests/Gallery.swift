import Foundation
import Storyline
import UIKit

/// An app with one of everything that the driver can use.
final class GalleryDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = GallerySceneDelegate.self
    return configuration
  }
}

final class GallerySceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var heard: [String] = []

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.show(GalleryFlow(), as: .root(in: .navigation))
    window.makeKeyAndVisible()
    self.window = window
  }

  func sceneDidEnterBackground(_ scene: UIScene) { heard.append("background") }
  func sceneDidBecomeActive(_ scene: UIScene) { heard.append("active") }
}

/// Leads from room to room.
final class GalleryFlow: Flow<Void> {
  override func start() { show(room(1)) }

  private func room(_ number: Int) -> RoomViewController {
    let room = RoomViewController(number)
    room.onNext = { [weak self] in
      guard let self else { return }
      show(self.room(number + 1), as: .push)
    }
    room.onSheet = { [weak self] in self?.show(SheetFlow(), as: .present(.pageSheet)) }
    room.onAlert = { [weak self, weak room] in self?.ask(room) }
    return room
  }

  private func ask(_ room: RoomViewController?) {
    let question = Alert(
      "Delete?", message: "For good.",
      actions: [.destructive("Delete", "deleted"), .cancel("Keep", "kept")])
    show(question, as: .present).whenFinished { [weak room] in room?.status.text = $0 }
  }
}

/// One screen in a sheet.
final class SheetFlow: Flow<Void> {
  override func start() { show(NoteViewController()) }
}

/// Buttons, a field and a label.
final class RoomViewController: UIViewController {
  var onNext: (() -> Void)?
  var onSheet: (() -> Void)?
  var onAlert: (() -> Void)?

  let status = UILabel(frame: CGRect(x: 20, y: 150, width: 300, height: 24))
  let field = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 34))

  init(_ number: Int) {
    super.init(nibName: nil, bundle: nil)
    title = "Room \(number)"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    status.text = "Nothing yet"
    status.accessibilityIdentifier = "status"
    field.placeholder = "Name"
    view.addSubview(status)
    view.addSubview(field)
    let rows: [(String, () -> Void)] = [
      ("Next", { [weak self] in self?.onNext?() }),
      ("Sheet", { [weak self] in self?.onSheet?() }),
      ("Alert", { [weak self] in self?.onAlert?() }),
      ("Twin", { [weak self] in self?.status.text = "First twin" }),
      ("Twin", { [weak self] in self?.status.text = "Second twin" }),
      ("Off", {}),
      ("Later", { [weak self] in self?.answerLater() }),
    ]
    for (index, row) in rows.enumerated() {
      let button = UIButton(
        type: .system, primaryAction: UIAction(title: row.0) { _ in row.1() })
      button.frame = CGRect(x: 20, y: 250 + 50 * index, width: 200, height: 44)
      button.isEnabled = row.0 != "Off"
      view.addSubview(button)
    }
  }

  private let (answers, answer) = AsyncStream<Void>.makeStream()

  deinit { answer.finish() }

  /// Lets the work that “Later” begins come to its end.
  func letAnswer() { answer.finish() }

  // Real work, of which nothing on the screen tells.
  private func answerLater() {
    Task { [weak self, answers] in
      for await _ in answers {}
      self?.status.text = "Answered"
    }
  }
}

/// The content of the sheet.
final class NoteViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Note"
    view.backgroundColor = .systemBackground
    let label = UILabel(frame: CGRect(x: 20, y: 80, width: 300, height: 24))
    label.text = "A note"
    view.addSubview(label)
  }
}
