import Foundation
import Testing

/// Launches a real app, one a process.
@Suite(.timeLimit(.minutes(1))) struct LaunchTests {
  @Test func `8.1.2, 8.1.3, 1.4.3 an app with scenes launches in UIKit's order`() async throws {
    #expect(
      try await probe("scene-by-name") == [
        "didFinishLaunching", "configurationForConnecting", "willConnect", "viewDidLoad",
        "viewWillAppear", "sceneWillEnterForeground", "sceneDidBecomeActive", "viewDidAppear",
      ])
  }

  @Test func `a scene delegate that is named in code is used`() async throws {
    #expect(
      try await probe("scene-by-class") == [
        "willConnect of the class in code", "viewDidLoad", "viewWillAppear",
        "sceneWillEnterForeground", "sceneDidBecomeActive", "viewDidAppear",
      ])
  }

  @Test func `10.2.1, 5.8.2 a window leads to its scene, on to the application and its delegate`()
    async throws
  {
    #expect(
      try await probe("responders") == [
        "willConnect", "viewDidLoad", "viewWillAppear", "sceneWillEnterForeground", "window",
        "scene", "application", "delegate", "key window of the scene", "viewDidAppear",
      ])
  }

  @Test func `5.8.3 in an app with scenes controllers appear in a window without one, too`()
    async throws
  {
    #expect(
      try await probe("scene-and-stray-window") == [
        "stray: viewWillAppear", "willConnect of the scene and a stray", "viewDidLoad",
        "viewWillAppear",
        "sceneWillEnterForeground", "sceneDidBecomeActive", "viewDidAppear",
      ])
  }

  @Test func `8.1.6 an app without scenes launches in UIKit's order`() async throws {
    #expect(
      try await probe("window") == [
        "willFinishLaunching", "didFinishLaunching", "viewDidLoad", "viewWillAppear",
        "didBecomeActive", "viewDidAppear",
      ])
  }

  @Test func `in an app, timers, run loop, main queue and main actor are the main thread`()
    async throws
  {
    #expect(try await probe("threads") == ["all on the main thread"])
  }

  /// Returns the output of the app, without the line of the simulator.
  private func probe(_ name: String) async throws -> [String] {
    let process = Process()
    // Beside the test runner, where the build puts every executable.
    process.executableURL = Bundle(for: BundleToken.self).bundleURL
      .appendingPathComponent("LaunchProbe")
    process.arguments = [name]
    let output = Pipe()
    process.standardOutput = output
    // Waiting must not block a thread that other tests need.
    let status = try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
        do { try process.run() } catch { continuation.resume(throwing: error) }
      }
    } onCancel: {
      process.terminate()
    }
    #expect(status == 0)
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
      .filter { !$0.hasPrefix("Storyline:") }
  }
}

private final class BundleToken {}
