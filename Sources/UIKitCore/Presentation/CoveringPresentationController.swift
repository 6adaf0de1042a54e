import Foundation

/// The system's presentations that cover their whole container: the screen, or the presenter's view.
@MainActor
final class CoveringPresentationController: UIPresentationController {
  override var shouldPresentInFullscreen: Bool {
    let isInContext =
      presentationStyle == .currentContext || presentationStyle == .overCurrentContext
    // 5.1.2 – these two cover only the view of the presenter.
    return !isInContext
  }

  override var shouldRemovePresentersView: Bool {
    // 1.6.1 – these two take the presenter's view away.
    let removes = presentationStyle == .fullScreen || presentationStyle == .currentContext
    return removes
  }

  override var canAdapt: Bool { false }

  override func placePresentedView() {
    super.placePresentedView()
    presentedView?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
}
