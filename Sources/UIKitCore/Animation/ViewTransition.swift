import Foundation

/// The content of a view before a transition, until it is no longer visible.
@MainActor
final class ViewTransition {
  enum Style: Equatable {
    case dissolve
    case flip(vertically: Bool)
    case curl(up: Bool)
  }

  private let old: DisplayNode
  private let style: Style
  private let ids: (veil: Int, turn: Int)
  let group: AnimationGroup

  init?(of view: UIView, style: Style, group: AnimationGroup) {
    guard let node = view.displayNode() else { return nil }
    old = node.still()
    self.style = style
    self.group = group
    ids = (AnimationTrack.nextID(), AnimationTrack.nextID())
  }

  /// Draws what is left of the old content over the node's.
  func draw(in node: inout DisplayNode) {
    var veil = old
    veil.frame = CGRect(origin: node.boundsOrigin, size: node.frame.size)
    veil.opacity = 0
    switch group.state {
    case .running(let start):
      var fading = animation(ids.veil, .opacity(from: 1), since: start)
      if case .flip(let vertically) = style {
        fading.stops = [.init(offset: 0.5, value: .opacity(from: 1))]
        fading.stops.append(.init(offset: 0.5, value: .opacity(from: 0)))
        var turn = animation(ids.turn, .transform(from: node.transform), since: start)
        let edge = edgeOn(vertically).concatenating(node.transform)
        turn.stops = [.init(offset: 0.5, value: .transform(from: edge))]
        node.animations.append(turn)
      }
      veil.animations = [fading]
      if case .curl(let isUp) = style {
        veil.animations[0].stops = [.init(offset: 0.999, value: .opacity(from: 1))]
        veil.animations.append(animation(ids.turn, .transform(from: .identity), since: start))
        veil.transform = rolled(isUp, veil.frame.height, by: 0.999)
      }
    case .held(let fraction):
      switch style {
      case .dissolve: veil.opacity = min(max(1 - fraction, 0), 1)
      case .flip(let vertically):
        veil.opacity = fraction < 0.5 ? 1 : 0
        let size = abs(1 - 2 * fraction)
        node.transform = CGAffineTransform(
          scaleX: vertically ? 1 : size, y: vertically ? size : 1
        ).concatenating(node.transform)
      case .curl(let isUp):
        veil.opacity = fraction < 1 ? 1 : 0
        veil.transform = rolled(isUp, veil.frame.height, by: min(fraction, 0.999))
      }
    case .collecting, .ended:
      return
    }
    node.children.append(veil)
  }

  // A browser cannot turn what has no width at all.
  private func edgeOn(_ vertically: Bool) -> CGAffineTransform {
    CGAffineTransform(scaleX: vertically ? 1 : 0.001, y: vertically ? 0.001 : 1)
  }

  /// Returns the transform of a sheet that is rolled to an edge: a part of its height stays, beside that edge.
  private func rolled(
    _ isUp: Bool, _ height: CGFloat, by fraction: CGFloat
  ) -> CGAffineTransform {
    CGAffineTransform(scaleX: 1, y: 1 - fraction).concatenating(
      CGAffineTransform(translationX: 0, y: (isUp ? -height : height) * fraction / 2))
  }

  private func animation(
    _ id: Int, _ property: DisplayAnimation.Property, since start: TimeInterval
  ) -> DisplayAnimation {
    DisplayAnimation(
      id: id, property: property, curve: group.leg.timing.display, begin: start,
      duration: group.leg.duration)
  }
}

extension DisplayNode {
  /// A picture of the node, without connections to its views.
  @MainActor
  func still() -> DisplayNode {
    func renamed(_ node: DisplayNode) -> DisplayNode {
      var node = node
      node.id = UIView.nextDisplayID()
      node.accessibility = nil
      node.animations = []
      node.children = node.children.map(renamed)
      return node
    }
    var still = renamed(self)
    still.transform = .identity
    return still
  }
}
