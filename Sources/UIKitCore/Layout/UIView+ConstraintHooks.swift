import Foundation

// The connection of the view hierarchy and Auto Layout.

extension UIView {
  func setTranslatesAutoresizingMask(_ translates: Bool) {
    guard translates != constraintState.translatesAutoresizingMask else { return }
    constraintState.translatesAutoresizingMask = translates
    placementDidChange()
  }

  func requestConstraintUpdate() {
    constraintState.needsUpdate = true
    // 12.3.8 – whether there are constraints by now or not.
    constraintState.wasUpdateRequested = true
    constraintUpdateWasRequested()
  }

  // MARK: The engine

  private var topmostView: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }

  /// The engine of the tree that this view is in, if anything in it has constraints.
  var existingLayoutEngine: LayoutEngine? { topmostView.constraintState.engine }

  /// The engine of the tree that this view is in.
  var layoutEngine: LayoutEngine {
    let root = topmostView
    if let engine = root.constraintState.engine { return engine }
    let engine = LayoutEngine(root: root)
    root.constraintState.engine = engine
    root.markTreeForConstraintUpdate()
    return engine
  }

  // MARK: Passes

  /// Brings the constraints of this view and its descendants up to date, from the bottom up.
  func updateConstraintsOfTree() {
    updateConstraintsWithoutPlacing()
    existingLayoutEngine?.flush()
  }

  /// The same, and nothing is placed: what is only measured, a row that has just come, has no size yet
  /// that its constraints could agree with.
  func updateConstraintsWithoutPlacing() {
    guard constraintState.needsUpdate || constraintState.descendantNeedsUpdate else { return }
    updateMarkedConstraints(in: existingLayoutEngine != nil)
  }

  /// Lays out this view and its descendants, and nothing above them: views of the stage do so while those
  /// around them are in the middle of a layout. Repeats it while constraints place something further up.
  func layoutSubtree() {
    var passes = 0
    var moves: Int?
    repeat {
      moves = existingLayoutEngine?.moves
      layoutTree(inherited: nil)
      passes += 1
    } while existingLayoutEngine?.moves != moves && passes < 10
  }

  // 12.3.1 – a view is asked after all that are in it.
  private func updateMarkedConstraints(in usesConstraints: Bool) {
    guard constraintState.needsUpdate || constraintState.descendantNeedsUpdate else { return }
    if constraintState.descendantNeedsUpdate {
      constraintState.descendantNeedsUpdate = false
      for subview in subviews { subview.updateMarkedConstraints(in: usesConstraints) }
    }
    guard constraintState.needsUpdate,
      usesConstraints || constraintState.wasUpdateRequested
        || type(of: self).requiresConstraintBasedLayout
    else { return }
    constraintState.needsUpdate = false
    constraintState.wasUpdateRequested = false
    ObservedUpdate.constraints.run(for: self) {
      // 12.3.3 – a controller is asked instead of its view.
      if let viewController {
        viewController.updateViewConstraints()
      } else {
        // 12.3.4 – before the layout, which what is set in here counts in.
        updateConstraints()
      }
    }
  }

  private func markTreeForConstraintUpdate() {
    constraintState.descendantNeedsUpdate = true
    for subview in subviews { subview.markTreeForConstraintUpdate() }
  }

  func markAncestorsForConstraintUpdate() {
    var ancestor = superview
    while let view = ancestor, !view.constraintState.descendantNeedsUpdate {
      view.constraintState.descendantNeedsUpdate = true
      ancestor = view.superview
    }
  }

  /// Takes the frames of the subviews from the constraints.
  func applyConstraintLayout() {
    if existingLayoutEngine != nil { constraintState.system.areInstalled = true }
    let placed = subviews.filter { !$0.translatesAutoresizingMaskIntoConstraints }
    let isPlacedRoot = superview == nil && !translatesAutoresizingMaskIntoConstraints
    guard !placed.isEmpty || isPlacedRoot else { return }
    let engine = layoutEngine
    for view in placed { engine.register(view) }
    // Views that moved in here are placed now, which needs no further pass.
    let wasAsked = needsLayout
    engine.flush()
    if isPlacedRoot {
      let size = frame(forAlignmentRect: engine.rect(of: self)).onPixels.size
      if engine.isRegistered(self), size != bounds.size { bounds.size = size }
    }
    if !wasAsked { needsLayout = false }
    for view in placed {
      let frame = view.frame(forAlignmentRect: engine.rect(of: view)).onPixels
      // 12.3.6 – inside an animation block this is what moves. A transform changes nothing of it.
      if !frame.isClose(to: view.untransformedFrame) { view.untransformedFrame = frame }
    }
  }

  // MARK: Changes

  func intrinsicContentSizeDidChange() {
    if let engine = existingLayoutEngine {
      engine.setNeedsUpdateOfSize(self)
      if firstBaselineFromTop != nil { engine.setNeedsUpdateOfBaselines(self) }
    }
    superview?.subviewContentSizeDidChange(self)
    superview?.setNeedsLayout()
    autoLayoutDidChange()
  }

  /// Frame and mask place the view from now on, or do not any more.
  func placementDidChange() {
    if let engine = existingLayoutEngine, engine.isRegistered(self) {
      engine.setNeedsUpdateOfPlacement(self)
      engine.setNeedsUpdateOfSize(self)
    }
    (superview ?? self).setNeedsLayout()
  }

  /// Lets the next pass come here, though nothing has to be laid out for it.
  func constraintUpdateWasRequested() {
    markAncestorsForConstraintUpdate()
    descendantNeedsLayout = true
    markAncestorsForLayout()
  }

  func constraintGeometryDidChange() {
    constraintState.keyboardGuide?.mayHaveMoved()
    guard let engine = existingLayoutEngine, engine.isRegistered(self) else { return }
    engine.setNeedsUpdateOfFrame(self)
    // 12.1.5 – others may stand where they do because this view stands where it does.
    if translatesAutoresizingMaskIntoConstraints { superview?.setNeedsLayout() }
  }

  /// Called by the layout pass when the safe area changed.
  func constraintInsetsDidChange() {
    if let guide = constraintState.safeAreaGuide {
      existingLayoutEngine?.setNeedsUpdateOfInsets(guide)
    }
    constraintState.keyboardGuide?.mayHaveMoved()
    updateLayoutMargins()
  }

  func constraintHierarchyDidChange(from oldSuperview: UIView?, to newSuperview: UIView?) {
    if oldSuperview == nil {
      constraintState.engine = nil
    } else {
      releaseFromAncestors(beginningWith: oldSuperview)
      if let engine = oldSuperview?.existingLayoutEngine { leave(engine) }
    }
    let constraints = constraintsInTree
    if !constraints.isEmpty {
      let engine = layoutEngine
      for constraint in constraints { engine.setNeedsUpdate(.constraint(constraint)) }
    }
    markAncestorsForConstraintUpdate()
  }

  /// Ancestors stop holding what speaks about this view or anything in it.
  private func releaseFromAncestors(beginningWith oldSuperview: UIView?) {
    var ancestor = oldSuperview
    while let view = ancestor {
      for constraint in view.ownConstraints
      where constraint.views.contains(where: { $0.isDescendant(of: self) }) {
        view.release(constraint)
      }
      ancestor = view.superview
    }
  }

  private func leave(_ engine: LayoutEngine) {
    for constraint in constraintsInTree { engine.remove(.constraint(constraint)) }
    forEachInTree { view in
      for guide in view.allGuides { engine.unregister(guide) }
      engine.unregister(view)
    }
  }

  private func forEachInTree(_ body: (UIView) -> Void) {
    body(self)
    for subview in subviews { subview.forEachInTree(body) }
  }

  /// The constraints of this view and of all its descendants.
  var constraintsInTree: [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    forEachInTree { found += $0.ownConstraints }
    return found
  }

  private var allGuides: [UILayoutGuide] {
    constraintState.guides + ownGuides
      + [
        constraintState.safeAreaGuide, constraintState.marginsGuide, constraintState.readableGuide,
        constraintState.keyboardGuide,
      ].compactMap { $0 }
  }

  /// A Boolean value that indicates whether frame and mask, not constraints, place this view.
  var usesAutoresizing: Bool { translatesAutoresizingMaskIntoConstraints }
}

extension CGRect {
  /// The rectangle with its edges on whole pixels of the screen.
  @MainActor
  var onPixels: CGRect {
    let scale = UIScreen.main.scale
    func snap(_ value: CGFloat) -> CGFloat {
      (value * scale).rounded() / scale
    }
    let (left, top) = (snap(minX), snap(minY))
    return CGRect(x: left, y: top, width: snap(snap(maxX) - left), height: snap(snap(maxY) - top))
  }
}
