import Foundation

extension CALayer {
  // MARK: Adding and ending

  func begin(_ animation: CAAnimation, _ key: String?) {
    let key = animation is CATransition ? kCATransition : key
    if let key { endAnimations { $0.key == key } }
    guard let copy = animation.copy() as? CAAnimation else { return }
    if copy.duration == 0 { copy.duration = CATransaction.animationDuration() }
    if copy.timingFunction == nil { copy.timingFunction = CATransaction.animationTimingFunction() }
    let running = RunningAnimation(copy, key: key, layer: self)
    animations.append(running)
    if window != nil { running.begin() }
    setNeedsCommit()
  }

  func endAnimations(finished: Bool = false, where isMeant: (RunningAnimation) -> Bool) {
    let ended = animations.filter(isMeant)
    guard !ended.isEmpty else { return }
    animations.removeAll { animation in ended.contains { $0 === animation } }
    if animations.isEmpty { animationIDs = [:] }
    setNeedsCommit()
    for animation in ended { animation.conclude(finished: finished) }
  }

  // MARK: By themselves

  /// Animates the visible value of a property of a layer without a view to its new value.
  func follow(_ key: LayerKey) {
    run(key.rawValue)
  }

  /// Runs the action of a key of the app's own, before its value changes.
  func followOwn(_ key: String) {
    guard view == nil else { return }
    run(key)
  }

  private func run(_ key: String) {
    guard !isFresh, window != nil, !CATransaction.disableActions() else { return }
    action(forKey: key)?.run(forKey: key, object: self, arguments: nil)
  }

  // 13.7.8: the action of a key is that of the layer, else of its class, else an…
  func findAction(_ key: String) -> (any CAAction)? {
    let found = actions?[key] ?? type(of: self).defaultAction(forKey: key)
    if let found { return found is NSNull ? nil : found }
    return LayerKey(rawValue: key).flatMap(makeAnimation)
  }

  /// Returns the animation with which the layer follows a change of a property.
  private func makeAnimation(_ key: LayerKey) -> CABasicAnimation? {
    let around = AnimationGroup.current?.settings
    let duration = around?.duration ?? CATransaction.animationDuration()
    guard duration > 0, AnimationGroup.areEnabled, key != .zPosition else { return nil }
    let animation = CABasicAnimation(keyPath: key.rawValue)
    animation.fromValue = (presented() ?? self).value(of: key)?.any
    animation.duration = duration
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }

  // MARK: On the way

  /// A copy with what is seen now; nil where the layer is not on the screen.
  func presented() -> CALayer? {
    guard window != nil else { return nil }
    let kind = type(of: self)
    var copy = copied()
    if type(of: copy) != kind, let own = ObjectMaker.make(kind) as? CALayer {
      own.copyState(of: self)
      copy = own
    }
    copy.modelLayer = self
    for track in view?.animationTracks ?? [] {
      if let group = track.group { copy.show(track.value(at: group.fraction)) }
    }
    show(animations, at: Stage.shared.clock.now, on: copy)
    return copy
  }

  private func show(_ value: AnimatedValue) {
    switch value {
    case .frame(let frame):
      let distance = anchorToMiddle(in: frame.size) ?? .zero
      bounds.size = frame.size
      position = CGPoint(x: frame.midX - distance.dx, y: frame.midY - distance.dy)
    case .opacity(let opacity): self.opacity = Float(opacity)
    case .transform(let transform): setAffineTransform(transform)
    case .background(let color): backgroundColor = color?.cgColor
    case .origin(let origin): bounds.origin = origin
    case .layer(let key, let value): setValue(value, of: key)
    case .recession: break
    }
  }

  private func show(_ animations: [RunningAnimation], at time: TimeInterval, on copy: CALayer) {
    for animation in animations { animation.show(at: time, on: copy) }
  }

  /// The layer's node, without sublayers, if a property had another value.
  func node(with value: LayerValue, of key: LayerKey) -> DisplayNode {
    let copy = copied()
    copy.setValue(value, of: key)
    return copy.ownNode(id: displayID)
  }

  // MARK: Describing

  /// The node of a copy, without sublayers; of a mask's copy, with the visible part of the layer
  /// below.
  func picture(of copy: CALayer) -> DisplayNode {
    var node = copy.ownNode(id: displayID)
    if let masked { node.mask = copy.plainMask(of: masked) }
    return node
  }

  /// Adds the ways that time moves, and the values of animations that stay at their end.
  func describeAnimations(
    of properties: [DisplayProperty] = DisplayProperty.allCases.dropLast(),
    in node: inout DisplayNode
  ) {
    guard !animations.isEmpty else { return }
    let now = Stage.shared.clock.now
    let base = picture(of: copied())
    let over = animations.filter {
      $0.span.map { $0.end <= now && $0.fillsAfter } ?? $0.stands
    }
    if !over.isEmpty {
      let copy = copied()
      show(over, at: now, on: copy)
      let kept = picture(of: copy)
      for property in properties {
        guard let value = property.value(in: kept), value != property.value(in: base) else {
          continue
        }
        value.show(in: &node)
      }
    }
    let moving = animations.compactMap { animation in
      animation.span.flatMap { span in
        span.end > now && (span.begin <= now || span.fillsBefore)
          ? Course(of: animation, span: span, on: self, from: base) : nil
      }
    }
    for property in properties {
      let courses = moving.filter { $0.moves(property) }
      guard !courses.isEmpty else { continue }
      let course =
        courses.count == 1
        ? courses[0] : Course(of: courses.map(\.animation), on: self, from: base)
      let ids = courses.map(\.animation.id) + [-property.rawValue]
      let id = animationIDs[ids] ?? AnimationTrack.nextID()
      animationIDs[ids] = id
      if let animation = course.describe(property, id: id, towards: node) {
        node.animations.append(animation)
      }
    }
  }
}

/// The nodes that a layer has on the way of one animation, or of several at once.
@MainActor
private struct Course {
  let animation: RunningAnimation
  private let span: AnimationSpan
  private let curve: AnimationTiming
  /// In order, with the parts of the progress.
  private let stops: [(offset: CGFloat, node: DisplayNode)]
  private let base: DisplayNode

  init(of running: RunningAnimation, span: AnimationSpan, on layer: CALayer, from base: DisplayNode)
  {
    animation = running
    self.span = span
    self.base = base
    let shown = running.animation
    let parts: [(CGFloat, CGFloat)]
    if shown.overshoots {
      curve = .linear
      parts = (0...60).map { (CGFloat($0) / 60, shown.progress(at: CGFloat($0) / 60)) }
    } else {
      curve = shown.timingFunction?.timing ?? .linear
      parts = shown.steps(on: layer).map { ($0, $0) }
    }
    stops = parts.map { offset, progress in
      let copy = layer.copied()
      shown.show(progress: progress, on: copy)
      return (offset, layer.picture(of: copy))
    }
  }

  /// Combines several animations of one property: the values at equal intervals, until the last of
  /// them ends, or for one repetition of the longest where one repeats forever.
  init(of several: [RunningAnimation], on layer: CALayer, from base: DisplayNode) {
    animation = several[several.count - 1]
    self.base = base
    let spans = several.compactMap(\.span)
    let begin = spans.map(\.begin).min() ?? 0
    let end = spans.map(\.end).max() ?? 0
    let longest = spans.map { $0.duration * ($0.autoreverses ? 2 : 1) }.max() ?? 0
    let duration = end.isFinite ? end - begin : longest
    span = AnimationSpan(
      begin: begin, duration: duration, rounds: end.isFinite ? 1 : .infinity,
      autoreverses: false, fillsBefore: false, fillsAfter: false)
    curve = .linear
    stops = (0...60).map { step in
      let offset = CGFloat(step) / 60
      let copy = layer.copied()
      // Just before the end the animations are still seen.
      let time = begin + duration * TimeInterval(min(offset, 1 - 1e-6))
      for each in several { each.show(at: time, on: copy) }
      return (offset, layer.picture(of: copy))
    }
  }

  func moves(_ property: DisplayProperty) -> Bool {
    let model = property.value(in: base)
    return stops.contains { property.value(in: $0.node) != model }
  }

  func describe(
    _ property: DisplayProperty, id: Int, towards node: DisplayNode
  ) -> DisplayAnimation? {
    let values = stops.compactMap { stop in
      property.value(in: stop.node).map { DisplayAnimation.Stop(offset: stop.offset, value: $0) }
    }
    guard let first = values.first, values.count > 1 else { return nil }
    var animation = DisplayAnimation(
      id: id, property: first.value, curve: curve.display, begin: span.begin,
      duration: span.duration)
    animation.stops = Array(values.dropFirst())
    // It leads to what the node has in any case.
    if animation.stops.last?.value == property.value(in: node) { animation.stops.removeLast() }
    animation.iterations = span.rounds
    animation.alternates = span.autoreverses
    return animation
  }
}
