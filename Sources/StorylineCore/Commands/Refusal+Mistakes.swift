// Which refusals are mistakes of the app's code, and which ones happen in every app that is right.
extension Refusal {
  /// The origin of a command: it decides which side made a mistake.
  package enum Origin: Sendable {
    /// The app's own code chose what to do.
    case code
    /// A link or saved data from outside chose it.
    case link
  }

  /// A Boolean value that indicates whether the code has to be changed to avoid the refusal.
  ///
  /// A mistake that no code reads fails a test. In doubt a refusal of a command in code is a
  /// mistake, and a refusal of a link is not.
  package func isMistake(from origin: Origin) -> Bool {
    switch origin {
    case .code: !Self.expected.contains(self)
    case .link: Self.mistakesOfRoutes.contains(self)
    }
  }

  /// Refusals that a person, time or the caller's own choice causes.
  private static let expected: Set<Refusal> = [
    // The caller chose to be refused: `whenBusy: .refuse`.
    .busy,
    // A leave guard refused: the person stays.
    .guarded,
    // The person left before the first screen's turn had come.
    .endedBeforeShown,
    // The popover's view was reused or removed while the command waited.
    .placeIsGone,
    // The person closed the window.
    .windowClosed,
    // A newer link came, the time was up, or a gate stayed closed: links are refused so every day.
    .superseded, .expired, .gateStayedClosed,
  ]

  /// Refusals that no link can cause: the routes lead to a place that cannot take the flow.
  private static let mistakesOfRoutes: Set<Refusal> = [
    // A route shows the same flow object again, or one of those above.
    .alreadyShown, .ownChild, .ancestor,
    // A route pushes, or takes a slot, where there is no container for it.
    .noNavigationController, .noContainer, .pagesAreTheApps,
    // A route's flow shows a screen that UIKit does not take there.
    .notAllowedThere, .screenAlreadyShown,
    // A route is used on another flow than the one that declares it.
    .otherParent,
    // A window is restored without a route list.
    .noRouteList,
  ]
}
