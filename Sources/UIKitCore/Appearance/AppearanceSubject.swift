import Foundation

/// A type with an appearance proxy.
@MainActor
protocol AppearanceSubject: NSObject {
  /// The values that proxies have set, by the number of the property.
  var appliedAppearances: [Int: Any] { get set }
}

extension UIView: AppearanceSubject {
  /// The view enters a window: what proxies say is set now, and not when they say something else
  /// later.
  func takeAppearance() {
    let proxies = UIApplication.shared.appearances
    guard !proxies.isEmpty else { return }
    AnimationGroup.withoutAnimation {
      proxies.apply(to: self, at: self)
      if let item: UIBarItem = (self as? BarButtonView)?.item ?? (self as? TabButton)?.item {
        proxies.apply(to: item, at: self)
      }
      if let button = self as? NavigationBackButton {
        proxies.apply(to: button.item, at: self)
        button.itemDidChange()
      }
    }
  }
}

extension UIBarItem: AppearanceSubject {}
