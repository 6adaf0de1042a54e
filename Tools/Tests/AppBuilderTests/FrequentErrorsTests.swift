import AppBuilder
import SourceAdapter
import Testing

@Suite struct FrequentErrorsTests {
  private func diagnostics(_ errors: [String]) -> [Diagnostic] {
    errors.enumerated().map { number, error in
      Diagnostic(
        file: "/app/A.swift", line: number + 1, column: 1, severity: .warning,
        message: "the body of A.f\(number)() is set aside: \(error)")
    }
  }

  @Test func `errors that stop several parts are named, the most frequent one first`() {
    let (colors, texts, other) = ("cannot find 'Colors' in scope", "cannot find 'Texts'", "no type")
    #expect(
      FrequentErrors.sentence(
        of: diagnostics([texts, colors, other, colors, texts, colors, colors, texts]))
        == "most frequent errors: \(colors) (4 parts), \(texts) (3 parts)")
  }

  @Test func `errors of one or two parts are not named`() {
    #expect(FrequentErrors.sentence(of: diagnostics(["a", "a", "b"])) == nil)
    #expect(FrequentErrors.sentence(of: []) == nil)
  }
}
