/// The gesture of a driver by which a screen may be left.
///
/// The controllers before and after do not tell a swipe from a tap of the back button.
@MainActor
enum GestureBack {
  private(set) static var current: MonkeyAction?

  static func performing(_ gesture: MonkeyAction, _ perform: () async throws -> Void) async rethrows
  {
    current = gesture
    defer { current = nil }
    try await perform()
  }
}
