public import Foundation

/// How the preview of a view looks.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject, @preconcurrency NSCopying {
  public override init() {
    super.init()
  }

  /// Which part of the view is seen, in its coordinates; all of it with `nil`.
  @NSCopying open var visiblePath: UIBezierPath?

  /// The outline that casts the shadow; ``visiblePath``, or the view's bounds, with `nil`.
  @NSCopying open var shadowPath: UIBezierPath?

  /// The background of the view; the system's background with `nil`.
  open var backgroundColor: UIColor!

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIPreviewParameters()
    copy.visiblePath = visiblePath
    copy.shadowPath = shadowPath
    copy.backgroundColor = backgroundColor
    return copy
  }
}

/// The origin, or the destination, of a preview.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject, @preconcurrency NSCopying {
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    guard container.window != nil else {
      UIKitException.raise(
        .internalInconsistency,
        "UIPreviewTarget requires that the container view is in a window, but it is not. "
          + "(container: \(container))")
    }
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }

  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }

  open private(set) var container: UIView

  /// In the coordinates of ``container``.
  open private(set) var center: CGPoint

  /// The transform of the preview at the target.
  open private(set) var transform: CGAffineTransform

  open func copy(with zone: NSZone? = nil) -> Any {
    UIPreviewTarget(container: container, center: center, transform: transform)
  }
}

/// A view that is lifted off the screen, or put back.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject, @preconcurrency NSCopying {
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    storedParameters = parameters.copied
    self.target = target
    super.init()
  }

  /// Of a view where it is.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    // A view that is nowhere has no target: the message is that of the target.
    let container = view.superview ?? view
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: container, center: view.center))
  }

  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  open private(set) var target: UIPreviewTarget
  open private(set) var view: UIView
  open var parameters: UIPreviewParameters { storedParameters }
  open var size: CGSize { view.bounds.size }

  /// The same view, going somewhere else.
  @discardableResult
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: storedParameters, target: newTarget)
  }

  open func copy(with zone: NSZone? = nil) -> Any { retargetedPreview(with: target) }

  // MARK: - Inside the stage

  private let storedParameters: UIPreviewParameters

  /// The frame of the preview in the window.
  var frameInWindow: CGRect {
    let center = target.container.convert(target.center, to: nil)
    let size = CGRect(origin: .zero, size: size).applying(target.transform).size
    return CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }
}

extension UIPreviewParameters {
  fileprivate var copied: UIPreviewParameters {
    copy() as? UIPreviewParameters ?? UIPreviewParameters()
  }
}
