import StorylineCore
import UIKit

/// A token that a screen of a flow retains. It keeps the flow alive for as long as the screen is
/// shown, and reports the release of the screen.
@MainActor
final class ScreenToken {
  let id: ScreenID
  /// The flow and those above it, until the screen is no longer theirs.
  var keeps: [any AnyFlow] = []
  /// The tree has removed the screen already: no report is needed.
  var isForgotten = false
  let director: Director

  init(id: ScreenID, director: Director) {
    self.id = id
    self.director = director
  }

  deinit {
    guard !isForgotten else { return }
    let (director, id) = (director, id)
    Task { @MainActor in director.screenWasReleased(id) }
  }
}

/// A token that a window retains. It keeps the window's director, and reports the release of the
/// window.
@MainActor
final class WindowToken {
  let director: Director

  init(director: Director) { self.director = director }

  deinit {
    let director = director
    Task { @MainActor in director.setNeedsSettling() }
  }
}
