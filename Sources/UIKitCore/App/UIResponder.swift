public import Foundation

/// An object that answers to touches and other events, or passes them on along the chain.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// The objects that were associated with this object, as the Objective-C runtime's associated
  /// objects are.
  package var associatedObjects: [ObjectIdentifier: AnyObject] = [:]

  // MARK: Coming from a file

  /// Called when the object was made from a storyboard or a nib, and is connected.
  ///
  /// 9.1.2 – after `init(coder:)`; for the subviews of a controller's view, when that is loaded.
  open func awakeFromNib() {}

  /// Called only by Xcode's canvas in place of running the app, never here.
  open func prepareForInterfaceBuilder() {}

  // MARK: Managing the responder chain

  /// The next object in the responder chain; `nil` at its end.
  open var next: UIResponder? { nil }

  /// A Boolean value that indicates whether this object gets keyboard and other non-touch events
  /// first.
  open var isFirstResponder: Bool { UIApplication.shared.firstResponder === self }

  /// 10.2.2 – false unless a subclass says otherwise.
  open var canBecomeFirstResponder: Bool { false }

  /// 10.2.2 – true unless a subclass says otherwise.
  open var canResignFirstResponder: Bool { true }

  /// Asks the current first responder to resign, and takes its place if it does.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, mayBecomeFirstResponder() else { return false }
    return Stage.shared.keyboard.changingHands {
      let application = UIApplication.shared
      // 10.2.2 – the current one resigns first.
      application.firstResponder?.resignFirstResponder()
      // 10.2.2 – when the old first responder refuses, this one fails; and a callback about its end
      // may have made another one the first responder.
      guard application.firstResponder == nil else { return false }
      application.firstResponder = self
      becameFirstResponder()
      return isFirstResponder
    }
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder, mayResignFirstResponder() else { return false }
    stopBeingFirstResponder()
    return true
  }

  // MARK: Performing actions

  /// Returns a Boolean value that indicates whether this object performs an action now; by default,
  /// whether it has the method (10.2.3).
  @discardableResult
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if let edit = EditAction(rawValue: action.name), let editor = self as? any TextEditor {
      return editor.offers(edit)
    }
    return responds(to: action)
  }

  /// 10.2.3 – this object if it can perform the action, or the next one in the responder chain that
  /// can.
  @discardableResult
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    if performsActions, canPerformAction(action, withSender: sender) { return self }
    return next?.target(forAction: action, withSender: sender)
  }

  /// Changes a command that this object performs before it is shown or performed: its title, its
  /// state, whether it is disabled.
  open func validate(_ command: UICommand) {}

  /// The commands of this object for keys of a keyboard beside the device.
  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: Editing

  // Text fields and text views have these; apps add them to other responders, together with their
  // methods.

  open func cut(_ sender: Any?) { edit(.cut) }
  open func copy(_ sender: Any?) { edit(.copy) }
  open func paste(_ sender: Any?) { edit(.paste) }
  open func select(_ sender: Any?) { edit(.select) }
  open func selectAll(_ sender: Any?) { edit(.selectAll) }
  open func delete(_ sender: Any?) { edit(.delete) }

  // Nothing of UIKit's has these: they are for apps to add. A method `find()` of an app comes first.

  @_disfavoredOverload
  open func find(_ sender: Any?) { Message.fail("find:", of: self) }
  @_disfavoredOverload
  open func findAndReplace(_ sender: Any?) { Message.fail("findAndReplace:", of: self) }
  @_disfavoredOverload
  open func findNext(_ sender: Any?) { Message.fail("findNext:", of: self) }
  @_disfavoredOverload
  open func findPrevious(_ sender: Any?) { Message.fail("findPrevious:", of: self) }
  @_disfavoredOverload
  open func useSelectionForFind(_ sender: Any?) {
    Message.fail("useSelectionForFind:", of: self)
  }

  /// The undo manager of the nearest responder that has one. Windows have one.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: Managing input views

  /// Shown in place of the keyboard while this object is the first responder.
  open var inputView: UIView? { nil }

  /// Shown above the keyboard while this object is the first responder.
  open var inputAccessoryView: UIView? { nil }

  /// The language of the keyboard while this object is the first responder.
  // 18.6.10: textInputMode is the mode of the responder's keyboard.
  open var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }

  /// Updates the input views, if this object is the first responder.
  open func reloadInputViews() {
    if isFirstResponder { Stage.shared.keyboard.update() }
  }

  // MARK: Responding to motion

  // By default it is passed on along the chain.

  /// The device is shaken.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// It went on too long to be a shake.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  // MARK: Responding to touches

  // By default a touch is passed on along the chain.

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Responding to keys and buttons

  // By default a press is passed on along the chain. At its end it is used for commands and for
  // text.

  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let next else {
      for press in presses { press.isUnhandled = true }
      return
    }
    next.pressesBegan(presses, with: event)
  }

  /// A press has changed, without a beginning or an end.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // MARK: Telling assistive technology

  /// A Boolean value that indicates whether this is an element for assistive technology; its
  /// subviews are not then. UIKit's controls, labels and images are, other views are not.
  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? naturalAccessibility?.role.isElement ?? false }
    set { describe { $0.isElement = newValue } }
  }

  /// The name of the element, in few words. UIKit's controls return their title.
  open var accessibilityLabel: String? {
    get { accessibility?.label ?? naturalAccessibility?.label }
    set { describe { $0.label = newValue } }
  }

  /// The result of using the element, spoken after a pause.
  open var accessibilityHint: String? {
    get { accessibility?.hint }
    set { describe { $0.hint = newValue } }
  }

  /// The current value, such as a slider's position.
  open var accessibilityValue: String? {
    get { accessibility?.value ?? naturalAccessibility?.value }
    set { describe { $0.value = newValue } }
  }

  /// The traits: what the element is, and how it behaves.
  open var accessibilityTraits: UIAccessibilityTraits {
    get {
      let natural = naturalAccessibility
      return accessibility?.traits ?? natural?.role.traits(of: natural) ?? .none
    }
    set { describe { $0.traits = newValue } }
  }

  /// A Boolean value that indicates whether the view and its subviews are hidden from assistive
  /// technology.
  open var accessibilityElementsHidden: Bool {
    get { accessibility?.hidesElements ?? false }
    set { describe { $0.hidesElements = newValue } }
  }

  /// A Boolean value that indicates whether views beside it are hidden from assistive technology.
  open var accessibilityViewIsModal: Bool {
    get { accessibility?.isModal ?? false }
    set { describe { $0.isModal = newValue } }
  }

  /// The actions that people can perform on the element, by name.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility?.actions }
    set { describe { $0.actions = newValue } }
  }

  /// The lists of elements for VoiceOver users.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessibility?.rotors }
    set { describe { $0.rotors = newValue } }
  }

  /// The outline of the element on the screen. It comes before ``accessibilityFrame`` where the element is
  /// shown and activated.
  open var accessibilityPath: UIBezierPath? {
    get { accessibility?.path }
    set {
      let path = newValue?.copy() as? UIBezierPath
      describe { $0.path = path }
    }
  }

  /// The frame on the screen for assistive technology. A view returns its own frame.
  open var accessibilityFrame: CGRect {
    get { accessibility?.frame ?? (self as? UIView)?.frameOnScreen ?? .zero }
    set { describe { $0.frame = newValue } }
  }

  /// The point on the screen that a double tap with VoiceOver activates: the centre, unless it is
  /// set.
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibility?.path?.bounds ?? accessibilityFrame
      return accessibility?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { describe { $0.activationPoint = newValue } }
  }

  // MARK: Holding other things for assistive technology

  /// The elements of the container, in the order of assistive technology: views in it, and
  /// ``UIAccessibilityElement``s. Other views in it are not accessible then. With `nil`, the
  /// subviews are the elements.
  open var accessibilityElements: [Any]? {
    get { accessibility?.elements }
    set { describe { $0.elements = newValue } }
  }

  /// The number of elements. A container without ``accessibilityElements`` overrides this, and the
  /// two methods that follow.
  @discardableResult
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  @discardableResult
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// `NSNotFound` for an object that is not an element.
  @discardableResult
  open func index(ofAccessibilityElement element: Any) -> Int {
    let object = element as AnyObject
    return accessibilityElements?.firstIndex { $0 as AnyObject === object } ?? NSNotFound
  }

  /// A Boolean value that indicates whether the subviews belong together, and are read before other
  /// views.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility?.groupsChildren ?? false }
    set { describe { $0.groupsChildren = newValue } }
  }

  /// The kind of elements in the container.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibility?.containerType ?? .none }
    set { describe { $0.containerType = newValue } }
  }

  // MARK: Using it with assistive technology

  /// Performs the action of a double tap with VoiceOver; `false` leaves it to a tap in the middle.
  open func accessibilityActivate() -> Bool { false }

  /// Increases the value by one step, where the traits include adjustable.
  open func accessibilityIncrement() {}

  /// Decreases the value by one step.
  open func accessibilityDecrement() {}

  /// Leaves the front screen or alert; `false` passes it on along the chain.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Performs the most important action; `false` passes it on along the chain.
  open func accessibilityPerformMagicTap() -> Bool { false }

  // MARK: Managing user activities

  /// The activity that this object represents. Several objects may share one.
  open var userActivity: NSUserActivity? {
    didSet {
      guard userActivity !== oldValue else { return }
      oldValue?.remove(self)
      userActivity?.add(self)
    }
  }

  /// Brings ``userActivity`` up to date, before it is saved.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Restores the state of an activity that is continued here.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  // MARK: - Inside the stage

  /// The accessibility values that the app has set, if any.
  private(set) var accessibility: AccessibilityValues?
  /// UIKit's own description of the object.
  var naturalAccessibility: DisplayAccessibility? { nil }

  private func describe(_ change: (AccessibilityValues) -> Void) {
    let values = accessibility ?? AccessibilityValues()
    accessibility = values
    change(values)
    accessibilityDidChange()
  }

  func accessibilityDidChange() {}

  /// Every command that keys may reach here.
  var offeredKeyCommands: [UIKeyCommand] { keyCommands ?? [] }

  /// A Boolean value that indicates whether this object may be the target of actions.
  var performsActions: Bool { true }
  /// Returns a Boolean value that indicates whether the delegate allows this object to become the
  /// first responder.
  func mayBecomeFirstResponder() -> Bool { true }
  func becameFirstResponder() {}
  func mayResignFirstResponder() -> Bool { true }
  func resignedFirstResponder() {}
  /// A Boolean value that indicates whether an object that takes text is being typed into.
  var wantsKeys: Bool { true }

  /// Leaves the screen: the object is asked, but has to resign in any case.
  func loseFirstResponder() {
    guard isFirstResponder, !resignFirstResponder() else { return }
    stopBeingFirstResponder()
  }

  private func stopBeingFirstResponder() {
    Stage.shared.keyboard.changingHands {
      UIApplication.shared.firstResponder = nil
      resignedFirstResponder()
    }
  }
}
