import Foundation

/// A parsed string of the visual format language.
struct VisualFormat {
  enum Orientation {
    case horizontal
    case vertical
  }

  /// A view in brackets, with the predicates of its width or height.
  struct View {
    let name: String
    /// How far into the format its name ends, for messages.
    let end: Int
    var predicates: [Predicate] = []
  }

  /// The connection between two views, or between a view and the superview.
  enum Connection {
    /// Nothing: they touch.
    case flush
    /// A dash.
    case standard
    case spaced([Predicate])
  }

  /// `>=20@750`, `==other`, `gap`.
  struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var object: Object
    var priority = UILayoutPriority.required
  }

  enum Object {
    case constant(CGFloat)
    /// The key of the view whose width or height is meant.
    case view(String)
  }

  var orientation = Orientation.horizontal
  /// The connection from the superview's edge to the first view, if the line begins there.
  var opening: Connection?
  /// How far into the format the first superview is.
  var openingEnd = 0
  var views: [View] = []
  /// The connections between the views: one fewer than there are views.
  var connections: [Connection] = []
  /// The connection from the last view to the superview's edge, if the line ends there.
  var closing: Connection?
  var closingEnd = 0
}

/// The error in a format, and its place.
struct VisualFormatError: Error, Equatable {
  let reason: String
  /// How many characters of the format were read.
  let position: Int

  /// UIKit's message: the reason, the format, and an arrow below what was not understood.
  func message(of format: String) -> String {
    "Unable to parse constraint format: \n\(reason) \n\(format) \n"
      + String(repeating: " ", count: position) + "^"
  }
}
