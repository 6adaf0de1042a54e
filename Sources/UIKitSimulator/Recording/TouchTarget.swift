package import Foundation

/// The element under a finger, as a test names it.
package struct TouchTarget: Equatable, Sendable {
  /// The kind of element.
  package enum Kind: Equatable, Sendable {
    case plain, backButton, tab, cell, field
    case slider
    case pickerWheel
  }

  /// The expression that finds it, to go after `app.`: `button("Second")`; `nil` where it has no name.
  package var element: String?
  package var kind = Kind.plain
  /// The name, as Swift source.
  package var name = "\"\""
  /// The scroll view around it, as an expression to append to `app.`.
  package var scrollView: String?
  /// Names the views, so that what became of them can be seen: the element's, and what scrolls.
  package var elementID: Int?
  package var scrollID: Int?
  /// A Boolean value that indicates whether the finger is on the front sheet, near enough to its
  /// upper edge to pull at it.
  package var isOnSheetTop = false

  package init() {}
}

/// The observable state of the app between two actions.
package struct RecordedMoment: Equatable, Sendable {
  /// The names of the screens of the front stack; empty without one.
  package var stack: [String] = []
  /// The names of what is presented, the lowest first.
  package var modals: [Int] = []
  package var screenSize = CGSize.zero

  package init() {}
}

/// How a view is that an action may have changed.
package struct TargetState: Equatable, Sendable {
  package var offset: CGPoint?
  /// From 0 to 1.
  package var position: Double?
  package var value: String?

  package init(offset: CGPoint? = nil, position: Double? = nil, value: String? = nil) {
    self.offset = offset
    self.position = position
    self.value = value
  }
}
