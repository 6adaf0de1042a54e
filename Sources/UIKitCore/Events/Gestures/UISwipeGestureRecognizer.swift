public import Foundation

/// One quick stroke in a direction.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The ways that fingers may go; one of several is enough.
  open var direction = Direction.right

  open var numberOfTouchesRequired = 1

  /// Returns the location at which the swipe began, in the coordinates of `view`, or of the window.
  @discardableResult
  open override func location(in view: UIView?) -> CGPoint {
    guard !starts.isEmpty else { return super.location(in: view) }
    let sum = starts.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.point.x, y: $0.y + $1.point.y) }
    let count = CGFloat(starts.count)
    return locate(CGPoint(x: sum.x / count, y: sum.y / count), in: view)
  }

  /// Returns the location at which one of the fingers began, in the coordinates of `view`, or of
  /// the window.
  @discardableResult
  open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard starts.indices.contains(touchIndex) else {
      return super.location(ofTouch: touchIndex, in: view)
    }
    return locate(starts[touchIndex].point, in: view)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if starts.isEmpty { beginning = event.timestamp }
    for touch in touches { starts.append((touch, touch.windowLocation)) }
    if starts.count > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard event.timestamp - beginning <= Self.longestTime else {
      state = .failed
      return
    }
    let strokes = starts.map { stroke(of: $0.touch, from: $0.point) }
    if strokes.contains(where: { $0 == .wrong }) {
      state = .failed
    } else if starts.count == numberOfTouchesRequired, strokes.allSatisfy({ $0 == .complete }) {
      state = .ended
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    starts = []
  }

  // MARK: - Inside the stage

  /// How far fingers go, and how far aside at most; Apple publishes no numbers (low confidence).
  private static let length: CGFloat = 50
  private static let breadth: CGFloat = 50
  /// How long a swipe may take (low confidence).
  private static let longestTime: TimeInterval = 0.5

  private var starts: [(touch: UITouch, point: CGPoint)] = []
  private var beginning: TimeInterval = 0

  private enum Stroke {
    case incomplete, complete, wrong
  }

  private func stroke(of touch: UITouch, from start: CGPoint) -> Stroke {
    let way = CGPoint(x: touch.windowLocation.x - start.x, y: touch.windowLocation.y - start.y)
    let ways: [(Direction, along: CGFloat, aside: CGFloat)] = [
      (.right, way.x, abs(way.y)), (.left, -way.x, abs(way.y)), (.up, -way.y, abs(way.x)),
      (.down, way.y, abs(way.x)),
    ]
    let allowed = ways.filter { direction.contains($0.0) && $0.aside <= Self.breadth }
    guard let best = allowed.max(by: { $0.along < $1.along }), best.along > -Self.breadth else {
      return .wrong
    }
    return best.along >= Self.length && best.along > best.aside ? .complete : .incomplete
  }
}

extension UISwipeGestureRecognizer {
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)
  }
}
