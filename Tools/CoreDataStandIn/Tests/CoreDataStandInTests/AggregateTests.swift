import CoreDataStandIn
import Testing
// Foundation, which this module exports, has an `NSExpression` that cannot be made on Linux.
import UIKit

@MainActor @Suite struct AggregateTests {
  let container: NSPersistentContainer
  var context: NSManagedObjectContext { container.viewContext }

  init() throws {
    container = try Library.container()
    let (lem, dick) = (
      Author(context: container.viewContext), Author(context: container.viewContext)
    )
    (lem.name, dick.name) = ("Lem", "Dick")
    for (title, pages, author) in [
      ("Eden", 300, lem), ("Fiasco", 400, lem), ("Solaris", 200, lem), ("Ubik", 250, dick),
    ] {
      Library.book(title, Int32(pages), in: container.viewContext).author = author
    }
    try container.viewContext.save()
  }

  private func request() -> NSFetchRequest<NSDictionary> {
    let request = NSFetchRequest<NSDictionary>(entityName: "Book")
    request.resultType = .dictionaryResultType
    request.sortDescriptors = [NSSortDescriptor(key: "author.name", ascending: true)]
    return request
  }

  private func column(_ function: String, _ path: String, as name: String)
    -> NSExpressionDescription
  {
    let column = NSExpressionDescription()
    column.name = name
    column.expression = NSExpression(
      forFunction: function, arguments: [NSExpression(forKeyPath: path)])
    column.expressionResultType = .integer64AttributeType
    return column
  }

  // 5.8: functions make one dictionary of all rows.
  @Test(arguments: [
    ("sum:", 1150), ("max:", 400), ("min:", 200), ("average:", 287), ("count:", 4),
  ])
  func `a function is applied to all rows`(function: String, value: Int) throws {
    let request = request()
    request.propertiesToFetch = [column(function, "pages", as: "result")]
    let found = try context.fetch(request)
    #expect(found.count == 1)
    #expect(found.first?["result"] as? Int == value)
  }

  // 5.8: or one of each group. 5.9: with a condition on groups.
  @Test func `equal values make one dictionary with the functions of a group`() throws {
    let request = request()
    request.propertiesToGroupBy = ["author.name"]
    request.propertiesToFetch = ["author.name", column("sum:", "pages", as: "total")]
    #expect(try context.fetch(request).map { $0["author.name"] as? String } == ["Dick", "Lem"])
    #expect(try context.fetch(request).map { $0["total"] as? Int } == [250, 900])
    request.havingPredicate = NSPredicate(format: "total > 500")
    #expect(try context.fetch(request).map { $0["author.name"] as? String } == ["Lem"])
  }

  @Test func `equal dictionaries are returned once where that is wanted`() throws {
    let request = request()
    request.propertiesToFetch = ["author.name"]
    #expect(try context.fetch(request).count == 4)
    request.returnsDistinctResults = true
    #expect(try context.fetch(request).count == 2)
  }

  @Test func `an expression without a function of groups has a value in each row`() throws {
    let doubled = NSExpressionDescription()
    doubled.name = "doubled"
    doubled.expression = NSExpression(format: "pages * 2")
    doubled.expressionResultType = .integer32AttributeType
    let request = request()
    request.propertiesToFetch = ["title", doubled]
    request.predicate = NSPredicate(format: "title == 'Ubik'")
    #expect(try context.fetch(request).map { $0["doubled"] as? Int } == [500])
  }

  // 5.10: quantifiers and operators look at related objects.
  @Test(arguments: [
    ("books.@max.pages > 300", ["Lem"]), ("books.@sum.pages == 250", ["Dick"]),
    ("SUBQUERY(books, $book, $book.pages > 250).@count == 2", ["Lem"]),
    ("ALL books.pages > 220", ["Dick"]), ("NONE books.title BEGINSWITH[c] 'u'", ["Lem"]),
    ("books.@count BETWEEN {1, 2}", ["Dick"]), ("ANY books.title IN {'Ubik', 'Valis'}", ["Dick"]),
    ("name MATCHES 'L.m'", ["Lem"]), ("name LIKE '*i*'", ["Dick"]),
  ])
  func `predicates look at the objects of relationships`(format: String, names: [String]) throws {
    let request = NSFetchRequest<Author>(entityName: "Author")
    request.predicate = NSPredicate(format: format, argumentArray: nil)
    #expect(try context.fetch(request).map(\.name) == names)
  }

  // 5.11: objects of prefetched relationships are no faults.
  @Test func `the objects of relationships are read with the results where that is wanted`() throws
  {
    context.reset()
    let request = NSFetchRequest<Author>(entityName: "Author")
    request.predicate = NSPredicate(format: "name == 'Dick'")
    request.relationshipKeyPathsForPrefetching = ["books"]
    let dick = try #require(try context.fetch(request).first)
    #expect(dick.books.allSatisfy { !$0.isFault })
  }
}
