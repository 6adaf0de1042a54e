import CoreDataStandIn
import Foundation
import Testing
import UIKit

/// Random changes in several contexts, beside a plain model of what the store has to have.
@MainActor @Suite struct WalkTests {
  /// The number of steps: more by night, with `STORYLINE_COREDATA_STEPS`.
  private static let steps =
    ProcessInfo.processInfo.environment["STORYLINE_COREDATA_STEPS"].flatMap(Int.init) ?? 2_000

  @Test(arguments: [false, true])
  func `a walk of changes leaves what a plain model has`(isInFile: Bool) throws {
    let seed: UInt64 = isInFile ? 11 : 7
    var walk = try Walk(seed: seed, url: isInFile ? Library.file() : URL(filePath: "/dev/null"))
    for step in 0..<Self.steps {
      try walk.takeStep()
      // Looking at everything takes longer than a step.
      guard step.isMultiple(of: 7) || step + 1 == Self.steps else { continue }
      let difference = try walk.difference()
      #expect(difference == nil, "step \(step) of seed \(seed): \(walk.last)")
      if difference != nil { return }
    }
  }
}

/// A book as the plain model has it.
private struct PlainBook: Equatable {
  var title: String
  var pages: Int32
  var author: String?
}

@MainActor private struct Walk {
  /// The books in the store, and those that the main context sees, by their titles.
  private var stored: [String: PlainBook] = [:]
  private var seen: [String: PlainBook] = [:]
  private let url: URL
  private var container: NSPersistentContainer
  private var context: NSManagedObjectContext { container.viewContext }
  private var random: RandomNumbers
  private var count = 0
  private let authors = ["Lem", "Dick", "Le Guin"]
  private(set) var last = ""

  init(seed: UInt64, url: URL) throws {
    random = RandomNumbers(seed: seed)
    self.url = url
    container = try Library.container(at: url)
    for name in authors { Author(context: container.viewContext).name = name }
    try container.viewContext.save()
  }

  private mutating func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

  // MARK: Looking

  private func book(_ id: String, in context: NSManagedObjectContext) throws -> Book? {
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.predicate = NSPredicate(format: "title == %@", id)
    return try context.fetch(request).first
  }

  private func author(_ name: String?, in context: NSManagedObjectContext) throws -> Author? {
    guard let name else { return nil }
    let request = NSFetchRequest<Author>(entityName: "Author")
    request.predicate = NSPredicate(format: "name == %@", name)
    return try context.fetch(request).first
  }

  private static func plain(_ context: NSManagedObjectContext) throws -> [String: PlainBook] {
    let books = try context.fetch(NSFetchRequest<Book>(entityName: "Book"))
    return Dictionary(
      books.map {
        ($0.title, PlainBook(title: $0.title, pages: $0.pages, author: $0.author?.name))
      }
    ) { $1 }
  }

  /// A text where a context or the store differs from the model.
  func difference() throws -> String? {
    let own = try Self.plain(context)
    if own != seen { return "the context has \(own), not \(seen)" }
    for author in try context.fetch(NSFetchRequest<Author>(entityName: "Author")) {
      let titles = Set(author.books.map(\.title))
      let expected = Set(seen.values.filter { $0.author == author.name }.map(\.title))
      if titles != expected { return "\(author.name ?? "") has \(titles), not \(expected)" }
    }
    let other = NSManagedObjectContext(.mainQueue)
    other.persistentStoreCoordinator = container.persistentStoreCoordinator
    let rows = try Self.plain(other)
    return rows == stored ? nil : "the store has \(rows), not \(stored)"
  }

  // MARK: Steps

  mutating func takeStep() throws {
    switch number(22) {
    case 0..<6: try insert(in: context)
    case 6..<10: try change(in: context)
    case 10..<13: try delete(in: context)
    case 13..<16:
      last = "save"
      try context.save()
      stored = seen
    case 16:
      last = "roll back"
      context.rollback()
      seen = stored
    case 17:
      last = "reset"
      context.reset()
      seen = stored
    case 18, 19: try useChild()
    case 20: try useOther()
    default: try openAgain()
    }
  }

  private mutating func insert(in context: NSManagedObjectContext) throws {
    guard seen.count < 30 else { return try delete(in: context) }
    count += 1
    let plain = PlainBook(
      title: "Book \(count)", pages: Int32(number(9)), author: authors.randomElement(using: &random)
    )
    last = "insert \(plain)"
    let book = Library.book(plain.title, plain.pages, in: context)
    book.author = try author(plain.author, in: context)
    seen[plain.title] = plain
  }

  private mutating func change(in context: NSManagedObjectContext) throws {
    guard let id = seen.keys.sorted().randomElement(using: &random),
      let book = try book(id, in: context)
    else { return }
    last = "change \(id)"
    if number(2) == 0 {
      book.pages = Int32(number(9))
      seen[id]?.pages = book.pages
    } else {
      let name = number(4) == 0 ? nil : authors.randomElement(using: &random)
      if number(2) == 0 {
        book.author = try author(name, in: context)
      } else {
        // From the other end.
        book.author?.mutableSetValue(forKey: "books").remove(book)
        try author(name, in: context)?.mutableSetValue(forKey: "books").add(book)
      }
      seen[id]?.author = name
    }
  }

  private mutating func delete(in context: NSManagedObjectContext) throws {
    guard let id = seen.keys.sorted().randomElement(using: &random),
      let book = try book(id, in: context)
    else { return }
    last = "delete \(id)"
    context.delete(book)
    seen[id] = nil
  }

  /// Changes in a child context that are saved into the parent, or given up.
  private mutating func useChild() throws {
    let child = NSManagedObjectContext(.mainQueue)
    child.parent = context
    let before = seen
    for _ in 0..<3 {
      switch number(3) {
      case 0: try insert(in: child)
      case 1: try change(in: child)
      default: try delete(in: child)
      }
    }
    if number(3) == 0 {
      last += ", given up by a child"
      child.rollback()
      seen = before
    } else {
      last += ", saved by a child"
      try child.save()
    }
  }

  /// Changes of another context, merged into this one, which has none of its own.
  private mutating func useOther() throws {
    try context.save()
    stored = seen
    let other = NSManagedObjectContext(.mainQueue)
    other.persistentStoreCoordinator = container.persistentStoreCoordinator
    try insert(in: other)
    try change(in: other)
    try delete(in: other)
    last = "another context: \(last)"
    let context = context
    let observer = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextDidSave, object: other, queue: nil
    ) { notification in
      nonisolated(unsafe) let notification = notification
      MainActor.assumeIsolated { context.mergeChanges(fromContextDidSave: notification) }
    }
    try other.save()
    NotificationCenter.default.removeObserver(observer)
    stored = seen
  }

  /// Closes the store and opens it again, where it is a file.
  private mutating func openAgain() throws {
    guard url.path != "/dev/null" else { return }
    last = "open again"
    container = try Library.container(at: url)
    seen = stored
  }
}
