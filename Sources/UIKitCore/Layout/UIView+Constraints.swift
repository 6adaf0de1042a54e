import Foundation

// MARK: - Managing the view's constraints

extension UIView {
  /// The constraints that this view keeps: those of the system, and those of the app whose items have
  /// it as closest common ancestor.
  public var constraints: [NSLayoutConstraint] { systemConstraints + ownConstraints }

  /// The constraints of the app.
  var ownConstraints: [NSLayoutConstraint] { constraintState.constraints }

  public func addConstraint(_ constraint: NSLayoutConstraint) {
    let isInside = constraint.views.allSatisfy { $0.isDescendant(of: self) }
    guard isInside else {
      UIKitException.raise(
        .generic,
        "Unable to install constraint on view.  Does the constraint reference something from "
          + "outside the subtree of the view?  That's illegal. constraint:\(constraint.text) "
          + "view:\(reference)")
    }
    constraint.holder?.release(constraint)
    hold(constraint)
  }

  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    release(constraint)
  }

  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  func hold(_ constraint: NSLayoutConstraint) {
    constraintState.constraints.append(constraint)
    constraint.holder = self
    constraintDidChange(constraint)
  }

  func release(_ constraint: NSLayoutConstraint) {
    constraintState.constraints.removeAll { $0 === constraint }
    constraint.holder = nil
    existingLayoutEngine?.remove(.constraint(constraint))
    setNeedsLayout()
    autoLayoutDidChange()
  }

  func constraintDidChange(_ constraint: NSLayoutConstraint) {
    layoutEngine.setNeedsUpdate(.constraint(constraint))
    setNeedsLayout()
    autoLayoutDidChange()
  }
}

// MARK: - Setting priorities

extension UIView {
  func contentPriorityDidChange() {
    guard let engine = existingLayoutEngine, engine.isRegistered(self) else { return }
    engine.setNeedsUpdateOfSize(self)
    superview?.setNeedsLayout()
  }
}

// MARK: - Layout guides

extension UIView {
  /// The guides that were added to this view.
  public var layoutGuides: [UILayoutGuide] { constraintState.guides }

  /// 12.4.6 – a guide belongs to one view; adding it takes it from another.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owner !== self else { return }
    layoutGuide.owner?.removeLayoutGuide(layoutGuide)
    constraintState.guides.append(layoutGuide)
    layoutGuide.owner = self
  }

  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owner === self, constraintState.guides.contains(layoutGuide) else { return }
    // Constraints of the guide have no meaning any more.
    var ancestor: UIView? = self
    while let view = ancestor {
      for constraint in view.ownConstraints where constraint.mentions(layoutGuide) {
        view.release(constraint)
      }
      ancestor = view.superview
    }
    existingLayoutEngine?.unregister(layoutGuide)
    constraintState.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owner = nil
  }

  /// 12.4.1 – the part of the view that no bar and no shape of the screen covers.
  public var safeAreaLayoutGuide: UILayoutGuide {
    if let guide = constraintState.safeAreaGuide { return guide }
    let guide = edgeGuide("UIViewSafeAreaLayoutGuide") { $0.safeAreaInsets }
    constraintState.safeAreaGuide = guide
    return guide
  }

  /// The part of the view inside its ``layoutMargins``.
  public var layoutMarginsGuide: UILayoutGuide {
    if let guide = constraintState.marginsGuide { return guide }
    let guide = edgeGuide("UIViewLayoutMarginsGuide") { $0.layoutMargins }
    constraintState.marginsGuide = guide
    return guide
  }

  /// The part of the view inside its margins that is not too wide to read text in.
  public var readableContentGuide: UILayoutGuide {
    if let guide = constraintState.readableGuide { return guide }
    let guide = edgeGuide("UIViewReadableContentGuide") { $0.computeReadableInsets() }
    constraintState.readableGuide = guide
    return guide
  }

  private func edgeGuide(
    _ identifier: String, insets: @escaping (UIView) -> UIEdgeInsets
  ) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = identifier
    guide.insets = insets
    guide.owner = self
    return guide
  }
}

extension NSLayoutConstraint {
  func mentions(_ item: any LayoutItem) -> Bool {
    [first, second].contains { $0?.item === item || $0?.origin === item }
  }
}

// MARK: - Measuring

extension UIView {
  /// 12.2.1 – the value of ``intrinsicContentSize`` for an axis without a size.
  public class var noIntrinsicMetric: CGFloat { -1 }

  /// 12.2.4 – the smallest size that the constraints inside allow.
  public class var layoutFittingCompressedSize: CGSize { .zero }

  /// 12.2.4 – the largest size that the constraints inside allow.
  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    // 12.3.4 – what is measured are the constraints as they are meant to be.
    updateConstraintsWithoutPlacing()
    // 12.2.5: a view without constraints and without content fits its own size.
    if hasNothingToFit { return bounds.size }
    let engine = LayoutEngine(root: self, isMeasuring: true)
    for constraint in constraintsInTree { engine.setNeedsUpdate(.constraint(constraint)) }
    let rect = engine.measure(target, horizontal, vertical)
    return frame(forAlignmentRect: rect).onPixels.size
  }

  private var hasNothingToFit: Bool {
    guard usesAutoresizing, !type(of: self).requiresConstraintBasedLayout,
      constraintsInTree.isEmpty
    else { return false }
    let content = intrinsicContentSize
    return content.width == Self.noIntrinsicMetric && content.height == Self.noIntrinsicMetric
  }
}
