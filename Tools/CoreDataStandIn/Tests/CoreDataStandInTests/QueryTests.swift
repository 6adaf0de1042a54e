import CoreDataStandIn
import Foundation
import Testing
import UIKit

/// Fetches from a file give the results of the same fetches in memory.
@MainActor @Suite struct QueryTests {
  // 5.5: a file and memory give the same results.
  @Test(arguments: 0..<12)
  func `random conditions find the same objects in a file and in memory`(seed: UInt64) throws {
    var random = RandomNumbers(seed: seed)
    let file = try Library.container(at: Library.file()).viewContext
    let memory = try Library.container().viewContext
    let library = RandomLibrary(&random)
    for context in [file, memory] { try library.fill(context) }
    for _ in 0..<60 {
      let query = RandomQuery(&random)
      #expect(
        try query.titles(in: file) == query.titles(in: memory), "\(query), seed \(seed)")
    }
  }

  @Test func `identities of objects are found in a file`() throws {
    let context = try Library.container(at: Library.file()).viewContext
    let author = Author(context: context)
    let book = Library.book("Eden", in: context)
    Library.book("Ubik", in: context)
    book.author = author
    try context.save()
    func titles(_ format: String, _ argument: Any) throws -> [String] {
      let request = NSFetchRequest<Book>(entityName: "Book")
      request.predicate = NSPredicate(format: format, argumentArray: [argument])
      return try context.fetch(request).map(\.title)
    }
    #expect(try titles("author == %@", author) == ["Eden"])
    #expect(try titles("author != %@", author) == ["Ubik"])
    #expect(try titles("author IN %@", [author.objectID]) == ["Eden"])
    #expect(try titles("SELF == %@", book.objectID) == ["Eden"])
    #expect(try titles("NOT (SELF IN %@)", [book]) == ["Ubik"])
    #expect(try titles("author == %@", Author(context: context)).isEmpty)
  }

  @Test func `large numbers are told apart`() throws {
    let number = Library.attribute("number", .integer64)
    let context = try Library.container(
      Library.model(extra: [number]), at: Library.file()
    ).viewContext
    for (title, value) in [("A", Int64(1) << 60), ("B", (Int64(1) << 60) + 1)] {
      Library.book(title, in: context).setValue(value, forKey: "number")
    }
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.predicate = NSPredicate(format: "number == %lld", (Int64(1) << 60) + 1)
    #expect(try context.fetch(request).map(\.title) == ["B"])
    try context.save()
    #expect(try context.fetch(request).map(\.title) == ["B"])
  }

  // 5.7: a key path sorts as the name of its property.
  @Test func `key paths of Swift's sort as their names do`() throws {
    let context = try Library.container(at: Library.file()).viewContext
    for title in ["b", "C", "a"] { Library.book(title, in: context) }
    try context.save()
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Book.title, ascending: true)]
    #expect(try context.fetch(request).map(\.title) == ["C", "a", "b"])
    request.sortDescriptors = [
      NSSortDescriptor(
        key: "title", ascending: true,
        selector: Selector(("caseInsensitiveCompare:")))
    ]
    #expect(try context.fetch(request).map(\.title) == ["a", "b", "C"])
  }
}

extension QueryTests {
  @Test func `key paths to values that may be nil sort, too`() throws {
    let context = try Library.container().viewContext
    for name in ["b", nil, "a"] { Author(context: context).name = name }
    try context.save()
    let request = NSFetchRequest<Author>(entityName: "Author")
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Author.name, ascending: true)]
    #expect(try context.fetch(request).map(\.name) == [nil, "a", "b"])
    let author = try #require(try context.fetch(request).last)
    Library.book("Eden", in: context).author = author
    request.sortDescriptors = [
      NSSortDescriptor(keyPath: \Author.hasBooks, ascending: false),
      NSSortDescriptor(keyPath: \Author.name, ascending: true),
    ]
    #expect(try context.fetch(request).map(\.name) == ["b", nil, "a"])
  }
}

extension Author {
  /// A Boolean value that indicates whether there are books.
  fileprivate var hasBooks: Bool { !books.isEmpty }
}

/// Numbers from a seed, the same in each run.
struct RandomNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Authors and books with chosen values, and some without.
private struct RandomLibrary {
  static let words = [
    "Eden", "eden", "Élan", "elan", "Kelvin", "", "a*b", "Straße", "%_", "O'Neil",
  ]
  private let authors: [String?]
  private let books: [(title: String, pages: Int32, published: Date?, author: Int?)]

  init(_ random: inout RandomNumbers) {
    var authors: [String?] = []
    for _ in 0..<4 {
      authors.append(Bool.random(using: &random) ? Self.words.randomElement(using: &random) : nil)
    }
    self.authors = authors
    var books: [(String, Int32, Date?, Int?)] = []
    for _ in 0..<25 {
      let title = Self.words.randomElement(using: &random) ?? ""
      let day = Int.random(in: 0..<6, using: &random)
      books.append(
        (
          title, Int32.random(in: -3...6, using: &random),
          day == 0 ? nil : Date(timeIntervalSinceReferenceDate: Double(day) * 86_400.5),
          (0..<5).randomElement(using: &random).flatMap { $0 < 4 ? $0 : nil }
        ))
    }
    self.books = books
  }

  func fill(_ context: NSManagedObjectContext) throws {
    let made = authors.map { name in
      let author = Author(context: context)
      author.name = name
      return author
    }
    for (number, values) in books.enumerated() {
      let book = Library.book("\(values.title)", values.pages, in: context)
      book.setValue(values.published, forKey: "published")
      book.author = values.author.map { made[$0] }
      // Rows are numbered as they are made.
      if number.isMultiple(of: 5) { try context.save() }
    }
    try context.save()
  }
}

/// A condition and an order that are put together at random.
private struct RandomQuery: CustomStringConvertible {
  let format: String
  let descriptors: [NSSortDescriptor]
  let limit: Int
  let description: String

  init(_ random: inout RandomNumbers) {
    format = Self.condition(&random, depth: 3)
    let keys = ["title", "pages", "published", "author.name"].shuffled(using: &random).prefix(2)
    let selectors = ["caseInsensitiveCompare:", "localizedStandardCompare:", nil]
    var descriptors: [NSSortDescriptor] = []
    var text: [String] = []
    for key in keys {
      let (isAscending, name) = (
        Bool.random(using: &random), selectors.randomElement(using: &random) ?? nil
      )
      descriptors.append(
        NSSortDescriptor(key: key, ascending: isAscending, selector: name.map { Selector(($0)) }))
      text.append("\(key) \(isAscending) \(name ?? "")")
    }
    self.descriptors = descriptors
    limit = Int.random(in: 0...10, using: &random)
    description = "\(format) by \(text) limit \(limit)"
  }

  private static func condition(_ random: inout RandomNumbers, depth: Int) -> String {
    let kind = depth == 0 ? 3 : Int.random(in: 0..<6, using: &random)
    switch kind {
    case 0: return "NOT (\(condition(&random, depth: depth - 1)))"
    case 1, 2:
      let word = kind == 1 ? "AND" : "OR"
      return "(\(condition(&random, depth: depth - 1)) \(word) "
        + "\(condition(&random, depth: depth - 1)))"
    default: return comparison(&random)
    }
  }

  private static func comparison(_ random: inout RandomNumbers) -> String {
    let word =
      "'\((RandomLibrary.words.randomElement(using: &random) ?? "").replacing("'", with: "\\'"))'"
    let (low, high) = (
      Int.random(in: -3...3, using: &random), Int.random(in: 0...6, using: &random)
    )
    let sign = ["==", "!=", "<", "<=", ">", ">="].randomElement(using: &random) ?? "=="
    let texts =
      ["==", "!=", "BEGINSWITH", "ENDSWITH", "CONTAINS", "LIKE", "<", ">="]
      .randomElement(using: &random) ?? "=="
    let options = ["", "[c]", "[d]", "[cd]"].randomElement(using: &random) ?? ""
    let all = [
      "pages \(sign) \(low)", "pages BETWEEN {\(low), \(high)}", "pages IN {\(low), \(high)}",
      "title \(texts)\(options) \(word)", "title IN {\(word), 'Eden'}", "author == nil",
      "author.name \(texts)\(options) \(word)", "author.name == nil", "author.name != nil",
      "published == nil", "published > CAST(\(high * 86_400), 'NSDate')",
      "author.books.@count \(sign) \(high)", "ANY author.books.pages \(sign) \(low)",
      "pages + 1 \(sign) \(high)", "title.length \(sign) \(high)",
      "author.books.@max.pages > \(low)",
      "TRUEPREDICATE", "pages \(sign) \(low).5",
    ]
    return all.randomElement(using: &random) ?? "TRUEPREDICATE"
  }

  func titles(in context: NSManagedObjectContext) throws -> [String] {
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.predicate = NSPredicate(format: format, argumentArray: nil)
    request.sortDescriptors = descriptors
    request.fetchLimit = limit
    let found = try context.fetch(request).map {
      "\($0.title) \($0.pages) \($0.author?.name ?? "-")"
    }
    request.fetchLimit = 0
    return found + ["\(try context.count(for: request))"]
  }
}
