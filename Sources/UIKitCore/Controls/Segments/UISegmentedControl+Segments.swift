import Foundation

extension UISegmentedControl {
  // Sizes and colours of Apple's design resources for iOS 17.
  static var height: CGFloat { 32 }
  static var radius: CGFloat { 9 }
  private static var margin: CGFloat { 2 }
  /// The space on either side of a title (low confidence).
  private static var padding: CGFloat { 10 }

  func becomeSegmentedControl() {
    platter.cornerRadius = Self.radius
    platter.backgroundColor = .tertiarySystemFill
    pill.cornerRadius = Self.radius - Self.margin
    pill.shadow = .knob
    addSubview(platter)
    addSubview(pill)
    placeSegments()
  }

  // MARK: Segments

  /// The segment of that number, or the last one.
  func segment(_ index: Int) -> SegmentView? {
    check(index)
    return segments.isEmpty ? nil : segments[min(index, segments.count - 1)]
  }

  /// There is no segment before the first, and `noSegment` is none.
  private func check(_ index: Int) {
    guard index < 0 else { return }
    UIKitException.raise(
      .range,
      "*** -[__NSArrayM objectAtIndex:]: index \(UInt(bitPattern: index)) beyond "
        + (segments.isEmpty ? "bounds for empty array" : "bounds [0 .. \(segments.count - 1)]"))
  }

  func change(_ index: Int, _ change: (SegmentView) -> Void) {
    guard let segment = segment(index) else { return }
    change(segment)
    segmentsDidChange(animated: false)
  }

  func insert(_ segment: SegmentView, at index: Int, animated: Bool) {
    check(index)
    let index = min(index, segments.count)
    segments.insert(segment, at: index)
    if storedSelection >= index { storedSelection += 1 }
    segmentsDidChange(animated: animated, new: segment)
  }

  func remove(at index: Int, animated: Bool) {
    guard let segment = segment(index), let index = segments.firstIndex(of: segment) else { return }
    segments.remove(at: index)
    segment.removeFromSuperview()
    if storedSelection == index {
      storedSelection = Self.noSegment
    } else if storedSelection > index {
      storedSelection -= 1
    }
    segmentsDidChange(animated: animated)
  }

  func removeAll() {
    for segment in segments { segment.removeFromSuperview() }
    segments = []
    storedSelection = Self.noSegment
    segmentsDidChange(animated: false)
  }

  func segmentsDidChange(animated: Bool, new: SegmentView? = nil) {
    for segment in segments where segment.superview == nil { addSubview(segment) }
    while dividers.count > max(segments.count - 1, 0) {
      dividers.removeLast().removeFromSuperview()
    }
    while dividers.count < segments.count - 1 {
      let divider = RoundedBox(frame: .zero)
      divider.backgroundColor = .separator
      insertSubview(divider, aboveSubview: platter)
      dividers.append(divider)
    }
    invalidateIntrinsicContentSize()
    new?.alpha = animated && window != nil ? 0 : 1
    UIView.animateParts(animated && window != nil) { [self] in
      new?.alpha = 1
      placeSegments()
    }
  }

  // MARK: Widths

  private func natural(_ segment: SegmentView) -> CGFloat {
    // Wide enough for the title also while it is chosen, which makes it heavier.
    let titles = [State.normal, .selected].map {
      style(for: $0).font.width(of: segment.title ?? "")
    }
    let content = segment.image?.size.width ?? titles.max() ?? 0
    return content.rounded(.up) + 2 * Self.padding
  }

  var wantedWidth: CGFloat {
    let free = segments.filter { $0.ownWidth == 0 }.map(natural)
    let fixed = segments.reduce(0) { $0 + $1.ownWidth }
    if apportionsSegmentWidthsByContent { return fixed + free.reduce(0, +) }
    return fixed + (free.max() ?? 0) * CGFloat(free.count)
  }

  /// The width of each segment in the room that there is.
  private var widths: [CGFloat] {
    let room = max(bounds.width - segments.reduce(0) { $0 + $1.ownWidth }, 0)
    let free = segments.filter { $0.ownWidth == 0 }
    let content = free.reduce(0) { $0 + natural($1) }
    return segments.map { segment in
      if segment.ownWidth > 0 { return segment.ownWidth }
      return apportionsSegmentWidthsByContent && content > 0
        ? room * natural(segment) / content : room / CGFloat(free.count)
    }
  }

  private var frames: [CGRect] {
    var x: CGFloat = 0
    return widths.map { width in
      let (start, end) = (wholePixels(x), wholePixels(x + width))
      x += width
      return CGRect(
        x: isMirrored ? bounds.width - end : start, y: 0, width: end - start, height: bounds.height)
    }
  }

  // MARK: Placing

  /// Returns the style of a title. Values that a state does not set are those of the normal state.
  private func style(for state: UIControl.State) -> TextStyle {
    let weight: UIFont.Weight = state.contains(.selected) ? .semibold : .medium
    var style = TextStyle(font: .systemFont(ofSize: 13, weight: weight), color: .label)
      .applying(titleAttributes[.normal])
    for part in [State.selected, .highlighted, .disabled] where state.contains(part) {
      style = style.applying(titleAttributes[part])
    }
    return style
  }

  private func state(of index: Int) -> UIControl.State {
    var state = State.normal
    if !isEnabled || !segments[index].isOpen { state.insert(.disabled) }
    if index == shownSelection {
      state.insert(.selected)
    } else if index == press?.index {
      state.insert(.highlighted)
    }
    return state
  }

  /// Returns a Boolean value that indicates whether a title fades because the app has set no
  /// attributes for its state.
  private func isDimmed(_ state: UIControl.State) -> Bool {
    [State.highlighted, .disabled].contains {
      state.contains($0) && titleAttributes[$0]?[.foregroundColor] == nil
    }
  }

  /// The segment that stands out.
  private var shownSelection: Int? {
    if isMomentary { return press?.index }
    if let press, press.takesSelectionAlong, let index = press.index { return index }
    return segments.indices.contains(storedSelection) ? storedSelection : nil
  }

  func placeSegments() {
    platter.frame = bounds
    let frames = frames
    let shown = shownSelection
    let isPressed = press.map { $0.takesSelectionAlong || isMomentary } ?? false
    // Pictures of the app's take the place of what the system draws.
    let hasPictures = !backgrounds.isEmpty
    let isCompact = traitCollection.verticalSizeClass == .compact
    platter.isHidden = hasPictures
    pill.isHidden = hasPictures
    for (index, segment) in segments.enumerated() {
      let state = state(of: index)
      segment.untransformedFrame = frames[index]
      segment.isChosen = index == shown && !isMomentary
      segment.isOutOfUse = state.contains(.disabled)
      segment.show(style(for: state), isDimmed: isDimmed(state))
      segment.showBackground(backgrounds.shown(state, isCompact: isCompact))
      segment.transform = index == shown && isPressed ? Self.pressed : .identity
    }
    for (index, divider) in dividers.enumerated() {
      let (before, behind) = (frames[index], frames[index + 1])
      divider.frame = CGRect(
        x: (before.minX < behind.minX ? before.maxX : before.minX) - 0.5,
        y: wholePixels(bounds.midY - 8), width: 1, height: 16)
      divider.alpha = hasPictures || shown == index || shown == index + 1 ? 0 : 1
    }
    pill.backgroundColor = selectedSegmentTintColor ?? Self.pillColor
    pill.alpha = shown == nil ? 0 : 1
    guard let shown else { return }
    pill.untransformedFrame = frames[shown].insetBy(dx: Self.margin, dy: Self.margin)
    pill.transform = isPressed ? Self.pressed : .identity
  }

  /// The transform of a segment under a finger, which makes it a little smaller.
  private static var pressed: CGAffineTransform { CGAffineTransform(scaleX: 0.95, y: 0.95) }

  private static let pillColor = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.388, green: 0.388, blue: 0.4, alpha: 1) : .white
  }

  // MARK: Choosing

  func select(_ index: Int, animated: Bool) {
    changing("selectedSegmentIndex", storedSelection) {
      storedSelection = index < 0 ? Self.noSegment : min(index, segments.count - 1)
    }
    UIView.animateParts(animated && window != nil) { [self] in placeSegments() }
  }

  func index(at point: CGPoint) -> Int? {
    guard point.x >= 0, point.x < bounds.width else { return nil }
    return frames.firstIndex { point.x >= $0.minX && point.x < $0.maxX }
  }

  func begin(on index: Int) {
    press = Press(index: index, takesSelectionAlong: index == storedSelection && !isMomentary)
    UIView.animateParts(window != nil) { [self] in placeSegments() }
  }

  func move(to index: Int?) {
    let index = index.flatMap { segments[$0].isOpen ? $0 : nil }
    guard press?.index != index else { return }
    press?.index = index
    UIView.animateParts(window != nil) { [self] in placeSegments() }
  }

  func end(chooses: Bool) {
    guard let ended = press else { return }
    press = nil
    guard chooses, let index = ended.index, isMomentary || index != storedSelection else {
      return UIView.animateParts(window != nil) { [self] in placeSegments() }
    }
    select(index, animated: true)
    let action = segments[index].action
    sendValueChanged()
    if let action { sendAction(action) }
  }
}
