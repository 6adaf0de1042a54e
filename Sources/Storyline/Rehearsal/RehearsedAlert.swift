/// An alert that a flow shows, which a test can answer without a screen.
@MainActor
package protocol RehearsedAlert: Coordinator {
  /// The alert's title.
  var question: String? { get }
  /// The titles of the enabled buttons.
  var answers: [String] { get }
  /// Taps the first button of that title. Returns whether there is one.
  func answer(_ title: String) -> Bool
}

extension AlertFlow: RehearsedAlert {
  package var question: String? { alert.title }

  package var answers: [String] { alert.actions.filter(\.isEnabled).map(\.title) }

  package func answer(_ title: String) -> Bool {
    guard let action = alert.actions.first(where: { $0.isEnabled && $0.title == title }) else {
      return false
    }
    finish(action.choice)
    return true
  }
}
