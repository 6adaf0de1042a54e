import Foundation
import NewsScenes
import NewsServer
import StorylineTesting
public import UIKit

/// Uses an app at random, for as long as the environment asks for.
public struct NewsMonkey<Delegate: NSObject & UIApplicationDelegate> {
  private let folder = NewsFolder()

  public init(_ delegate: Delegate.Type) {}

  /// The number of actions in one app: 250, or half of what `STORYLINE_MONKEY_ACTIONS` says.
  public static var actions: Int {
    let given = ProcessInfo.processInfo.environment["STORYLINE_MONKEY_ACTIONS"]
    return (given.flatMap(Int.init) ?? 500) / 2
  }

  /// Each use of the app is of so many: what it finds can be shortened then.
  private static var portion: Int { 250 }

  /// Uses the app, and says with which seed. A nightly run has another seed each night:
  /// `STORYLINE_MONKEY_SEED` repeats one.
  public func use(seed: UInt64) async throws -> (steps: Int, screens: Set<String>) {
    let given = ProcessInfo.processInfo.environment["STORYLINE_MONKEY_SEED"].flatMap(UInt64.init)
    let seed = given ?? seed
    NewsServer.shared.mood = .fine
    Surroundings.folder = folder.url
    var (steps, screens) = (0, Set<String>())
    for portion in 0..<UInt64((Self.actions + Self.portion - 1) / Self.portion) {
      var monkey = Monkey(seed: seed &+ portion, steps: min(Self.actions, Self.portion))
      // Not kept back: what traps has said its seed before.
      FileHandle.standardError.write(
        Data(
          "\(String(reflecting: Delegate.self)): \(monkey.steps) actions with seed \(monkey.seed)\n"
            .utf8))
      // The server's menu is not part of the app.
      monkey.avoids = ["Server"]
      monkey.attempts = 40
      let report = try await monkey.use(Delegate.self)
      steps += report.steps
      screens.formUnion(report.screens.keys)
      if report.failure != nil { break }
    }
    return (steps, screens)
  }
}
