import StorylineTesting

// The apps with sheets: trips with a note, and a library that one signs in to.
extension MonkeyApp {
  static let trips: MonkeyMap = [
    "TripsViewController": ["TripViewController"],
    "TripViewController": ["TripsViewController", "DayViewController"],
    "DayViewController": ["TripViewController", "TripsViewController", "NoteViewController"],
    "NoteViewController": ["DayViewController"],
  ]

  static let library: MonkeyMap = [
    "WelcomeViewController": ["CardViewController"],
    "CardViewController": ["WelcomeViewController", "PINViewController"],
    "PINViewController": ["WelcomeViewController", "CardViewController", "SubjectsViewController"],
    "SubjectsViewController": [
      "BooksViewController", "LoansViewController", "AccountViewController",
    ],
  ]

  /// A monkey does not know its card.
  static func prepareLibrary(_ monkey: inout Monkey) {
    monkey.words = ["204417", "1851"]
  }
}
