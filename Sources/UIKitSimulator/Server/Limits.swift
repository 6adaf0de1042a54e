package import NIOCore

/// The limits of the server, in numbers.
package struct Limits: Sendable {
  /// The most bytes of a message, however many frames it comes in.
  package var message = 64 * 1024
  /// The most bytes before the answer to a request: its head; a body is never asked for.
  package var head = 16 * 1024
  /// How long after connecting a page must have said hello, and a request must have been answered.
  package var greeting = TimeAmount.seconds(10)
  /// The most connections at a time; one more is closed at once.
  package var connections = 64
  /// The most bytes that wait for a slow page, apart from one message.
  package var outbound = 1024 * 1024
  /// How often a page is asked for a sign of life; after three without one it is gone.
  package var pulse = TimeAmount.seconds(15)
  /// The most fingers of one page.
  package var fingers = 10
  /// The most inputs that wait for the app; moves of one finger count once.
  package var inputs = 1024

  package init() {}
}
