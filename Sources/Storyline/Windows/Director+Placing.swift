import StorylineCore
import UIKit

// The place of the next screen of a flow.
extension Director {
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

  /// The stack of a flow: that of its topmost screen, or of the flows it shows, or of the flow that
  /// shows it.
  func navigation(for record: FlowRecord) -> UINavigationController? {
    for each in record.selfAndAncestors {
      let own = tree[each.id]?.screens.last ?? tree.screensBelow(each.id).last
      if let own, let screen = screen(own) {
        // It may be on its way there.
        if let navigation = links.stack(getting: screen) { return navigation }
        return screen as? UINavigationController ?? screen.nearestStack
      }
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
