import Foundation
import TemporaryFolders
import Testing

extension CommandTests {
  @Test(.timeLimit(.minutes(15)))
  func `an app starts in a place of its map, without a testing framework`() async throws {
    let project = try TemporaryFolder(VaultProject.files, named: "Vault")
    let state = try TemporaryFolder([:])
    let command = Command.process(
      ["run", "--at", "Gold", "--word", "Password=engine", project.url.path],
      ["XDG_STATE_HOME": state.url.path])
    let lines = try Lines(of: command)
    try command.run()
    defer {
      command.terminate()
      command.waitUntilExit()
    }
    var all = lines.makeAsyncIterator()
    #expect(try await all.next { $0.hasPrefix("gold") } == "gold, libraries of tests: none")
    #expect(
      try await all.next { $0.hasPrefix("The app") } == "The app is at GoldViewController.1.")
  }

  @Test(arguments: [
    (
      ["--at", "Silver"],
      "the map of Vault has no place “Silver”. Its screens are: GoldViewController"
    ),
    (["--at", "Gold", "--known", "other.json"], "Vault has no map: "),
    (["--word", "Password=engine"], "--known and --word need --at"),
  ])
  func `a place that cannot be meant is named before the build`(options: [String], message: String)
    async throws
  {
    let project = try TemporaryFolder(VaultProject.files, named: "Vault")
    let result = try await Command.run(["run", project.url.path] + options)
    #expect(result.status != 0)
    #expect(result.errors.contains(message))
    #expect(!result.errors.contains("files, "))
  }
}

/// A folder of sources with a password before the gold, and with the map of the way there.
private enum VaultProject {
  static let files = [
    "AppDelegate.swift": appDelegate, "Vault.map.json": map,
  ]

  private static let map = """
    {"schema": "storyline.map/1", "app": "Vault", "device": "iPhone15", "transitions": [], "flows": [],
     "findings": [], "screens": [
      {"id": "GoldViewController", "title": "", "kind": "screen", "uses": [], "evidence": ["crawl"],
       "reached": true, "tests": [], "states": [{"id": "GoldViewController.1", "place": "stack:2+", \
    "actions": 1, "thumbnail": "t/1.svg",
        "script": ["app.textField(\\"Password\\").clear(); app.textField(\\"Password\\").type(\\"•••\\")", \
    "app.button(\\"Open\\").tap()"]}]}]}
    """

  private static let appDelegate = """
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: DoorViewController())
        window?.makeKeyAndVisible()
        return true
      }
    }

    class DoorViewController: UIViewController {
      let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 44))

      override func viewDidLoad() {
        super.viewDidLoad()
        field.placeholder = "Password"
        field.isSecureTextEntry = true
        let button = UIButton(type: .system)
        button.setTitle("Open", for: .normal)
        button.frame = CGRect(x: 20, y: 260, width: 200, height: 44)
        button.addTarget(self, action: #selector(open(_:)), for: .touchUpInside)
        view.addSubview(field)
        view.addSubview(button)
      }

      @objc func open(_ sender: UIButton) {
        guard field.text == "engine" else { return }
        navigationController?.pushViewController(GoldViewController(), animated: true)
      }
    }

    class GoldViewController: UIViewController {
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let loaded = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
        let libraries = ["libXCTest", "libTesting"].filter { loaded.contains($0) }
        let names = libraries.isEmpty ? "none" : libraries.joined(separator: " ")
        FileHandle.standardError.write(Data("gold, libraries of tests: \\(names)\\n".utf8))
      }
    }
    """
}
