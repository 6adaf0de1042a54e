import Foundation

/// The place an item goes to when it is let go.
@MainActor
struct DropLanding {
  enum Place {
    /// Back to where it was lifted from.
    case back
    /// A frame in the window.
    case frame(CGRect)
    /// A place from the app, for a view of that size.
    case target(UIDragPreviewTarget, size: CGSize)
    /// Nowhere: it fades where it is.
    case fade
  }

  let place: Place
  let animator = DragAnimator()

  init(_ place: Place) { self.place = place }
}

/// The items that people drag, above everything else in the window. Touches go through it.
@MainActor
final class DragOverlay: UIView {
  @MainActor
  private final class Platter {
    let item: UIDragItem
    let view = UIView(frame: .zero)
    let home: CGRect
    /// The middle of the view, as seen from the finger.
    var hold = CGPoint.zero
    var landing: DropLanding.Place = .back

    init(_ item: UIDragItem, home: CGRect) {
      self.item = item
      self.home = home
    }
  }

  private static var badgeSize: CGFloat { 24 }
  private var platters: [Platter] = []
  private let sign = UIImageView(frame: .zero)

  init(over window: UIWindow) {
    super.init(frame: window.bounds)
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(self)
  }

  required init?(coder: NSCoder) { nil }

  /// The icon that shows the effect of a drop here: a plus for a copy, a bar where it is forbidden.
  var badge = UIDropOperation.cancel {
    didSet { if badge != oldValue { showBadge() } }
  }

  // MARK: The items

  func add(_ item: UIDragItem, _ preview: UITargetedDragPreview) {
    let platter = Platter(item, home: preview.frameInWindow)
    AnimationGroup.withoutAnimation {
      platter.view.frame = convert(platter.home, from: nil)
      fill(platter.view, with: preview.view, preview.parameters)
      platter.view.layer.shadowRadius = 12
      platter.view.layer.shadowOffset = CGSize(width: 0, height: 4)
      // The first item lies above the others.
      insertSubview(platter.view, at: 0)
    }
    platters.append(platter)
  }

  /// The items come up, and lie under the finger.
  func lift(around point: CGPoint) {
    for (index, platter) in platters.enumerated() {
      let middle = CGPoint(x: platter.home.midX, y: platter.home.midY)
      let isFirst = index == 0
      let stack = CGFloat(index) * 6
      platter.hold =
        isFirst
        ? CGPoint(x: middle.x - point.x, y: middle.y - point.y)
        : CGPoint(x: platters[0].hold.x + stack, y: platters[0].hold.y + stack)
      platter.view.layer.shadowOpacity = 0.25
      platter.view.transform = CGAffineTransform(scaleX: 1.03, y: 1.03)
    }
    follow(point)
  }

  func follow(_ point: CGPoint) {
    let place = convert(point, from: nil)
    for platter in platters {
      platter.view.center = CGPoint(x: place.x + platter.hold.x, y: place.y + platter.hold.y)
    }
    placeBadge()
  }

  /// Shows another preview for an item, around the finger.
  func replace(_ item: UIDragItem, _ preview: UIDragPreview) {
    guard let platter = platters.first(where: { $0.item === item }) else { return }
    AnimationGroup.withoutAnimation {
      for view in platter.view.subviews { view.removeFromSuperview() }
      platter.view.bounds.size = preview.view.bounds.size
      fill(platter.view, with: preview.view, preview.parameters)
      platter.hold = .zero
    }
  }

  func prepare(_ item: UIDragItem, _ landing: DropLanding) {
    platters.first { $0.item === item }?.landing = landing.place
  }

  func land() {
    for platter in platters {
      platter.view.layer.shadowOpacity = 0
      switch platter.landing {
      case .back: place(platter, at: platter.home)
      case .frame(let frame): place(platter, at: frame)
      case .target(let target, let size): place(platter, at: target.frame(of: size))
      case .fade: platter.view.alpha = 0
      }
    }
  }

  private func place(_ platter: Platter, at frame: CGRect) {
    let target = convert(frame, from: nil)
    let size = platter.view.bounds.size
    platter.view.center = CGPoint(x: target.midX, y: target.midY)
    // All of it is seen, in its own proportions.
    let scale = min(target.width / max(size.width, 1), target.height / max(size.height, 1))
    platter.view.transform =
      scale < 0.01
      ? CGAffineTransform(scaleX: 0.01, y: 0.01)
      : CGAffineTransform(scaleX: scale, y: scale)
    if scale < 0.2 { platter.view.alpha = 0 }
  }

  /// A picture of the view: a cell may show something else while its row is dragged.
  private func fill(_ box: UIView, with view: UIView, _ parameters: UIPreviewParameters) {
    let isLifted = view.isLifted
    view.isLifted = false
    defer { view.isLifted = isLifted }
    guard let picture = view.snapshotView(afterScreenUpdates: false) else { return }
    picture.frame = box.bounds
    picture.backgroundColor = parameters.backgroundColor
    if let path = parameters.visiblePath {
      let mask = CAShapeLayer()
      mask.path = path.cgPath
      picture.layer.mask = mask
      box.layer.shadowPath = (parameters.shadowPath ?? path).cgPath
    }
    box.addSubview(picture)
  }

  // MARK: The badge

  private func showBadge() {
    AnimationGroup.withoutAnimation {
      sign.removeFromSuperview()
      let symbol: String
      switch badge {
      case .copy: symbol = "plus.circle.fill"
      case .forbidden: symbol = "xmark.circle.fill"
      case .cancel, .move: return
      }
      sign.image = UIImage(systemName: symbol)
      sign.tintColor = badge == .copy ? .systemGreen : .systemGray
      sign.backgroundColor = .white
      sign.layer.cornerRadius = Self.badgeSize / 2
      sign.bounds.size = CGSize(width: Self.badgeSize, height: Self.badgeSize)
      addSubview(sign)
      placeBadge()
    }
  }

  /// At the upper right corner of the first item.
  private func placeBadge() {
    guard let view = platters.first?.view else { return }
    sign.center = CGPoint(x: view.frame.maxX, y: view.frame.minY)
  }

  // Assistive technology reads a dragged view at its origin.
  override func displayAccessibility() -> DisplayAccessibility? { nil }
}

extension UIPreviewTarget {
  /// The frame of a view of that size at the target, in the window.
  fileprivate func frame(of size: CGSize) -> CGRect {
    let middle = container.convert(center, to: nil)
    let size = CGRect(origin: .zero, size: size).applying(transform).size
    return CGRect(
      x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width,
      height: size.height)
  }
}
