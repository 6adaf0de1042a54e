/// The card that people get when they register.
public struct Card: Hashable, Sendable {
  /// The part of the cinema in which the holder sits.
  public enum Seat: String, CaseIterable, Sendable {
    case stalls = "Stalls"
    case balcony = "Balcony"
    case box = "Box"
  }

  public let name: String
  public let seat: Seat

  public init(name: String, seat: Seat) {
    self.name = name
    self.seat = seat
  }
}
