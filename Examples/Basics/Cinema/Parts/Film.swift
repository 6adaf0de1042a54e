/// A film, and when it is shown.
public struct Film: Hashable, Sendable {
  public let title: String
  public let year: Int
  public let director: String
  public let minutes: Int
  /// When it begins.
  public let time: String
  /// The plot, in a sentence or two.
  public let text: String

  /// The line below its title.
  public var summary: String { "\(time) · \(director), \(year)" }
  /// The facts on the film's own screen.
  public var facts: String { "\(year) · \(director) · \(minutes) minutes" }

  /// The films of today.
  public static let today = [
    Film(
      title: "The Kid", year: 1921, director: "Charlie Chaplin", minutes: 68, time: "15:00",
      text: "A tramp finds a baby and brings him up to break windows, which the tramp mends."),
    Film(
      title: "Safety Last!", year: 1923, director: "Harold Lloyd", minutes: 73, time: "17:30",
      text: "A shop assistant has to climb the front of his department store, up to the clock."),
    Film(
      title: "Metropolis", year: 1927, director: "Fritz Lang", minutes: 153, time: "20:00",
      text: "Below the city of towers others keep its machines. The son of its master goes down."),
  ]

  /// The films of next week.
  public static let soon = [
    Film(
      title: "Nosferatu", year: 1922, director: "F. W. Murnau", minutes: 94, time: "Monday",
      text: "A clerk travels to sell a house, and its buyer comes home with the plague."),
    Film(
      title: "The General", year: 1926, director: "Buster Keaton", minutes: 75, time: "Wednesday",
      text: "An engine driver loses his locomotive, and goes after it, all the way and back."),
    Film(
      title: "Sunrise", year: 1927, director: "F. W. Murnau", minutes: 94, time: "Friday",
      text: "A farmer and his wife go to the city for a day, and find each other again."),
  ]
}
