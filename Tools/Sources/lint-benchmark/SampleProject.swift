import Foundation

/// An app of many scenes, each with a fault.
enum SampleProject {
  static func write(_ count: Int, to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for number in 1...count { try write(scene(number), number, folder) }
  }

  /// Changes the body of a method in one file.
  static func edit(_ round: Int, in folder: URL) throws {
    try write(scene(1).replacing("\"Scene 1\"", with: "\"Scene 1, edition \(round)\""), 1, folder)
  }

  private static func write(_ text: String, _ number: Int, _ folder: URL) throws {
    try Data(text.utf8).write(to: folder.appending(path: "Scene\(number).swift"))
  }

  private static func scene(_ number: Int) -> String {
    """
    import UIKit

    protocol Scene\(number)Navigation: AnyObject {
      func scene\(number)(_ controller: Scene\(number)ViewController, didSelect row: Int)
      func scene\(number)DidClose(_ controller: Scene\(number)ViewController)
    }

    protocol Coordinator\(number): AnyObject {
      var children: [any Coordinator\(number)] { get set }
      func start()
    }

    /// Leads from one scene to the next.
    final class Scene\(number)Coordinator: Coordinator\(number) {
      var children: [any Coordinator\(number)] = []
      private let navigationController: UINavigationController
      weak var parent: (any Coordinator\(number))?

      init(navigationController: UINavigationController) {
        self.navigationController = navigationController
      }

      func start() {
        let model = Scene\(number)ViewModel(rows: (0..<\(number)).map { "Row \\($0)" })
        let controller = Scene\(number)ViewController(model: model)
        controller.navigation = self
        model.onChange = { [weak controller] in controller?.reload() }
        navigationController.pushViewController(controller, animated: true)
      }
    }

    extension Scene\(number)Coordinator: Scene\(number)Navigation {
      func scene\(number)(_ controller: Scene\(number)ViewController, didSelect row: Int) {
        let child = Scene\(number)Coordinator(navigationController: navigationController)
        child.parent = self
        children.append(child)
        child.start()
      }

      func scene\(number)DidClose(_ controller: Scene\(number)ViewController) {
        parent?.children.removeAll { $0 === self }
      }
    }

    final class Scene\(number)ViewModel {
      var onChange: (() -> Void)?
      private(set) var rows: [String]
      private var filtered: [String] = []

      init(rows: [String]) {
        self.rows = rows
        filtered = rows
      }

      func search(_ text: String) {
        filtered = text.isEmpty ? rows : rows.filter { $0.localizedCaseInsensitiveContains(text) }
        onChange?()
      }
    }

    /// Shows rows, and lets people search in them.
    final class Scene\(number)ViewController: UIViewController {
      var navigation: (any Scene\(number)Navigation)?
      private let model: Scene\(number)ViewModel
      private let tableView = UITableView(frame: .zero, style: .plain)
      private let searchBar = UISearchBar()

      init(model: Scene\(number)ViewModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
      }

      @available(*, unavailable)
      required init?(coder: NSCoder) { nil }

      override func viewDidLoad() {
        super.viewDidLoad()
        title = "Scene \(number)"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
        tableView.dataSource = self
        tableView.delegate = self
        view.addSubview(tableView)
        navigationItem.leftBarButtonItem = UIBarButtonItem(
          systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.close() })
        NSLayoutConstraint.activate([
          tableView.topAnchor.constraint(equalTo: view.topAnchor),
          tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
          tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
      }

      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isMovingFromParent { navigation?.scene\(number)DidClose(self) }
      }

      func reload() { tableView.reloadData() }

      private func close() { navigation?.scene\(number)DidClose(self) }
    }

    // MARK: - UITableViewDataSource, UITableViewDelegate

    extension Scene\(number)ViewController: UITableViewDataSource, UITableViewDelegate {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        model.rows.count
      }

      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
        cell.textLabel?.text = model.rows[indexPath.row]
        cell.accessoryType = .disclosureIndicator
        return cell
      }

      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        navigation?.scene\(number)(self, didSelect: indexPath.row)
      }
    }

    """
  }
}
