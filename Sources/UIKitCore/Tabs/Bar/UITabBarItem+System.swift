/// A sign of the system's on a tab: drawn with lines, and filled while the tab is selected.
struct TabGlyph {
  let stroke: String
  /// Holes run the other way round. Empty where there is nothing to fill.
  let fill: String
}

extension UITabBarItem.SystemItem {
  var name: String {
    switch self {
    case .more: "More"
    case .favorites: "Favorites"
    case .featured: "Featured"
    case .topRated: "Top Rated"
    case .recents: "Recents"
    case .contacts: "Contacts"
    case .history: "History"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .downloads: "Downloads"
    case .mostRecent: "Most Recent"
    case .mostViewed: "Most Viewed"
    }
  }

  var glyph: TabGlyph {
    switch self {
    case .more: .dots
    case .favorites, .featured, .topRated: .star
    case .recents, .history, .mostRecent: .clock
    case .contacts: .person
    case .bookmarks: .book
    case .search: .lens
    case .downloads: .arrow
    case .mostViewed: .eye
    }
  }
}

extension TabGlyph {
  private static let ring = "M12 2.5A9.5 9.5 0 1 1 12 21.5A9.5 9.5 0 1 1 12 2.5Z"
  private static let disc = "M12 1.6A10.4 10.4 0 1 1 12 22.4A10.4 10.4 0 1 1 12 1.6Z"

  fileprivate static let dots = TabGlyph(
    stroke: "",
    fill: "M4.5 9.9A2.1 2.1 0 1 1 4.5 14.1A2.1 2.1 0 1 1 4.5 9.9Z"
      + "M12 9.9A2.1 2.1 0 1 1 12 14.1A2.1 2.1 0 1 1 12 9.9Z"
      + "M19.5 9.9A2.1 2.1 0 1 1 19.5 14.1A2.1 2.1 0 1 1 19.5 9.9Z")

  fileprivate static let star = TabGlyph(
    stroke: "M12 2.6L14.6 9L21.5 9.5L16.2 14L17.9 20.7L12 17L6.1 20.7L7.8 14L2.5 9.5L9.4 9Z",
    fill: "M12 1.6L14.9 8.6L22.5 9.2L16.8 14.1L18.5 21.5L12 17.6L5.5 21.5L7.2 14.1L1.5 9.2L9.1 8.6Z"
  )

  fileprivate static let clock = TabGlyph(
    stroke: ring + "M12 6.5V12.4H16.2",
    fill: disc + "M11.1 5.8V13.3H17V11.5H12.9V5.8Z")

  fileprivate static let person = TabGlyph(
    stroke: ring + "M12 6.4A3.2 3.2 0 1 1 12 12.8A3.2 3.2 0 1 1 12 6.4Z"
      + "M5.6 18.9Q7.6 15.4 12 15.4Q16.4 15.4 18.4 18.9",
    fill: disc + "M12 5.6A3.7 3.7 0 1 0 12 13A3.7 3.7 0 1 0 12 5.6Z"
      + "M5.2 18.4Q8 21.2 12 21.2Q16 21.2 18.8 18.4Q16.8 14.7 12 14.7Q7.2 14.7 5.2 18.4Z")

  fileprivate static let book = TabGlyph(
    stroke: "M12 6.5Q7.5 3.5 2.5 4.5V18.5Q7.5 17.5 12 20.5Q16.5 17.5 21.5 18.5V4.5"
      + "Q16.5 3.5 12 6.5V20.5",
    fill: "M11.2 5.9Q7 3 1.6 3.9V19.3Q7 18.3 11.2 21.1Z"
      + "M12.8 5.9Q17 3 22.4 3.9V19.3Q17 18.3 12.8 21.1Z")

  fileprivate static let lens = TabGlyph(
    stroke: "M10 3A7 7 0 1 1 10 17A7 7 0 1 1 10 3ZM15 15L21 21", fill: "")

  fileprivate static let arrow = TabGlyph(
    stroke: ring + "M12 6.8V16.8M7.8 12.9L12 17.1L16.2 12.9",
    fill: disc
      + "M11.1 6V14.1L8.3 11.4L7 12.7L12 17.7L17 12.7L15.7 11.4L12.9 14.1V6Z")

  fileprivate static let eye = TabGlyph(
    stroke: "M1.8 12Q6.2 5.4 12 5.4Q17.8 5.4 22.2 12Q17.8 18.6 12 18.6Q6.2 18.6 1.8 12Z"
      + "M12 8.8A3.2 3.2 0 1 1 12 15.2A3.2 3.2 0 1 1 12 8.8Z",
    fill: "M1 12Q5.8 4.6 12 4.6Q18.2 4.6 23 12Q18.2 19.4 12 19.4Q5.8 19.4 1 12Z"
      + "M12 7.6A4.4 4.4 0 1 0 12 16.4A4.4 4.4 0 1 0 12 7.6Z"
      + "M12 9.6A2.4 2.4 0 1 1 12 14.4A2.4 2.4 0 1 1 12 9.6Z")
}
