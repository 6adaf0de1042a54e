import Foundation
import Testing
import UIKit

/// Arithmetic, functions, subqueries and collection operators, as text and as objects.
@Suite struct ExpressionTests {
  private let library: [String: Any] = [
    "books": [
      ["title": "Eden", "pages": 300], ["title": "Solaris", "pages": 200],
      ["title": "Fiasco", "pages": 400],
    ], "limit": 3, "name": "Lem", "born": Date(timeIntervalSinceReferenceDate: 100),
  ]

  private func holds(_ format: String, _ arguments: Any...) -> Bool {
    NSPredicate(format: format, argumentArray: arguments).evaluate(with: library)
  }

  @Test(arguments: [
    "books.@count == 3", "books.@max.pages == 400", "books.@min.pages == 200",
    "books.@sum.pages == 900", "books.@avg.pages == 300", "books.@max.title == 'Solaris'",
    "limit + 1 == 4", "limit-1 == 2", "2 * (limit + 1) == 8", "7 / 2 == 3", "7.0 / 2 == 3.5",
    "2 ** 3 == 8", "-limit == -3", "sum({1, 2, 3}) == 6", "count(books) == limit",
    "max(books.pages) == 400", "average({1, 2}) == 1.5", "median({5, 1, 9}) == 5",
    "sqrt(9) == limit", "abs(-2) == 2", "uppercase(name) == 'LEM'", "length(name) == 3",
    "SUBQUERY(books, $b, $b.pages > 250).@count == 2",
    "SUBQUERY(books, $b, $b.pages > 250 AND $b.title BEGINSWITH 'E').@count == 1",
    "books[FIRST].title == 'Eden'", "books[LAST].pages == 400", "books[SIZE] == 3",
    "books[1].title == 'Solaris'", "born == CAST(100, 'NSDate')", "now() > born",
    "ANY books.pages > 350", "NONE books.pages > 450", "ALL books.pages >= 200",
    "name IN {'Lem', 'Le Guin'}", "(limit + 1) == 4",
  ])
  func `a condition holds`(format: String) {
    #expect(holds(format))
  }

  @Test(arguments: [
    "books.@max.pages > 400", "SUBQUERY(books, $b, $b.pages > 250).@count == 3",
    "ALL books.pages > 200", "limit + 1 == 3", "books[FIRST].title == 'Fiasco'",
  ])
  func `a condition does not hold`(format: String) {
    #expect(!holds(format))
  }

  @Test func `a variable has the value that it is given`() {
    let predicate = NSPredicate(format: "name == $NAME AND limit < $MOST")
    #expect(
      predicate.evaluate(with: library, substitutionVariables: ["NAME": "Lem", "MOST": 4]))
    #expect(
      !predicate.evaluate(with: library, substitutionVariables: ["NAME": "Lem", "MOST": 2]))
  }

  @Test func `an expression has a value of its own`() {
    let sum = NSExpression(
      forFunction: "sum:", arguments: [NSExpression(forKeyPath: "books.pages")])
    #expect(sum.expressionValue(with: library, context: nil) as? Double == 900)
    #expect(sum.expressionType == .function)
    #expect(sum.arguments?.first?.keyPath == "books.pages")
    let doubled = NSExpression(format: "limit * %d", 2)
    #expect(doubled.expressionValue(with: library, context: nil) as? Double == 6)
    #expect(NSExpression(forConstantValue: 3).constantValue as? Int == 3)
  }

  @Test func `a comparison is made of expressions`() {
    func haveMore(than pages: Int, all: Bool) -> Bool {
      NSComparisonPredicate(
        leftExpression: NSExpression(forKeyPath: "books.pages"),
        rightExpression: NSExpression(forConstantValue: pages), modifier: all ? .all : .any,
        type: .greaterThan
      ).evaluate(with: library)
    }
    #expect(haveMore(than: 350, all: false))
    #expect(!haveMore(than: 350, all: true))
    #expect(haveMore(than: 100, all: true))
  }

  @Test func `collections give the values of their elements by name`() {
    let set = NSSet(array: [["a": 1], ["a": 1], ["a": 2]] as [NSDictionary])
    #expect((set.value(forKey: "a") as? NSSet)?.count == 2)
    #expect(set.value(forKeyPath: "@sum.a") as? Double == 3)
    let list = NSOrderedSet(array: [["a": 2], ["a": 1]] as [NSDictionary])
    #expect((list.value(forKey: "a") as? NSOrderedSet)?.array as? [Int] == [2, 1])
  }
}
