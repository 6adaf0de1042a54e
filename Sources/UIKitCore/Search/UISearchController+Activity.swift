import Foundation

// How a search begins and ends.

extension UISearchController {
  // MARK: Beginning

  func barAgreedToBegin() { if !isActive { activate() } }

  func activate() {
    guard !storedActive else { return }
    storedActive = true
    isAutomatic = false
    delegate?.presentSearchController(self)
    if storedPresenter == nil {
      guard let owner else {
        storedActive = false
        return
      }
      isAutomatic = true
      delegate?.willPresentSearchController(self)
      owner.present(self, animated: UIView.areAnimationsEnabled) { [weak self] in
        guard let self, isAutomatic else { return }
        delegate?.didPresentSearchController(self)
      }
    }
    // A controller that presents already cannot present the search.
    if storedPresenter == nil { storedActive = false }
    bar.updateButtons()
  }

  private var bar: UISearchBar { searchBar }

  /// The controller whose content is searched.
  private var owner: UIViewController? {
    guard let item else { return searchBar.nearestViewController }
    let stack = item.bar?.manager
    return stack?.viewControllers.last { $0.navigationItem === item } ?? stack?.topViewController
  }

  // MARK: Ending

  func deactivate() {
    guard storedActive else { return }
    if isAutomatic { delegate?.willDismissSearchController(self) }
    leave()
    let isSeen = viewIfLoaded?.window != nil
    presentingViewController?.dismiss(animated: isSeen && UIView.areAnimationsEnabled) {
      [weak self] in
      guard let self, isAutomatic else { return }
      delegate?.didDismissSearchController(self)
    }
  }

  /// Ends the search, however it was ended.
  func leave() {
    guard storedActive else { return }
    storedActive = false
    bar.field.loseFirstResponder()
    bar.clearText()
    bar.updateButtons()
    textDidChange()
  }

  // MARK: Text and scopes

  /// The text is another, by whomever, or the bar is the first responder now.
  func textDidChange() {
    updateResults()
    if scopeBarActivation == .onTextEntry, storedActive {
      bar.showScopes(bar.field.hasText, animated: true)
    }
    searchResultsUpdater?.updateSearchResults(for: self)
    item?.controller?.unavailableStateDidChange()
  }

  func scopeDidChange() { searchResultsUpdater?.updateSearchResults(for: self) }

  // MARK: Bars

  /// The bar with the search bar is as high as it has to be.
  func barHeightDidChange() { item?.bar?.lookDidChange() }

  /// Lets the bars make room, or come back, inside the animation that runs.
  func move(isAway: Bool) {
    isExpanded = !isAway
    searchView?.setDimmed(!isAway)
    if automaticallyShowsCancelButton { bar.showCancelButton(!isAway, animated: false) }
    switch scopeBarActivation {
    case .automatic, .onSearchActivation: bar.showScopes(!isAway, animated: false)
    case .onTextEntry: if isAway { bar.showScopes(false, animated: false) }
    case .manual: break
    }
    bar.setNeedsLayout()
    if let item {
      bar.dock = isExpanded && hidesNavigationBarDuringPresentation ? .alone : .belowTitle
      item.bar?.searchDidMove()
    } else {
      moveForeignBar(isAway: isAway)
    }
    bar.layoutSubtree()
  }

  // A search bar that is not in the navigation bar gets the room of one.
  private func moveForeignBar(isAway: Bool) {
    if isAway {
      hiddenBarOwner?.setNavigationBarHidden(false, animated: true)
      hiddenBarOwner = nil
    } else if hidesNavigationBarDuringPresentation,
      let navigation = owner?.nearest(UINavigationController.self),
      !navigation.isNavigationBarHidden
    {
      hiddenBarOwner = navigation
      navigation.setNavigationBarHidden(true, animated: true)
    }
  }

  /// Returns the top of the content that the search covers, in a view around it.
  func top(in view: UIView) -> CGFloat {
    guard let navigationBar = item?.bar, navigationBar.window != nil,
      !view.isDescendant(of: navigationBar)
    else { return 0 }
    return max(navigationBar.convert(navigationBar.bounds, to: view).maxY, 0)
  }
}
