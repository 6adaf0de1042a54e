import UIKit

/// Lives for as long as somebody can still choose in an alert: the handlers of its buttons keep it.
///
/// UIKit calls a handler some turns after the alert is gone, and tells nobody that it will not call one.
/// When all handlers are released no choice can come any more.
@MainActor
final class AlertVoice {
  /// A Boolean value that indicates whether a button was chosen.
  var hasSpoken = false
  private let onEnd: @MainActor @Sendable () -> Void

  init(onEnd: @escaping @MainActor @Sendable () -> Void) { self.onEnd = onEnd }

  deinit {
    let onEnd = onEnd
    Task { @MainActor in onEnd() }
  }
}

/// Leads from an alert to its voice.
@MainActor
final class AlertVoiceToken {
  private(set) weak var voice: AlertVoice?

  init(_ voice: AlertVoice) { self.voice = voice }
}
