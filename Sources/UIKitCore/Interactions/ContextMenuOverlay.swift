import Foundation

/// A context menu with its preview, above everything else in the window, which is blurred.
@MainActor
final class ContextMenuOverlay: MenuOverlay {
  static let duration: TimeInterval = 0.3
  private static let gap: CGFloat = 12
  private static let corner: CGFloat = 13

  /// The destination of the preview at the end.
  enum Goal {
    case back(UITargetedPreview?)
    case grow
  }

  var goal = Goal.back(nil)
  /// The preview was tapped.
  var onCommit: (() -> Void)?

  private let backdrop = ContextBackdrop(frame: .zero)
  private let platter: LiftedView
  private let lifted: UITargetedPreview
  private let controller: UIViewController?

  init(over window: UIWindow, lifting lifted: UITargetedPreview, preview: UIViewController?) {
    self.lifted = lifted
    controller = preview
    platter = LiftedView(lifted, content: preview?.view)
    super.init(over: window)
    backdrop.isUserInteractionEnabled = false
    backdrop.frame = bounds
    backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(backdrop, at: 0)
    insertSubview(platter, at: 1)
    platter.addAction(UIAction { [weak self] _ in self?.onCommit?() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Opening

  func present(_ menu: UIMenu?) {
    let start = lifted.frameInWindow
    AnimationGroup.withoutAnimation {
      backdrop.alpha = 0
      platter.frame = convert(start, from: nil)
      platter.layoutSubtree()
    }
    platter.begin()
    var end = previewFrame(above: 0)
    if let menu, !menu.children.isEmpty {
      panel.open(menu) { height in
        end = previewFrame(above: height + Self.gap)
        return MenuPanel.Place(anchor: convert(end, to: nil), gap: Self.gap)
      }
    }
    AnimationGroup.animate(duration: Self.duration, timing: .easeOut) {
      backdrop.alpha = 1
      platter.frame = end
      platter.layoutSubtree()
    }
  }

  /// Returns the frame of the preview while the menu is open: its origin, moved and scaled down as
  /// far as menu and screen require.
  private func previewFrame(above menu: CGFloat) -> CGRect {
    let area = panel.area
    // However long a menu is, something of the preview is seen.
    let room = max(area.height - menu, min(area.height / 3, 160))
    let start = convert(lifted.frameInWindow, from: nil)
    var size = start.size
    if let controller {
      let wanted = controller.preferredContentSize
      size.width = wanted.width > 0 ? min(wanted.width, area.width) : area.width
      let height = wanted.height > 0 ? wanted.height : room
      size.height = wanted.width > area.width ? height * size.width / wanted.width : height
      size.height = min(size.height, room)
    } else if size.height > room {
      size = CGSize(width: size.width * room / size.height, height: room)
    }
    var origin = CGPoint(x: start.midX - size.width / 2, y: start.midY - size.height / 2)
    if size.width <= area.width {
      origin.x = min(max(origin.x, area.minX), area.maxX - size.width)
    }
    let lowest = max(area.minY, area.maxY - menu - size.height)
    origin.y = min(max(origin.y, area.minY), lowest)
    return CGRect(origin: origin, size: size)
  }

  // MARK: Closing

  /// Takes the previewed controller's view off, so that it can be shown elsewhere.
  func releasePreview() {
    guard controller != nil else { return }
    platter.releaseContent()
  }

  override func leave() {
    let end: CGRect?
    switch goal {
    case .grow: end = bounds
    case .back(let target):
      let isThere = target?.target.container.window === window
      end = isThere ? target.map { convert($0.frameInWindow, from: nil) } : nil
    }
    AnimationGroup.animate(duration: Self.duration, timing: .easeIn) {
      backdrop.alpha = 0
      panel.alpha = 0
      if let end { platter.frame = end }
      if end == nil || controller != nil { platter.alpha = 0 }
      platter.layoutSubtree()
    } completion: { [self] _ in
      platter.finish()
      removeFromSuperview()
    }
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { platter.finish() }
  }
}

/// The dimmed and blurred background of a context menu.
@MainActor
private final class ContextBackdrop: UIView {
  override func decorate(_ node: inout DisplayNode) {
    super.decorate(&node)
    node.blursBackdrop = true
    let isDark = traitCollection.userInterfaceStyle == .dark
    node.background = DisplayColor(
      red: isDark ? 0 : 0.9, green: isDark ? 0 : 0.9, blue: isDark ? 0 : 0.9,
      alpha: isDark ? 0.5 : 0.45)
  }
}
