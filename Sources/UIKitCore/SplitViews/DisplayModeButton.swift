import Foundation

/// The buttons that change the arrangement of a split view.
@MainActor
final class DisplayModeButton {
  private weak var split: UISplitViewController?

  let item = UIBarButtonItem()
  let secondaryOnly = UIBarButtonItem()

  init(split: UISplitViewController) {
    self.split = split
    item.primaryAction = UIAction { [weak split] _ in split?.modeButtonTapped() }
    secondaryOnly.primaryAction = UIAction { [weak split] _ in
      guard let split else { return }
      split.choose(
        split.mode == .secondaryOnly ? split.nextMode : .secondaryOnly, animated: true)
    }
    secondaryOnly.accessibilityLabel = "Full Screen"
    update()
  }

  /// The sign follows what a tap will do.
  func update() {
    guard let split else { return }
    if split.hasColumns {
      let isBack = split.behavior(in: split.currentSize) == .displace && split.mode.others == 1
      item.sign = isBack ? Self.back : Self.sidebar
      item.accessibilityLabel =
        isBack ? "Back" : split.mode.others == 0 ? "Show Sidebar" : "Hide Sidebar"
    } else {
      let target = split.nextMode
      item.isHidden = split.isCollapsed || target == split.mode
      item.sign = target == .secondaryOnly ? Self.fullScreen : Self.back
      item.accessibilityLabel = target == .secondaryOnly ? "Full Screen" : "Back"
    }
    secondaryOnly.sign = split.mode == .secondaryOnly ? Self.smaller : Self.fullScreen
  }

  private static let sidebar = BarGlyph(
    stroke: "M4.5 4.5H19.5Q22 4.5 22 7V17Q22 19.5 19.5 19.5H4.5Q2 19.5 2 17V7Q2 4.5 4.5 4.5Z"
      + "M9 4.5V19.5M4.5 8H6.5M4.5 11H6.5M4.5 14H6.5")
  private static let back = BarGlyph(stroke: "M14.5 3.5L6 12L14.5 20.5")
  private static let fullScreen = BarGlyph(
    stroke: "M14 3.5H20.5V10M20.5 3.5L13.5 10.5M10 20.5H3.5V14M3.5 20.5L10.5 13.5")
  private static let smaller = BarGlyph(
    stroke: "M14 4V10H20M14 10L21 3M10 20V14H4M10 14L3 21")
}

extension UISplitViewController {
  fileprivate func modeButtonTapped() {
    guard !isCollapsed, running == nil else { return }
    choose(nextMode, animated: true)
  }

  /// Puts the buttons into the bars where people look for them.
  func updateButtons() {
    guard isViewLoaded else { return }
    modeButton.update()
    guard hasColumns else { return }
    for column in [Column.primary, .supplementary, .secondary] {
      guard let navigation = hosts[column] as? UINavigationController else { continue }
      navigation.bar.splitItems = isCollapsed ? [] : buttons(of: column)
    }
  }

  private func buttons(of column: Column) -> [UIBarButtonItem] {
    var buttons: [UIBarButtonItem] = []
    if showsModeButton, columnWithButton == column { buttons.append(modeButton.item) }
    if isTriple, showsSecondaryOnlyButton, column == .secondary, mode.leavesSecondaryFree,
      mode != .secondaryOnly
    {
      buttons.append(modeButton.secondaryOnly)
    }
    return buttons
  }

  private var showsModeButton: Bool {
    switch displayModeButtonVisibility {
    case .automatic: presentsWithGesture
    case .never: false
    case .always: true
    }
  }

  /// The outermost column, unless touching beside it is what is left to do.
  private var columnWithButton: Column? {
    switch mode {
    case .secondaryOnly: .secondary
    case .oneBesideSecondary: isTriple ? .supplementary : .primary
    case .oneOverSecondary: isTriple ? .supplementary : nil
    case .twoBesideSecondary: .primary
    default: nil
    }
  }
}
