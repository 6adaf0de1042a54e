import Foundation

/// An app of many files that are like those of real ones.
struct SampleApp {
  private let folder: URL

  /// Writes the files.
  init(of count: Int, in folder: URL) throws {
    self.folder = folder
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try write(Self.appDelegate, to: "AppDelegate.swift")
    for number in 1..<count { try write(Self.screen(number), to: Self.name(number)) }
  }

  /// Changes the body of a method in one file.
  func edit(_ number: Int) throws {
    let text = Self.screen(1).replacing("\"Screen 1\"", with: "\"Screen 1, edition \(number)\"")
    try write(text, to: Self.name(1))
  }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  private static func name(_ number: Int) -> String { "Screen\(number)ViewController.swift" }

  private static let appDelegate = """
    import UIKit

    @UIApplicationMain
    class AppDelegate: UIResponder, UIApplicationDelegate {

      var window: UIWindow?
    }

    """

  private static func screen(_ number: Int) -> String {
    """
    import UIKit

    @objc protocol Screen\(number)Delegate: AnyObject {
      func screen\(number)(_ controller: Screen\(number)ViewController, didSelect row: Int)
      @objc optional func screen\(number)DidCancel(_ controller: Screen\(number)ViewController)
    }

    /// Shows rows, and lets people search in them.
    class Screen\(number)ViewController: UIViewController {

      @IBOutlet weak var tableView: UITableView!
      @IBOutlet weak var searchBar: UISearchBar!
      @IBOutlet private var saveButton: UIBarButtonItem!

      weak var delegate: Screen\(number)Delegate?
      @objc dynamic var selected = 0

      private var rows = [String]()
      private var filtered = [String]()
      private var observation: NSKeyValueObservation?

      override func viewDidLoad() {
        super.viewDidLoad()
        title = "Screen \(number)"
        rows = (0..<\(number)).map { "Row \\($0)" }
        filtered = rows
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
        navigationItem.leftBarButtonItem = UIBarButtonItem(
          barButtonSystemItem: .cancel, target: self, action: #selector(cancel(_:)))
        let refresh = UIRefreshControl()
        refresh.addTarget(self, action: #selector(reload), for: .valueChanged)
        tableView.refreshControl = refresh
        NotificationCenter.default.addObserver(
          self, selector: #selector(keyboardWillShow(_:)),
          name: UIResponder.keyboardWillShowNotification, object: nil)
        observation = observe(\\.selected, options: [.new]) { controller, change in
          controller.saveButton.isEnabled = change.newValue != 0
        }
      }

      deinit {
        NotificationCenter.default.removeObserver(self)
      }

      // MARK: - Actions

      @IBAction func save(_ sender: UIBarButtonItem) {
        delegate?.screen\(number)(self, didSelect: selected)
      }

      @objc private func cancel(_ sender: Any?) {
        delegate?.screen\(number)DidCancel?(self)
        dismiss(animated: true, completion: nil)
      }

      @objc private func reload() {
        filtered = rows
        tableView.reloadData()
        tableView.refreshControl?.endRefreshing()
      }

      @objc private func keyboardWillShow(_ notification: Notification) {
        let key = UIResponder.keyboardFrameEndUserInfoKey
        guard let frame = notification.userInfo?[key] as? CGRect else { return }
        tableView.contentInset.bottom = frame.height
      }
    }

    // MARK: - UITableViewDataSource, UITableViewDelegate

    extension Screen\(number)ViewController: UITableViewDataSource, UITableViewDelegate {

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return filtered.count
      }

      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
        cell.textLabel?.text = filtered[indexPath.row]
        cell.accessoryType = indexPath.row == selected ? .checkmark : .none
        return cell
      }

      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        selected = indexPath.row
      }
    }

    // MARK: - UISearchBarDelegate

    extension Screen\(number)ViewController: UISearchBarDelegate {

      func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        filtered = searchText.isEmpty ? rows : rows.filter { $0.contains(searchText) }
        tableView.reloadData()
      }
    }

    """
  }
}
