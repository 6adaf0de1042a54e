import Foundation

// The layout of a search bar. Apple publishes no lengths: these are iOS 17's (medium confidence).

extension UISearchBar {
  private static let height: CGFloat = 56
  private static let dockedHeight: CGFloat = 52
  private static let scopeHeight: CGFloat = 44
  private static let scopeControlHeight: CGFloat = 32
  private static let gap: CGFloat = 12
  /// Seconds in which buttons come and go.
  static let duration: TimeInterval = 0.25

  /// The height of a bar of which everything is seen.
  var wantedHeight: CGFloat {
    (dock == nil ? Self.height : Self.dockedHeight) + (showsScopes ? Self.scopeHeight : 0)
  }

  var showsScopes: Bool { storedShowsScopes && scopeButtonTitles?.isEmpty == false }

  private var sideMargin: CGFloat { dock == nil ? 8 : 16 }

  private var topMargin: CGFloat {
    switch dock {
    case nil: 10
    case .belowTitle: 1
    case .alone: 8
    }
  }

  func placeParts() {
    ground.frame = bounds
    let (side, top) = (sideMargin, topMargin)
    let inner = max(bounds.width - 2 * side, 0)
    // The field shrinks first when content scrolls a docked bar away.
    let missing = dock == nil ? 0 : max(wantedHeight - bounds.height, 0)
    let fieldHeight = max(UISearchTextField.height - missing, 0)
    let cancelWidth = cancelButton.intrinsicContentSize.width.rounded(.up)
    let room = storedShowsCancel ? cancelWidth + Self.gap : 0
    field.frame = mirrored(
      CGRect(x: side, y: top, width: max(inner - room, 0), height: fieldHeight))
    field.alpha = missing > 0 ? max(1 - missing / UISearchTextField.height * 2, 0) : 1
    cancelButton.frame = mirrored(
      CGRect(
        x: storedShowsCancel ? side + inner - cancelWidth : bounds.width, y: top,
        width: cancelWidth, height: UISearchTextField.height))
    cancelButton.alpha = storedShowsCancel ? 1 : 0
    scopes.frame = CGRect(
      x: side, y: top + UISearchTextField.height + 9, width: inner,
      height: Self.scopeControlHeight)
    scopes.alpha = showsScopes && missing == 0 ? 1 : 0
  }

  // MARK: Changes

  func showCancelButton(_ shows: Bool, animated: Bool) {
    guard shows != storedShowsCancel else { return }
    change(animated: animated) { storedShowsCancel = shows }
  }

  func showScopes(_ shows: Bool, animated: Bool) {
    guard shows != storedShowsScopes else { return }
    change(animated: animated) {
      storedShowsScopes = shows
      invalidateIntrinsicContentSize()
      searchController?.barHeightDidChange()
    }
  }

  private func change(animated: Bool, _ change: () -> Void) {
    setNeedsLayout()
    guard animated, window != nil else { return change() }
    layoutSubtree()
    AnimationGroup.animate(duration: Self.duration, timing: .easeInOut) {
      change()
      setNeedsLayout()
      layoutSubtree()
    }
  }

  func scopesDidChange() {
    let index = max(selectedScopeButtonIndex, 0)
    scopes.removeAllSegments()
    for (index, title) in (scopeButtonTitles ?? []).enumerated() {
      scopes.insertSegment(withTitle: title, at: index, animated: false)
    }
    scopes.selectedSegmentIndex = min(index, scopes.numberOfSegments - 1)
    invalidateIntrinsicContentSize()
    searchController?.barHeightDidChange()
    setNeedsLayout()
  }

  func dockDidChange() {
    updateBackground()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  func updateBackground() {
    let image = groundImage
    ground.image = image
    ground.isHidden =
      dock != nil || image == nil && searchBarStyle == .minimal
    ground.color =
      barTintColor
      ?? (barStyle == .black ? UIColor(white: 0.114, alpha: isTranslucent ? 0.84 : 1) : nil)
    ground.isTranslucent = isTranslucent
  }
}

/// The background of a search bar.
@MainActor
final class SearchFieldBackground: UIView {
  var color: UIColor? {
    didSet { setNeedsCommit() }
  }

  var isTranslucent = true {
    didSet { setNeedsCommit() }
  }

  var image: UIImage? {
    didSet {
      picture.image = image
      picture.isHidden = image == nil
      setNeedsCommit()
    }
  }

  private let picture = UIImageView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    picture.contentMode = .scaleToFill
    addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
  }

  override func decorate(_ node: inout DisplayNode) {
    super.decorate(&node)
    guard image == nil else { return }
    node.blursBackdrop = isTranslucent
    let material = isTranslucent ? BarBackground.material : BarBackground.opaqueMaterial
    node.background = displayColor(of: color ?? material)
  }
}
