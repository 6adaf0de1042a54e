public import Foundation
public import PhoneParts

/// Phones from nowhere, at once, or whatever a test wants instead.
public final class PhoneServiceDouble: PhoneService {
  public var answer: Result<[Phone], any Error>
  public private(set) var calls = 0
  /// Called before each answer.
  public var onCall: (() async -> Void)?

  public init(_ answer: Result<[Phone], any Error> = .success(Phone.examples)) {
    self.answer = answer
  }

  public func phones() async throws -> [Phone] {
    calls += 1
    await onCall?()
    return try answer.get()
  }

  public func picture(named name: String) async throws -> Data { throw PhoneError.unreachable }
}

extension Phone {
  /// Two that have little in common.
  public static let examples = [
    Phone(
      id: "16", name: "iPhone 16", year: 2024, chip: "A18",
      display: Display(inches: 6.1, panel: "OLED"), storage: [128, 256], price: 829,
      picture: "island"),
    Phone(
      id: "se", name: "iPhone SE", year: 2016, chip: "A9",
      display: Display(inches: 4, panel: "LCD"), storage: [16, 64], price: 399, picture: "home"),
  ]
}
