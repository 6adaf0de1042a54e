import Storyline
import StorylineTesting
import UIKit

/// A way in which a flow can be shown. A new one needs a case, its style and its fates.
enum Showing: CaseIterable {
  // On the stack of the one that shows it.
  case pushed, pushedTwoScreens, automatic, replaced
  // As the root of the window, by a flow whose screens go with the root that was there.
  case root, rootInNavigation
  // As the root of the window, by the window.
  case windowRoot, windowRootInNavigation
  // Over everything, on a phone.
  case presented, fullScreen, pageSheet, formSheet, sheet, overFullScreen, currentContext
  case overCurrentContext, popover, custom
  case presentedInNavigation, fullScreenInNavigation
  /// Over a sheet that its parent presents.
  case presentedOverSheet
  // Over everything, on a tablet.
  case popoverOnTablet, formSheetOnTablet
  // A question.
  case alert
  /// A part of its parent's screen.
  case child

  enum Family { case stack, replaced, root, modal, child }

  var family: Family {
    switch self {
    case .pushed, .pushedTwoScreens, .automatic: .stack
    case .replaced: .replaced
    case .root, .rootInNavigation, .windowRoot, .windowRootInNavigation: .root
    case .child: .child
    default: .modal
    }
  }

  /// How the parent shows it, from its screen; `nil` if it is the window that does.
  @MainActor
  func style(from screen: UIViewController, _ director: TransitionDirector) -> FlowStyle? {
    switch self {
    case .windowRoot, .windowRootInNavigation: nil
    case .pushed, .pushedTwoScreens: .push
    case .automatic: .automatic
    case .replaced: .replace
    case .root: .root
    case .rootInNavigation: .root(in: .navigation)
    case .child: .child(in: screen.view, of: screen)
    case .presentedInNavigation: .present(.pageSheet, in: .navigation)
    case .fullScreenInNavigation: .present(.fullScreen, in: .navigation)
    default: .present(modalStyle(from: screen, director))
    }
  }

  @MainActor
  private func modalStyle(
    from screen: UIViewController, _ director: TransitionDirector
  ) -> ModalStyle {
    switch self {
    case .fullScreen: .fullScreen
    case .pageSheet, .presentedOverSheet: .pageSheet
    case .formSheet, .formSheetOnTablet: .formSheet
    case .sheet: .sheet(detents: [.medium(), .large()])
    case .overFullScreen: .overFullScreen
    case .currentContext: .currentContext
    case .overCurrentContext: .overCurrentContext
    case .popover, .popoverOnTablet:
      .popover(from: screen.view, rect: CGRect(x: 300, y: 400, width: 40, height: 40))
    case .custom: .custom(director)
    default: .automatic
    }
  }

  /// The window's style, if no flow shows it.
  var windowStyle: WindowStyle {
    self == .windowRootInNavigation ? .root(in: .navigation) : .root
  }

  /// The titles of the screens that it begins with.
  var titles: [String] { self == .pushedTwoScreens ? ["One", "Two"] : ["One"] }

  /// The word for it in the log.
  var placement: String {
    switch family {
    case .stack, .replaced: "pushed"
    case .root: "root"
    case .modal: "presented"
    case .child: "child"
    }
  }

  /// A Boolean value that indicates whether a navigation controller holds its screens.
  var isOnStack: Bool {
    switch self {
    case .rootInNavigation, .windowRootInNavigation, .presentedInNavigation,
      .fullScreenInNavigation:
      true
    default: family == .stack || family == .replaced
    }
  }

  /// A Boolean value that indicates whether another flow shows it.
  var hasParent: Bool { self != .windowRoot && self != .windowRootInNavigation }

  var isOnTablet: Bool { self == .popoverOnTablet || self == .formSheetOnTablet }

  /// A Boolean value that indicates whether it can be pulled down.
  var isSheet: Bool {
    switch self {
    case .presented, .pageSheet, .formSheet, .sheet, .popover, .presentedInNavigation,
      .presentedOverSheet, .formSheetOnTablet:
      true
    default: false
    }
  }
}

/// An object of the app's that says how something is presented: as UIKit does.
final class TransitionDirector: NSObject, UIViewControllerTransitioningDelegate {}
