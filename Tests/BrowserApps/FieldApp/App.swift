import UIKit

/// The app of the browser tests for typing and scrolling: two fields, an alert with two more,
/// lists, a search and a note.
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
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(
        primaryAction: UIAction(title: "List") { [weak self] _ in
          self?.navigationController?.pushViewController(ListController(), animated: true)
        }),
      UIBarButtonItem(
        primaryAction: UIAction(title: "Table") { [weak self] _ in
          self?.navigationController?.pushViewController(
            PlanetsController(style: .insetGrouped), animated: true)
        }),
    ]
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
    add("Words", at: 350) { WordsController(style: .plain) }
    add("Notes", at: 400) { NotesController() }
    add("Photos", at: 450) { PhotosController() }
    add("Groceries", at: 500) { GroceriesController(style: .insetGrouped) }
    addSheet(at: 550)
    add("Texts", at: 600) { TextsController() }
  }

  private func add(_ name: String, at y: CGFloat, _ make: @escaping () -> UIViewController) {
    let action = UIAction(title: name) { [weak self] _ in
      self?.navigationController?.pushViewController(make(), animated: true)
    }
    let button = UIButton(type: .system, primaryAction: action)
    button.frame = CGRect(x: 20, y: y, width: 353, height: 44)
    view.addSubview(button)
  }

  private func addSheet(at y: CGFloat) {
    let action = UIAction(title: "Sheet") { [weak self] _ in
      let sheet = UIViewController()
      sheet.title = "Pull me"
      sheet.view.backgroundColor = .secondarySystemBackground
      self?.present(UINavigationController(rootViewController: sheet), animated: true)
    }
    let button = UIButton(type: .system, primaryAction: action)
    button.frame = CGRect(x: 20, y: y, width: 353, height: 44)
    view.addSubview(button)
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

/// A table with sections and every kind of accessory.
final class PlanetsController: UITableViewController {
  private let sections = [
    ("Inner", ["Mercury", "Venus", "Earth", "Mars"]),
    ("Outer", ["Jupiter", "Saturn", "Uranus", "Neptune"]),
    ("Small", (1...40).map { "Planet \($0)" }),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Planets"
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].1.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { sections[section].0 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "planet")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "planet")
    cell.textLabel?.text = sections[indexPath.section].1[indexPath.row]
    cell.detailTextLabel?.text = "Number \(indexPath.row + 1)"
    let kinds: [UITableViewCell.AccessoryType] = [
      .disclosureIndicator, .checkmark, .detailDisclosureButton, .none,
    ]
    cell.accessoryType = kinds[indexPath.row % kinds.count]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    title = sections[indexPath.section].1[indexPath.row]
  }
}
