public import Foundation

/// An object that answers to touches and other events, or passes them on along the chain.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// What others gave this object to keep for as long as it lives, as the Objective-C runtime's
  /// associated objects are.
  package var associatedObjects: [ObjectIdentifier: AnyObject] = [:]

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
