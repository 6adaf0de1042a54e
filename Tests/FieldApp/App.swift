import UIKit

/// What the browser tests type into and scroll: two fields, an alert with two more, a long list.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: FormController())
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

final class FormController: UIViewController, UITextFieldDelegate {
  private let name = UITextField()
  private let code = UITextField()
  private let greeting = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Form"
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "List") { [weak self] _ in
        self?.navigationController?.pushViewController(ListController(), animated: true)
      })
    name.placeholder = "Name"
    name.clearButtonMode = .whileEditing
    name.returnKeyType = .next
    code.placeholder = "Code"
    code.isSecureTextEntry = true
    code.returnKeyType = .done
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Sign in") { [weak self] _ in self?.signIn() })
    greeting.text = "Nobody yet"
    for (index, each) in [name, code].enumerated() {
      each.borderStyle = .roundedRect
      each.delegate = self
      each.frame = CGRect(x: 20, y: 140 + 54 * CGFloat(index), width: 353, height: 40)
      view.addSubview(each)
    }
    button.frame = CGRect(x: 20, y: 248, width: 353, height: 44)
    greeting.frame = CGRect(x: 20, y: 300, width: 353, height: 30)
    for each in [button, greeting] { view.addSubview(each) }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === name { code.becomeFirstResponder() } else { greet(name.text) }
    return true
  }

  private func greet(_ name: String?) {
    view.endEditing(true)
    greeting.text = "Hello, \(name ?? "")!"
  }

  private func signIn() {
    let alert = UIAlertController(
      title: "Sign in", message: "Your name is shown to everybody.", preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Account" }
    alert.addTextField { field in
      field.placeholder = "Password"
      field.isSecureTextEntry = true
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    let action = UIAlertAction(title: "Sign in", style: .default) { [weak self, weak alert] _ in
      self?.greet(alert?.textFields?.first?.text)
    }
    alert.addAction(action)
    alert.preferredAction = action
    present(alert, animated: true)
  }
}

/// A hundred buttons, of which a few are seen at a time.
final class ListController: UIViewController {
  private let scrollView = UIScrollView()

  override func loadView() { view = scrollView }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "List"
    view.backgroundColor = .systemBackground
    scrollView.contentSize = CGSize(width: 393, height: 100 * 50)
    for number in 0..<100 {
      let button = UIButton(
        type: .system,
        primaryAction: UIAction(title: "Row \(number)") { [weak self] _ in
          self?.title = "Chosen \(number)"
        })
      button.frame = CGRect(x: 20, y: 5 + 50 * CGFloat(number), width: 150, height: 40)
      scrollView.addSubview(button)
    }
  }
}
