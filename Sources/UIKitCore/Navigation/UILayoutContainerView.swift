import Foundation

/// The view of a navigation controller: the screens, and the bars above them.
@MainActor
final class UILayoutContainerView: UIView {
  weak var navigation: UINavigationController?

  /// Holds the views of the top and, during a transition, of the one that goes.
  let content = UINavigationTransitionView(frame: .zero)
  /// A Boolean value that indicates whether the bars wait for a transition to take them along.
  var barsWait = false

  private weak var bar: UINavigationBar?
  private let dimming = UIView(frame: .zero)
  private let edge = ScreenEdge(frame: .zero)
  private var visible = BarVisibility()
  /// The directions in which hidden bars leave.
  private var exits = (bar: Exit.vertical, toolbar: Exit.vertical)

  /// How a bar comes and goes.
  private enum Exit {
    /// Over the nearest edge of the screen.
    case vertical
    /// With the screens: to the left, to the right.
    case left, right
  }

  func install(_ bar: UINavigationBar) {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.clipsToBounds = true
    dimming.isUserInteractionEnabled = false
    dimming.backgroundColor = Self.dimmingColor
    addSubview(content)
    addSubview(bar)
    self.bar = bar
    if let navigation {
      visible = navigation.visibility(of: navigation.screens.current)
      bar.isHidden = !visible.navigationBar
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    navigation?.interactivePop.edgeMayHaveChanged()
    if navigation?.running == nil, navigation?.deferred == nil { navigation?.followContent() }
    placeBars(nil)
    navigation?.startDeferredTransition()
  }

  // MARK: Bars

  private var toolbar: UIToolbar? { navigation?.storedToolbar }

  /// Updates the bars for the stack: at once, or inside the running animation.
  func placeBars(_ direction: UINavigationBar.Direction?, animated: Bool = false) {
    guard let navigation, let bar, !barsWait else { return }
    let wanted = navigation.visibility(of: navigation.barStack)
    let moves = animated || direction != nil
    if wanted.toolbar, toolbar?.superview !== self { addSubview(navigation.toolbar) }
    if wanted.navigationBar != visible.navigationBar {
      let exit = Self.exit(direction, comes: wanted.navigationBar)
      if wanted.navigationBar { appear(bar, at: frame(of: bar, exit)) } else { exits.bar = exit }
    }
    if let toolbar, wanted.toolbar != visible.toolbar {
      let exit = Self.exit(direction, comes: wanted.toolbar)
      if wanted.toolbar {
        appear(toolbar, at: frame(of: toolbar, exit))
      } else {
        exits.toolbar = exit
      }
    }
    visible = wanted
    bar.frame = visible.navigationBar ? restingFrame(of: bar) : frame(of: bar, exits.bar)
    if let toolbar {
      toolbar.bottomExtension = safeAreaInsets.bottom
      toolbar.frame =
        visible.toolbar ? restingFrame(of: toolbar) : frame(of: toolbar, exits.toolbar)
    }
    if moves {
      // The contents of the bars grow and shrink with them.
      bar.layoutSubtree()
      toolbar?.layoutSubtree()
    } else if !isMoving {
      hideInvisibleBars()
    }
    placeScreen()
  }

  private var isMoving: Bool {
    navigation?.running != nil || bar?.animationTracks.isEmpty == false
      || toolbar?.animationTracks.isEmpty == false
  }

  /// Bars that have gone take no touches and are not drawn.
  func hideInvisibleBars() {
    bar?.isHidden = !visible.navigationBar
    toolbar?.isHidden = !visible.toolbar
    exits = (.vertical, .vertical)
  }

  // With a push, everything goes to the left; with a pop, to the right.
  private static func exit(_ direction: UINavigationBar.Direction?, comes: Bool) -> Exit {
    switch direction {
    case .forward: comes ? .right : .left
    case .back: comes ? .left : .right
    case nil: .vertical
    }
  }

  private func appear(_ view: UIView, at frame: CGRect) {
    guard view.isHidden || view.frame == .zero else { return }
    AnimationGroup.withoutAnimation {
      view.frame = frame
      view.isHidden = false
      view.layoutSubtree()
    }
  }

  private func restingFrame(of bar: UINavigationBar) -> CGRect {
    let height = navigation.map { $0.barHeight($0.barStack) + $0.titleStretch }
    return CGRect(
      x: 0, y: safeAreaInsets.top, width: bounds.width,
      height: height ?? bar.rowHeight)
  }

  private func restingFrame(of toolbar: UIToolbar) -> CGRect {
    let height = toolbar.barHeights.toolbar
    return CGRect(
      x: 0, y: bounds.height - safeAreaInsets.bottom - height, width: bounds.width,
      height: height)
  }

  private func frame(of bar: UINavigationBar, _ exit: Exit) -> CGRect {
    var frame = restingFrame(of: bar)
    if exit == .vertical { frame.origin.y = -frame.height } else { frame.origin.x = x(of: exit) }
    return frame
  }

  private func frame(of toolbar: UIToolbar, _ exit: Exit) -> CGRect {
    var frame = restingFrame(of: toolbar)
    if exit == .vertical { frame.origin.y = bounds.height } else { frame.origin.x = x(of: exit) }
    return frame
  }

  private func x(of exit: Exit) -> CGFloat { exit == .left ? -bounds.width : bounds.width }

  // MARK: Screens

  /// Returns the frame of a screen of that stack: under translucent bars, below an opaque one.
  func screenFrame(of stack: JoinedStack?) -> CGRect {
    content.bounds.inset(by: stack.flatMap { navigation?.screenInsets(of: $0) } ?? .zero)
  }

  // The screen that is shown follows when the bar becomes opaque, or as high as another.
  private func placeScreen() {
    guard let navigation, navigation.running == nil, let view = navigation.shown?.viewInPlace,
      view.superview === content
    else { return }
    view.frame = screenFrame(of: navigation.shownStack)
  }

  /// Puts a view where the top's view goes.
  func place(_ view: UIView, below other: UIView? = nil) {
    let view = view.viewController?.viewInPlace ?? view
    if let other, other.superview === content {
      content.insertSubview(view, belowSubview: other)
    } else {
      content.addSubview(view)
    }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = screenFrame(of: navigation?.screens.current)
  }

  // MARK: Sliding

  /// Moves the upper view across the whole width and the lower one a part of it, inside the current
  /// animation.
  func slide(from: UIView?, to: UIView, back: Bool) {
    let width = isMirrored ? -content.bounds.width : content.bounds.width
    let lowerX = -width * NavigationAnimator.parallax
    let lower = back ? to : from
    let upper = back ? from : to
    // A tab bar that comes or goes stays with the lower screen.
    var passenger: UIView?
    AnimationGroup.withoutAnimation {
      if let lower {
        passenger = navigation?.lendTabBar(to: content, above: lower)
        passenger?.frame.origin.x = back ? lowerX : 0
        content.insertSubview(dimming, aboveSubview: passenger ?? lower)
        dimming.frame = content.bounds
      }
      if let upper {
        content.insertSubview(edge, belowSubview: upper)
        edge.frame = content.bounds.offsetBy(dx: back ? 0 : width, dy: 0)
      }
      dimming.alpha = back ? 1 : 0
      edge.alpha = 1
      to.frame.origin.x = back ? lowerX : width
    }
    dimming.alpha = back ? 0 : 1
    lower?.frame.origin.x = back ? 0 : lowerX
    passenger?.frame.origin.x = back ? 0 : lowerX
    upper?.frame.origin.x = back ? width : 0
    edge.frame.origin.x = back ? width : 0
  }

  func finishSlide() {
    dimming.removeFromSuperview()
    edge.removeFromSuperview()
  }

  // Black does not darken a dark screen: there the lower one has to go further down.
  private static let dimmingColor = UIColor { traits in
    .black.withAlphaComponent(traits.userInterfaceStyle == .dark ? 0.4 : 0.1)
  }
}

/// The edge of the upper screen: its shadow on the lower one, and in the dark, where nothing can throw
/// one, a line of light.
@MainActor
final class ScreenEdge: UIView {
  private let line = UIView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    line.backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark ? .white.withAlphaComponent(0.25) : .clear
    }
    addSubview(line)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let thickness = 1 / UIScreen.main.scale
    line.frame = mirrored(
      CGRect(x: -thickness, y: 0, width: thickness, height: bounds.height))
  }

  override func decorate(_ node: inout DisplayNode) {
    super.decorate(&node)
    node.shadow = DisplayShadow(
      offset: .zero, radius: 8, color: DisplayColor(red: 0, green: 0, blue: 0, alpha: 0.22))
  }
}

/// Holds the screens of a navigation controller.
@MainActor
final class UINavigationTransitionView: UIView {}
