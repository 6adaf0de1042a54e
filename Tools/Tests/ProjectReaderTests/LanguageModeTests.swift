import ProjectReader
import Testing

@Suite struct LanguageModeTests {
  @Test(arguments: [
    ("3.0.1", LanguageMode.v4), ("4", .v4), ("4.1", .v4), ("4.2", .v4_2), ("5.0", .v5),
    ("5.9", .v5),
    ("6", .v6), ("6.2", .v6), ("7.0", .v6),
  ])
  func `a version stands for the mode whose rules it has`(version: String, mode: LanguageMode) {
    #expect(LanguageMode(version: version) == mode)
  }

  @Test func `a text that is no version stands for none`() {
    #expect(LanguageMode(version: "$(SWIFT)") == nil)
    #expect(LanguageMode(version: "") == nil)
  }

  @Test func `a mode is written as manifests write it`() {
    #expect([LanguageMode.v4, .v4_2, .v5, .v6].map(\.manifestName) == ["v4", "v4_2", "v5", "v6"])
  }

  @Test func `modes are in the order of their versions`() {
    #expect([LanguageMode.v6, .v4_2, .v5, .v4].sorted() == [.v4, .v4_2, .v5, .v6])
  }
}
