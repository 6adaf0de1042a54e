import Foundation

/// The place of a popover: beside its source, on the side with enough space.
@MainActor
struct PopoverPlacement {
  /// In the container.
  private(set) var frame: CGRect
  private(set) var direction: UIPopoverArrowDirection
  /// The position of the arrow along its edge, from the left or the top.
  private(set) var arrowPosition: CGFloat

  static let arrowLength: CGFloat = 13
  private static let leastExtent: CGFloat = 100
  private static let standardSize = CGSize(width: 320, height: 480)

  init(popover: UIPopoverPresentationController, container: CGRect, safeArea: UIEdgeInsets) {
    let area = container.inset(by: safeArea).inset(by: popover.popoverLayoutMargins)
    let anchor = Self.anchor(of: popover)
    let preferred = popover.presentedViewController.preferredContentSize
    let size = CGSize(
      width: min(preferred.width > 0 ? preferred.width : Self.standardSize.width, area.width),
      height: min(preferred.height > 0 ? preferred.height : Self.standardSize.height, area.height))

    // An arrow that points up belongs to a popover below.
    let rooms: [(UIPopoverArrowDirection, room: CGFloat, needed: CGFloat)] = [
      (.up, area.maxY - anchor.maxY, size.height), (.down, anchor.minY - area.minY, size.height),
      (.left, area.maxX - anchor.maxX, size.width), (.right, anchor.minX - area.minX, size.width),
    ]
    let permitted = rooms.filter { popover.permittedArrowDirections.contains($0.0) }
    let candidates = permitted.isEmpty ? rooms : permitted
    let length = Self.arrowLength
    let best =
      candidates.first { $0.room >= $0.needed + length }
      ?? candidates.max { $0.room < $1.room } ?? rooms[0]
    direction = best.0

    // With too little room it shrinks; where next to nothing would be left, or where it may, it lies
    // over what it points at.
    let rest = best.room - length
    let overlaps = popover.canOverlapSourceViewRect || rest < min(best.needed, Self.leastExtent)
    let extent = overlaps ? best.needed : min(best.needed, rest)
    let (isVertical, total) = (direction == .up || direction == .down, extent + length)
    let full = CGSize(
      width: isVertical ? size.width : total, height: isVertical ? total : size.height)
    var origin = CGPoint(x: anchor.midX - full.width / 2, y: anchor.midY - full.height / 2)
    switch direction {
    case .up: origin.y = anchor.maxY
    case .down: origin.y = anchor.minY - full.height
    case .left: origin.x = anchor.maxX
    default: origin.x = anchor.minX - full.width
    }
    origin.x = min(max(origin.x, area.minX), max(area.minX, area.maxX - full.width))
    origin.y = min(max(origin.y, area.minY), max(area.minY, area.maxY - full.height))
    frame = CGRect(origin: origin, size: full)
    let tip = isVertical ? anchor.midX - origin.x : anchor.midY - origin.y
    let edge = isVertical ? full.width : full.height
    arrowPosition = min(max(tip, 26), max(26, edge - 26))
  }

  /// 5.7.2: the source rectangle is the bounds of the source view by default.
  private static func anchor(of popover: UIPopoverPresentationController) -> CGRect {
    guard let container = popover.container else { return .zero }
    if let button = popover.barButtonItem?.view {
      return button.convert(button.bounds, to: container)
    }
    guard let source = popover.sourceView else { return .zero }
    let rect = popover.sourceRect.isNull ? source.bounds : popover.sourceRect
    return source.convert(rect, to: container)
  }
}
