import Foundation

// Which arrangement there is room for, and which one is next.

extension UISplitViewController {
  /// A Boolean value that indicates whether the primary column is on the right.
  var isMirrored: Bool {
    (primaryEdge == .trailing) != (viewIfLoaded?.isMirrored ?? false)
  }

  /// The size that the view has, or is about to have.
  var currentSize: CGSize {
    guard let view = viewIfLoaded else { return UIScreen.main.bounds.size }
    if let window = view.window, view.bounds.size == window.bounds.size { return window.comingSize }
    return view.bounds.size
  }

  func layout(_ mode: DisplayMode, in size: CGSize) -> SplitLayout {
    SplitLayout(
      size: size, mode: mode, isTriple: isTriple,
      primaryWidth: primaryWidth.resolved(in: size.width),
      supplementaryWidth: isTriple ? supplementaryWidth.resolved(in: size.width) : 0,
      isMirrored: isMirrored)
  }

  /// The layout of what is on the way, or is there.
  var currentLayout: SplitLayout { layout(mode, in: currentSize) }

  func columnSize(of child: any UIContentContainer, in size: CGSize) -> CGSize {
    guard !isCollapsed, let controller = child as? UIViewController,
      let column = column(of: controller)
    else { return size }
    return layout(findMode(in: size), in: size).frame(of: column).size
  }

  /// The width that the secondary column has to have beside others.
  private static let leastSecondaryWidth: CGFloat = 320
  /// The width from which three columns stand side by side.
  private static let leastWidthForThree: CGFloat = 1300

  func behavior(in size: CGSize) -> SplitBehavior {
    guard hasColumns else { return .automatic }
    var wish = preferredSplitBehavior
    // Only there is the mode that the app would like to have.
    if wish == .automatic, let needed = preferredDisplayMode.behavior { wish = needed }
    if wish == .displace, !isTriple { wish = .tile }
    let isWide = size.width > size.height
    switch wish {
    case .automatic:
      guard isWide else { return .overlay }
      return isTriple && size.width < Self.leastWidthForThree ? .displace : .tile
    case .tile:
      let others = layout(isTriple ? .twoBesideSecondary : .oneBesideSecondary, in: size)
      let hasRoom = others.frame(of: .secondary).width >= Self.leastSecondaryWidth
      return hasRoom ? .tile : .overlay
    case .overlay, .displace:
      return wish
    }
  }

  /// The mode as near to `wish` as there is one.
  func allowed(_ wish: DisplayMode, in size: CGSize) -> DisplayMode {
    guard hasColumns else { return classicMode(wish, in: size) }
    // 6.2.7: displayMode is never automatic, and the gesture is on by default.
    guard wish != .automatic else { return automaticMode(in: size) }
    return behavior(in: size).mode(others: min(wish.others, isTriple ? 2 : 1))
  }

  private func automaticMode(in size: CGSize) -> DisplayMode {
    switch behavior(in: size) {
    case .overlay: .secondaryOnly
    case .tile where isTriple && size.width >= Self.leastWidthForThree: .twoBesideSecondary
    default: .oneBesideSecondary
    }
  }

  private func classicMode(_ wish: DisplayMode, in size: CGSize) -> DisplayMode {
    switch wish {
    case .automatic: size.width > size.height ? .oneBesideSecondary : .secondaryOnly
    case .twoBesideSecondary, .twoDisplaceSecondary: .oneBesideSecondary
    case .twoOverSecondary: .oneOverSecondary
    default: wish
    }
  }

  /// Returns the display mode that the app prefers, or that people have chosen since.
  func findMode(in size: CGSize) -> DisplayMode {
    if let chosenMode, size == knownSize { return allowed(chosenMode, in: size) }
    return allowed(preferredDisplayMode, in: size)
  }

  // MARK: What is next

  /// The display mode after the button, or after a swipe that reveals a column.
  var nextMode: DisplayMode {
    if !hasColumns, let target = delegate?.targetDisplayModeForAction(in: self),
      target != .automatic
    {
      return allowed(target, in: currentSize)
    }
    let behavior = behavior(in: currentSize)
    guard isTriple else {
      if mode != .secondaryOnly { return .secondaryOnly }
      if hasColumns { return behavior.mode(others: 1) }
      return currentSize.width > currentSize.height ? .oneBesideSecondary : .oneOverSecondary
    }
    switch mode.others {
    case 0: return behavior.mode(others: 1)
    case 1: return behavior.mode(others: 2)
    default: return behavior == .overlay ? .secondaryOnly : behavior.mode(others: 1)
    }
  }

  /// The display mode after a touch on covered content, or after a swipe that hides the columns.
  var modeWithoutCover: DisplayMode {
    mode == .twoDisplaceSecondary ? .oneBesideSecondary : .secondaryOnly
  }

  // MARK: Showing and hiding columns

  func reveal(_ column: Column) {
    guard accepts(column, in: "showColumn:") else { return }
    if isCollapsed {
      pushColumn(column)
      return
    }
    let layout = currentLayout
    let isFree = layout.visible.contains(column) && (column != .secondary || !layout.dimsSecondary)
    // 6.2.3 – what is seen stays as it is.
    guard !isFree else { return }
    let behavior = behavior(in: currentSize)
    switch column {
    case .secondary: choose(modeWithoutCover, animated: true)
    // 6.2.3 – the nearest mode that has it.
    case .primary: choose(behavior.mode(others: isTriple ? 2 : 1), animated: true)
    default: choose(behavior.mode(others: 1), animated: true)
    }
  }

  func conceal(_ column: Column) {
    guard accepts(column, in: "hideColumn:") else { return }
    if isCollapsed {
      popColumn(column)
      return
    }
    // 6.2.3 – the secondary one is never hidden.
    guard column != .secondary else { return }
    guard currentLayout.visible.contains(column) else { return }
    // 6.2.3 – the nearest mode without it.
    let others = column == .primary && isTriple ? 1 : 0
    choose(behavior(in: currentSize).mode(others: others), animated: true)
  }

  private func accepts(_ column: Column, in method: String) -> Bool {
    // 6.2.3: showing a column pushes, pops, or changes the display mode.
    if column == .compact || !hasColumns || column == .supplementary && !isTriple {
      Console.log(
        "[UISplitViewController \(method)] is not supported for this column of \(reference).")
      return false
    }
    return true
  }

  // MARK: Wishes

  func wishDidChange() {
    chosenMode = nil
    guard !isCollapsed, isViewLoaded else { return }
    let isInAnimation = AnimationGroup.current != nil
    setMode(findMode(in: currentSize), animated: isInAnimation)
  }

  /// People, or the app on their behalf, want another arrangement.
  func choose(_ mode: DisplayMode, animated: Bool) {
    chosenMode = mode
    setMode(mode, animated: animated)
  }

  func widthsDidChange() {
    container?.setNeedsLayout()
    if AnimationGroup.current != nil { container?.layoutSubtree() }
  }

  func edgeDidChange() {
    swipe.edgeDidChange()
    container?.setNeedsLayout()
  }
}
