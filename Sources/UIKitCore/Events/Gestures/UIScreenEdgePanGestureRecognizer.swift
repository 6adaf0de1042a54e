import Foundation

/// A drag from an edge of the screen inwards.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which the drag may begin.
  open var edges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, let touch = touches.first else { return }
    startEdges = edges.intersection(edgesNear(touch))
    if startEdges.isEmpty { state = .failed }
  }

  open override func reset() {
    super.reset()
    startEdges = []
  }

  // MARK: - Inside the stage

  /// How near to the edge a finger has to come down.
  static let width: CGFloat = 20

  private var startEdges: UIRectEdge = []

  private func edgesNear(_ touch: UITouch) -> UIRectEdge {
    let point = touch.windowLocation
    let glass = touch.window?.bounds ?? .zero
    var near: UIRectEdge = []
    if point.x <= glass.minX + Self.width { near.insert(.left) }
    if point.x >= glass.maxX - Self.width { near.insert(.right) }
    if point.y <= glass.minY + Self.width { near.insert(.top) }
    if point.y >= glass.maxY - Self.width { near.insert(.bottom) }
    return near
  }

  override func considerBeginning(_ distance: CGPoint) {
    guard hypot(distance.x, distance.y) >= Self.slop else { return }
    // A drag that goes mainly along the edge, or out, is none.
    let inwards: UIRectEdge =
      abs(distance.x) >= abs(distance.y)
      ? (distance.x > 0 ? .left : .right) : (distance.y > 0 ? .top : .bottom)
    state = startEdges.contains(inwards) ? .began : .failed
  }
}
