import Foundation

// A view's animations belong to its layer, too: UIKit adds one for each key of the layer that changes.

extension CALayer {
  /// The keys of the animations of the layer's view, the one that began first before the others.
  var viewAnimationKeys: [String] {
    guard let view else { return [] }
    return view.animationTracks.flatMap { $0.changes(of: view).map(\.key) }
  }

  func viewAnimation(forKey key: String) -> CAAnimation? {
    guard let view else { return nil }
    for track in view.animationTracks {
      guard let change = track.changes(of: view).first(where: { $0.key == key }) else { continue }
      let animation = track.group?.layerAnimation(key)
      animation?.fromValue = change.from
      return animation
    }
    return nil
  }

  /// Ends the animations of the layer's view, or that with a key: their blocks complete with `false`.
  func endViewAnimations(forKey key: String? = nil) {
    guard let view else { return }
    for track in view.animationTracks
    where key == nil || track.changes(of: view).contains(where: { $0.key == key }) {
      track.group?.drop(track)
    }
  }
}

extension AnimationTrack {
  /// The keys of the layer that change, with the values at the start.
  fileprivate func changes(of view: UIView) -> [(key: String, from: Any?)] {
    switch start {
    case .frame(let from):
      guard case .frame(let to) = end(of: view) else { return [] }
      var changes: [(String, Any?)] = []
      let center = CGPoint(x: from.midX, y: from.midY)
      if center != CGPoint(x: to.midX, y: to.midY) {
        changes.append(("position", NSValue(cgPoint: center)))
      }
      if from.size != to.size { changes.append(("bounds.size", NSValue(cgSize: from.size))) }
      return changes
    case .opacity(let from): return [("opacity", Double(from))]
    case .transform(let from): return [("transform", CATransform3DMakeAffineTransform(from))]
    case .background(let from): return [("backgroundColor", from?.cgColor)]
    case .origin(let from): return [("bounds.origin", NSValue(cgPoint: from))]
    case .layer(let key, let from): return [(key.rawValue, from.any)]
    // A sheet's presenter stands back by the stage's own means.
    case .recession: return []
    }
  }
}

extension AnimationGroup {
  /// An animation with the timing of the group.
  fileprivate func layerAnimation(_ key: String) -> CABasicAnimation {
    let animation: CABasicAnimation
    switch settings.timing {
    case .spring(let motion, _):
      let spring = CASpringAnimation(keyPath: key)
      spring.stiffness = motion.frequency * motion.frequency
      spring.damping = 2 * motion.dampingRatio * motion.frequency
      spring.initialVelocity = motion.initialVelocity
      animation = spring
    case .linear:
      animation = CABasicAnimation(keyPath: key)
      animation.timingFunction = CAMediaTimingFunction(name: .linear)
    case .cubicBezier(let x1, let y1, let x2, let y2):
      animation = CABasicAnimation(keyPath: key)
      animation.timingFunction = CAMediaTimingFunction(
        controlPoints: Float(x1), Float(y1), Float(x2), Float(y2))
    }
    animation.duration = settings.duration
    animation.repeatCount = Float(settings.repeats)
    animation.autoreverses = settings.autoreverses
    animation.fillMode = .both
    return animation
  }
}
