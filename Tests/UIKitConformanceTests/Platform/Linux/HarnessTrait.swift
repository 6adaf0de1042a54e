import StorylineTesting
import Testing

typealias PlatformHarness = StageHarness

extension Trait where Self == StageTrait {
  /// Gives each test the stage for itself.
  static var harness: Self { .stage(findsLeaks: false) }
}
