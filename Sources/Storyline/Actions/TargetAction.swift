public import UIKit

// Targets and actions with the same syntax on both systems. As with UIKit's `addTarget`, the target
// is not retained. The action is a method that the compiler checks, not the name of one.

/// A type with targets and actions: every control. It exists so that closures can name `Self`.
@MainActor
public protocol TargetActionControl: UIControl {}

extension UIControl: TargetActionControl {}

extension TargetActionControl {
  /// Calls a method of `target`, which is not kept, at each of those events.
  ///
  /// The action is the method by its name and that of its class, as `SettingsController.save`, where a
  /// selector would name it as well.
  ///
  /// - Returns: The control's new action; `removeAction(_:for:)` removes it.
  @discardableResult
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void,
    for controlEvents: UIControl.Event
  ) -> UIAction {
    let added = UIAction { [weak target] _ in
      if let target { action(target)() }
    }
    addAction(added, for: controlEvents)
    return added
  }

  /// Calls a method of `target`, which is not kept, with the control, at each of those events.
  ///
  /// - Returns: The control's new action; `removeAction(_:for:)` removes it.
  @discardableResult
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Self) -> Void,
    for controlEvents: UIControl.Event
  ) -> UIAction {
    let added = UIAction { [weak target, weak self] _ in
      if let target, let self { action(target)(self) }
    }
    addAction(added, for: controlEvents)
    return added
  }
}

/// A type with targets and actions: every gesture recognizer. It exists so that closures can name
/// `Self`.
@MainActor
public protocol TargetActionRecognizer: UIGestureRecognizer {}

extension UIGestureRecognizer: TargetActionRecognizer {}

extension TargetActionRecognizer {
  /// Calls a method of `target`, which is not kept, whenever the gesture was recognized, went on, or
  /// ended.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    listen(to: self) { [weak target] in
      if let target { action(target)() }
    }
  }

  /// Calls a method of `target`, which is not kept, with the recognizer, whenever the gesture was
  /// recognized, went on, or ended.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Self) -> Void
  ) {
    listen(to: self) { [weak target, weak self] in
      if let target, let self { action(target)(self) }
    }
  }
}
