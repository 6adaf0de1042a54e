import Storyline

/// A way in which a flow can be shown. A new one needs a case, its style and its fates.
enum Showing: CaseIterable {
  /// On the stack of the one that shows it, with one screen or with two.
  case pushed, pushedTwoScreens, automatic
  /// As the root of the window, by a flow whose screens go with the root that was there.
  case root, rootInNavigation
  /// As the root of the window, by the window.
  case windowRoot, windowRootInNavigation

  /// How the parent shows it; `nil` if it is not a flow that does.
  var style: FlowStyle? {
    switch self {
    case .pushed, .pushedTwoScreens: .push
    case .automatic: .automatic
    case .root: .root
    case .rootInNavigation: .root(in: .navigation)
    case .windowRoot, .windowRootInNavigation: nil
    }
  }

  /// How the window shows it, if nobody else does.
  var windowStyle: WindowStyle {
    self == .windowRootInNavigation ? .root(in: .navigation) : .root
  }

  /// The titles of the screens that it begins with.
  var titles: [String] { self == .pushedTwoScreens ? ["One", "Two"] : ["One"] }

  /// What the log says of it.
  var placement: String {
    switch self {
    case .pushed, .pushedTwoScreens, .automatic: "pushed"
    case .root, .rootInNavigation, .windowRoot, .windowRootInNavigation: "root"
    }
  }

  /// Whether a navigation controller holds its screens.
  var isOnStack: Bool { self != .root && self != .windowRoot }

  /// Whether its lowest screen is what the window shows.
  var isRoot: Bool { placement == "root" }

  /// Whether another flow shows it.
  var hasParent: Bool { style != nil }
}
