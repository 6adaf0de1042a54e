/// The content that a controller shows in place of its own.
@MainActor
struct UnavailableContent {
  var configuration: (any UIContentConfiguration)?
  var view: (any UIView & UIContentView)?
  /// A Boolean value that indicates whether the next layout on the screen updates the configuration.
  var isOutdated = true
}

extension UIViewController {
  func showUnavailable(_ configuration: (any UIContentConfiguration)?) {
    unavailable.configuration = configuration
    guard let configuration else {
      unavailable.view?.removeFromSuperview()
      unavailable.view = nil
      return
    }
    if let view = unavailable.view, view.supports(configuration) {
      view.configuration = configuration
    } else {
      unavailable.view?.removeFromSuperview()
      unavailable.view = configuration.makeContentView()
    }
    viewIfLoaded?.setNeedsLayout()
  }

  func unavailableStateDidChange() {
    unavailable.isOutdated = true
    viewIfLoaded?.setNeedsLayout()
  }

  func makeUnavailableState() -> UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = storedNavigationItem?.searchController?.searchBar.text
    return state
  }

  /// The layout of the root view begins.
  func updateUnavailableContent() {
    guard unavailable.isOutdated, viewIfLoaded?.window != nil else { return }
    unavailable.isOutdated = false
    // 11.7.12: the configuration is updated before it is shown, and when its state changes.
    updateContentUnavailableConfiguration(using: makeUnavailableState())
  }

  /// The root view is laid out, and a list has moved its content.
  func placeUnavailableContent() {
    guard let view = viewIfLoaded, let content = unavailable.view else { return }
    // 11.7.13: unavailable content covers the controller's view.
    if content.superview !== view || view.subviews.last !== content { view.addSubview(content) }
    // In a list it fills what is between the bars: the safe area of what scrolls is another one.
    let list = view as? UIScrollView
    content.frame = view.bounds.inset(by: list?.adjustedContentInset ?? .zero)
  }
}
