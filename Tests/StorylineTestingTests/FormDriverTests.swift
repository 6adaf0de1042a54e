import StorylineTesting
import Testing
import UIKit
import UIKitCore

/// Two fields in a view that scrolls above the keyboard: one at its top, and one that the keyboard hides.
final class FormController: UIViewController {
  let scrollView = UIScrollView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Form"
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.contentSize = CGSize(width: 300, height: 620)
    for (name, top) in [("name", CGFloat(20)), ("city", 560)] {
      let field = UITextField(frame: CGRect(x: 20, y: top, width: 260, height: 40))
      field.accessibilityIdentifier = name
      scrollView.addSubview(field)
    }
    view.addSubview(scrollView)
    NSLayoutConstraint.activate([
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
  }
}

final class FormDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let root = UIViewController()
    root.title = "Start"
    let navigation = UINavigationController()
    navigation.viewControllers = [root, FormController()]
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

/// A form that is filled in while the keyboard covers a part of it.
@MainActor @Suite(.stage) struct FormDriverTests {
  private var isKeyboardShown: Bool { Stage.shared.keyboard.frame != nil }

  @Test func `typing scrolls to a field that the keyboard of another one hides`() async throws {
    let app = try await AppDriver.launch(FormDelegate.self)
    let form = try #require(app.screen as? FormController)
    try await app.textField("name").type("Ada")
    #expect(form.scrollView.contentOffset.y == 0)
    #expect(!app.textField("city").exists)
    try await app.textField("city").type("London")
    #expect(app.textField("city").value == "London")
    #expect(form.scrollView.contentOffset.y > 0)
  }

  @Test func `clearing scrolls to such a field as well`() async throws {
    let app = try await AppDriver.launch(FormDelegate.self)
    try await app.textField("city").type("London")
    try await app.textField("name").type("Ada")
    #expect(!app.textField("city").exists)
    try await app.textField("city").clear()
    #expect(app.textField("city").value == "")
  }

  @Test func `a swipe leads back while a field is edited, and the keyboard goes`() async throws {
    let app = try await AppDriver.launch(FormDelegate.self)
    try await app.textField("name").type("Ada")
    #expect(isKeyboardShown)
    try await app.swipeBack()
    app.expectStack("Start")
    #expect(!isKeyboardShown)
  }

  @Test func `a swipe that is cancelled while a field is edited leaves its text`() async throws {
    let app = try await AppDriver.launch(FormDelegate.self)
    try await app.textField("name").type("Ada")
    try await app.swipeBack(cancel: true)
    app.expectStack("Start", "Form")
    try await app.textField("name").type(" Lovelace")
    #expect(app.textField("name").value == "Ada Lovelace")
  }
}
