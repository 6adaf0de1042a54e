import StorylineTesting
import Testing

extension Trait where Self == StageTrait {
  /// The trait of ``StorylineTesting`` without the search for leaks: controllers of these tests often
  /// capture themselves, and what the stage itself releases has tests of its own.
  static var stage: Self { .stage(findsLeaks: false) }
}
