import Foundation
import Testing

@Suite struct GoldenTests {
  /// With `STORYLINE_REBASELINE=1` in the environment the examples are recorded anew.
  @Test(arguments: Golden.all)
  func `a construct is rewritten as it is recorded`(golden: Golden) throws {
    let current = try golden.current()
    if ProcessInfo.processInfo.environment["STORYLINE_REBASELINE"] == "1" {
      try golden.record(current)
    } else {
      #expect(try golden.recorded() == current)
    }
  }

  @Test(arguments: Golden.all)
  func `every line of an example keeps its number`(golden: Golden) throws {
    let parts = try golden.recorded().components(separatedBy: "\n=== ")
    let before = parts[0].components(separatedBy: "\n--- ").dropFirst()
    for (input, output) in zip(before, parts.dropFirst()) {
      let own = output.components(separatedBy: "\n#sourceLocation()")[0]
      #expect(lines(own) == lines(input))
    }
  }

  /// How many lines there are, without empty ones at the end.
  private func lines(_ text: String) -> Int {
    text.trimmingCharacters(in: .newlines).components(separatedBy: "\n").count
  }
}
