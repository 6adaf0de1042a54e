import Foundation

/// A row that is moved aside, so that what can be done with it is seen.
@MainActor
final class RowSwipe {
  enum Side {
    case leading, trailing
  }

  var path: IndexPath
  weak var row: (any SwipedRow)?
  let side: Side
  let configuration: UISwipeActionsConfiguration
  let buttons: SwipeButtons
  /// How far the row is moved, in points.
  var offset: CGFloat = 0
  /// How far it was when the finger came down.
  var start: CGFloat = 0
  /// A Boolean value that indicates whether lifting the finger performs the first action.
  var isFull = false
  /// A Boolean value that indicates whether the delegate was called at its beginning.
  let isByHand: Bool
  /// A Boolean value that indicates whether an action is being performed that has not completed
  /// yet.
  var isPerforming = false

  init(
    _ path: IndexPath, _ side: Side, _ configuration: UISwipeActionsConfiguration, isAtRight: Bool,
    isByHand: Bool
  ) {
    self.path = path
    self.side = side
    self.configuration = configuration
    self.isByHand = isByHand
    buttons = SwipeButtons(configuration.actions, isAtRight: isAtRight)
  }

  static var duration: TimeInterval { 0.3 }

  /// How far the row is moved to the right.
  var shift: CGFloat { buttons.isAtRight ? -offset : offset }

  /// The part of the row that a finger has to uncover for the first action (low confidence).
  private static let fullPart: CGFloat = 0.6

  /// The finger has moved by that much to the right, over a row of that width.
  func follow(_ distance: CGFloat, width: CGFloat) {
    let wish = max(start + (buttons.isAtRight ? -distance : distance), 0)
    let isOpenToFull = configuration.performsFirstActionWithFullSwipe
    let natural = buttons.naturalWidth
    isFull = isOpenToFull && wish > natural && wish >= width * Self.fullPart
    offset =
      wish <= natural || isOpenToFull
      ? wish : natural + RubberBand.stretch(wish - natural, length: width)
  }

  /// Returns a Boolean value that indicates whether it stays open when the finger lets go with that
  /// speed to the right.
  func staysOpen(speed: CGFloat) -> Bool {
    let width = max(buttons.naturalWidth, 1)
    let opening = (buttons.isAtRight ? -speed : speed) / width
    return UIPanGestureRecognizer.arrives(offset / width, speed: opening)
  }
}

/// The drag that moves a row aside. It is for sideways drags alone: others scroll.
@MainActor
final class SwipePan: UIPanGestureRecognizer {
  private weak var host: (any SwipeHost)?
  /// The actions that the drag would reveal; looked up once.
  private(set) var found: RowSwipe?
  /// A finger that came down beside an open row: it closes the row, and no view gets the touch.
  private weak var swallowed: UITouch?

  init(host: any SwipeHost) {
    self.host = host
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
    addHandler { [weak self] _ in
      guard let self else { return }
      self.host?.follow(self)
    }
  }

  func swallows(_ touch: UITouch) -> Bool { touch === swallowed }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    swallowed = nil
    guard let host, let touch = touches.first, let swipe = host.swipe else { return }
    if touch.view?.isDescendant(of: swipe.buttons) == true { return }
    swallowed = touch
    // On the row itself the finger may go on moving it.
    if host.swipePath(at: touch.location(in: host)) != swipe.path {
      host.closeSwipe(animated: true)
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, touches.contains(where: swallows) { host?.closeSwipe(animated: true) }
    super.touchesEnded(touches, with: event)
  }

  override func considerBeginning(_ distance: CGPoint) {
    guard hypot(distance.x, distance.y) >= Self.slop, let host else { return }
    guard abs(distance.x) > abs(distance.y) else {
      state = .failed
      return
    }
    if found == nil {
      let now = location(in: host)
      found = host.swipe(at: CGPoint(x: now.x - distance.x, y: now.y - distance.y), distance.x)
    }
    state = found == nil ? .failed : .began
  }

  override func reset() {
    super.reset()
    found = nil
  }
}
