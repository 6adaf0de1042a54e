import Foundation

/// The Auto Layout state of a view.
struct ConstraintState {
  var translatesAutoresizingMask = true
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  /// The constraints of the system, as they were read last.
  var system = SystemConstraints()

  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]

  /// Of the topmost view only: solves the whole tree.
  var engine: LayoutEngine?

  var needsUpdate = true
  /// A Boolean value that indicates whether the app asked for the update.
  var wasUpdateRequested = false
  var descendantNeedsUpdate = true

  var safeAreaGuide: UILayoutGuide?
  var marginsGuide: UILayoutGuide?
  var readableGuide: UILayoutGuide?
  var keyboardGuide: UIKeyboardLayoutGuide?
  var margins: LayoutMargins?
  var knownMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
}
