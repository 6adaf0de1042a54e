import Foundation

/// The view of a split view controller: the columns, what dims the secondary one, and the lines
/// between them.
@MainActor
final class SplitContainerView: UIView {
  weak var split: UISplitViewController?

  private let sidebar = UIView(frame: .zero)
  /// Seen where there is no secondary controller.
  private let emptyColumn = UIView(frame: .zero)
  private let dimming = DimmingView(frame: .zero, color: UIColor.black.withAlphaComponent(0.2))
  private let edge = ScreenEdge(frame: .zero)
  private let lines = [UIView(frame: .zero), UIView(frame: .zero)]

  func install(_ split: UISplitViewController) {
    self.split = split
    clipsToBounds = true
    dimming.alpha = 0
    dimming.isHidden = true
    dimming.autoresizingMask = []
    dimming.onTap = { [weak self] in self?.wasTappedBeside() }
    edge.isHidden = true
    for line in lines {
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
      line.isHidden = true
    }
    sidebar.isHidden = true
    emptyColumn.backgroundColor = .systemBackground
    emptyColumn.isUserInteractionEnabled = false
    emptyColumn.isHidden = true
    for view in [emptyColumn, dimming, edge, sidebar] + lines { addSubview(view) }
    backgroundStyleDidChange()
    split.swipe.install(in: self)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    split?.swipe.edgeDidChange()
    split?.containerDidLayOut()
  }

  func backgroundStyleDidChange() {
    sidebar.backgroundColor =
      split?.primaryBackgroundStyle == .sidebar ? .secondarySystemBackground : nil
  }

  private func wasTappedBeside() {
    guard let split, split.running == nil else { return }
    split.choose(split.modeWithoutCover, animated: true)
  }

  // MARK: Columns

  /// Puts the view of a child where it is in front of what it covers.
  func place(_ controller: UIViewController) {
    guard controller.view != nil, let view = controller.viewInPlace else { return }
    view.autoresizingMask = []
    view.translatesAutoresizingMaskIntoConstraints = true
    switch split?.column(of: controller) {
    case _ where split?.isCollapsed == true:
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    case .primary: insertSubview(view, belowSubview: lines[0])
    case .supplementary: insertSubview(view, belowSubview: sidebar)
    default: insertSubview(view, at: 0)
    }
  }

  /// Puts everything where it is in that layout: at once, or inside the animation that runs.
  func apply(_ layout: SplitLayout) {
    guard let split else { return }
    if split.isCollapsed {
      split.content?.viewInPlace?.frame = bounds
      for view in [emptyColumn, dimming, edge, sidebar] + lines { view.isHidden = true }
      return
    }
    for column in [UISplitViewController.Column.primary, .supplementary, .secondary] {
      guard let view = split.host(of: column)?.viewInPlace, view.superview === self else {
        continue
      }
      view.frame = layout.frame(of: column)
    }
    placeEmptyColumn(layout)
    placeSidebar(layout)
    placeLines(layout)
    placeDimming(layout)
  }

  private func isPlaced(_ column: UISplitViewController.Column) -> Bool {
    split?.host(of: column)?.viewInPlace?.superview === self
  }

  private func placeEmptyColumn(_ layout: SplitLayout) {
    // 13.3.2 – an empty column has the background of the system, not the black behind the window.
    emptyColumn.isHidden = isPlaced(.secondary)
    emptyColumn.frame = layout.frame(of: .secondary)
  }

  private func placeSidebar(_ layout: SplitLayout) {
    sidebar.isHidden = !isPlaced(.primary) || sidebar.backgroundColor == nil
    sidebar.frame = layout.frame(of: .primary)
  }

  private func placeLines(_ layout: SplitLayout) {
    let thickness = 1 / UIScreen.main.scale
    let columns: [UISplitViewController.Column] = [.primary, .supplementary]
    for (line, column) in zip(lines, columns) {
      let frame = layout.frame(of: column)
      line.isHidden = !isPlaced(column)
      line.frame = CGRect(
        x: layout.isMirrored ? frame.minX - thickness : frame.maxX, y: 0, width: thickness,
        height: bounds.height)
    }
  }

  private func placeDimming(_ layout: SplitLayout) {
    let isAway = dimming.isHidden
    if layout.dimsSecondary, isAway {
      AnimationGroup.withoutAnimation {
        dimming.isHidden = false
        dimming.alpha = 0
        edge.isHidden = false
        edge.alpha = 0
        dimming.frame = bounds
        edge.frame = edgeFrame(beside: layout, isOut: true)
      }
    }
    dimming.frame = bounds
    dimming.alpha = layout.dimsSecondary ? 1 : 0
    edge.alpha = layout.dimsSecondary ? 1 : 0
    edge.frame = edgeFrame(beside: layout, isOut: !layout.dimsSecondary)
    if !layout.dimsSecondary, split?.running == nil {
      dimming.isHidden = true
      edge.isHidden = true
    }
  }

  // The shadow of the outermost column that covers something.
  private func edgeFrame(beside layout: SplitLayout, isOut: Bool) -> CGRect {
    let inner: UISplitViewController.Column = layout.isTriple ? .supplementary : .primary
    var frame = layout.frame(of: inner)
    if isOut { frame.origin.x = layout.isMirrored ? bounds.width : -frame.width }
    return frame
  }
}
