import Lint
import SourceFacts
import Testing

/// The examples of rules are their tests.
@Suite struct RuleTests {
  struct Example: CustomTestStringConvertible, Sendable {
    let rule: String
    let number: Int
    let source: String

    var testDescription: String { "\(rule) \(number)" }
  }

  static func examples(_ list: (RulePage) -> [String]) -> [Example] {
    Rules.all.map(\.page).flatMap { page in
      list(page).enumerated().map {
        Example(rule: page.id, number: $0.offset + 1, source: $0.element)
      }
    }
  }

  @Test(arguments: examples(\.bad))
  func `a bad example has a finding at each arrow, and no other`(example: Example) {
    var expected: [String] = []
    var source = ""
    var (line, column) = (1, 1)
    for character in example.source {
      if character == "↓" {
        expected.append("\(line):\(column)")
        continue
      }
      source.append(character)
      (line, column) = character == "\n" ? (line + 1, 1) : (line, column + character.utf8.count)
    }
    let found = findings(source, rule: example.rule)
    #expect(found.map { "\($0.place.line):\($0.place.column)" } == expected)
    #expect(!expected.isEmpty)
  }

  @Test(arguments: examples(\.good))
  func `a good example has no finding of any rule that is on`(example: Example) {
    #expect(findings(["App.swift": example.source]).map(\.message) == [])
    #expect(findings(example.source, rule: example.rule).map(\.message) == [])
  }

  @Test func `every rule has five examples of each kind, and says what happens and what to write`()
  {
    for page in Rules.all.map(\.page) {
      #expect(page.bad.count >= 5 && page.good.count >= 5, Comment(rawValue: page.id))
      #expect(page.effect.hasSuffix(".") && page.remedy.hasSuffix("."), Comment(rawValue: page.id))
    }
    #expect(Set(Rules.all.map(\.page.id)).count == Rules.all.count)
  }

  @Test(arguments: Rules.all.map(\.page.id))
  func `examples have no errors in their syntax`(id: String) throws {
    let page = try #require(Rules.rule(id)).page
    for source in page.bad + page.good {
      #expect(
        !FactsReader.read(source.replacing("↓", with: "")).hasErrors, Comment(rawValue: source))
    }
  }
}
