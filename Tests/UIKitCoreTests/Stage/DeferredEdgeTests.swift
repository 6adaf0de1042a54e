import StorylineTesting
import Testing

@testable import UIKitCore

/// Edges at which an app's gestures come first.
@MainActor @Suite(.stage) struct DeferredEdgeTests {
  private final class Screen: UIViewController {
    var edges: UIRectEdge = []
    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { edges }
  }

  private var indicator: DisplayNode? {
    let stage = Stage.shared
    return SystemChrome.nodes(
      for: stage.device, orientation: stage.orientation, state: stage.statusBar
    ).first { $0.name == "HomeIndicator" }
  }

  @Test func `8.2.12 the home indicator is dimmed where the lower edge is the app's`() throws {
    let screen = Screen()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: screen)
    window.makeKeyAndVisible()
    try Stage.shared.settle()
    #expect(indicator?.opacity == 1)
    screen.edges = [.bottom, .left]
    try Stage.shared.settle()
    #expect(indicator?.opacity == 1)
    screen.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    try Stage.shared.settle()
    #expect(Stage.shared.statusBar.deferringEdges == [.bottom, .left])
    #expect((indicator?.opacity ?? 1) < 0.5)
    screen.edges = .left
    screen.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    try Stage.shared.settle()
    #expect(indicator?.opacity == 1)
  }
}
