import Foundation
public import UIKit

/// A question to the person, as a value: its texts, and the answer of each button.
///
/// ```swift
/// let delete = Alert("Delete?", actions: [.destructive("Delete", true), .cancel("Keep", false)])
/// if await show(delete).outcome.value == true { notes.append("deleted") }
/// ```
///
/// The answer is the outcome of what `show` returns: `.finished(choice)` when a button was tapped,
/// `.cancelled(reason)` when the alert went without.
public struct Alert<Choice> {
  /// One button, and what it answers.
  public struct Action {
    /// The button's title.
    public var title: String
    /// How the button looks, and where the system puts it.
    public var style: UIAlertAction.Style
    /// The outcome of the alert when the button is tapped.
    public var choice: Choice
    /// A Boolean value that indicates whether the button can be tapped.
    public var isEnabled = true
    /// A Boolean value that indicates whether the button is the alert's preferred action.
    public var isPreferred = false

    /// A button.
    ///
    /// - Parameters:
    ///   - title: The title of the button.
    ///   - style: The style of the button.
    ///   - choice: The value that the alert answers with.
    public init(_ title: String, style: UIAlertAction.Style, _ choice: Choice) {
      self.title = title
      self.style = style
      self.choice = choice
    }

    /// A button like any other.
    public static func `default`(_ title: String, _ choice: Choice) -> Action {
      Action(title, style: .default, choice)
    }

    /// A button that changes or deletes something for good.
    public static func destructive(_ title: String, _ choice: Choice) -> Action {
      Action(title, style: .destructive, choice)
    }

    /// The button that leaves everything as it is. An alert has one at most: of several, the first
    /// is this and the others look like any other.
    public static func cancel(_ title: String, _ choice: Choice) -> Action {
      Action(title, style: .cancel, choice)
    }

    /// The same button, which the alert suggests.
    public var preferred: Action {
      var action = self
      action.isPreferred = true
      return action
    }

    /// The same button, which cannot be tapped.
    public var disabled: Action {
      var action = self
      action.isEnabled = false
      return action
    }
  }

  /// The title.
  public var title: String?
  /// The message below the title.
  public var message: String?
  /// Its buttons. There is at least one, because an alert without buttons cannot be answered.
  public var actions: [Action]

  /// An alert.
  ///
  /// - Parameters:
  ///   - title: The title of the alert.
  ///   - message: The text below the title.
  ///   - actions: Its buttons. An alert without any cannot be answered, and is not shown.
  public init(_ title: String?, message: String? = nil, actions: [Action]) {
    self.title = title
    self.message = message
    self.actions = actions
  }
}

extension Alert where Choice == Void {
  /// Returns an alert that describes an error.
  ///
  /// - Parameters:
  ///   - error: The error. Of a `LocalizedError` the alert also shows the reason, and the
  ///     suggestion to recover.
  ///   - button: The title of the only button.
  /// - Returns: The alert.
  public static func alert(_ error: any Error, button: String = "OK") -> Alert {
    let localized = error as? any LocalizedError
    let details = [localized?.failureReason, localized?.recoverySuggestion].compactMap { $0 }
    return Alert(
      localized?.errorDescription ?? error.localizedDescription,
      message: details.isEmpty ? nil : details.joined(separator: "\n"),
      actions: [.cancel(button, ())])
  }
}

/// How an alert is shown.
public struct AlertStyle {
  let preferred: UIAlertController.Style
  let source: PopoverSource?

  /// In the middle of the screen.
  public static var present: AlertStyle { AlertStyle(preferred: .alert, source: nil) }

  /// Shows a list of choices at the lower edge or, in regular width, in a popover beside a view.
  /// The view is not retained.
  public static func actionSheet(from view: UIView) -> AlertStyle {
    AlertStyle(preferred: .actionSheet, source: PopoverSource(view: view, rect: nil))
  }

  /// Shows a list of choices at the lower edge or, in regular width, in a popover beside a bar
  /// button item.
  public static func actionSheet(from item: UIBarButtonItem) -> AlertStyle {
    AlertStyle(preferred: .actionSheet, source: PopoverSource(item: item))
  }
}
