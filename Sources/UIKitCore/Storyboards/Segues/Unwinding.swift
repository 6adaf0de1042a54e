import Foundation

extension StoryboardScene {
  /// 9.3.1 – finds the destination, prepares the source, calls the method of the destination, and
  /// goes back.
  func unwind(_ template: SegueTemplate, from source: UIViewController, sender: Any?) {
    guard let name = template.unwindAction else {
      return document.report(template.element, "the segue back has no action")
    }
    let action = Selector(name)
    // 9.3.2 – there is no destination: nothing happens.
    guard let (container, destination) = Unwinding.find(action, from: source, sender: sender),
      // 9.3.5: overrides of the methods before iOS 9 count.
      let segue = container.segueForUnwinding(
        to: destination, from: source, identifier: template.identifier)
    else { return }
    source.prepare(for: segue, sender: sender)
    Message.send(action, to: destination, [segue])
    let before = UIView.areAnimationsEnabled
    if !template.animates { UIView.setAnimationsEnabled(false) }
    segue.perform()
    UIView.setAnimationsEnabled(before)
  }
}

/// The way back to a controller that has a method for it.
@MainActor
enum Unwinding {
  /// 9.3.2 – from the nearest one around the source outwards; returned with the container that
  /// found it.
  static func find(
    _ action: Selector, from source: UIViewController, sender: Any?
  ) -> (container: UIViewController, destination: UIViewController)? {
    var ancestor = source.around
    while let asked = ancestor {
      // 9.3.5 – an override of the old method decides; without one it is the new search.
      if let found = asked.forUnwindSegueAction(action, from: source, withSender: sender) {
        return (asked, found)
      }
      ancestor = asked.around
    }
    return nil
  }

  /// 9.3.2 – children first, then the controller itself.
  static func search(
    in controller: UIViewController, _ source: UIStoryboardUnwindSegueSource
  ) -> UIViewController? {
    // 9.3.4: ancestors look for the destination of an unwind segue among their children.
    for child in controller.allowedChildrenForUnwinding(from: source) {
      let found = child.forUnwindSegueAction(
        source.unwindAction, from: source.source, withSender: source.sender)
      if let found { return found }
    }
    let accepts = controller.canPerformUnwindSegueAction(
      source.unwindAction, from: source.source, sender: source.sender ?? NSNull())
    return accepts ? controller : nil
  }

  /// 9.3.6 – step by step: presented controllers on the way are dismissed, and every container from
  /// the common ancestor down to the destination is called.
  static func go(_ segue: UIStoryboardSegue) {
    let target = Array(sequence(first: segue.destination, next: \.around))
    var presenter: UIViewController?
    var meeting: UIViewController? = segue.source
    while let place = meeting, !target.contains(where: { $0 === place }) {
      if place.parent == nil, let below = place.storedPresenter { presenter = below }
      meeting = place.around
    }
    presenter?.dismiss(animated: UIView.areAnimationsEnabled)
    guard let meeting, let end = target.firstIndex(where: { $0 === meeting }), end > 0 else {
      return
    }
    for index in (1...end).reversed() where target[index - 1].parent === target[index] {
      target[index].unwind(for: segue, towards: target[index - 1])
    }
  }
}

extension UIViewController {
  /// The container that this controller is in, else who presents it.
  fileprivate var around: UIViewController? { parent ?? storedPresenter }

  /// 9.3.4 – the children but the one with the source in it.
  func childrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    let left = childContaining(source)
    return children.filter { $0 !== left }
  }

  func findChild(containing source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    children.first { child in
      sequence(first: source.source, next: \.around).contains { $0 === child }
    }
  }
}
