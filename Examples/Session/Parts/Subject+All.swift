// The books on the shelves.
extension Subject {
  public static let all = [sea, worlds, country]

  private static let sea = Subject(
    id: "sea", name: "At Sea", symbol: "globe",
    books: [
      Book(
        id: "moby-dick", title: "Moby-Dick", author: "Herman Melville", year: 1851,
        about: "A captain, a white whale, and everything there is to know about whaling."),
      Book(
        id: "treasure-island", title: "Treasure Island", author: "Robert Louis Stevenson",
        year: 1883, about: "A map, a cook with one leg, and a boy who listens in an apple barrel."),
      Book(
        id: "twenty-thousand-leagues", title: "Twenty Thousand Leagues Under the Seas",
        author: "Jules Verne", year: 1870,
        about: "Three men are taken aboard a ship that nobody believes in."),
    ])

  private static let worlds = Subject(
    id: "worlds", name: "Other Worlds", symbol: "moon",
    books: [
      Book(
        id: "from-the-earth-to-the-moon", title: "From the Earth to the Moon",
        author: "Jules Verne", year: 1865,
        about: "A gun club has nothing to do, and builds a very large gun."),
      Book(
        id: "the-time-machine", title: "The Time Machine", author: "H. G. Wells", year: 1895,
        about: "A dinner guest comes late, from very far."),
      Book(
        id: "the-war-of-the-worlds", title: "The War of the Worlds", author: "H. G. Wells",
        year: 1898, about: "Something falls on Horsell Common, and unscrews itself."),
    ])

  private static let country = Subject(
    id: "country", name: "In the Country", symbol: "sun.max",
    books: [
      Book(
        id: "emma", title: "Emma", author: "Jane Austen", year: 1815,
        about: "Somebody who knows what is good for everybody else."),
      Book(
        id: "middlemarch", title: "Middlemarch", author: "George Eliot", year: 1871,
        about: "A town, its marriages, and what becomes of large plans."),
      Book(
        id: "pride-and-prejudice", title: "Pride and Prejudice", author: "Jane Austen", year: 1813,
        about: "Five sisters, two gentlemen, and a bad first impression."),
    ])
}

extension Loan {
  public static let all = [
    ("the-time-machine", "Due on Thursday"), ("middlemarch", "Due in three weeks"),
  ].compactMap { id, due in
    Subject.all.lazy.flatMap(\.books).first { $0.id == id }.map { Loan(book: $0, due: due) }
  }
}
