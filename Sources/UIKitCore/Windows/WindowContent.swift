/// What a window keeps, and lets go when it goes itself.
@MainActor
final class WindowContent {
  var root: UIViewController?

  // A presentation and those in it keep each other until it ends: with a window that goes, as with its
  // scene, those in it end (low confidence).
  isolated deinit {
    for presentation in root?.presentationsAbove ?? [] where presentation.container?.window == nil {
      presentation.leaveStage()
    }
  }
}
