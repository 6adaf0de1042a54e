import Foundation

/// The system's own views over every app: the status bar and the home indicator.
///
/// The nodes have negative identifiers, which no view has, and come after the windows in
/// ``DisplayList/roots``. They have the look of iOS 17: at nine forty-one, with full signal and
/// battery.
package enum SystemChrome {
  /// The colour of what is drawn over the app.
  package enum ContentStyle: Equatable, Sendable {
    /// Black, for a light background.
    case darkContent
    /// White, for a dark background.
    case lightContent
  }

  /// The identifiers of the nodes: stable, so that a change of colour is a small patch.
  package enum ID {
    package static let statusBar = -1
    package static let homeIndicator = -2
    static let time = -3
    static let signal = -4
    static let wifi = -5
    static let batteryShell = -6
    static let batteryCap = -7
    static let batteryLevel = -8
  }

  /// The status bar and, on screens without a home button, the home indicator.
  package static func nodes(for device: Device, content: ContentStyle) -> [DisplayNode] {
    let style = content == .lightContent ? UIStatusBarStyle.lightContent : .darkContent
    return nodes(for: device, orientation: .portrait, state: StatusBarState(style: style))
  }

  /// The same as the controllers in front want it.
  static func nodes(
    for device: Device, orientation: UIInterfaceOrientation, state: StatusBarState
  ) -> [DisplayNode] {
    let geometry = device.geometry(in: orientation)
    var nodes: [DisplayNode] = []
    if var bar = visibleStatusBar(for: device, width: geometry.size.width, state: state) {
      if let change = state.change { bar.animations.append(change) }
      nodes.append(bar)
    }
    if !state.hidesHomeIndicator, device.hasHomeIndicator {
      var indicator = homeIndicator(on: geometry, content: state.homeIndicatorContent)
      // A first swipe only brings it back to full strength.
      if state.deferringEdges.contains(.bottom) { indicator.opacity = 0.3 }
      nodes.append(indicator)
    }
    return nodes
  }

  /// Returns the frame of the status bar while it is visible.
  static func statusBarFrame(for device: Device, orientation: UIInterfaceOrientation) -> CGRect {
    CGRect(
      x: 0, y: 0, width: device.geometry(in: orientation).size.width,
      height: device.safeArea.top)
  }

  // A bar that fades or slides away is drawn until it is gone: what is seen at last is nothing.
  private static func visibleStatusBar(
    for device: Device, width: CGFloat, state: StatusBarState
  ) -> DisplayNode? {
    var bar = statusBar(for: device, width: width, content: state.content)
    guard state.isHidden else { return bar }
    guard let change = state.change else { return nil }
    switch change.property {
    case .opacity: bar.opacity = 0
    case .frame: bar.frame.origin.y = -bar.frame.height
    default: break
    }
    return bar
  }

  // MARK: Home indicator

  private static func homeIndicator(
    on screen: ScreenGeometry, content: ContentStyle
  ) -> DisplayNode {
    // In landscape the screen has a longer line that takes a smaller part of it.
    let part = screen.size.width > screen.size.height ? 0.257 : 0.354
    let size = CGSize(width: (screen.size.width * part).rounded(), height: 5)
    var node = DisplayNode(
      id: ID.homeIndicator, name: "HomeIndicator",
      frame: CGRect(
        x: (screen.size.width - size.width) / 2, y: screen.size.height - 8 - size.height,
        width: size.width, height: size.height))
    node.background = color(content, alpha: 1)
    node.cornerRadius = size.height / 2
    return node
  }

  // MARK: Status bar

  private static func statusBar(
    for device: Device, width: CGFloat, content: ContentStyle
  ) -> DisplayNode {
    let layout = StatusBarLayout(device: device, width: width)
    var bar = DisplayNode(
      id: ID.statusBar, name: "StatusBar",
      frame: CGRect(x: 0, y: 0, width: width, height: layout.height))
    bar.children = [time(layout, content)]
    var right = layout.right
    bar.children += battery(endingAt: &right, layout, content)
    bar.children.append(wifi(endingAt: &right, layout, content))
    bar.children.append(signal(endingAt: &right, layout, content))
    return bar
  }

  /// The layout of the status bar: beside the island or the notch, or in one row above the app.
  private struct StatusBarLayout {
    let height: CGFloat
    let centerY: CGFloat
    let timeCenterX: CGFloat
    let fontSize: CGFloat
    /// The right edge of the battery.
    let right: CGFloat
    /// The size of the status icons in relation to those of screens with an island.
    let scale: CGFloat

    private static let padMargin: CGFloat = 20

    init(device: Device, width: CGFloat) {
      // A bar of 20 points has a home button below it; all that is higher has two ears.
      if device.safeArea.top <= 24 {
        (height, centerY, fontSize, scale) = (device.safeArea.top, 10, 12, 0.8)
        // 13.3.1 – on an iPad the time is at the beginning, elsewhere in the middle.
        (timeCenterX, right) =
          device.isPad
          ? (Self.padMargin + SystemChrome.timeWidth(fontSize) / 2, width - Self.padMargin)
          : (width / 2, width - 6)
      } else {
        height = device.safeArea.top
        let hasIsland = device.safeArea.top >= 51
        centerY = hasIsland ? 31.5 : 25
        (fontSize, scale) = (17, 1)
        // Each ear is what is left beside an island or a notch, both about a third wide.
        let ear = (width - 125) / 2
        timeCenterX = (ear * 0.53).rounded()
        right = width - (ear * 0.245).rounded()
      }
    }
  }

  /// By the widths of Helvetica Bold: 0.556 em for a digit, 0.333 em for the colon.
  private static func timeWidth(_ size: CGFloat) -> CGFloat { size * (3 * 0.556 + 0.333) }

  private static func time(_ layout: StatusBarLayout, _ content: ContentStyle) -> DisplayNode {
    let size = layout.fontSize
    let width = timeWidth(size)
    let height = (size * 1.2).rounded()
    var node = DisplayNode(
      id: ID.time, name: "StatusBarTime",
      frame: CGRect(
        x: layout.timeCenterX - width / 2, y: layout.centerY - height / 2, width: width,
        height: height))
    // A digit is 0.72 em high: half of that below the middle lies the baseline.
    let line = DisplayTextLine(
      string: "9:41", origin: CGPoint(x: 0, y: height / 2 + size * 0.36), width: width,
      font: DisplayFont(family: "Helvetica", size: size, weight: 600, isItalic: false),
      color: color(content, alpha: 1))
    node.content = .text([line])
    return node
  }

  /// The battery: a shell, the cap on its right, and the charge in it.
  private static func battery(
    endingAt right: inout CGFloat, _ layout: StatusBarLayout, _ content: ContentStyle
  ) -> [DisplayNode] {
    let scale = layout.scale
    let shellSize = CGSize(width: 25 * scale, height: 13 * scale)
    let capSize = CGSize(width: 1.4 * scale, height: 4.2 * scale)
    let left = right - shellSize.width - scale - capSize.width
    let top = layout.centerY - shellSize.height / 2

    var shell = DisplayNode(
      id: ID.batteryShell, name: "StatusBarBattery",
      frame: CGRect(origin: CGPoint(x: left, y: top), size: shellSize))
    shell.cornerRadius = 4.3 * scale
    shell.border = DisplayBorder(width: scale, color: color(content, alpha: 0.35))

    var cap = DisplayNode(
      id: ID.batteryCap, name: "StatusBarBatteryCap",
      frame: CGRect(
        x: right - capSize.width, y: layout.centerY - capSize.height / 2, width: capSize.width,
        height: capSize.height))
    let (capWidth, capHeight) = (number(capSize.width), number(capSize.height))
    let (quarter, rest) = (number(capSize.height * 0.2), number(capSize.height * 0.8))
    cap.content = .path(
      DisplayPath(
        data: "M0 0C\(capWidth) \(quarter) \(capWidth) \(rest) 0 \(capHeight)Z",
        fill: color(content, alpha: 0.4)))

    var level = DisplayNode(
      id: ID.batteryLevel, name: "StatusBarBatteryLevel",
      frame: CGRect(origin: CGPoint(x: left, y: top), size: shellSize)
        .insetBy(dx: 2 * scale, dy: 2 * scale))
    level.background = color(content, alpha: 1)
    level.cornerRadius = 2.5 * scale
    right = left - 7 * scale
    return [shell, cap, level]
  }

  /// A dot and two arcs, a quarter of a circle each.
  private static func wifi(
    endingAt right: inout CGFloat, _ layout: StatusBarLayout, _ content: ContentStyle
  ) -> DisplayNode {
    let scale = layout.scale
    let radius = 12 * scale
    let reach = radius * 0.5.squareRoot()
    var node = DisplayNode(
      id: ID.wifi, name: "StatusBarWiFi",
      frame: CGRect(
        x: right - 2 * reach, y: layout.centerY - radius / 2, width: 2 * reach, height: radius))
    let center = CGPoint(x: reach, y: radius)
    let data =
      sector(center, from: 0, to: 4 * scale)
      + sector(center, from: 5.6 * scale, to: 8 * scale)
      + sector(center, from: 9.6 * scale, to: radius)
    node.content = .path(DisplayPath(data: data, fill: color(content, alpha: 1)))
    right = node.frame.minX - 6.5 * scale
    return node
  }

  private static func sector(
    _ center: CGPoint, from inner: CGFloat, to outer: CGFloat
  ) -> String {
    func point(_ radius: CGFloat, _ side: CGFloat) -> String {
      let reach = radius * 0.5.squareRoot()
      return number(center.x + side * reach) + " " + number(center.y - reach)
    }
    let outerArc = "A\(number(outer)) \(number(outer)) 0 0 1 \(point(outer, 1))"
    let innerArc = "A\(number(inner)) \(number(inner)) 0 0 0 \(point(inner, -1))"
    return inner > 0
      ? "M\(point(outer, -1))\(outerArc)L\(point(inner, 1))\(innerArc)Z"
      : "M\(point(outer, -1))\(outerArc)L\(number(center.x)) \(number(center.y))Z"
  }

  /// Four bars, each higher than the one before.
  private static func signal(
    endingAt right: inout CGFloat, _ layout: StatusBarLayout, _ content: ContentStyle
  ) -> DisplayNode {
    let scale = layout.scale
    let heights: [CGFloat] = [4, 6.2, 9, 12].map { $0 * scale }
    let (width, step) = (3.2 * scale, 5.2 * scale)
    let size = CGSize(width: 3 * step + width, height: 12 * scale)
    var node = DisplayNode(
      id: ID.signal, name: "StatusBarSignal",
      frame: CGRect(
        x: right - size.width, y: layout.centerY - size.height / 2, width: size.width,
        height: size.height))
    let bars = heights.enumerated().map { index, height in
      bar(x: CGFloat(index) * step, bottom: size.height, width: width, height: height)
    }
    node.content = .path(DisplayPath(data: bars.joined(), fill: color(content, alpha: 1)))
    right = node.frame.minX
    return node
  }

  private static func bar(
    x: CGFloat, bottom: CGFloat, width: CGFloat, height: CGFloat
  ) -> String {
    let radius = width * 0.3
    let corner = "a\(number(radius)) \(number(radius)) 0 0 1"
    let (across, up) = (number(width - 2 * radius), number(height - 2 * radius))
    let positive = number(radius)
    return "M\(number(x + radius)) \(number(bottom - height))h\(across)"
      + "\(corner) \(positive) \(positive)v\(up)\(corner) -\(positive) \(positive)"
      + "h-\(across)\(corner) -\(positive) -\(positive)v-\(up)"
      + "\(corner) \(positive) -\(positive)Z"
  }

  // MARK: Colours and numbers

  private static func color(_ content: ContentStyle, alpha: CGFloat) -> DisplayColor {
    let level: CGFloat = content == .lightContent ? 1 : 0
    return DisplayColor(red: level, green: level, blue: level, alpha: alpha)
  }

  private static func number(_ value: CGFloat) -> String { DisplayNumber.text(value) }
}
