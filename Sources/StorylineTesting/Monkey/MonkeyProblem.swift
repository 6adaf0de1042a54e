/// Something that is wrong, and that a shorter script has to show as well.
@MainActor
struct MonkeyProblem {
  enum Kind: Equatable {
    case neverSettles
    case nothingOnScreen
    case cancelledGestureChangedSomething
    case treeIsWrong
    case endedTwice(String)
    /// Too many of that name are still there.
    case outlives(String)
    /// The description of an object that leaks.
    case leak(String)
    case leftBehind(String)
  }

  let kind: Kind
  let text: String
  /// The object that is still alive, where that is the problem.
  private(set) weak var object: AnyObject?

  init(kind: Kind, text: String, object: AnyObject? = nil) {
    (self.kind, self.text, self.object) = (kind, text, object)
  }

  /// The text, and who keeps the object. To find out takes seconds in a large process, and a script is
  /// shortened in dozens of attempts: it is asked for once, at the end.
  var fullText: String {
    guard let object, let holders = RetentionReport.text(on: object) else { return text }
    return "\(text)\n\(holders)"
  }
}
