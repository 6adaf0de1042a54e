import Foundation

/// The day of an article, as newspapers write it: the same everywhere, whatever the hour.
enum ArticleDate {
  private static let formatter = {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_GB")
    formatter.timeZone = TimeZone(identifier: "UTC")
    formatter.dateFormat = "d MMMM yyyy"
    return formatter
  }()

  static func text(of date: Date) -> String { formatter.string(from: date) }
}
