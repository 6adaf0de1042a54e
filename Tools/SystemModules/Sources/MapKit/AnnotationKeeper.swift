/// The views of annotations. Touches beside them are the map's.
@MainActor
final class AnnotationLayer: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

/// The annotations of a map, the views of those that can be seen, and which of them is selected.
@MainActor
final class AnnotationKeeper: NSObject {
  private unowned let map: MKMapView
  private(set) var annotations: [any MKAnnotation] = []
  private var views: [ObjectIdentifier: MKAnnotationView] = [:]
  private(set) var selected: [any MKAnnotation] = []
  private var callout: CalloutView?
  private var classes: [String: MKAnnotationView.Type] = [:]
  private var idle: [String: [MKAnnotationView]] = [:]
  private var observer: (any NSObjectProtocol)?

  /// Views are there before they can be seen.
  private static let margin: CGFloat = 80

  init(_ map: MKMapView) {
    self.map = map
    super.init()
    observer = NotificationCenter.default.addObserver(
      forName: MKPointAnnotation.didMove, object: nil, queue: nil
    ) { [weak self] note in
      // Annotations of a map are changed on the main thread, as views are.
      guard Thread.isMainThread, let moved = note.object.map({ $0 as AnyObject }) else { return }
      let key = ObjectIdentifier(moved)
      MainActor.assumeIsolated { self?.annotationDidMove(key) }
    }
  }

  isolated deinit {
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }

  // MARK: Annotations

  func add(_ added: [any MKAnnotation]) {
    for annotation in added where !annotations.contains(where: { $0 === annotation }) {
      annotations.append(annotation)
    }
    map.setNeedsLayout()
  }

  func remove(_ removed: [any MKAnnotation]) {
    for annotation in removed {
      guard let index = annotations.firstIndex(where: { $0 === annotation }) else { continue }
      if selected.contains(where: { $0 === annotation }) { select(nil, animated: false) }
      annotations.remove(at: index)
      takeAway(annotation)
    }
  }

  func annotations(in rect: MKMapRect) -> Set<AnyHashable> {
    let found = annotations.filter { annotation in
      let middle = MKMapPoint(x: rect.midX, y: rect.midY)
      return rect.contains(MKMapPoint(annotation.coordinate).nearest(to: middle))
    }
    return Set(found.compactMap { ($0 as? NSObject).map(AnyHashable.init) })
  }

  private func annotationDidMove(_ key: ObjectIdentifier) {
    guard annotations.contains(where: { ObjectIdentifier($0) == key }) else { return }
    // At once where there is a view, so that animations move it.
    if views[key] == nil { map.setNeedsLayout() } else { update() }
  }

  // MARK: Views

  func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
    views[ObjectIdentifier(annotation)]
  }

  func register(_ cls: AnyClass?, for identifier: String) {
    classes[identifier] = cls as? MKAnnotationView.Type
  }

  func dequeue(_ identifier: String, for annotation: (any MKAnnotation)?) -> MKAnnotationView? {
    if let view = idle[identifier]?.popLast() {
      view.prepareForReuse()
      if let annotation { view.annotation = annotation }
      return view
    }
    guard let cls = classes[identifier] else { return nil }
    return AnnotationViewMaker.make(cls, annotation, identifier)
  }

  /// Makes the views that are needed, puts all in their places, and those aside that are not.
  func update() {
    guard map.isReady else { return }
    let bounds = map.bounds.insetBy(dx: -Self.margin, dy: -Self.margin)
    var added: [MKAnnotationView] = []
    for annotation in annotations {
      let point = map.projection.point(for: MKMapPoint(annotation.coordinate))
      let isNear =
        CLLocationCoordinate2DIsValid(annotation.coordinate) && bounds.contains(point)
      if let view = view(for: annotation) {
        let isKept = isNear || selected.contains { $0 === annotation }
        if isKept { place(view, at: point) } else { takeAway(annotation) }
      } else if isNear {
        UIView.performWithoutAnimation {
          added.append(makeView(for: annotation, at: point))
        }
      }
    }
    sort()
    placeCallout()
    for view in added { view.prepareForDisplay() }
    if !added.isEmpty { map.delegate?.mapView(map, didAdd: added) }
  }

  /// Says what people hear of a view, where the app does not.
  private func describe(_ view: MKAnnotationView, as annotation: any MKAnnotation) {
    if view.accessibilityTraits == .none { view.accessibilityTraits = .button }
    guard view.accessibilityLabel == view.ownLabel else { return }
    view.ownLabel = [annotation.words.title, annotation.words.subtitle]
      .compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
    view.accessibilityLabel = view.ownLabel
  }

  private func makeView(for annotation: any MKAnnotation, at point: CGPoint) -> MKAnnotationView {
    let view = map.delegate?.mapView(map, viewFor: annotation) ?? ownView(for: annotation)
    view.annotation = annotation
    view.map = map
    view.isAccessibilityElement = true
    describe(view, as: annotation)
    views[ObjectIdentifier(annotation)] = view
    map.annotationLayer.addSubview(view)
    place(view, at: point)
    return view
  }

  private func ownView(for annotation: any MKAnnotation) -> MKAnnotationView {
    if annotation === map.userLocation { return UserLocationView(annotation: annotation) }
    let identifier = MKMapViewDefaultAnnotationViewReuseIdentifier
    return dequeue(identifier, for: annotation)
      ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
  }

  private func place(_ view: MKAnnotationView, at point: CGPoint) {
    view.center = CGPoint(x: point.x + view.centerOffset.x, y: point.y + view.centerOffset.y)
  }

  private func takeAway(_ annotation: any MKAnnotation) {
    guard let view = views.removeValue(forKey: ObjectIdentifier(annotation)) else { return }
    view.removeFromSuperview()
    view.map = nil
    if let identifier = view.reuseIdentifier { idle[identifier, default: []].append(view) }
  }

  /// Orders the views: southern ones in front of northern ones, and the selected one in front of
  /// all.
  private func sort() {
    let layer = map.annotationLayer
    let ordered = views.values.sorted { one, other in
      let ranks = (rank(one), rank(other))
      return ranks.0 != ranks.1 ? ranks.0 < ranks.1 : order(one) < order(other)
    }
    let shown = layer.subviews.compactMap { $0 as? MKAnnotationView }
    guard !shown.elementsEqual(ordered, by: ===) else { return }
    for view in ordered { layer.bringSubviewToFront(view) }
    if let callout { layer.bringSubviewToFront(callout) }
  }

  private func rank(_ view: MKAnnotationView) -> Float {
    view.isSelected
      ? MKAnnotationViewZPriority.defaultSelected.rawValue + 1 : view.zPriority.rawValue
  }

  /// From north to south, and as they were added where that is the same.
  private func order(_ view: MKAnnotationView) -> (Double, Int) {
    let index = annotations.firstIndex { $0 === view.annotation } ?? 0
    return (-(view.annotation?.coordinate.latitude ?? 0), index)
  }

  // MARK: Selecting

  /// Selects an annotation, and nothing else.
  func select(_ annotation: (any MKAnnotation)?, animated: Bool) {
    if let annotation {
      if selected.contains(where: { $0 === annotation }) { return }
      // One that was added just now has no view before the map is laid out. Without a view, off the
      // screen, this has no effect.
      update()
      guard view(for: annotation) != nil else { return }
    }
    for old in selected {
      selected = []
      let view = view(for: old)
      view?.setSelected(false, animated: animated)
      dismissCallout(animated: animated)
      if let view { map.delegate?.mapView(map, didDeselect: view) }
      map.delegate?.mapView(map, didDeselect: old)
    }
    // The delegate may have selected another one meanwhile.
    guard selected.isEmpty else { return }
    guard let annotation, annotations.contains(where: { $0 === annotation }) else {
      map.setNeedsLayout()
      return
    }
    selected = [annotation]
    let view = view(for: annotation)
    view?.setSelected(true, animated: animated)
    showCallout(of: view, animated: animated)
    update()
    if let view { map.delegate?.mapView(map, didSelect: view) }
    map.delegate?.mapView(map, didSelect: annotation)
  }

  func touch(at point: CGPoint) {
    if let callout, callout.point(inside: map.convert(point, to: callout), with: nil) { return }
    let touched = map.annotationLayer.subviews.reversed()
      .compactMap { $0 as? MKAnnotationView }
      .first { $0.isEnabled && $0.isTouched(at: map.convert(point, to: $0)) }
    select(touched?.annotation, animated: true)
  }

  // MARK: The callout

  private func showCallout(of view: MKAnnotationView?, animated: Bool) {
    guard let view, view.canShowCallout, let words = view.annotation?.words,
      let title = words.title, !title.isEmpty
    else { return }
    let callout = CalloutView(view, title: title, subtitle: words.subtitle) { [unowned self] in
      map.delegate?.mapView(map, annotationView: view, calloutAccessoryControlTapped: $0)
    }
    self.callout = callout
    map.annotationLayer.addSubview(callout)
    UIView.performWithoutAnimation { placeCallout() }
    guard animated else { return }
    callout.alpha = 0
    UIView.animate(withDuration: 0.2) { callout.alpha = 1 }
  }

  private func dismissCallout(animated: Bool) {
    guard let callout else { return }
    self.callout = nil
    guard animated else { return callout.leave() }
    UIView.animate(withDuration: 0.2) {
      callout.alpha = 0
    } completion: { _ in
      callout.leave()
    }
  }

  private func placeCallout() { callout?.place(in: map.bounds.inset(by: map.safeAreaInsets)) }

  func calloutDidChange(of view: MKAnnotationView) {
    guard view.isSelected, selected.contains(where: { $0 === view.annotation }) else { return }
    dismissCallout(animated: false)
    showCallout(of: view, animated: false)
  }
}

extension MKAnnotation {
  /// The title and the subtitle, without the double optionals that the properties have for apps.
  var words: (title: String?, subtitle: String?) {
    let (title, subtitle): (String?, String?) = (title, subtitle)
    return (title, subtitle)
  }
}
