import StorylineCore
import UIKit

// Where a screen goes.
extension Director {
  /// Hands a screen to UIKit, or says that it has to wait.
  func place(
    _ screen: UIViewController, as id: ScreenID, of record: FlowRecord, _ payload: inout Payload
  ) throws(Refusal) -> Progress {
    guard let window else { throw .windowClosed }
    if let rehearsal {
      try rehearse(screen, as: id, of: record, payload.style, by: rehearsal)
      return .done
    }
    if let root = payload.comingRoot {
      finishRoot(root, window)
      return .done
    }
    guard screen.parent == nil, screen.presentingViewController == nil,
      screen !== window.rootViewController, self.id(of: screen) == nil
    else { throw .screenAlreadyShown }
    let isFirst = tree[record.id]?.screensBelow == 0
    let animated = payload.animated && (record.animated || !isFirst)
    switch style(of: record, payload.style).kind {
    case .root(let wrapper):
      return try setRoot(screen, as: id, of: record, in: wrapper, window, &payload)
    case .present(let style, let wrapper):
      return try present(
        screen, as: id, of: record, style, in: wrapper, animated: animated, &payload)
    case .replace:
      try replace(screen, as: id, of: record, animated: animated)
    case .child(let place):
      try contain(screen, as: id, of: record, in: place)
    case .seat(let seat):
      try self.seat(screen, as: id, of: record, in: seat)
    case .push, .automatic:
      try push(screen, as: id, of: record, animated: animated)
    }
    return .done
  }

  /// How the next screen of a flow is shown.
  func style(of record: FlowRecord, _ wish: ScreenStyle.Kind) -> FlowStyle {
    let isFirst = tree[record.id]?.screensBelow == 0
    switch wish {
    case .present(let style, let wrapper): return .present(style, in: wrapper)
    case .seat(let seat): return FlowStyle(kind: .seat(seat))
    case .replace: return isFirst ? style(of: record) : .replace
    case .push: return isFirst ? style(of: record) : .push
    }
  }

  private func style(of record: FlowRecord) -> FlowStyle {
    guard let parent = record.parent, tree[parent.id]?.screensBelow == 0 else {
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
    let navigation = try navigation(for: screen, of: record)
    let stack = stack(navigation)
    adopt(screen, as: id, by: record)
    tree.place(id, of: record.id, in: stack.container)
    navigation.pushViewController(screen, animated: animated)
    if !navigation.viewControllers.contains(screen) { tree.notTaken(id) }
  }

  private func navigation(
    for screen: UIViewController, of record: FlowRecord
  ) throws(Refusal) -> UINavigationController {
    guard !(screen is UINavigationController), !(screen is UIAlertController) else {
      throw .notAllowedThere
    }
    guard let navigation = navigation(for: record) else { throw .noNavigationController }
    return navigation
  }

  /// The stack that a flow is on: that of its topmost screen, or of those it shows, or of whoever
  /// shows it.
  func navigation(for record: FlowRecord) -> UINavigationController? {
    var each: FlowRecord? = record
    while let current = each {
      let own = tree[current.id]?.screens.last ?? tree.screensBelow(current.id).last
      if let own, let screen = screen(own) {
        // It may be on its way there.
        if let stacking, stacking.screens.contains(where: { $0 === screen }) {
          return stacking.navigation
        }
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
