/// Substitutes for presentations and dismissals. Test libraries install them where they exchange methods on
/// Apple's systems.
@MainActor
public enum _PresentationSubstitute {
  /// A function that is called before a presentation, with the presenter, the controller, a Boolean value for the
  /// animation, and the completion. If it returns `true`, nothing is presented.
  public static var present:
    (@MainActor (UIViewController, UIViewController, Bool, (() -> Void)?) -> Bool)?

  /// A function that is called before a dismissal, with the controller, a Boolean value for the animation, and the
  /// completion. If it returns `true`, nothing is dismissed.
  public static var dismiss: (@MainActor (UIViewController, Bool, (() -> Void)?) -> Bool)?
}
