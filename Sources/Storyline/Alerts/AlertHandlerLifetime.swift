import UIKit

/// An object that the handlers of an alert's buttons keep alive: while it lives, a choice can still come.
///
/// UIKit calls a handler some turns after the alert was dismissed, and does not report that it will
/// not call one. When all handlers are released, this object is too.
@MainActor
final class AlertHandlerLifetime {
  /// A Boolean value that indicates whether a handler was called.
  var wasCalled = false
  private let onEnd: @MainActor @Sendable () -> Void

  init(onEnd: @escaping @MainActor @Sendable () -> Void) { self.onEnd = onEnd }

  deinit {
    let onEnd = onEnd
    Task { @MainActor in onEnd() }
  }
}

/// The weak reference of an alert to the lifetime of its handlers.
@MainActor
final class AlertHandlerToken {
  private(set) weak var handlers: AlertHandlerLifetime?

  init(_ handlers: AlertHandlerLifetime) { self.handlers = handlers }
}
