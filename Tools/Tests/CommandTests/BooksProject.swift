import Foundation

/// A folder of sources that asks a server on this machine for its books.
enum BooksProject {
  static func files(port: Int) -> [String: String] {
    [
      "App.swift": """
      import UIKit

      @main
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          let window = UIWindow(frame: UIScreen.main.bounds)
          window.rootViewController = UINavigationController(
            rootViewController: BooksViewController(path: "books.json"))
          window.makeKeyAndVisible()
          self.window = window
          return true
        }
      }

      class BooksViewController: UITableViewController {
        private let path: String
        private var books: [String] = []

        init(path: String) {
          self.path = path
          super.init(style: .plain)
        }

        required init?(coder: NSCoder) { fatalError() }

        override func viewDidLoad() {
          super.viewDidLoad()
          let url = URL(string: "http://127.0.0.1:\(port)/\\(path)?access_token=engine")!
          URLSession.shared.dataTask(with: url) { data, _, _ in
            let all = (data.flatMap { try? JSONDecoder().decode(Answer.self, from: $0) })?.books ?? []
            DispatchQueue.main.async {
              self.books = all
              self.tableView.reloadData()
            }
          }.resume()
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          books.count
        }

        override func tableView(
          _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
          let cell = UITableViewCell()
          cell.textLabel?.text = books[indexPath.row]
          return cell
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          navigationController?.pushViewController(
            ChaptersViewController(path: "chapters.json"), animated: true)
        }
      }

      final class ChaptersViewController: BooksViewController {}

      struct Answer: Decodable {
        let books: [String]
      }
      """
    ]
  }

  /// The files of the server.
  static let served = [
    "books.json": #"{"books": ["Emma", "Persuasion"], "token": "engine"}"#,
    "chapters.json": #"{"books": ["Chapter 1"]}"#,
  ]
}

/// A server of files on this machine.
final class FileServer {
  let port: Int
  private let process: Process

  init(_ folder: URL) throws {
    process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-u", "-m", "http.server", "0", "--bind", "127.0.0.1"]
    process.currentDirectoryURL = folder
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    // The first line has the port, and comes once the server listens.
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    port = line.firstMatch(of: /port (\d+)/).flatMap { Int($0.1) } ?? 0
  }

  func end() {
    // Threads of tasks block signals, and a process that they start inherits that; this one cannot be blocked.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}
