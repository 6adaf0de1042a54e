import ProjectReader
import Testing

/// The versions that lines of a Podfile allow.
@Suite struct VersionRequirementTests {
  @Test(arguments: [
    ("", "9.9", true), ("5.0.1", "5.0.1", true), ("5.0", "5.0.0", true), ("5.0.1", "5.0.2", false),
    ("~> 5.0", "5.9", true), ("~> 5.0", "6.0", false), ("~> 5.0.2", "5.0.9", true),
    ("~> 5.0.2", "5.1", false), ("~> 5", "5.9", true), ("~> 5", "6.0", false),
    (">= 4.0, < 6", "5.9.1", true), (">= 4.0, < 6", "6.0", false),
    ("> 1", "1.0", false), ("<= 1.2", "1.2.0", true), ("!= 2.0", "2", false), ("= 2", "2", true),
  ])
  func `a requirement allows some versions`(_ text: String, _ version: String, _ isAllowed: Bool) {
    let numbers = VersionRequirement.numbers(of: version[...]) ?? []
    #expect(VersionRequirement(text).allows(numbers) == isAllowed)
  }

  @Test func `tags of prereleases and of other things are no versions`() {
    #expect(VersionRequirement.numbers(of: "v1.20.3") == [1, 20, 3])
    #expect(VersionRequirement.numbers(of: "1.0-beta.1") == nil)
    #expect(VersionRequirement.numbers(of: "release") == nil)
  }
}
