import Foundation
import NewsScenes
import NewsServer
public import StorylineTesting
public import UIKit

/// Uses an app at random, for as long as the environment asks for.
public struct NewsMonkey<Delegate: NSObject & UIApplicationDelegate> {
  private let folder = NewsFolder()

  public init(_ delegate: Delegate.Type) {}

  /// How many things it does: 2,000, or what `STORYLINE_MONKEY_ACTIONS` says.
  public static var actions: Int {
    ProcessInfo.processInfo.environment["STORYLINE_MONKEY_ACTIONS"].flatMap(Int.init) ?? 2_000
  }

  /// Uses the app, and says with which seed. A nightly run has another seed each night:
  /// `STORYLINE_MONKEY_SEED` repeats one.
  public func use(seed: UInt64) async throws -> MonkeyReport {
    let given = ProcessInfo.processInfo.environment["STORYLINE_MONKEY_SEED"].flatMap(UInt64.init)
    let seed = given ?? seed
    print("\(Delegate.self): \(Self.actions) actions with seed \(seed)")
    NewsServer.shared.mood = .fine
    Surroundings.folder = folder.url
    var monkey = Monkey(seed: seed, steps: Self.actions)
    // What the server does is not the app's doing.
    monkey.avoids = ["Server"]
    monkey.attempts = 40
    return try await monkey.use(Delegate.self)
  }
}
