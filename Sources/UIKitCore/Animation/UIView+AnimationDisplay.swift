import Foundation

extension UIView {
  /// Describes this view's animations in a node: those that time drives, and the values of those
  /// that are paused.
  func describeAnimations(in node: inout DisplayNode) {
    for track in animationTracks {
      guard let group = track.group else { continue }
      switch group.state {
      case .running(let start):
        node.animations.append(describe(track, of: group, since: start))
      case .held(let fraction):
        show(track.value(at: fraction), in: &node)
      case .collecting, .ended:
        break
      }
    }
  }

  private func describe(
    _ track: AnimationTrack, of group: AnimationGroup, since start: TimeInterval
  ) -> DisplayAnimation {
    let (from, reversed, duration, timing) = group.leg
    let first = track.value(at: from)
    let end = reversed ? track.start : track.end(of: self)
    var animation = DisplayAnimation(
      id: track.id, property: first.display(towards: end, in: self), curve: timing.display,
      begin: start, duration: duration)
    animation.iterations = group.settings.repeats * (group.settings.autoreverses ? 2 : 1)
    animation.alternates = group.settings.autoreverses
    animation.stops = track.stops(from: from, to: reversed ? 0 : 1).map { offset, value in
      DisplayAnimation.Stop(offset: offset, value: value.display(towards: end, in: self))
    }
    return animation
  }

  private func show(_ value: AnimatedValue, in node: inout DisplayNode) {
    switch value {
    case .frame(let frame): node.frame = frame
    case .opacity(let opacity): node.opacity = opacity
    case .transform(let transform): node.transform = aboutMiddle(transform)
    case .background(let color): node.background = color.map(displayColor)
    case .origin(let origin): node.boundsOrigin = origin
    case .recession(let recession):
      node.transform = aboutMiddle(transform).concatenating(recession)
    case .layer(let key, let value):
      if let property = key.property(in: layer.node(with: value, of: key)) {
        property.show(in: &node)
      }
    }
  }
}
