import Foundation
import TemporaryFolders
import Testing

extension CommandTests {
  @Test func `an app has a home folder of its own, which stays until it is to be fresh`()
    async throws
  {
    let project = try TemporaryFolder(["AppDelegate.swift": Self.notes], named: "Notes")
    let state = try TemporaryFolder([:])
    func run(_ options: String...) async throws -> String {
      let result = try await Command.run(
        ["run", project.url.path] + options, environment: ["XDG_STATE_HOME": state.url.path])
      return result.output.split(separator: "\n").last.map(String.init) ?? result.all
    }
    let own = try #require(
      FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first)
    let first = try await run()
    #expect(first.hasPrefix("0 notes, 0 starts, "))
    #expect(!first.hasSuffix(own.path))
    #expect(try await run().hasPrefix("1 notes, 1 starts, "))
    #expect(try await run("--fresh").hasPrefix("0 notes, 0 starts, "))
  }

  /// An app that says what it finds, adds to it, and ends.
  private static let notes = """
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let files = FileManager.default
        let folder = files.urls(for: .documentDirectory, in: .userDomainMask)[0]
        let starts = UserDefaults.standard.integer(forKey: "starts")
        let notes = (try? files.contentsOfDirectory(atPath: folder.path)) ?? []
        print("\\(notes.count) notes, \\(starts) starts, \\(folder.path)")
        try? Data().write(to: folder.appendingPathComponent("note"))
        UserDefaults.standard.set(starts + 1, forKey: "starts")
        UserDefaults.standard.synchronize()
        exit(0)
      }
    }
    """
}
