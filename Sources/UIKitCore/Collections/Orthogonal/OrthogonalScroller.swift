import Foundation

/// The scroll view of a section whose cells scroll across the collection view's direction.
@MainActor
final class OrthogonalScroller: UIScrollView {
  private weak var items: UICollectionView?
  /// Which section it is now.
  var section: Int
  private var behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous
  /// The offsets at which the content rests for each group, in order.
  private var stops: [CGFloat] = []
  private var goesDown = false

  init(_ section: Int, of items: UICollectionView) {
    self.section = section
    self.items = items
    super.init(frame: .zero)
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    scrollsToTop = false
    // Views at the edge of a group may extend beyond it, such as a shadow.
    clipsToBounds = false
  }

  required init?(coder: NSCoder) { nil }

  func become(_ part: CompositionalSection, frame: CGRect, content: CGSize, stops: [CGFloat]) {
    let properties = part.section.orthogonalScrollingProperties
    behavior = part.section.orthogonalScrollingBehavior
    goesDown = !part.isVertical
    self.stops = stops
    if self.frame != frame { self.frame = frame }
    if contentSize != content { contentSize = content }
    isPagingEnabled = behavior == .paging
    bounces = properties.bounce != .never
    alwaysBounceHorizontal = properties.bounce == .always && !goesDown
    alwaysBounceVertical = properties.bounce == .always && goesDown
    let stopsAtGroups = [.paging, .groupPaging, .groupPagingCentered].contains(behavior)
    switch properties.decelerationRate {
    case .automatic:
      decelerationRate = stopsAtGroups ? .fast : items?.decelerationRate ?? .normal
    case let rate: decelerationRate = DecelerationRate(rawValue: rate.rawValue)
    }
  }

  /// How far it is scrolled, along the way in which it scrolls.
  var place: CGFloat { goesDown ? contentOffset.y : contentOffset.x }

  override func boundsOriginDidChange() {
    super.boundsOriginDidChange()
    items?.scrollerDidScroll(self)
  }

  override func restingPlace(near target: CGPoint, velocity: CGPoint) -> CGPoint {
    let place = super.restingPlace(near: target, velocity: velocity)
    let speed = goesDown ? velocity.y : velocity.x
    let wanted: CGFloat
    switch behavior {
    case .none, .continuous, .paging: return place
    case .continuousGroupLeadingBoundary:
      guard let stop = nearest(goesDown ? place.y : place.x) else { return place }
      wanted = stops[stop]
    case .groupPaging, .groupPagingCentered:
      // A flick leads to the next group, however far it would go; a slow finger to the nearest.
      guard let stop = next(speed) else { return place }
      wanted = stops[stop]
    }
    return clamped(
      goesDown ? CGPoint(x: place.x, y: wanted) : CGPoint(x: wanted, y: place.y))
  }

  private func nearest(_ place: CGFloat) -> Int? {
    stops.indices.min { abs(stops[$0] - place) < abs(stops[$1] - place) }
  }

  private func next(_ speed: CGFloat) -> Int? {
    guard abs(speed) > 0.1 else { return nearest(place) }
    let ahead = stops.indices.filter {
      speed > 0 ? stops[$0] > place + 0.5 : stops[$0] < place - 0.5
    }
    return ahead.min { abs(stops[$0] - place) < abs(stops[$1] - place) } ?? nearest(place)
  }
}
