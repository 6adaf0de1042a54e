import Foundation
import Testing
import UIKit

/// Conditions that are written as text.
@Suite struct PredicateFormatTests {
  private func holds(_ format: String, _ arguments: [Any] = [], of object: Any?) -> Bool {
    NSPredicate(format: format, argumentArray: arguments).evaluate(with: object)
  }

  private let person: [String: Any] = [
    "name": "Émile", "age": 41, "tags": ["tall", "loud"], "home": ["city": "Oslo"],
    "born": Date(timeIntervalSince1970: 0),
  ]

  @Test(arguments: [
    ("a@b.example", true), ("a.b+c@d.example", true), ("a@b", false), ("a b@c.example", false),
    ("", false),
  ])
  func `an address is told by an expression that people write`(text: String, isAddress: Bool) {
    let expression = "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}"
    let predicate = NSPredicate(format: "SELF MATCHES %@", expression)
    #expect(predicate.evaluate(with: text) == isAddress)
  }

  @Test(arguments: [
    "name == 'Émile'", "name ==[cd] \"emile\"", "name BEGINSWITH[d] 'E'", "name ENDSWITH 'le'",
    "name CONTAINS[c] 'MI'", "name LIKE '?mil*'", "age = 41", "age >= 41 AND age <= 41",
    "age > 40 && age < 42", "age != 40", "NOT age <> 41", "!(age == 1)", "age BETWEEN {41, 50}",
    "age IN {1, 41}", "'tall' IN tags", "tags CONTAINS 'loud'", "ANY tags == 'tall'",
    "SOME tags BEGINSWITH 'l'", "ALL tags CONTAINS 'l'", "NONE tags == 'small'", "tags.@count == 2",
    "home.city == 'Oslo'", "SELF.home.city.length > 3", "nothing == nil", "age != NULL",
    "TRUEPREDICATE", "FALSEPREDICATE OR age == 41", "(age == 1 OR age == 41) AND name != ''",
    "((age) == (41))", "name MATCHES '.*i.*'", "age == 4.1e1", "#name != 'x'",
  ])
  func `a condition holds`(format: String) {
    #expect(holds(format, of: person))
  }

  @Test(arguments: [
    "name == 'emile'", "name ==[c] 'Emile'", "age == 41 AND age == 42", "age BETWEEN {42, 50}",
    "name CONTAINS 'MI'", "ALL tags == 'tall'", "NONE tags == 'tall'", "nothing != nil",
    "name LIKE 'mil'", "name MATCHES 'mil'", "FALSEPREDICATE", "name > 3", "TRUE == FALSE",
  ])
  func `a condition does not hold`(format: String) {
    #expect(!holds(format, of: person))
  }

  @Test func `values and key paths stand for signs`() {
    #expect(holds("%K == %@ AND %K > %d", ["name", "Émile", "age", 40], of: person))
    #expect(holds("%K <= %@", ["born", Date()], of: person))
    #expect(holds("SELF IN %@", [["a", "b"]], of: "b"))
    #expect(NSPredicate(format: "age == %ld AND name != %@", 41, "x").evaluate(with: person))
  }

  @Test func `objects, dates and collections are arguments`() {
    let start = Date(timeIntervalSince1970: 0)
    for predicate in [
      NSPredicate(format: "born == %@", start as NSDate),
      NSPredicate(format: "born >= %@ AND born < %@", start as any CVarArg, Date() as any CVarArg),
      NSPredicate(format: "age == %@", NSNumber(value: 41)),
      NSPredicate(format: "name IN %@", ["Émile"]),
      NSPredicate(format: "name IN %@", Set(["Émile"])),
    ] {
      #expect(predicate.evaluate(with: person))
    }
  }

  @Test func `formats print objects and collections`() {
    let date = Date(timeIntervalSince1970: 0)
    #expect(String(format: "%@ %@ %d", NSNumber(value: 5), NSString(string: "x"), 7) == "5 x 7")
    #expect(String(format: "%@", date as NSDate) == "1970-01-01 00:00:00 +0000")
    #expect(String(format: "%@", date as any CVarArg) == "1970-01-01 00:00:00 +0000")
    #expect(String(format: "%@", ["a"]) == "(\n    a\n)")
  }

  @Test func `words may be written in any case`() {
    #expect(holds("self beginswith 'a' or self endswith 'z' and not self == 'b'", of: "a"))
  }

  @MainActor
  @Test func `objects are asked by the names of their members`() {
    let view = UIView()
    view.tag = 7
    #expect(holds("tag == 7", of: view))
    #expect(holds("ANY tag == 7", of: [view]))
    #expect(holds("ANY SELF.tag == 7", of: [view]))
  }

  @Test func `arrays are filtered`() {
    let words = ["apple", "pear", "plum"] as NSArray
    let found = words.filtered(using: NSPredicate(format: "SELF BEGINSWITH %@", "p"))
    #expect(found as? [String] == ["pear", "plum"])
  }

  @Test func `conditions are put together`() {
    let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
      NSPredicate(format: "age > 1"), NSPredicate(format: "age < 50"),
    ])
    #expect(both.evaluate(with: person))
  }

  @Test func `a text that cannot be read traps with Foundation's words`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = NSPredicate(format: "name IS %@", "x")
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("Unable to parse the format string \"name IS %@\""))
  }

  @Test func `a sign without a value traps`() async {
    await #expect(processExitsWith: .failure) {
      _ = NSPredicate(format: "name == %@", argumentArray: [])
    }
  }
}
