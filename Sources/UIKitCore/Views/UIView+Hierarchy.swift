import Foundation

extension UIView {
  func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard view !== sibling, let place = subviews.filter({ $0 !== view }).firstIndex(of: sibling)
    else { return }
    insert(view, at: place + offset)
  }

  func insert(_ view: UIView, at index: Int) {
    precondition(view !== self, "Can't add self as subview")
    view.move(to: self, at: index)
  }

  /// Takes this view from where it is to `newSuperview`: the one path by which a view moves.
  func move(to newSuperview: UIView?, at index: Int) {
    let oldSuperview = superview
    if let newSuperview, oldSuperview === newSuperview {
      reorder(in: newSuperview, at: index)
      return
    }
    let oldWindow = storedWindow
    let newWindow = newSuperview?.windowForSubviews
    newSuperview?.checkHierarchy(ofNew: self)

    // 1.3.1, 1.3.2 – appearance callbacks of a controller whose view enters or leaves a visible
    // window come inside this very call; their `did` halves after the commit.
    var appearance = AppearanceChange(of: self, from: oldWindow, to: newWindow, into: newSuperview)
    appearance.begin()

    if let oldSuperview { oldSuperview.willRemoveSubview(self) }
    willMove(toSuperview: newSuperview)
    if oldWindow !== newWindow { notifyWillMove(toWindow: newWindow) }

    oldSuperview?.subviews.removeAll { $0 === self }
    oldSuperview?.storedLayer?.subviewLeft(self)
    superview = newSuperview
    newSuperview?.place(self, at: index)
    constraintHierarchyDidChange(from: oldSuperview, to: newSuperview)
    oldSuperview?.setNeedsLayout()
    newSuperview?.setNeedsLayout()
    if newSuperview != nil, needsLayout || descendantNeedsLayout { markAncestorsForLayout() }
    if containsPropertiesUpdate { newSuperview?.markForPropertiesPass() }

    if oldWindow !== newWindow { setWindow(newWindow) }
    if newWindow != nil { updateTraits() }
    didMoveToSuperview()
    newSuperview?.didAddSubview(self)
    if ownTintColor == nil || storedTintAdjustmentMode == .automatic { propagateTintColorChange() }
    appearance.enteredHierarchy()
    (newWindow ?? oldWindow)?.contentDidChange()
  }

  private func reorder(in superview: UIView, at index: Int) {
    superview.subviews.removeAll { $0 === self }
    superview.place(self, at: index)
    superview.setNeedsLayout()
    setNeedsCommit()
  }

  private func place(_ view: UIView, at index: Int) {
    let index = max(0, min(index, subviews.count))
    subviews.insert(view, at: index)
    storedLayer?.subview(view, movedTo: index, among: subviews)
  }

  /// The window that subviews of this view are in.
  var windowForSubviews: UIWindow? { self as? UIWindow ?? storedWindow }

  // 12.3.7 – a view is called before its subviews.
  private func notifyWillMove(toWindow newWindow: UIWindow?) {
    willMove(toWindow: newWindow)
    for subview in subviews { subview.notifyWillMove(toWindow: newWindow) }
  }

  private func setWindow(_ newWindow: UIWindow?) {
    if storedWindow !== newWindow { loseFirstResponder() }
    storedWindow = newWindow
    if newWindow != nil { takeAppearance() }
    // A gesture on a removed view ends without calls.
    for recognizer in storedGestureRecognizers { recognizer.stop() }
    if newWindow != nil { setNeedsLayout() }
    if newWindow == nil, !animationTracks.isEmpty { AnimationGroup.viewLeftWindow(self) }
    storedLayer?.windowDidChange()
    if newWindow != nil { drawFirst() }
    for subview in subviews { subview.setWindow(newWindow) }
    didMoveToWindow()
    if newWindow != nil, waitsForWindow { becomeFirstResponder() }
  }

  func propagateTintColorChange() { propagateTintColorChange(with: computeTraits()) }

  private func propagateTintColorChange(with traits: UITraitCollection) {
    setNeedsCommit()
    tellTintColorDidChange(with: traits)
    for subview in subviews where subview.ownTintColor == nil {
      subview.propagateTintColorChange(with: subview.computeTraits(below: traits))
    }
  }

  func visibilityDidChange() {
    superview?.subviewVisibilityDidChange(self)
    superview?.setNeedsLayout()
    setNeedsCommit()
  }

  /// Something that is seen changed, but no layout is needed.
  func setNeedsCommit() {
    if let window = windowForSubviews {
      window.contentDidChange()
    } else if superview == nil {
      // The view may be a mask, or its layer in another one.
      storedLayer?.setNeedsCommit()
    }
  }

  func swapSubviews(at index1: Int, and index2: Int) {
    subviews.swapAt(index1, index2)
    storedLayer?.subviewsSwapped(subviews[index1], subviews[index2])
    setNeedsCommit()
  }

  func restack(_ view: UIView, toFront: Bool) {
    guard let index = subviews.firstIndex(of: view) else { return }
    subviews.remove(at: index)
    if toFront {
      place(view, at: subviews.count)
    } else {
      subviews.insert(view, at: 0)
      storedLayer?.subviewWentToBack(view)
    }
    setNeedsCommit()
  }

  /// The nearest controller that owns this view or one around it.
  var nearestViewController: UIViewController? {
    var view: UIView? = self
    while let current = view {
      if let controller = current.viewController { return controller }
      view = current.superview
    }
    return nil
  }
}
