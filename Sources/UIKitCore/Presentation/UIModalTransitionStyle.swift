/// How a presented screen comes and goes.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Up from the lower edge, and down again.
  case coverVertical = 0

  /// The screen turns about its vertical axis, which is drawn without perspective.
  case flipHorizontal = 1

  /// One screen fades into the other.
  case crossDissolve = 2

  /// The lower screen is uncovered by a corner that curls up.
  @available(*, unavailable, message: "The stage draws no curled views")
  case partialCurl = 3
}
