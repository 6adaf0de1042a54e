/// A journey of several days.
public nonisolated struct Trip: Hashable, Sendable, Identifiable {
  public let id: String
  public let name: String
  public let when: String
  /// The name of a symbol.
  public let symbol: String
  public let days: [Day]

  public init(id: String, name: String, when: String, symbol: String, days: [Day]) {
    self.id = id
    self.name = name
    self.when = when
    self.symbol = symbol
    self.days = days
  }
}

/// One day of a journey.
public nonisolated struct Day: Hashable, Sendable, Identifiable {
  public let id: String
  public let name: String
  public let date: String
  public let stops: [Stop]

  public init(id: String, name: String, date: String, stops: [Stop]) {
    self.id = id
    self.name = name
    self.date = date
    self.stops = stops
  }
}

/// An event at a certain time of a day.
public nonisolated struct Stop: Hashable, Sendable {
  public let time: String
  public let text: String

  public init(_ time: String, _ text: String) {
    self.time = time
    self.text = text
  }
}
