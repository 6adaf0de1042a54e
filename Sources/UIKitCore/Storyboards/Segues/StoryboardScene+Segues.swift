import Foundation

extension StoryboardScene {
  // MARK: Performing

  /// 9.2.2 – the segue of that identifier, without asking whether it may be performed.
  func performSegue(_ identifier: String, sender: Any?) -> Bool {
    guard let template = scene.segues.first(where: { $0.identifier == identifier }) else {
      return false
    }
    perform(template, sender: sender, isByPeople: false)
    return true
  }

  func perform(_ template: SegueTemplate, sender: Any?, isByPeople: Bool) {
    guard let source = controller else { return }
    // 9.2.1, 9.2.2, 9.3.1 – asked only for what people do.
    if isByPeople,
      !source.shouldPerformSegue(withIdentifier: template.identifier ?? "", sender: sender)
    {
      return
    }
    if template.kind == .unwind {
      return unwind(template, from: source, sender: sender)
    }
    // 9.2.1 – the destination, the segue, `prepare(for:sender:)`, `perform()`.
    guard let destination = destination(of: template, sender: sender),
      let segue = makeSegue(template, source, destination)
    else { return }
    segue.handler = { $0.show(as: template.kind, sender: sender) }
    prepareStyle(of: destination, template, source)
    source.prepare(for: segue, sender: sender)
    perform(segue, animates: template.animates)
  }

  /// 9.2.6 – inside, animations are on or off by the segue's setting.
  private func perform(_ segue: UIStoryboardSegue, animates: Bool) {
    let before = UIView.areAnimationsEnabled
    if !animates { UIView.setAnimationsEnabled(false) }
    segue.perform()
    UIView.setAnimationsEnabled(before)
  }

  private func makeSegue(
    _ template: SegueTemplate, _ source: UIViewController, _ destination: UIViewController
  ) -> UIStoryboardSegue? {
    var cls: UIStoryboardSegue.Type = UIStoryboardSegue.self
    if let name = template.element["customClass"] {
      let found: AnyClass? = CustomClasses.find(
        name, of: template.element, in: storyboard.document, storyboard.bundle)
      if let found = found as? UIStoryboardSegue.Type {
        cls = found
      } else {
        InterfaceReports.sayOnce(
          "class \(name)", "Unknown class \(name) in Interface Builder file.")
      }
    }
    return ObjectMaker.make(cls, template.identifier, source, destination)
  }

  // MARK: Presenting

  // Before `prepare(for:sender:)`, which finds the popover there.
  private func prepareStyle(
    of destination: UIViewController, _ template: SegueTemplate, _ source: UIViewController
  ) {
    let element = template.element
    guard template.kind == .present || template.kind == .popover else { return }
    if let style = element["modalTransitionStyle"].flatMap({ Choices.transition[$0] }) {
      destination.modalTransitionStyle = style
    }
    if let style = element["modalPresentationStyle"].flatMap({ Choices.presentation[$0] }) {
      destination.modalPresentationStyle = style
    }
    guard template.kind == .popover else { return }
    destination.modalPresentationStyle = .popover
    guard let popover = destination.popoverPresentationController else { return }
    let anchor = element["popoverAnchorView"] ?? element["popoverAnchorBarButtonItem"]
    switch (anchor ?? template.sourceID).flatMap(object(id:)) {
    case let view as UIView:
      popover.sourceView = view
      popover.sourceRect = view.bounds
    case let item as UIBarButtonItem: popover.barButtonItem = item
    default: popover.sourceView = source.viewIfLoaded
    }
    if let arrows = element.child(keyed: "popoverArrowDirection") {
      let names: [(String, UIPopoverArrowDirection)] = [
        ("up", .up), ("down", .down), ("left", .left), ("right", .right),
      ]
      popover.permittedArrowDirections = names.reduce(into: []) { directions, pair in
        if arrows.isOn(pair.0) { directions.insert(pair.1) }
      }
    }
    let through =
      element.children(in: "popoverPassthroughViews") + element.children(in: "passthroughViews")
    let views = through.compactMap { $0["reference"].flatMap(object(id:)) as? UIView }
    if !views.isEmpty { popover.passthroughViews = views }
  }

  // MARK: Embedding

  /// 9.2.7 – makes the children whose places are in the view that was just loaded.
  func embedChildren(in controller: UIViewController) {
    for template in scene.segues where template.kind == .embed {
      guard let place = template.sourceID.flatMap(object(id:)) as? UIView else { continue }
      guard !isNested(template, in: controller) else {
        document.report(template.element, "the scene is embedded in itself")
        continue
      }
      guard let child = destination(of: template, sender: nil),
        let segue = makeSegue(template, controller, child)
      else { continue }
      segue.handler = { _ in
        controller.addChild(child)
        let view: UIView = child.view
        view.frame = place.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        place.addSubview(view)
        child.didMove(toParent: controller)
      }
      controller.prepare(for: segue, sender: nil)
      segue.perform()
    }
  }

  // A child whose scene is that of a controller around it would have itself as a child, without end.
  private func isNested(_ template: SegueTemplate, in controller: UIViewController) -> Bool {
    sequence(first: controller, next: \.parent).contains {
      $0.storyboardScene?.document === document
        && $0.storyboardScene?.scene.controller.id == template.destination
    }
  }
}

extension UIStoryboardSegue {
  /// 9.2.5 – the effect of each kind, unless it is overridden.
  fileprivate func show(as kind: SegueTemplate.Kind?, sender: Any?) {
    switch kind {
    case .show: source.show(destination, sender: sender)
    case .showDetail: source.showDetailViewController(destination, sender: sender)
    case .present, .popover:
      source.present(destination, animated: UIView.areAnimationsEnabled)
    case .push:
      source.navigationController?.pushViewController(
        destination, animated: UIView.areAnimationsEnabled)
    default:
      UIKitException.raise(
        .internalInconsistency,
        "Segue \(reference) must either have a perform handler or it must override -perform")
    }
  }
}
