public import Foundation

/// A drag: begins when the fingers have moved far enough, and follows them.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max

  /// How far the fingers have moved since they came down, or since ``setTranslation(_:in:)``.
  @discardableResult
  open func translation(in view: UIView?) -> CGPoint {
    direction(moved, in: view)
  }

  /// Sets the translation of the fingers so far.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let unit = direction(CGPoint(x: 1, y: 1), in: view)
    moved = CGPoint(x: translation.x / unit.x, y: translation.y / unit.y)
  }

  /// Points a second, measured over the last moments.
  @discardableResult
  open func velocity(in view: UIView?) -> CGPoint {
    direction(track.velocity, in: view)
  }

  // MARK: Following the fingers

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches <= maximumNumberOfTouches {
      track.add(travelled, at: event.timestamp)
    } else if state == .possible {
      state = .failed
    } else {
      for touch in touches { ignore(touch, for: event) }
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    // The middle of the fingers moves by a part of what one of them moves.
    for touch in touches {
      let (now, before) = (touch.windowLocation, touch.previousWindowLocation)
      let step = CGPoint(
        x: (now.x - before.x) / CGFloat(numberOfTouches),
        y: (now.y - before.y) / CGFloat(numberOfTouches))
      moved = CGPoint(x: moved.x + step.x, y: moved.y + step.y)
      travelled = CGPoint(x: travelled.x + step.x, y: travelled.y + step.y)
    }
    track.add(travelled, at: event.timestamp)
    if state == .possible {
      guard numberOfTouches >= minimumNumberOfTouches else { return }
      considerBeginning(travelled)
    } else {
      state = .changed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    track.add(travelled, at: event.timestamp)
    let left = numberOfTouches - touches.count
    if state == .possible {
      if left == 0 { state = .failed }
    } else if left < minimumNumberOfTouches {
      state = .ended
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    moved = .zero
    travelled = .zero
    track = VelocityTrack()
  }

  // MARK: - Inside the stage

  /// How far fingers move before it is a drag.
  static let slop: CGFloat = 10

  /// Returns a Boolean value that indicates whether a drag that is let go gets where it leads:
  /// after more than half of its way, or as a flick, whose direction decides, from 0.8 of its ways
  /// a second (low confidence).
  static func arrives(_ part: CGFloat, speed: CGFloat) -> Bool {
    abs(speed) >= 0.8 ? speed > 0 : part > 0.5
  }

  private var moved = CGPoint.zero
  private var travelled = CGPoint.zero
  private var track = VelocityTrack()

  /// Begins, fails or waits, the fingers having moved that far in the window's coordinates.
  func considerBeginning(_ distance: CGPoint) {
    if hypot(distance.x, distance.y) >= Self.slop { state = .began }
  }

  private func direction(_ vector: CGPoint, in view: UIView?) -> CGPoint {
    let (tip, origin) = (locate(vector, in: view), locate(.zero, in: view))
    return CGPoint(x: tip.x - origin.x, y: tip.y - origin.y)
  }
}

/// The last locations of a drag, from which the velocity is computed.
struct VelocityTrack {
  private var samples: [(position: CGPoint, time: TimeInterval)] = []

  /// The age in seconds from which locations do not count.
  private static let memory: TimeInterval = 0.1

  /// The seconds that the locations have to span. An older one is kept for that: a host that is busy
  /// reports a long way at once, and the finger's lifting right after it is no rest.
  private static let leastSpan: TimeInterval = 0.03

  mutating func add(_ position: CGPoint, at time: TimeInterval) {
    if samples.last?.time == time { samples.removeLast() }
    samples.append((position, time))
    while samples.count > 2, samples[0].time < time - Self.memory,
      time - samples[1].time >= Self.leastSpan
    {
      samples.removeFirst()
    }
  }

  /// Points a second.
  var velocity: CGPoint {
    guard let first = samples.first, let last = samples.last, last.time > first.time else {
      return .zero
    }
    let time = CGFloat(last.time - first.time)
    return CGPoint(
      x: (last.position.x - first.position.x) / time,
      y: (last.position.y - first.position.y) / time)
  }
}
