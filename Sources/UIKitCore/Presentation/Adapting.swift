import Foundation

// Presentations change their style where there is little room.

extension UIPresentationController {
  /// Asks how the presentation adapts to where `presenter` is. Returns what manages it there.
  func adapt(presenter: UIViewController) -> UIPresentationController {
    guard canAdapt else { return self }
    let style = adaptiveStyle(in: presenter.traitCollection)
    guard style != .none, style != .automatic, style != presentationStyle else { return self }
    let content = presentedViewController
    let shown =
      storedDelegate?.presentationController(
        self, viewControllerForAdaptivePresentationStyle: style) ?? content
    guard let adapted = makeAdapted(style: style, presented: shown, presenter: presenter) else {
      return self
    }
    adapted.presenter = presenter
    adapted.presentedViewController = shown
    adapted.presentationStyle = style
    adapted.original = self
    // 5.5.3 – from here on it is the adapted one that is shown.
    self.adapted = adapted
    shown.storedPresentation = self
    storedDelegate?.presentationController(self, prepare: adapted)
    return adapted
  }

  private func makeAdapted(
    style: UIModalPresentationStyle, presented: UIViewController, presenter: UIViewController
  ) -> UIPresentationController? {
    switch style {
    case .pageSheet, .formSheet:
      // A sheet is a sheet already.
      if self is UISheetPresentationController { return nil }
      return (self as? UIPopoverPresentationController)?.adaptiveSheetPresentationController
        ?? UISheetPresentationController(
          presentedViewController: presented, presenting: presenter)
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext:
      return CoveringPresentationController(
        presentedViewController: presented, presenting: presenter)
    default:
      return nil
    }
  }
}
