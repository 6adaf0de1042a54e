import AppBuilder
import SourceAdapter
import Testing

@Suite struct DiagnosticListTests {
  private func diagnostic(_ file: String, _ message: String) -> Diagnostic {
    Diagnostic(file: "/app/\(file).swift", line: 1, column: 1, severity: .error, message: message)
  }

  @Test func `what is said of many files is printed once`() {
    let list = DiagnosticList(
      ["A", "B", "C", "D", "E", "F"].map { diagnostic($0, "the module is missing") }
        + [diagnostic("B", "something else")])
    #expect(
      list.lines == [
        "/app/A.swift:1:1: error: the module is missing",
        "  the same in 5 other files: B.swift, C.swift, D.swift and 2 more",
        "/app/B.swift:1:1: error: something else",
      ])
  }

  @Test func `what is said of two files is printed with both places`() {
    let list = DiagnosticList([diagnostic("A", "the same"), diagnostic("B", "the same")])
    #expect(
      list.lines == ["/app/A.swift:1:1: error: the same", "/app/B.swift:1:1: error: the same"])
  }
}
