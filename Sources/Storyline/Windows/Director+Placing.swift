import StorylineCore
import UIKit

// Where a screen goes.
extension Director {
  /// Hands a screen to UIKit, and answers the call that shows it. It may have to wait.
  func place(_ show: ShowCommand) -> CommandRunner.Progress {
    let id = show.id
    guard let record = record(show.owner), tree.isRunning(show.owner) else {
      commands.withdraw(.screen(id))
      show.handle.receipt = .refused(.notRunning)
      reconciler.refuse(id, of: show.owner, .notRunning)
      return .done
    }
    do {
      if try handOver(show, of: record) == .hasToWait { return .hasToWait }
      commands.begin(.screen(id))
      show.handle.receipt = .performed
      markShown(record)
    } catch {
      commands.withdraw(.screen(id))
      let endsFlow = reconciler.refuse(id, of: show.owner, error)
      report(
        error, of: show.screen, as: show.style, by: record, endsFlow: endsFlow, show.handle.answer)
      show.handle.receipt = .refused(error)
      if endsFlow { record.outcomeBox.receipt = .refused(error) }
    }
    return .done
  }

  /// Calls UIKit as the style asks for.
  func handOver(
    _ show: ShowCommand, of record: FlowRecord
  ) throws(Refusal) -> CommandRunner.Progress {
    let (screen, id) = (show.screen, show.id)
    guard let window else { throw .windowClosed }
    if let rehearsal {
      try rehearse(screen, as: id, of: record, show.style, by: rehearsal)
      return .done
    }
    if let root = show.comingRoot {
      finishRoot(root, window)
      return .done
    }
    guard screen.parent == nil, screen.presentingViewController == nil,
      screen !== window.rootViewController, self.id(of: screen) == nil
    else { throw .screenAlreadyShown }
    let animated = show.animated && (record.animated || !tree.hasNoScreens(record.id))
    switch style(of: record, show.style).kind {
    case .root(let wrapper):
      return try setRoot(show, of: record, in: wrapper, window)
    case .present(let style, let wrapper):
      return try present(show, of: record, style, in: wrapper, animated: animated)
    case .replace:
      try replace(screen, as: id, of: record, animated: animated)
    case .child(let place):
      try contain(screen, as: id, of: record, in: place)
    case .slot(let slot):
      try self.slot(screen, as: id, of: record, in: slot)
    case .push, .automatic:
      try push(screen, as: id, of: record, animated: animated)
    }
    return .done
  }

  /// How the next screen of a flow is shown.
  func style(of record: FlowRecord, _ wish: ScreenStyle.Kind) -> FlowStyle {
    let isFirst = tree.hasNoScreens(record.id)
    switch wish {
    case .present(let style, let wrapper): return .present(style, in: wrapper)
    case .slot(let slot): return FlowStyle(kind: .slot(slot))
    case .replace: return isFirst ? style(of: record) : .replace
    case .push: return isFirst ? style(of: record) : .push
    }
  }

  private func style(of record: FlowRecord) -> FlowStyle {
    guard let parent = record.parent, tree.hasNoScreens(parent.id) else {
      if case .automatic = record.style.kind { return .push }
      return record.style
    }
    switch record.style.kind {
    case .automatic, .replace: return style(of: parent)
    default: return record.style
    }
  }

  // MARK: On a stack

  private func push(
    _ screen: UIViewController, as id: ScreenID, of record: FlowRecord, animated: Bool
  ) throws(Refusal) {
    guard !(screen is UINavigationController), !(screen is UIAlertController) else {
      throw .notAllowedThere
    }
    guard let navigation = navigation(for: record) else { throw .noNavigationController }
    let stack = reconciler.stack(navigation)
    reconciler.adopt(screen, as: id, by: record, in: stack.container)
    navigation.pushViewController(screen, animated: animated)
    if !navigation.viewControllers.contains(screen) { reconciler.notTaken(id) }
  }

  /// The stack of a flow: that of its topmost screen, or of the flows it shows, or of the flow that
  /// shows it.
  func navigation(for record: FlowRecord) -> UINavigationController? {
    var each: FlowRecord? = record
    while let current = each {
      let own = tree[current.id]?.screens.last ?? tree.screensBelow(current.id).last
      if let own, let screen = screen(own) {
        // It may be on its way there.
        if let navigation = links.stack(getting: screen) { return navigation }
        return screen as? UINavigationController ?? screen.nearestStack
      }
      each = current.parent
    }
    return nil
  }
}

extension UIViewController {
  /// The navigation controller around it, unless that is where tabs are found that have no place on the
  /// bar.
  var nearestStack: UINavigationController? {
    guard let navigation = navigationController, !navigation.isMore else { return nil }
    return navigation
  }
}
