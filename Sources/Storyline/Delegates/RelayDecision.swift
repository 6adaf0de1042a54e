/// The decisions of a delegate that stands in front of another one and passes messages on.
///
/// They are the same on every system, and tested on Linux; the Objective-C runtime asks them through
/// `DelegateRelay`. A message is a selector there.
///
/// Two relays may stand in front of one another: RxCocoa's `DelegateProxy` asks its forward delegate as
/// this library's relays do. A question that comes back while it is being answered therefore ends: the
/// relay then answers for itself alone.
package final class RelayDecision<Message: Hashable> {
  /// The receiver of a message that a relay does not implement itself.
  package enum Target: Hashable {
    /// The other delegate, which implements it without the relay's help.
    case next
    /// A delegate that implements everything and changes nothing. UIKit remembers that the message
    /// was implemented, and by now no delegate implements it.
    case neutral
    /// No receiver: for UIKit the message was never implemented.
    case none
  }

  private var underWay: Set<Message> = []

  package init() {}

  /// Returns a relay's answer to `responds(to:)`.
  ///
  /// - Parameters:
  ///   - message: The message that UIKit asks about.
  ///   - itself: `true` if the relay implements the message.
  ///   - next: Returns `true` if the other delegate implements it; it is called only if that
  ///     matters.
  /// - Returns: The answer, also where the question came back while it was being answered.
  package func responds(
    to message: Message, itself: Bool, next: () -> Bool
  ) -> Bool {
    itself || once(message, next) == true
  }

  /// The receiver of a message that the relay does not implement.
  ///
  /// - Parameters:
  ///   - message: The message that was sent.
  ///   - next: `true` if the other delegate implements the message.
  ///   - neutral: `true` if the neutral delegate implements it.
  /// - Returns: The receiver; never a relay that would hand the message back.
  package func target(of message: Message, next: () -> Bool, neutral: () -> Bool) -> Target {
    if once(message, next) == true { return .next }
    return neutral() ? .neutral : .none
  }

  /// Returns what `body` answers, or `nil` when the same message is being answered already.
  package func once<Answer>(_ message: Message, _ body: () -> Answer) -> Answer? {
    guard underWay.insert(message).inserted else { return nil }
    defer { underWay.remove(message) }
    return body()
  }
}
