import Foundation

/// A view with rows that can be moved aside: a table, or a collection view with a list.
@MainActor
protocol SwipeHost: UIScrollView {
  /// The row that is moved aside.
  var swipe: RowSwipe? { get set }

  /// The row at a point of the content, if it may be moved aside now.
  func swipePath(at point: CGPoint) -> IndexPath?
  /// Returns the actions of a row on that side; `nil` for none.
  func makeSwipe(_ path: IndexPath, _ side: RowSwipe.Side, isByHand: Bool) -> RowSwipe?
  /// The row that is seen there.
  func swipedRow(_ path: IndexPath) -> (any SwipedRow)?
  /// Returns the frame of a row while it is not moved aside.
  func swipeRect(_ path: IndexPath) -> CGRect
  /// Puts the row where it is now, moved aside or not.
  func placeSwipedRow(_ path: IndexPath)
  func swipeBegan(_ path: IndexPath)
  func swipeEnded(_ path: IndexPath?)
}

/// A row that can be moved aside.
@MainActor
protocol SwipedRow: UIView {
  /// The corners that it has because its section has them.
  var swipeCorners: DisplayCorners { get }
  /// The part of the row that is seen while it is moved aside, in the host; nil for all of it.
  var swipeWindow: CGRect? { get set }
  func swipeDidChange(isOpen: Bool)
}

// The gesture and its effects are the same for all of them.
extension SwipeHost {
  // MARK: The finger

  /// Returns the actions that a finger reveals which touched there and moves that way, to the right
  /// if positive.
  func swipe(at point: CGPoint, _ way: CGFloat) -> RowSwipe? {
    guard let path = swipePath(at: point) else { return nil }
    if let swipe { return swipe.path == path ? swipe : nil }
    guard swipedRow(path) != nil else { return nil }
    return makeSwipe(path, (way < 0) == isMirrored ? .leading : .trailing, isByHand: true)
  }

  func follow(_ pan: SwipePan) {
    let distance = pan.translation(in: self).x
    switch pan.state {
    case .began:
      guard let found = pan.found else { return }
      if swipe !== found { begin(found) }
      found.start = found.offset
      // The row does not jump by what it took to find out that this is a swipe.
      let slop = min(max(distance, -UIPanGestureRecognizer.slop), UIPanGestureRecognizer.slop)
      pan.setTranslation(CGPoint(x: distance - slop, y: 0), in: self)
      move(found, by: pan.translation(in: self).x)
    case .changed:
      if let swipe, swipe === pan.found { move(swipe, by: distance) }
    case .ended:
      guard let swipe, swipe === pan.found else { return }
      letGo(swipe, speed: pan.velocity(in: self).x)
    case .cancelled:
      if let swipe, swipe === pan.found { closeSwipe(animated: true) }
    case .possible, .failed:
      break
    }
  }

  private func move(_ swipe: RowSwipe, by distance: CGFloat) {
    let wasFull = swipe.isFull
    swipe.follow(distance, width: swipeRect(swipe.path).width)
    show(swipe, animated: wasFull != swipe.isFull)
  }

  private func letGo(_ swipe: RowSwipe, speed: CGFloat) {
    if swipe.isFull, let first = swipe.buttons.buttons.first {
      perform(first, of: swipe)
    } else if swipe.staysOpen(speed: speed) {
      open(swipe)
    } else {
      closeSwipe(animated: true)
    }
  }

  // MARK: Opening

  private func begin(_ swipe: RowSwipe) {
    closeSwipe(animated: true)
    guard let row = swipedRow(swipe.path) else { return }
    self.swipe = swipe
    swipe.row = row
    for button in swipe.buttons.buttons {
      button.addAction(
        UIAction { [weak self, weak button, weak swipe] _ in
          guard let button, let swipe else { return }
          self?.perform(button, of: swipe)
        }, for: .touchUpInside)
    }
    if swipe.isByHand { swipeBegan(swipe.path) }
    guard self.swipe === swipe else { return }
    UIView.performWithoutAnimation {
      swipe.buttons.frame = swipeRect(swipe.path)
      swipe.buttons.roundCorners = row.swipeCorners
      insertSubview(swipe.buttons, belowSubview: row)
      swipe.buttons.layOut(offset: swipe.offset, isFull: false)
    }
    row.swipeDidChange(isOpen: true)
  }

  /// Reveals the actions of a row whose round control was tapped.
  func openByControl(_ path: IndexPath) {
    if swipe?.path == path { return closeSwipe(animated: true) }
    guard let swipe = makeSwipe(path, .trailing, isByHand: false) else { return }
    begin(swipe)
    open(swipe)
  }

  private func open(_ swipe: RowSwipe) {
    guard self.swipe === swipe else { return }
    swipe.offset = swipe.buttons.naturalWidth
    swipe.isFull = false
    show(swipe, animated: true)
  }

  private func show(_ swipe: RowSwipe, animated: Bool) {
    let change = { [self] in placeSwipe(swipe) }
    guard animated else { return change() }
    UIView.systemAnimate(
      withDuration: RowSwipe.duration, delay: 0, options: [.curveEaseOut, .allowUserInteraction],
      animations: change)
  }

  /// The row that is moved aside, and its buttons, stand where they belong.
  func placeSwipe(_ swipe: RowSwipe) {
    let rect = swipeRect(swipe.path)
    if swipe.buttons.frame != rect { swipe.buttons.frame = rect }
    swipe.buttons.layOut(offset: swipe.offset, isFull: swipe.isFull)
    // Beside the row there may be more than the edge of the screen: it ends where its section does.
    swipe.row?.swipeWindow = rect.width < bounds.width ? rect : nil
    placeSwipedRow(swipe.path)
  }

  // MARK: Acting

  private func perform(_ button: SwipeButton, of swipe: RowSwipe) {
    guard self.swipe === swipe, !swipe.isPerforming else { return }
    swipe.isPerforming = true
    let wasFull = swipe.isFull
    if wasFull, button.action.style == .destructive {
      swipe.offset = swipeRect(swipe.path).width
      show(swipe, animated: true)
    }
    // Since iOS 13 a destructive action that was performed does not remove its row; changing the
    // data does. The row goes back if it is still there (medium confidence).
    button.action.handler(button.action, button) { [weak self, weak swipe] _ in
      guard let self, let swipe, self.swipe === swipe else { return }
      closeSwipe(animated: true)
    }
    if wasFull, button.action.style == .normal { open(swipe) }
  }

  // MARK: Closing

  /// The row goes back.
  func closeSwipe(animated: Bool) {
    guard let swipe else { return }
    self.swipe = nil
    swipe.offset = 0
    swipe.isFull = false
    swipe.row?.swipeDidChange(isOpen: false)
    let change = { [self] in placeSwipe(swipe) }
    if animated, window != nil {
      UIView.systemAnimate(
        withDuration: RowSwipe.duration, delay: 0,
        options: [.curveEaseOut, .allowUserInteraction],
        animations: change
      ) { [weak self] _ in
        swipe.buttons.removeFromSuperview()
        if self?.swipe?.row !== swipe.row { swipe.row?.swipeWindow = nil }
      }
    } else {
      change()
      swipe.buttons.removeFromSuperview()
      swipe.row?.swipeWindow = nil
    }
    if swipe.isByHand { swipeEnded(swipe.path) }
  }

  /// The row goes, or becomes another one; with `nil`. Else it is at that place now.
  func swipedRowMoves(to path: IndexPath?) {
    guard let swipe else { return }
    if let path {
      swipe.path = path
      return
    }
    self.swipe = nil
    swipe.row?.swipeDidChange(isOpen: false)
    swipe.row?.swipeWindow = nil
    let buttons = swipe.buttons
    UIView.systemAnimate(withDuration: RowSwipe.duration) {
      buttons.alpha = 0
    } completion: { _ in
      buttons.removeFromSuperview()
    }
    if swipe.isByHand { swipeEnded(nil) }
  }
}

extension UIView {
  /// Leaves out what lies outside of a rectangle of the superview, also while the view moves.
  func cut(_ node: inout DisplayNode, to window: CGRect, _ corners: DisplayCorners) {
    func mask(_ frame: CGRect) -> DisplayMask {
      DisplayMask.path(
        data: window.offsetBy(dx: -frame.minX, dy: -frame.minY).outline(corners), isEvenOdd: false)
    }
    node.mask = mask(frame)
    for animation in node.animations {
      guard case .frame(let from) = animation.property else { continue }
      var cut = animation
      cut.property = .mask(from: mask(from))
      cut.stops = animation.stops.compactMap { stop in
        guard case .frame(let frame) = stop.value else { return nil }
        return DisplayAnimation.Stop(offset: stop.offset, value: .mask(from: mask(frame)))
      }
      node.animations.append(cut)
    }
  }
}

extension CGRect {
  /// Returns the rectangle as a path, with those corners rounded like those of a section.
  fileprivate func outline(_ corners: DisplayCorners) -> String {
    let radius = UITableViewCell.cornerRadius
    func point(_ x: CGFloat, _ y: CGFloat) -> String {
      DisplayNumber.text(x) + " " + DisplayNumber.text(y)
    }
    // Each corner on its own: where it begins, itself, and where it ends.
    let turns: [(DisplayCorners, CGPoint, CGPoint, CGPoint)] = [
      (.topLeft, CGPoint(x: minX, y: minY), CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 0)),
      (.topRight, CGPoint(x: maxX, y: minY), CGPoint(x: -1, y: 0), CGPoint(x: 0, y: 1)),
      (.bottomRight, CGPoint(x: maxX, y: maxY), CGPoint(x: 0, y: -1), CGPoint(x: -1, y: 0)),
      (.bottomLeft, CGPoint(x: minX, y: maxY), CGPoint(x: 1, y: 0), CGPoint(x: 0, y: -1)),
    ]
    var data = ""
    for (corner, place, before, after) in turns {
      let reach = corners.contains(corner) ? radius : 0
      let start = point(place.x + before.x * reach, place.y + before.y * reach)
      let end = point(place.x + after.x * reach, place.y + after.y * reach)
      let size = DisplayNumber.text(reach)
      data += "\(data.isEmpty ? "M" : "L")\(start)A\(size) \(size) 0 0 1 \(end)"
    }
    return data + "Z"
  }
}
