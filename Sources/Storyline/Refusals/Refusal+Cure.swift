import StorylineCore

extension Refusal {
  /// The change of the code that avoids the refusal.
  @MainActor
  func cure(for call: Call) -> String {
    let (caller, subject) = (call.caller, call.subject)
    switch self {
    case .ownChild, .alreadyShown:
      return "Each flow object is shown once: make a new \(subject) for each call."
    case .ancestor:
      return "\(subject) is above \(caller) already: go there with `back(to:)`, or make a new one."
    case .notRunning where call.flow == nil:
      return "\(caller) was never shown: show it in a window or by another flow first."
    case .notRunning:
      return "\(caller) has ended: let the flow that showed it do this, in `whenFinished`."
    case .noNavigationController:
      return cureOfPush(call)
    case .noContainer:
      return "No flow above has shown such a container: show it first, or name it in the style "
        + "with `of:`."
    case .pagesAreTheApps:
      return "Return the page from the app's data source and bind it with `bindToLifecycle(of:)`, "
        + "or remove the data source."
    case .screenAlreadyShown:
      return
        "Make a new \(subject) for each call, or go back to the one on screen with `back(to:)`."
    case .notAllowedThere:
      return "UIKit takes no navigation controller, split view controller or alert there: show the "
        + "first screen instead, or present \(subject) without `in:`."
    case .notPresented:
      return "Another controller is in the way: present it with `show` as well, so that one waits "
        + "for the other."
    case .nothingToChoose:
      return "Give the alert an action."
    case .nothingToGoBackTo:
      return "Show \(subject) when the receipt says that it is not below \(caller)."
    case .noRouteList:
      return "Override `restorationRoutes` in the root flow, or pass the routes: "
        + "`restore(story, with: routes)`."
    case .otherParent:
      return "Use a route of \(caller), or of the flow that the link has led to before."
    default:
      return "Set `whenRefused` where \(caller) calls, or avoid what is refused."
    }
  }

  /// The cure depends on the place that a flow was given.
  @MainActor
  private func cureOfPush(_ call: Call) -> String {
    let instead = "or show \(call.subject) `as: .present`."
    guard let base = call.base, let flow = base.flow, let style = base.style.withNavigation,
      let now = base.style.sourceText, let better = style.sourceText, now != better
    else { return "Put \(call.caller) in a navigation controller, \(instead)" }
    return "\(type(of: flow)) is shown `as: \(now)`: show it `as: \(better)`, \(instead)"
  }
}

extension FlowStyle {
  /// The same place with a navigation controller in it; `nil` where there can be none.
  fileprivate var withNavigation: FlowStyle? {
    switch kind {
    case .root: return FlowStyle(kind: .root(.navigation))
    case .present(let style, _): return FlowStyle(kind: .present(style, .navigation))
    case .slot(let slot): return FlowStyle(kind: .slot(Slot(slot.kind, in: .navigation)))
    case .push, .automatic, .replace, .child: return nil
    }
  }
}
