import Foundation

/// One property of one view on its way: where it starts, where it passes, where it ends.
@MainActor
final class AnimationTrack {
  /// A part of the way, in parts of the group's progress: the value of the step before goes over to
  /// this one's between `from` and `to`. Where both are the same it jumps.
  struct Step {
    var from: CGFloat
    var to: CGFloat
    /// `nil` in the last step, whose value is that of the model.
    var value: AnimatedValue?
  }

  weak var view: UIView?
  let start: AnimatedValue
  private(set) var steps: [Step]
  /// The model's value when the group began; `nil` for the model itself until then.
  var target: AnimatedValue?
  private(set) weak var group: AnimationGroup?
  /// The number is another one for every leg, so that the page starts a new animation.
  private(set) var id: Int

  private static var lastID = 0

  init(view: UIView, start: AnimatedValue, step: Step, group: AnimationGroup) {
    self.view = view
    self.start = start
    self.group = group
    steps = [step]
    id = Self.nextID()
  }

  func beginLeg() { id = Self.nextID() }

  static func nextID() -> Int {
    lastID += 1
    return lastID
  }

  /// The property goes on changing in the same group: in the same step, or in one after it.
  func add(_ step: Step, from old: AnimatedValue) {
    guard let last = steps.last, last.from != step.from || last.to != step.to else { return }
    steps[steps.count - 1].value = old
    steps.append(step)
  }

  /// Returns the view's value at the end, if the group has recorded it.
  func end(of view: UIView) -> AnimatedValue { target ?? start.current(of: view) }

  /// Returns the visible value at a fraction of the way.
  func value(at fraction: CGFloat) -> AnimatedValue {
    guard let view else { return start }
    let end = end(of: view)
    var value = start
    for (index, step) in steps.enumerated() {
      let next = index == steps.count - 1 ? end : step.value ?? end
      if fraction < step.from { return index == 0 && step.from == 0 ? beyond(fraction) : value }
      if fraction < step.to || (step.to == 1 && step.from < 1) {
        return value.moved(
          to: next, by: (fraction - step.from) / (step.to - step.from), in: view)
      }
      value = next
    }
    return value

    // A spring may swing back over its start.
    func beyond(_ fraction: CGFloat) -> AnimatedValue {
      let first = steps[0]
      guard steps.count == 1, first.to > first.from else { return start }
      return start.moved(to: end, by: fraction / (first.to - first.from), in: view)
    }
  }

  /// Returns the values between two fractions of the way, with their offsets from one to the other.
  func stops(from begin: CGFloat, to finish: CGFloat) -> [(offset: CGFloat, value: AnimatedValue)] {
    guard let view, begin != finish else { return [] }
    if steps.count == 1, steps[0].from == 0, steps[0].to == 1 { return [] }
    var stops: [(CGFloat, AnimatedValue)] = []
    var value = start
    for (index, step) in steps.enumerated() {
      stops.append((step.from, value))
      value = index == steps.count - 1 ? end(of: view) : step.value ?? value
      stops.append((step.to, value))
    }
    if begin > finish { stops.reverse() }
    return stops.compactMap { place, value in
      let offset = (place - begin) / (finish - begin)
      return offset >= 0 && offset <= 1 ? (offset, value) : nil
    }
  }
}
