import Foundation

// `show` and `showDetailViewController`, when they come to a split view.

extension UISplitViewController {
  func showMain(_ shown: UIViewController, sender: Any?) {
    // 4.6.4 – the delegate may take over.
    if delegate?.splitViewController(self, show: shown, sender: sender) == true { return }
    if isCollapsed {
      presentOverFullScreen(shown)
      return
    }
    let source = showSource(of: shown) ?? sender as? UIViewController
    let isInSecondary = source.map { contains($0, in: .secondary) } ?? false
    // 4.6.4 – on the side that asks.
    replace(isInSecondary ? .secondary : .primary, with: shown)
  }

  func showDetail(_ shown: UIViewController, sender: Any?) {
    // 4.6.4 – the delegate may take over.
    if delegate?.splitViewController(self, showDetail: shown, sender: sender) == true { return }
    guard isCollapsed else {
      // 4.6.4 – an expanded split view replaces the secondary column.
      replace(.secondary, with: shown)
      return
    }
    showOnContent(shown, sender: sender)
  }

  // Content that cannot show it by itself calls back here, to have it presented.
  private func showOnContent(_ shown: UIViewController, sender: Any?) {
    guard let content else {
      presentOverFullScreen(shown)
      return
    }
    guard hasColumns, let navigation = content as? UINavigationController,
      content === stackedHosts.first
    else {
      // 4.6.4 – a collapsed split view shows the controller on its content.
      content.show(shown, sender: sender)
      return
    }
    // It is the secondary column from now on, also when there is room again.
    navigation.arriveNow()
    let old = hosts[.secondary]
    assigned[.secondary] = shown
    let host =
      shown as? UINavigationController ?? UINavigationController(rootViewController: shown)
    hosts[.secondary] = host
    if navigation.isBusy {
      // A column does not wait: there may be room for it by then.
      navigation.exchange { $0.filter { $0 !== old } + [host] }
    } else if let old, navigation.stack.holds(old) {
      // 4.6.4 – in its place, and it is seen to go.
      navigation.setViewControllers(
        navigation.stack.filter { $0 !== old } + [host], animated: UIView.areAnimationsEnabled)
    } else {
      // 4.6.4 – a collapsed split view shows the controller on its content.
      navigation.show(host, sender: sender)
    }
    if let old {
      letGo(old)
      if old.parent == nil { old.disappearIfUnseen() }
    }
  }

  private func presentOverFullScreen(_ shown: UIViewController) {
    // 4.6.4 – content that cannot show the controller presents it full screen.
    shown.modalPresentationStyle = .fullScreen
    present(shown, animated: UIView.areAnimationsEnabled)
  }

  private func replace(_ column: Column, with shown: UIViewController) {
    if hasColumns {
      replaceHost(of: column, with: shown)
      return
    }
    var new = pair
    switch column {
    case .primary: if new.isEmpty { new = [shown] } else { new[0] = shown }
    default: if new.count > 1 { new[1] = shown } else { new.append(shown) }
    }
    replaceControllers(with: new)
  }

  private func contains(_ controller: UIViewController, in column: Column) -> Bool {
    guard let host = host(of: column) else { return false }
    var ancestor: UIViewController? = controller
    while let current = ancestor {
      if current === host { return true }
      ancestor = current.parent
    }
    return false
  }
}
