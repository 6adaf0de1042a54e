public import Foundation

/// Goes through several values, or along a path.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  /// In place of values: where the layer's position, or another point, goes.
  open var path: CGPath?
  /// When each value is there, in parts of the duration; at equal distances by default.
  open var keyTimes: [NSNumber]?
  /// How the progress follows the time between one value and the next.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// Along straight lines by default; along a path as fast everywhere.
  open var calculationMode = CAAnimationCalculationMode.linear

  // MARK: - Inside the stage

  override func copyState(of other: CAAnimation) {
    super.copyState(of: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    values = other.values
    path = other.path
    keyTimes = other.keyTimes
    timingFunctions = other.timingFunctions
    calculationMode = other.calculationMode
  }

  override func show(progress part: CGFloat, on layer: CALayer) {
    guard let target, let own = target.value(of: layer) else { return }
    if let path, case .point = own {
      if let point = path.outline.point(at: part) { target.set(.point(point), on: layer) }
      return
    }
    let values = (values ?? []).compactMap { LayerValue($0, like: own) }
    guard let last = values.last else { return }
    let times = times(of: values.count)
    if calculationMode == .discrete {
      let index = times.lastIndex { $0 <= part } ?? 0
      return target.set(values[min(index, values.count - 1)], on: layer)
    }
    guard let next = times.firstIndex(where: { $0 > part }) else {
      return target.set(last, on: layer)
    }
    guard next > 0 else { return target.set(values[0], on: layer) }
    var way = (part - times[next - 1]) / (times[next] - times[next - 1])
    if let functions = timingFunctions, next - 1 < functions.count {
      way = functions[next - 1].timing.progress(at: way)
    }
    target.set(values[next - 1].moved(to: values[next], by: way), on: layer)
  }

  private func times(of count: Int) -> [CGFloat] {
    if let keyTimes, keyTimes.count >= count {
      return keyTimes.map { CGFloat($0.doubleValue) }
    }
    // A value that jumps is there for its part of the time; the last one, too.
    let parts = calculationMode == .discrete ? count : max(1, count - 1)
    return (0..<count).map { CGFloat($0) / CGFloat(parts) }
  }

  override func steps(on layer: CALayer) -> [CGFloat] {
    if calculationMode == .discrete, path == nil {
      let times = times(of: values?.count ?? 0)
      return [0] + times.filter { $0 > 0 && $0 < 1 }.flatMap { [$0 - 1e-6, $0] } + [1]
    }
    return (0...60).map { CGFloat($0) / 60 }
  }
}

public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = Self(rawValue: "linear")
  public static let discrete = Self(rawValue: "discrete")
}
