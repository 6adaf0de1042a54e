import Foundation

/// A drag that scrolls.
struct ScrollDrag {
  /// The content offset for the finger's first location, without limits.
  var start: CGPoint
  /// How far the finger had moved before it scrolled.
  var reference: CGPoint
  /// The axes that the content follows.
  let axes: Set<UIScrollView.Axis>

  mutating func shift(by distance: CGPoint) {
    start.x += distance.x
    start.y += distance.y
  }
}

extension UIScrollView {
  // MARK: Touching

  /// A finger came down on the content.
  func fingerCameDown() {
    tracksFinger = true
    guard isDecelerating else { return }
    // Moving content stops under the finger.
    endMotion()
    delegate?.scrollViewDidEndDecelerating(self)
  }

  /// The last finger was lifted, or the touch is not the scroll view's.
  func fingerLeft() {
    tracksFinger = false
    guard drag == nil else { return }
    comeBackInsideLimits()
  }

  /// Returns a Boolean value that indicates whether the finger may take its touches from what is
  /// under it.
  func mayTake(_ touches: [UITouch]) -> Bool {
    touches.allSatisfy { touch in
      guard let view = touch.view, view !== self, touch.delivery.isOpen else { return true }
      return canCancelContentTouches && touchesShouldCancel(in: view)
    }
  }

  /// Returns a Boolean value that indicates whether the content follows a finger along that axis.
  func follows(_ axis: Axis) -> Bool {
    guard isScrollEnabled else { return false }
    if hasMore(axis) { return true }
    switch axis {
    case .horizontal: return bounces(axis) && alwaysBounceHorizontal
    case .vertical: return bounces(axis) && (alwaysBounceVertical || refreshControl != nil)
    }
  }

  /// Returns a Boolean value that indicates whether content bounces along that axis.
  func bounces(_ axis: Axis) -> Bool {
    bounces && (axis == .horizontal ? bouncesHorizontally : bouncesVertically)
  }

  /// Returns a Boolean value that indicates whether a drag in that direction is this view's, and
  /// not that of one around it.
  func takesDrag(_ direction: CGPoint) -> Bool {
    let axis: Axis = abs(direction.x) > abs(direction.y) ? .horizontal : .vertical
    guard follows(axis) else { return false }
    if keepsDrags { return true }
    let way = axis == .horizontal ? direction.x : direction.y
    if axis == .vertical, leavesToSheet(way) { return false }
    return !(isAtEnd(axis, way) && anotherCanMove(axis, way))
  }

  /// Returns a Boolean value that indicates whether there is nothing more to see where a finger
  /// that moves that way leads.
  func isAtEnd(_ axis: Axis, _ way: CGFloat) -> Bool {
    let offset = axis == .horizontal ? contentOffset.x : contentOffset.y
    let limits = limits(axis)
    return way > 0 ? offset <= limits.lowerBound + 0.5 : offset >= limits.upperBound - 0.5
  }

  private func anotherCanMove(_ axis: Axis, _ way: CGFloat) -> Bool {
    if axis == .vertical, way > 0, refreshControl != nil { return false }
    var view = superview
    while let current = view {
      if let outer = current as? UIScrollView, outer.follows(axis), !outer.isAtEnd(axis, way) {
        return true
      }
      view = current.superview
    }
    return false
  }

  // A sheet is pulled down by what stands at its top, and up to its largest size first.
  private func leavesToSheet(_ way: CGFloat) -> Bool {
    guard isAtEnd(.vertical, 1), let sheet = sheetAround, sheet.canBeDragged else { return false }
    if way > 0 { return refreshControl == nil }
    return sheet.prefersScrollingExpandsWhenScrolledToEdge && sheet.canGrow
  }

  private var sheetAround: UISheetPresentationController? {
    var view = superview
    while let current = view {
      if let card = current as? SheetCard { return card.sheet }
      view = current.superview
    }
    return nil
  }

  // MARK: Dragging

  /// The finger moved, or was lifted.
  func followFinger() {
    switch pan.state {
    case .began:
      beginDrag()
      moveDrag()
    case .changed:
      moveDrag()
    case .ended:
      let velocity = pan.velocity(in: superview)
      endDrag(velocity: velocity)
      leaveKeyboard(speed: velocity.y)
    case .cancelled:
      endDrag(velocity: .zero)
      leaveKeyboard(speed: 0)
    case .possible, .failed:
      break
    }
  }

  private func leaveKeyboard(speed: CGFloat) {
    if keyboardDismissMode == .interactive { Stage.shared.keyboard.fingerLeft(speed: speed) }
  }

  private func beginDrag() {
    let moved = pan.translation(in: superview)
    let distance = max(hypot(moved.x, moved.y), 0.001)
    // The content does not jump by what it took to find out that this is a drag.
    let part = min(UIPanGestureRecognizer.slop / distance, 1)
    beginDrag(
      from: CGPoint(x: moved.x * part, y: moved.y * part), isHorizontal: abs(moved.x) > abs(moved.y)
    )
  }

  func beginDrag(from reference: CGPoint, isHorizontal: Bool) {
    endMotion()
    var axes = Set(Axis.allCases.filter(follows))
    if isDirectionalLockEnabled, axes.count == 2 {
      axes = [isHorizontal ? .horizontal : .vertical]
    }
    drag = ScrollDrag(start: unstretched(contentOffset), reference: reference, axes: axes)
    if keyboardDismissMode == .onDrag { window?.endEditing(true) }
    indicators.show()
    delegate?.scrollViewWillBeginDragging(self)
  }

  private func moveDrag() {
    guard let drag else { return }
    let moved = pan.translation(in: superview)
    let distance = CGPoint(x: moved.x - drag.reference.x, y: moved.y - drag.reference.y)
    var offset = contentOffset
    if drag.axes.contains(.horizontal) {
      offset.x = stretched(drag.start.x - distance.x, .horizontal)
    }
    if drag.axes.contains(.vertical) {
      offset.y = stretched(drag.start.y - distance.y, .vertical)
    }
    offset = onPixels(offset)
    if offset != contentOffset { setOffset(offset) }
    if keyboardDismissMode == .interactive, let window {
      let y = pan.location(in: window).y + window.frame.minY
      Stage.shared.keyboard.fingerMoved(to: y)
    }
  }

  /// The finger lets go, with that speed in points a second.
  func endDrag(velocity: CGPoint) {
    guard let drag else { return }
    var speed = CGPoint.zero
    if drag.axes.contains(.horizontal) { speed.x = -velocity.x }
    if drag.axes.contains(.vertical) { speed.y = -velocity.y }
    if abs(speed.x) < Self.rest { speed.x = 0 }
    if abs(speed.y) < Self.rest { speed.y = 0 }
    let natural = ScrollMotion.Path(of: self, velocity: speed)
    var target = restingPlace(near: natural.end, velocity: speed)
    // The delegate is called with the target, and may change it.
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: CGPoint(x: speed.x / 1000, y: speed.y / 1000),
      targetContentOffset: &target)
    self.drag = nil
    let isNatural = target == natural.end
    let path =
      isNatural
      ? natural
      : ScrollMotion.Path(from: contentOffset, velocity: speed, to: onPixels(clamped(target)))
    let staysHere = !isNatural && onPixels(target) == contentOffset
    let goesOn = path.duration > 0 && !staysHere
    delegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
    guard goesOn, self.drag == nil, motion == nil, window != nil else {
      indicators.hide()
      return
    }
    run(.deceleration, path)
    delegate?.scrollViewWillBeginDecelerating(self)
  }

  /// Points a second below which a finger is at rest.
  private static var rest: CGFloat { 20 }

  // Content that a finger stopped beyond its limits goes back, and to a place where it may rest.
  private func comeBackInsideLimits() {
    let target = onPixels(clamped(restingPlace(near: clamped(contentOffset), velocity: .zero)))
    guard target != contentOffset, motion == nil, window != nil else { return }
    run(.deceleration, ScrollMotion.Path(from: contentOffset, velocity: .zero, to: target))
  }

  // MARK: Resting

  /// Returns the offset at which content rests that would rest at `target`: at a page, or with a
  /// large title that is expanded or collapsed.
  func snapped(_ target: CGPoint, velocity: CGPoint) -> CGPoint {
    var place = target
    if isPagingEnabled {
      place.x = page(target.x, velocity.x, contentOffset.x, bounds.width, limits(.horizontal))
      place.y = page(target.y, velocity.y, contentOffset.y, bounds.height, limits(.vertical))
      return place
    }
    let title = titleHeight
    let top = limits(.vertical).lowerBound
    if title > 0, place.y > top, place.y < top + title, limits(.vertical).upperBound >= top + title
    {
      // Neither the search bar nor the title stays in half.
      let search = min(searchHeight, title)
      let passed = place.y - top
      if passed < search {
        place.y = passed < search / 2 ? top : top + search
      } else {
        place.y = passed - search < (title - search) / 2 ? top + search : top + title
      }
    }
    return place
  }

  // A flick leads to the next page, however far it would go; a slow finger to the nearest.
  private func page(
    _ target: CGFloat, _ velocity: CGFloat, _ offset: CGFloat, _ length: CGFloat,
    _ limits: ClosedRange<CGFloat>
  ) -> CGFloat {
    guard length > 0, limits.upperBound > limits.lowerBound else { return target }
    let place = (offset - limits.lowerBound) / length
    var page = place.rounded()
    if abs(velocity) > 200 {
      page = velocity > 0 ? place.rounded(.down) + 1 : place.rounded(.up) - 1
    }
    return min(max(limits.lowerBound + page * length, limits.lowerBound), limits.upperBound)
  }

  // MARK: Beyond the limits

  private func stretched(_ place: CGFloat, _ axis: Axis) -> CGFloat {
    let limits = limits(axis)
    let length = axis == .horizontal ? bounds.width : bounds.height
    if limits.contains(place) { return place }
    let limit = place < limits.lowerBound ? limits.lowerBound : limits.upperBound
    return bounces(axis) ? limit + RubberBand.stretch(place - limit, length: length) : limit
  }

  private func unstretched(_ offset: CGPoint) -> CGPoint {
    func pulled(_ place: CGFloat, _ axis: Axis) -> CGFloat {
      let limits = limits(axis)
      let length = axis == .horizontal ? bounds.width : bounds.height
      if limits.contains(place) { return place }
      let limit = place < limits.lowerBound ? limits.lowerBound : limits.upperBound
      return limit + RubberBand.pull(for: place - limit, length: length)
    }
    return CGPoint(x: pulled(offset.x, .horizontal), y: pulled(offset.y, .vertical))
  }
}
