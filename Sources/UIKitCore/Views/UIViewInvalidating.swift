/// A part of a view that a change of a property makes out of date; for ``UIView/Invalidating``.
@preconcurrency
public protocol UIViewInvalidating {
  /// Requests an update of the part from `view`.
  @MainActor func invalidate(view: UIView)
}

extension UIView {
  /// The parts of a view that a change can make out of date.
  public enum Invalidations {
    /// The layout of the subviews.
    public struct Layout: UIViewInvalidating {
      public init() {}

      @MainActor public func invalidate(view: UIView) { view.setNeedsLayout() }
    }

    /// The drawing.
    public struct Display: UIViewInvalidating {
      public init() {}

      @MainActor public func invalidate(view: UIView) { view.setNeedsDisplay() }
    }

    /// The constraints that the view sets in `updateConstraints()`.
    public struct Constraints: UIViewInvalidating {
      public init() {}

      @MainActor public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
    }

    /// The size of the content.
    public struct IntrinsicContentSize: UIViewInvalidating {
      public init() {}

      @MainActor public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
    }

    /// The configuration of a button, a cell or a header; other views have none.
    public struct Configuration: UIViewInvalidating {
      public init() {}

      @MainActor public func invalidate(view: UIView) { view.invalidateConfiguration() }
    }

    /// Two parts.
    public struct Tuple<Invalidation1: UIViewInvalidating, Invalidation2: UIViewInvalidating>:
      UIViewInvalidating
    {
      private let first: Invalidation1
      private let second: Invalidation2

      public init(_ invalidation1: Invalidation1, _ invalidation2: Invalidation2) {
        first = invalidation1
        second = invalidation2
      }

      @MainActor public func invalidate(view: UIView) {
        first.invalidate(view: view)
        second.invalidate(view: view)
      }
    }
  }

  func invalidateConfiguration() {
    if let button = self as? UIButton { return button.setNeedsUpdateConfiguration() }
    (self as? any ConfiguredView)?.setNeedsUpdateConfiguration()
  }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
  public static var layout: UIView.Invalidations.Layout { .init() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
  public static var display: UIView.Invalidations.Display { .init() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
  public static var constraints: UIView.Invalidations.Constraints { .init() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
  public static var intrinsicContentSize: UIView.Invalidations.IntrinsicContentSize { .init() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
  public static var configuration: UIView.Invalidations.Configuration { .init() }
}
