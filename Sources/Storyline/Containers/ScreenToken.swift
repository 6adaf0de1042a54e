import StorylineCore
import UIKit

/// Hangs on a screen that belongs to a flow: keeps the flow alive for as long as the screen is
/// shown, and tells when the screen is released.
@MainActor
final class ScreenToken {
  let id: ScreenID
  /// The flow and those above it, until the screen is no longer theirs.
  var keeps: [any AnyFlow] = []
  /// The tree does not know the screen any more: nobody has to be told.
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

/// Hangs on a window: keeps its director, and tells when the window is released.
@MainActor
final class WindowToken {
  let director: Director

  init(director: Director) { self.director = director }

  deinit {
    let director = director
    Task { @MainActor in director.setNeedsSettling() }
  }
}
