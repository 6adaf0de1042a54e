import Foundation

/// The bars that show which part of the content is seen. They are no views: they are drawn over what
/// is in the scroll view while it moves, and fade when it rests.
@MainActor
final class ScrollIndicators {
  private unowned let view: UIScrollView
  private let identifiers = (UIView.nextDisplayID(), UIView.nextDisplayID())
  private var isShown = false
  private var wait: AnimationClock.Token?
  private var fade: (id: Int, begin: TimeInterval)?

  private static let thickness: CGFloat = 3
  private static let margin: CGFloat = 3
  private static let shortest: CGFloat = 36
  /// The shortest while content is pulled beyond its limits.
  private static let squeezed: CGFloat = 8
  /// Seconds for which they stay after the content came to rest.
  private static let patience: TimeInterval = 0.5
  private static let fading: TimeInterval = 0.3

  init(_ view: UIScrollView) { self.view = view }

  func show() {
    forget()
    isShown = true
    view.setNeedsCommit()
  }

  /// They go, if nothing happens meanwhile.
  func hide() {
    guard isShown else { return }
    cancelWait()
    wait = Stage.shared.clock.schedule(after: Self.patience) { [weak self, weak view] in
      // The view can be gone a moment before this object.
      guard let self, let view else { return }
      wait = nil
      isShown = false
      fade = (AnimationTrack.nextID(), Stage.shared.clock.now)
      view.setNeedsCommit()
    }
  }

  func flash() {
    guard view.window != nil else { return }
    show()
    hide()
  }

  func forget() {
    cancelWait()
    isShown = false
    fade = nil
  }

  private func cancelWait() {
    if let wait { Stage.shared.clock.cancel(wait) }
    wait = nil
  }

  // MARK: Drawing

  func draw(in node: inout DisplayNode) {
    let isFading = fade.map { $0.begin + Self.fading > Stage.shared.clock.now } ?? false
    guard isShown || isFading else { return }
    if view.showsVerticalScrollIndicator, view.hasMore(.vertical) {
      node.children.append(bar(identifiers.0, .vertical))
    }
    if view.showsHorizontalScrollIndicator, view.hasMore(.horizontal) {
      node.children.append(bar(identifiers.1, .horizontal))
    }
  }

  private func bar(_ id: Int, _ axis: UIScrollView.Axis) -> DisplayNode {
    var bar = DisplayNode(id: id, name: "ScrollIndicator", frame: frame(axis))
    bar.background = color
    bar.cornerRadius = Self.thickness / 2
    if !isShown, let fade {
      bar.opacity = 0
      bar.animations = [
        DisplayAnimation(
          id: fade.id, property: .opacity(from: 1), curve: .linear, begin: fade.begin,
          duration: Self.fading)
      ]
    }
    return bar
  }

  private var color: DisplayColor {
    let isLight =
      switch view.indicatorStyle {
      case .default: view.traitCollection.userInterfaceStyle == .dark
      case .black: false
      case .white: true
      }
    let shade: CGFloat = isLight ? 1 : 0
    return DisplayColor(red: shade, green: shade, blue: shade, alpha: isLight ? 0.5 : 0.35)
  }

  private func frame(_ axis: UIScrollView.Axis) -> CGRect {
    let isVertical = axis == .vertical
    var inset =
      isVertical ? view.verticalScrollIndicatorInsets : view.horizontalScrollIndicatorInsets
    if view.automaticallyAdjustsScrollIndicatorInsets {
      let (safe, part) = (view.safeAreaInsets, view.lastSafeAreaPart)
      inset.top += part.top
      inset.bottom += part.bottom
      // The corners of the screen are round, whether or not the content keeps out of them.
      inset.left += safe.left
      inset.right += safe.right
    }
    let room = view.bounds.inset(by: inset).insetBy(dx: Self.margin, dy: Self.margin)
    let limits = view.limits(axis)
    let seen = isVertical ? view.bounds.height : view.bounds.width
    let track = isVertical ? room.height : room.width
    let range = limits.upperBound - limits.lowerBound
    let offset = isVertical ? view.contentOffset.y : view.contentOffset.x
    let beyond = max(limits.lowerBound - offset, offset - limits.upperBound, 0)
    let natural = max(track * seen / (seen + range), Self.shortest)
    let length = max(natural - beyond, Self.squeezed)
    let part = min(max((offset - limits.lowerBound) / max(range, 1), 0), 1)
    let start = (track - length) * part
    return isVertical
      ? CGRect(
        x: room.maxX - Self.thickness, y: room.minY + start, width: Self.thickness, height: length)
      : CGRect(
        x: room.minX + start, y: room.maxY - Self.thickness, width: length, height: Self.thickness)
  }
}
