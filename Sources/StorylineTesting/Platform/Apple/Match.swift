import Storyline
import UIKit

/// One thing on the screen: a view, an item of a bar, or a button of an alert.
@MainActor
struct Match {
  enum Kind {
    case view(UIView)
    case item(UIBarButtonItem)
    case choice(UIAlertAction, UIAlertController)
  }

  let kind: Kind

  var view: UIView? { if case .view(let view) = kind { view } else { nil } }

  var isButton: Bool {
    switch kind {
    case .view(let view): view is UIButton || view.accessibilityTraits.contains(.button)
    case .item, .choice: true
    }
  }

  var isEnabled: Bool {
    switch kind {
    case .view(let view): view.isUserInteractionEnabled && (view as? UIControl)?.isEnabled != false
    case .item(let item): item.isEnabled
    case .choice(let action, _): action.isEnabled
    }
  }

  /// The names: identifier, label, and text.
  var names: [String] {
    let names: [String?] =
      switch kind {
      case .view(let view):
        [
          view.accessibilityIdentifier, view.accessibilityLabel, (view as? UILabel)?.text,
          (view as? UIButton)?.currentTitle, (view as? UIButton)?.configuration?.title,
          (view as? UITextField)?.placeholder, (view as? UITextField)?.text,
          (view as? UITextView)?.text,
        ]
      case .item(let item):
        [
          item.accessibilityIdentifier, item.accessibilityLabel, item.title,
          item.primaryAction?.title,
        ]
      case .choice(let action, _): [action.title]
      }
    return names.compactMap { $0 }.filter { !$0.isEmpty }
  }

  func isCalled(_ text: String) -> Bool { names.contains(text) }

  var name: String {
    let what =
      switch kind {
      case .view(let view): isButton ? "button" : "\(type(of: view))"
      case .item, .choice: "button"
      }
    return names.first.map { "\(what) “\($0)”" } ?? what
  }

  /// Does what a tap does; returns whether code can do it.
  func tap() -> Bool {
    switch kind {
    case .view(let control as UIControl):
      control.sendActions(for: .primaryActionTriggered)
      control.sendActions(for: .touchUpInside)
      return true
    case .view(let view): return view.accessibilityActivate()
    case .item(let item): return item.send()
    // Of an alert that the app made the handlers are out of reach.
    case .choice(let action, let alert):
      return action.title.map { alert.question?.answer($0) ?? false } ?? false
    }
  }
}

extension UIBarButtonItem {
  fileprivate func send() -> Bool {
    if let button = customView as? UIControl {
      button.sendActions(for: .touchUpInside)
      return true
    }
    if let action {
      return UIApplication.ifRunning?.sendAction(action, to: target, from: self, for: nil) ?? false
    }
    guard #available(iOS 16.0, *), let primaryAction else { return false }
    primaryAction.performWithSender(self, target: nil)
    return true
  }
}

extension AppDriver {
  /// Everything that can be found, bars first. Of what an alert or a modal covers nothing is.
  var matches: [Match] {
    guard let front = frontModal else { return [] }
    if let alert = front as? UIAlertController {
      let texts = front.viewIfLoaded.map { Self.views(in: $0).filter { $0 is UILabel } } ?? []
      return alert.actions.map { Match(kind: .choice($0, alert)) }
        + texts.map { Match(kind: .view($0)) }.filter { match in
          !alert.actions.contains { $0.title.map(match.isCalled) ?? false }
        }
    }
    let item = navigation?.topViewController?.navigationItem
    let items =
      (item?.leftBarButtonItems ?? []) + (item?.rightBarButtonItems ?? [])
      + (navigation?.isToolbarHidden == false ? screen?.toolbarItems ?? [] : [])
    let views = front.viewIfLoaded.map(Self.views) ?? []
    // The views of bars are UIKit's own; their items were listed.
    let own = views.filter { view in
      !sequence(first: view, next: \.superview).contains {
        $0 is UINavigationBar || $0 is UIToolbar || $0 is UITabBar
      }
    }
    return items.map { Match(kind: .item($0)) }
      + own.map { Match(kind: .view($0)) }.filter { !$0.names.isEmpty || $0.view is UIControl }
  }

  /// The views that are seen, the lowest first; of a control only itself.
  private static func views(in view: UIView) -> [UIView] {
    guard !view.isHidden, view.alpha > 0.01 else { return [] }
    return [view] + (view is UIControl ? [] : view.subviews.flatMap(views))
  }
}
