public import Foundation

/// A view that turns touches into events for its targets.
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
  // MARK: Creating a control

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decodeInterface(coder, as: UIControl.self)
  }

  /// Creates a control that performs `primaryAction` for its primary event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: The state

  /// A disabled control ignores touches.
  open var isEnabled = true {
    didSet {
      if isEnabled != oldValue { stateDidChange() }
      tellObservers(of: "enabled", from: oldValue, to: isEnabled)
    }
  }

  open var isSelected = false {
    didSet {
      if isSelected != oldValue { stateDidChange() }
      tellObservers(of: "selected", from: oldValue, to: isSelected)
    }
  }

  /// True while a touch that is tracked is inside.
  open var isHighlighted = false {
    didSet {
      if isHighlighted != oldValue { stateDidChange() }
      tellObservers(of: "highlighted", from: oldValue, to: isHighlighted)
    }
  }

  /// The current states: several, or ``State/normal``.
  open var state: UIControl.State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  // MARK: The place of the content

  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }

  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// The alignment with leading and trailing replaced by left and right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    case .center, .left, .right, .fill: contentHorizontalAlignment
    }
  }

  // MARK: Tracking touches

  /// A Boolean value that indicates whether a touch is being tracked.
  open internal(set) var isTracking = false

  /// A Boolean value that indicates whether the tracked touch is inside, or close enough.
  open internal(set) var isTouchInside = false

  /// Called when a touch came down. `false` means that the control does not track it.
  @discardableResult
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the touch moved. `false` ends the tracking.
  @discardableResult
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the touch was lifted.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the system cancelled the touch, or the control left its window.
  open func cancelTracking(with event: UIEvent?) {}

  // MARK: Targets

  /// Sends `target` a message at each of those events; without a target, the message goes to the
  /// first object in the responder chain that can perform it.
  ///
  /// 10.3.1 – the target is not retained. 10.3.2 – a pair is stored once, for all its events.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
    handlers.add(.message(ActionTarget(target, action)), for: controlEvents)
  }

  /// Removes messages: `nil` stands for any target, or any action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
    handlers.remove(controlEvents) { $0.target?.isMeant(by: target, action) ?? false }
  }

  /// The targets; `NSNull` for the responder chain.
  open var allTargets: Set<AnyHashable> {
    Set(handlers.targets.compactMap { $0.isChain ? NSNull() : $0.object as? AnyHashable })
  }

  /// The names of the messages that `target` gets at an event.
  @discardableResult
  open func actions(forTarget target: Any?, forControlEvent controlEvent: UIControl.Event)
    -> [String]?
  {
    let names = handlers.matching(controlEvent).compactMap(\.target)
      .filter { $0.isSame(as: target) }.map(\.action.name)
    return names.isEmpty ? nil : names
  }

  /// Sends one message: every event with a target goes through here.
  ///
  /// 10.3.4 – `event` is `nil` when the app sends the actions, and not a touch.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  // MARK: Actions

  /// Performs `action` at each of those events.
  ///
  /// 10.3.3 – actions are unique by their identifier: a later one replaces.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    handlers.add(.action(action), for: controlEvents)
  }

  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event
  ) {
    handlers.remove(controlEvents) { $0.action?.identifier == actionIdentifier }
  }

  /// The events with at least one action.
  open var allControlEvents: UIControl.Event { handlers.events }

  /// Calls a closure with each action and each message, with its events, until it sets the last parameter.
  ///
  /// - Parameter iterator: Takes the action, or the target and the selector, and the events. A message
  ///   without a target has `nil` there.
  public func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
  ) {
    var stops = false
    for (handler, events) in handlers.all where !stops {
      switch handler {
      case .action(let action): iterator(action, nil, events, &stops)
      case .message(let target):
        iterator(nil, (target.object as Any?, target.action), events, &stops)
      }
    }
  }

  /// Performs one action: every event goes through here.
  open func sendAction(_ action: UIAction) {
    action.perform(sender: self)
  }

  /// Performs the actions of those events.
  ///
  /// 10.3.4 – each handler goes through ``sendAction(_:)`` or ``sendAction(_:to:for:)``.
  open func sendActions(for controlEvents: UIControl.Event) {
    send(controlEvents)
  }

  /// Does what a tap on the control does: opens its menu if that is the primary action, or performs
  /// the actions of its primary event.
  // 10.3.14: performPrimaryAction() does what a tap does: it opens the menu if that is…
  open func performPrimaryAction() {
    guard isEnabled else { return }
    if showsMenuAsPrimaryAction, window != nil,
      menuInteraction?.begin(at: convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)) == true
    {
      return send(.menuActionTriggered)
    }
    send(.primaryActionTriggered)
  }

  // MARK: Menus

  /// Opens the menu after a long press, or a click with the other button; `nil` while the control has
  /// no menu.
  open var contextMenuInteraction: UIContextMenuInteraction? { menuInteraction }

  open var isContextMenuInteractionEnabled: Bool {
    get { menuInteraction != nil }
    set { enableMenu(newValue) }
  }

  /// A Boolean value that indicates whether the menu opens at once, in place of the control's own
  /// action.
  open var showsMenuAsPrimaryAction = false

  // Returns the menu of a subclass.

  @discardableResult
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  @discardableResult
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  @discardableResult
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  // MARK: Responding to touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    // 10.3.5 – a disabled control ignores touches. It tracks one finger at a time, and ignores a
    // second one.
    guard isEnabled, trackedTouch == nil, let touch = touches.first else { return }
    guard beginTracking(touch, with: event) else { return }
    trackedTouch = touch
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    handling(event) {
      send(.touchDown)
      if touch.tapCount > 1 { send(.touchDownRepeat) }
    }
    if showsMenuAsPrimaryAction { openMenu(touch) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let menuTouch, touches.contains(menuTouch) {
      menuInteraction?.track(menuTouch.windowLocation)
    }
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let wasInside = isTouchInside
    isTouchInside = isCloseEnough(touch)
    guard continueTracking(touch, with: event) else {
      stopTracking()
      return
    }
    // 10.3.5 – the highlight follows the touch.
    isHighlighted = isTouchInside
    // 10.3.6 – crossing the edge is reported before the drag on the other side.
    handling(event) {
      if isTouchInside != wasInside { send(isTouchInside ? .touchDragEnter : .touchDragExit) }
      send(isTouchInside ? .touchDragInside : .touchDragOutside)
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let menuTouch, touches.contains(menuTouch) {
      self.menuTouch = nil
      menuInteraction?.release()
    }
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let isInside = isCloseEnough(touch)
    isTouchInside = isInside
    endTracking(touch, with: event)
    stopTracking()
    handling(event) {
      if isInside { touchUpInside() } else { send(.touchUpOutside) }
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let menuTouch, touches.contains(menuTouch) { self.menuTouch = nil }
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    cancel(with: event)
  }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    // A control outside of a window gets no end of its touch.
    if newWindow == nil, trackedTouch != nil { cancel(with: nil) }
  }

  // MARK: - Inside the stage

  private var handlers = ControlHandlers()
  /// The event that is being handled, for the actions.
  private var event: UIEvent?
  private var trackedTouch: UITouch?
  private var menuInteraction: UIContextMenuInteraction?
  /// The finger that opened the menu, and may choose in it before it is lifted.
  private var menuTouch: UITouch?

  private func enableMenu(_ isEnabled: Bool) {
    guard isEnabled != (menuInteraction != nil) else { return }
    if let menuInteraction {
      removeInteraction(menuInteraction)
      self.menuInteraction = nil
    } else {
      let interaction = UIContextMenuInteraction(delegate: self)
      menuInteraction = interaction
      addInteraction(interaction)
    }
  }

  private func openMenu(_ touch: UITouch) {
    guard let menuInteraction, menuInteraction.begin(at: touch.windowLocation) else { return }
    stopTracking()
    menuTouch = touch
    send(.menuActionTriggered)
  }

  /// Called when an element of the control's menu was chosen.
  func menuDidChoose(_ action: UIAction) {}

  /// 10.3.6 – the distance from a control at which a tracked touch still counts as inside.
  static let slop: CGFloat = 70

  private func isCloseEnough(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -Self.slop, dy: -Self.slop).contains(touch.location(in: self))
  }

  private func cancel(with event: UIEvent?) {
    cancelTracking(with: event)
    stopTracking()
    handling(event) { send(.touchCancel) }
  }

  private func stopTracking() {
    trackedTouch = nil
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  /// A Boolean value that indicates whether a tap is the control's primary gesture.
  var isTapped: Bool { false }

  /// 10.4.10 – one tap with one finger, where that is the control's primary gesture.
  override func claims(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, isTapped, let tap = gestureRecognizer as? UITapGestureRecognizer else {
      return false
    }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }

  /// Performs the control's reaction to a touch that was lifted inside.
  func touchUpInside() {
    send(.touchUpInside)
  }

  /// Performs the actions of any of `events`, in the order in which they were added.
  func send(_ events: Event) {
    let event = event
    for handler in handlers.matching(events) {
      switch handler {
      case .action(let action): sendAction(action)
      case .message(let target):
        if let object = target.object { sendAction(target.action, to: object, for: event) }
        if target.isChain { sendAction(target.action, to: nil, for: event) }
      }
    }
  }

  /// Sends the actions of `body` with `event`.
  private func handling(_ event: UIEvent?, _ body: () -> Void) {
    let before = self.event
    self.event = event
    body()
    self.event = before
  }

  /// Updates the appearance after the state has changed.
  func stateDidChange() {
    setNeedsLayout()
    setNeedsCommit()
  }
}
