import Foundation

// The presenter, and refused presentations.

extension UIViewController {
  /// The presentation that shows this controller, as it is adapted.
  var activePresentation: UIPresentationController? {
    guard let storedPresentation else { return nil }
    return storedPresentation.adapted ?? storedPresentation
  }

  // 5.1.4 – every child of a presenter sees the same presented controller.
  var nearestPresenter: UIViewController? {
    var controller: UIViewController? = self
    while let current = controller, current.storedPresented == nil { controller = current.parent }
    return controller
  }

  /// The one of this controller and its ancestors that is presented.
  var nearestPresented: UIViewController? {
    var controller: UIViewController? = self
    while let current = controller, current.storedPresenter == nil { controller = current.parent }
    return controller
  }

  /// The modal transition that this controller, or a container around it, takes part in.
  var modalTransition: UIPresentationController? {
    if let presentation = storedPresented?.activePresentation, presentation.running != nil {
      return presentation
    }
    if let presentation = activePresentation, presentation.running != nil { return presentation }
    return parent?.modalTransition
  }

  /// A Boolean value that indicates whether it, or something below that takes it along, is about to
  /// come or to go as a presentation.
  var isOnTheMove: Bool {
    var lower = nearestPresented
    while let presented = lower {
      if presented.activePresentation?.isInTransition == true { return true }
      lower = presented.storedPresenter?.nearestPresented
    }
    return false
  }

  func findTransitionCoordinator() -> (any UIViewControllerTransitionCoordinator)? {
    modalTransition?.running?.coordinator ?? parent?.transitionCoordinator
      ?? storedView?.window?.sizeTransition?.coordinator
  }

  // MARK: Presenting

  func startPresenting(
    _ presented: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    refuseImpossible(presented)
    // 5.1.7: the presented controller's styles count, not the presenter's.
    let style = presented.modalPresentationStyle
    let wasRead = presented.storedPresentation != nil
    let presentation = presented.preparePresentation(by: self, style: style)
    let presenter = presenter(for: presentation)
    if let refusal = presenter.refusal(of: presented, from: self) {
      if !wasRead { presented.storedPresentation = nil }
      Console.log("[Presentation] " + refusal)
      return
    }
    presentation.presenter = presenter
    let shown = presentation.adapt(presenter: presenter)
    shown.phase = .waitingToPresent
    shown.link()
    let name = type(of: shown.presentedViewController)
    Stage.shared.beginTransition(shown, "a presentation of \(name)")
    // 1.3.7 – without animation the controller is on the screen when the call returns.
    if !animated {
      shown.runPresentation(from: self, animated: false, completion: completion)
      return
    }
    // 1.3.4 – the callbacks of an animated presentation come after the commit.
    Stage.shared.performAfterCommit { [self] in
      shown.runPresentation(from: self, animated: animated, completion: completion)
    }
  }

  private func refuseImpossible(_ presented: UIViewController) {
    // 5.3.3: a controller cannot present itself.
    if presented === self {
      UIKitException.raise(
        .invalidArgument,
        "Application tried to present modal view controller on itself. "
          + "Presenting controller is \(reference).")
    }
    // 5.3.1: a presented controller cannot be presented again.
    if let presenter = presented.storedPresenter {
      UIKitException.raise(
        .invalidArgument,
        "Application tried to present modally a view controller \(presented.reference) "
          + "that is already being presented by \(presenter.reference).")
    }
    // 5.3.2: a controller with a parent cannot be presented.
    if let parent = presented.parent {
      UIKitException.raise(
        .invalidArgument,
        "Application tried to present modally a view controller \(presented.reference) "
          + "that has a parent view controller \(parent.reference).")
    }
  }

  /// 5.1.1, 5.1.2 – the receiver may pass the request up to an ancestor.
  private func presenter(for presentation: UIPresentationController) -> UIViewController {
    var controller = self
    while let parent = controller.parent {
      // 5.1.2: the nearest controller that defines the context presents, else the root.
      if !presentation.shouldPresentInFullscreen, controller.definesPresentationContext { break }
      controller = parent
    }
    return controller
  }

  // 5.2 – logged, and ignored; 5.2.4 – never passed on to the topmost controller.
  private func refusal(of presented: UIViewController, from source: UIViewController) -> String? {
    let what =
      "Attempt to present \(presented.reference) on \(reference) (from \(source.reference))"
    if let other = storedPresented {
      // 5.2.2: while a transition runs nothing else is presented or dismissed.
      if other.activePresentation?.isInTransition == true {
        return "\(what) while a presentation is in progress."
      }
      // 5.2.1: a controller that presents already does not present another.
      return "\(what) which is already presenting \(other.reference)."
    }
    // 5.2.3: a presenter whose view is not in a window presents nothing.
    if viewIfLoaded?.window == nil { return refusalOffScreen(of: presented, from: source) }
    // 5.2.2: while a transition runs nothing else is presented or dismissed.
    return isOnTheMove ? "\(what) while a presentation is in progress." : nil
  }

  func refusalOffScreen(of presented: UIViewController, from source: UIViewController) -> String {
    "Attempt to present \(presented.reference) on \(reference) (from \(source.reference)) "
      + "whose view is not in the window hierarchy."
  }

  // MARK: Making presentations

  /// The presentation that was read before, or one for the style as it is now.
  private func preparePresentation(by source: UIViewController, style: UIModalPresentationStyle)
    -> UIPresentationController
  {
    // 5.5.5 – kept since it was read.
    if let storedPresentation { return storedPresentation }
    // The presenter depends on the presentation, and the presentation gets the presenter.
    let contextual = style == .currentContext || style == .overCurrentContext
    var presenter = source
    while let parent = presenter.parent {
      if contextual, presenter.definesPresentationContext { break }
      presenter = parent
    }
    let presentation = makePresentation(style: style, presenting: presenter, source: source)
    // 7.10 – each keeps the other, until the presentation ends.
    storedPresentation = presentation
    return presentation
  }

  func makePresentation(
    style: UIModalPresentationStyle, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    if let presentation = makeOwnPresentation(presenting: presenting) { return presentation }
    switch style {
    case .custom:
      // 5.5.14: the transitioning delegate provides the objects of a custom transition.
      // 5.5.15: the delegate's `source` is the receiver of present.
      let custom = transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenting, source: source)
      return custom
        ?? CoveringPresentationController(presentedViewController: self, presenting: presenting)
    case .pageSheet, .formSheet:
      return UISheetPresentationController(presentedViewController: self, presenting: presenting)
    case .popover:
      return UIPopoverPresentationController(
        presentedViewController: self, presenting: presenting)
    default:
      return CoveringPresentationController(presentedViewController: self, presenting: presenting)
    }
  }

  /// 5.5.5 – of the one that is presented, else made now and kept until a presentation ends.
  func readPresentation() -> UIPresentationController? {
    if let presentation = nearestPresented?.storedPresentation { return presentation }
    if let storedPresentation { return storedPresentation }
    guard parent == nil else { return nil }
    let presentation = makePresentation(
      style: modalPresentationStyle, presenting: nil, source: self)
    // 7.9 – each keeps the other (low confidence).
    storedPresentation = presentation
    return presentation
  }

  /// The presentation in force if it is of that class; before one, only for those styles.
  func readPresentation<Kind: UIPresentationController>(
    as kind: Kind.Type, styles: Set<UIModalPresentationStyle>
  ) -> Kind? {
    if let presented = nearestPresented {
      return presented.activePresentation as? Kind ?? presented.storedPresentation as? Kind
    }
    guard storedPresentation != nil || styles.contains(modalPresentationStyle) else { return nil }
    return readPresentation() as? Kind
  }

  /// Lays out the controller again after its preferred size has changed.
  func preferredContentSizeChanged() {
    parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    nearestPresented?.activePresentation?
      .preferredContentSizeDidChange(forChildContentContainer: self)
  }

  // MARK: Dismissing

  func startDismissing(animated: Bool, completion: (() -> Void)?) {
    // 5.4.1, 5.4.4 – what this one presents; 5.4.2 – else this one, with the help of its presenter; 5.4.3 –
    // else nothing, and the completion is not called (low confidence).
    guard let presented = nearestPresenter?.storedPresented ?? nearestPresented,
      let presentation = presented.activePresentation
    else { return }
    let above = presented.presentationsAbove
    // A finger that is on a sheet lets go of it.
    for sheet in [presentation] + above { sheet.giveUpInteraction() }
    // The finger had pulled it away already.
    if presentation.phase == .idle { return }
    // 5.2.2: while a transition runs nothing else is presented or dismissed.
    if presentation.isInTransition || above.contains(where: \.isInTransition) {
      Console.log(
        "Attempt to dismiss from view controller "
          + "\(presentation.presentingViewController.reference) "
          + "while a presentation or dismiss is in progress!")
      return
    }
    presentation.phase = .waitingToDismiss
    Stage.shared.beginTransition(presentation, "a dismissal of \(type(of: presented))")
    let dismissal = {
      guard presentation.phase == .waitingToDismiss else { return }
      ModalDismissal(of: presentation, animated: animated, byUser: false, completion: completion)
        .run()
    }
    // 1.3.8 – without animation the controller has left the screen when the call returns.
    if !animated {
      dismissal()
      return
    }
    // 1.3.4 – the callbacks of an animated dismissal come after the commit.
    Stage.shared.performAfterCommit(dismissal)
  }
}
