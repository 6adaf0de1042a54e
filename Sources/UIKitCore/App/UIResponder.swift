public import Foundation

/// An object that answers to touches and other events, or passes them on along the chain.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// What others gave this object to keep for as long as it lives, as the Objective-C runtime's
  /// associated objects are.
  package var associatedObjects: [ObjectIdentifier: AnyObject] = [:]

  // MARK: Coming from a file

  /// Called when the object was made from a storyboard or a nib, and is connected.
  ///
  /// 9.1.2 – after `init(coder:)`, and for what is in a controller's view when that is loaded.
  open func awakeFromNib() {}

  /// Called in place of running the app by Xcode's canvas alone, never here.
  open func prepareForInterfaceBuilder() {}

  // MARK: Managing the responder chain

  /// The next object that is asked; `nil` at the end of the chain.
  open var next: UIResponder? { nil }

  /// Whether this object gets keyboard and other non-touch events first.
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
      // 10.2.2 – when it refuses, this one fails; and whoever was told of its end may have put another
      // in its place.
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

  /// Whether this object performs an action now; by default, whether it has such a method (10.2.3).
  @discardableResult
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    responds(to: action)
  }

  /// 10.2.3 – this object if it can perform the action, or whoever can further up the chain.
  @discardableResult
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    if performsActions, canPerformAction(action, withSender: sender) { return self }
    return next?.target(forAction: action, withSender: sender)
  }

  // MARK: Managing input views

  /// Shown in place of the keyboard while this object is the first responder.
  open var inputView: UIView? { nil }

  /// Shown above the keyboard while this object is the first responder.
  open var inputAccessoryView: UIView? { nil }

  /// Shows the input views anew, if this object is the first responder.
  open func reloadInputViews() {
    if isFirstResponder { Stage.shared.keyboard.update() }
  }

  // MARK: Responding to touches

  // Every step of the chain that does not handle a touch passes it on.

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

  // Every step of the chain that does not handle a press passes it on.

  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Something of a press changed that is no beginning and no end.
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

  /// Whether this is a thing of its own to assistive technology; what is in it then is not. UIKit's
  /// controls, labels and images are, other views are not.
  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? naturalAccessibility?.role.isElement ?? false }
    set { describe { $0.isElement = newValue } }
  }

  /// What it is called, in few words; UIKit's controls say their title.
  open var accessibilityLabel: String? {
    get { accessibility?.label ?? naturalAccessibility?.label }
    set { describe { $0.label = newValue } }
  }

  /// What comes of using it, said after a while.
  open var accessibilityHint: String? {
    get { accessibility?.hint }
    set { describe { $0.hint = newValue } }
  }

  /// How it stands now, as a slider's position.
  open var accessibilityValue: String? {
    get { accessibility?.value ?? naturalAccessibility?.value }
    set { describe { $0.value = newValue } }
  }

  /// What it is, and how it behaves.
  open var accessibilityTraits: UIAccessibilityTraits {
    get {
      let natural = naturalAccessibility
      return accessibility?.traits ?? natural?.role.traits(of: natural) ?? .none
    }
    set { describe { $0.traits = newValue } }
  }

  /// Whether nothing of it, and of what is in it, is there for assistive technology.
  open var accessibilityElementsHidden: Bool {
    get { accessibility?.hidesElements ?? false }
    set { describe { $0.hidesElements = newValue } }
  }

  /// Whether nothing beside it is there for assistive technology.
  open var accessibilityViewIsModal: Bool {
    get { accessibility?.isModal ?? false }
    set { describe { $0.isModal = newValue } }
  }

  /// What people can do with it, by name.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility?.actions }
    set { describe { $0.actions = newValue } }
  }

  /// Does what a double tap with VoiceOver is for; `false` leaves it to a tap in the middle.
  open func accessibilityActivate() -> Bool { false }

  /// Goes one step up, where the traits say that it is adjustable.
  open func accessibilityIncrement() {}

  /// Goes one step down.
  open func accessibilityDecrement() {}

  /// Leaves what is in front, as an alert or a screen; `false` passes it on along the chain.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Does the most important thing; `false` passes it on along the chain.
  open func accessibilityPerformMagicTap() -> Bool { false }

  // MARK: Managing user activities

  /// What people do with this object; several may share one.
  open var userActivity: NSUserActivity? {
    didSet {
      guard userActivity !== oldValue else { return }
      oldValue?.remove(self)
      userActivity?.add(self)
    }
  }

  /// Brings ``userActivity`` up to date, before it is saved.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Brings back what an activity says that goes on here.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  // MARK: - Inside the stage

  /// What the app says of it to assistive technology, if anything.
  private(set) var accessibility: AccessibilityValues?
  /// What UIKit says of it.
  var naturalAccessibility: DisplayAccessibility? { nil }

  private func describe(_ change: (AccessibilityValues) -> Void) {
    let values = accessibility ?? AccessibilityValues()
    accessibility = values
    change(values)
    accessibilityDidChange()
  }

  func accessibilityDidChange() {}

  /// Whether this object may be asked for actions at all.
  var performsActions: Bool { true }
  /// Whether whoever decides about it lets this object become the first responder.
  func mayBecomeFirstResponder() -> Bool { true }
  func becameFirstResponder() {}
  func mayResignFirstResponder() -> Bool { true }
  func resignedFirstResponder() {}
  /// Whether one that takes text is typed into now.
  var wantsKeys: Bool { true }

  /// It goes off the screen: it is asked, but has to resign whatever it answers.
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
