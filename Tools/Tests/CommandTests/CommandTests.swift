import Foundation
import TemporaryFolders
import Testing

/// The command from end to end, with projects as people have them. All share what is built.
@Suite(.serialized) struct CommandTests {
  // MARK: What would stop an app

  @Test func `the doctor says of every module whether it is there`() async throws {
    let project = try TemporaryFolder([
      "AppDelegate.swift": "import UIKit\nimport SafariServices\nimport Vision\nimport Other\n"
    ])
    let result = try await Command.run(["doctor", project.url.path])
    #expect(result.status == 1)
    for line in [
      "import Vision: not available", "import Other: not available", "import UIKit: available",
      "import SafariServices: shows the address instead of the page",
    ] { #expect(result.errors.contains("\n\(line)\n")) }

    try project.write("import UIKit\n", to: "AppDelegate.swift")
    let healthy = try await Command.run(["doctor", "--json", project.url.path])
    #expect(healthy.status == 0)
    #expect(healthy.output.contains("\"UIKit\" : \"available\""))
  }

  // MARK: Tests

  @Test func `the tests of a project run, with the app launched`() async throws {
    let project = try TemporaryFolder(CounterProject.files)
    let before = try project.contents()
    let passing = try await Command.run(["test", project.url.path])
    #expect(passing.status == 0, Comment(rawValue: passing.all))
    #expect(passing.all.contains("Executed 5 tests, with 0 failures"))
    #expect(passing.all.contains("the host is launched here too"))
    #expect(passing.all.contains("[counter:model] info: counted to 1"))
    #expect(try project.contents() == before)

    let failing = try await Command.run(
      ["test", project.url.path, "--filter", "testItFails"], environment: ["COUNTER_FAILS": "1"])
    #expect(failing.status != 0)
    #expect(failing.all.contains("Executed 1 test, with 1 failure"))
    #expect(failing.all.contains("\(project.url.path)/Tests/CounterTests.swift:26"))
  }

  @Test func `the tests of a Swift package run, with the package beside it`() async throws {
    let project = try TemporaryFolder(ShopPackage.files, named: "Shop")
    let result = try await Command.run(["test", project.url.path])
    #expect(result.status == 0, Comment(rawValue: result.all))
    #expect(result.all.contains("Executed 2 tests, with 0 failures"))
    let app = try await Command.run(["run", project.url.path])
    #expect(app.status == 1)
    #expect(app.errors == "error: Shop has no app target\n")
  }

  // MARK: Leaks

  @Test func `what leaks is said with its path, if it is reached, and no more when it is mended`()
    async throws
  {
    let project = try TemporaryFolder(LeakyProject.files, named: "Leaky")
    let leaking = try await Command.run(["leaks", project.url.path, "--steps", "20"])
    #expect(leaking.status == 1, Comment(rawValue: leaking.all))
    #expect(leaking.output.contains("DetailViewController leaks"))
    #expect(leaking.output.contains("onClose"))
    #expect(leaking.output.contains("app.button(\"Show\")"))

    let avoiding = try await Command.run(
      ["leaks", project.url.path, "--steps", "20", "--avoid", "Show"])
    #expect(avoiding.status == 0, Comment(rawValue: avoiding.all))
    #expect(avoiding.errors.contains("20 steps on ListViewController: no leaks found"))

    try project.write(LeakyProject.mended, to: LeakyProject.leak)
    let mended = try await Command.run(["leaks", project.url.path, "--steps", "20", "--json"])
    #expect(mended.status == 0, Comment(rawValue: mended.all))
    let report = try JSONSerialization.jsonObject(with: Data(mended.output.utf8))
    let values = try #require(report as? [String: Any])
    #expect(values["steps"] as? Int == 20)
    #expect(values["problems"] as? [String] == [])
    #expect(mended.errors.contains("20 steps on DetailViewController, ListViewController"))
  }

  // MARK: Running

  @Test(.timeLimit(.minutes(15)))
  func `an app that is watched begins anew when a file is saved`() async throws {
    let project = try TemporaryFolder(
      ["AppDelegate.swift": Self.greeting("one")], named: "Greeter")
    let state = try TemporaryFolder([:])
    let command = Command.process(
      ["run", "--watch", project.url.path], ["XDG_STATE_HOME": state.url.path])
    let lines = try Lines(of: command)
    try command.run()
    defer {
      command.terminate()
      command.waitUntilExit()
    }
    var all = lines.makeAsyncIterator()
    let first = try await all.next { $0.contains("is on http") }
    #expect(try await all.next { $0.hasPrefix("hello") } == "hello one")

    // A file that does not compile is reported, and the app goes on.
    try project.write("class {", to: "AppDelegate.swift")
    _ = try await all.next { $0.contains("does not compile") }
    try project.write(Self.greeting("two"), to: "AppDelegate.swift")
    let second = try await all.next { $0.contains("is on http") }
    #expect(try await all.next { $0.hasPrefix("hello") } == "hello two")
    #expect(first == second, "The page finds the app at its old address.")
  }

  /// The delegate of an app that says a word when it is launched.
  static func greeting(_ text: String) -> String {
    """
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        FileHandle.standardError.write(Data("hello \(text)\\n".utf8))
        return true
      }
    }
    """
  }
}
