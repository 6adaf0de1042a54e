import UIKit

/// A back button that asks instead of going back.
@MainActor
protocol GuardedBackButton: AnyObject {
  /// Gives the app back what it had.
  func restore()
}

/// UIKit's own back button with another action. A screen with an action of the app's own keeps that:
/// what it does is the app's decision.
@available(iOS 16.0, *)
@MainActor
final class BackActionButton: GuardedBackButton {
  private weak var item: UINavigationItem?
  // The item copies its action: the copy is known by the identifier.
  private var identifier: UIAction.Identifier?

  init(_ item: UINavigationItem, _ ask: @escaping @MainActor () -> Void) {
    self.item = item
    guard item.backAction == nil else { return }
    let action = UIAction { _ in ask() }
    identifier = action.identifier
    item.backAction = action
  }

  func restore() {
    guard let item, let identifier, item.backAction?.identifier == identifier else { return }
    item.backAction = nil
  }
}

/// A plain button in place of UIKit's back button, behind which there is no list of screens, and with
/// which UIKit does not begin a swipe.
///
/// A screen that has no back button of UIKit's, because the app hides it or has put its own in its
/// place, keeps what it has.
@MainActor
final class PlainBackButton: GuardedBackButton {
  private weak var item: UINavigationItem?
  private var ours: UIBarButtonItem?
  private var supplemented = false

  init(_ item: UINavigationItem, title: String?, _ ask: @escaping @MainActor () -> Void) {
    self.item = item
    let others = item.leftBarButtonItems ?? []
    guard !item.hidesBackButton, others.isEmpty || item.leftItemsSupplementBackButton else {
      return
    }
    let action = UIAction(title: "‹ " + (title ?? "")) { _ in ask() }
    let ours = UIBarButtonItem(primaryAction: action)
    self.ours = ours
    supplemented = item.leftItemsSupplementBackButton
    item.leftItemsSupplementBackButton = false
    item.leftBarButtonItems = [ours] + others
  }

  func restore() {
    guard let item, let ours else { return }
    // What the app has added meanwhile stays.
    let others = (item.leftBarButtonItems ?? []).filter { $0 !== ours }
    item.leftBarButtonItems = others.isEmpty ? nil : others
    if supplemented { item.leftItemsSupplementBackButton = true }
  }
}

extension UINavigationItem {
  /// The title of a back button that leads here.
  var backTitle: String? { backBarButtonItem?.title ?? backButtonTitle ?? title }
}
