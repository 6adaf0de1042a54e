import StorylineTesting

// The apps with sheets: trips with a note, and a library that one signs in to.
extension MonkeyApp {
  static let trips: MonkeyMap = [
    "TripsViewController": ["TripViewController"],
    "TripViewController": ["TripsViewController", "DayViewController"],
    "DayViewController": ["TripViewController", "TripsViewController", "NoteViewController"],
    "NoteViewController": ["DayViewController"],
  ]

  // Three tabs, each of which leads to what is in front in the others. The PIN is asked for at the door, and
  // in a sheet over the account.
  static let library: MonkeyMap = [
    "WelcomeViewController": ["CardViewController"],
    "CardViewController": ["WelcomeViewController", "PINViewController"],
    "PINViewController": [
      "WelcomeViewController", "CardViewController", "SubjectsViewController",
      "AccountViewController",
    ],
    "SubjectsViewController": [
      "BooksViewController", "BookViewController", "LoansViewController",
      "AccountViewController",
    ],
    "BooksViewController": [
      "SubjectsViewController", "BookViewController", "LoansViewController",
      "AccountViewController",
    ],
    "BookViewController": [
      "BooksViewController", "SubjectsViewController", "LoansViewController",
      "AccountViewController", "ReviewViewController",
    ],
    "ReviewViewController": ["BookViewController"],
    "LoansViewController": [
      "SubjectsViewController", "BooksViewController", "BookViewController",
      "AccountViewController",
    ],
    "AccountViewController": [
      "SubjectsViewController", "BooksViewController", "BookViewController",
      "LoansViewController", "PINViewController", "WelcomeViewController",
    ],
  ]

  /// A monkey does not know its card.
  static func prepareLibrary(_ monkey: inout Monkey) {
    monkey.words = ["204417", "1851"]
  }
}
