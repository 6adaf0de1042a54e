/// Something that is wrong, and that a shorter script has to show as well.
struct MonkeyProblem: Equatable {
  enum Kind: Equatable {
    case neverSettles
    case nothingOnScreen
    case cancelledGestureChangedSomething
    case treeIsWrong
    case endedTwice(String)
    case leak(String)
    case leftBehind(String)
  }

  let kind: Kind
  let text: String
}
