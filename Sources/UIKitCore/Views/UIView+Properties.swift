// The pass that updates properties; it precedes the layout.

extension UIView {
  func markForPropertiesUpdate() {
    needsPropertiesUpdate = true
    markForPropertiesPass()
  }

  /// Lets the next pass find this view, or its controller.
  func markForPropertiesPass() {
    var view: UIView? = self
    while let current = view, !current.containsPropertiesUpdate {
      current.containsPropertiesUpdate = true
      view = current.superview
    }
    descendantNeedsLayout = true
    markAncestorsForLayout()
  }

  /// Updates the properties of this view and its descendants where that was requested, from the top
  /// down.
  ///
  /// - Parameter isAtOnce: `false` in a pass, which leaves out controllers that are about to get
  ///   `viewIsAppearing`.
  func updatePropertiesOfTree(isAtOnce: Bool) {
    guard containsPropertiesUpdate else { return }
    // 12.6.4: a controller updates its properties after viewIsAppearing, which comes…
    if !isAtOnce, viewController?.appearance.owesIsAppearing == true, window != nil { return }
    containsPropertiesUpdate = false
    // 12.6.3: updates go from the top down: a controller before its view, a view before…
    viewController?.updateOwnProperties()
    if needsPropertiesUpdate {
      needsPropertiesUpdate = false
      ObservedUpdate.properties.run(for: self) { updateProperties() }
    }
    for subview in subviews { subview.updatePropertiesOfTree(isAtOnce: isAtOnce) }
    if subviews.contains(where: \.containsPropertiesUpdate) { containsPropertiesUpdate = true }
  }
}

extension UIViewController {
  func markForPropertiesUpdate() {
    needsPropertiesUpdate = true
    viewIfLoaded?.markForPropertiesPass()
  }

  func updateOwnProperties() {
    guard needsPropertiesUpdate else { return }
    needsPropertiesUpdate = false
    if let view = viewIfLoaded {
      ObservedUpdate.controllerProperties.run(for: view) { updateProperties() }
    } else {
      updateProperties()
    }
  }

  func updatePropertiesNow() {
    updateOwnProperties()
    viewIfLoaded?.updatePropertiesOfTree(isAtOnce: true)
  }
}
