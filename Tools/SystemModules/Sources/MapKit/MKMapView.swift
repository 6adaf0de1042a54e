/// The identifier of the views that a map makes of annotations by itself. Apps may register a class for it.
public let MKMapViewDefaultAnnotationViewReuseIdentifier =
  "MKMapViewDefaultAnnotationViewReuseIdentifier"

/// Shows annotations and overlays where they are on the Earth.
///
/// There are no pictures of the Earth here: the ground is plain, with lines of latitude and
/// longitude, and the delegate's method for a failed load is called once. All else is as on a
/// device without a network: places are projected as on Apple's maps, people can move and zoom the
/// map, and select annotations. North is up, and the map is seen from above.
@preconcurrency @MainActor
open class MKMapView: UIView {
  open weak var delegate: (any MKMapViewDelegate)?

  /// The colours of the ground.
  open var mapType: MKMapType {
    get { ground.mapType }
    set { ground.mapType = newValue }
  }

  // The features on the ground of Apple's maps, which has no pictures here.

  open var showsBuildings = true
  open var showsTraffic = false
  @available(iOS, deprecated: 13.0)
  open var showsPointsOfInterest = true
  /// Apple's compass is seen while the map is turned, which it never is here.
  open var showsCompass = true

  let ground = MapGround()
  let canvas = OverlayCanvas()
  let annotationLayer = AnnotationLayer()
  private(set) lazy var annotationKeeper = AnnotationKeeper(self)
  private(set) lazy var overlayKeeper = OverlayKeeper(self)
  private lazy var gestures = MapGestures(self)
  private lazy var locator = MapLocator(self)

  private(set) var projection = MapProjection(
    center: MKMapPoint(x: MKMapSize.world.width / 2, y: MKMapSize.world.height / 2), scale: 0,
    size: CGSize(width: 1, height: 1))
  /// The part of the map to show as soon as the view has a size.
  private var target: MapTarget?
  private var hasSize = false
  private var hasLoaded = false

  // MARK: Creating

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    // Values from a storyboard are set by name, while the view is made.
    Self.namesAreKnown
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    clipsToBounds = true
    for part in [ground, canvas, annotationLayer] { addSubview(part) }
    canvas.keeper = overlayKeeper
    _ = gestures
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for part in [ground, canvas, annotationLayer] { part.frame = bounds }
    guard !bounds.isEmpty else { return }
    if !hasSize || projection.size != bounds.size {
      projection = projection.resized(to: bounds.size)
      hasSize = true
      let wanted = target
      target = nil
      // The requested place comes first: no views are made for invisible places.
      if let wanted { change(to: wanted.projection(from: projection), animated: false) }
      projectionDidChange()
    } else {
      placeContents()
    }
    loadIfNeeded()
  }

  private func loadIfNeeded() {
    guard !hasLoaded, window != nil else { return }
    hasLoaded = true
    // As with every load, the delegate is called later.
    Task { [weak self] in
      guard let self else { return }
      delegate?.mapViewWillStartLoadingMap(self)
      delegate?.mapViewDidFailLoadingMap(self, withError: MKError(.serverFailure))
    }
  }

  // MARK: The part that is shown

  /// The visible region. Setting it shows at least that region, without an animation.
  open var region: MKCoordinateRegion {
    get {
      if case .region(let region) = target { return region }
      return (target?.projection(from: projection) ?? projection).region
    }
    set { setRegion(newValue, animated: false) }
  }

  /// Shows at least that part of the Earth, with its centre in the middle.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    precondition(
      region.isValid,
      "Invalid Region <center:\(region.center.latitude), \(region.center.longitude) "
        + "span:\(region.span.latitudeDelta), \(region.span.longitudeDelta)>")
    show(.region(region), animated: animated)
  }

  /// Returns the region that the map would show if it were set to `region`.
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
    hasSize ? MapTarget.region(region).projection(from: projection).region : region
  }

  /// The coordinate in the middle of the map.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { (target?.projection(from: projection) ?? projection).center.coordinate }
    set { setCenter(newValue, animated: false) }
  }

  /// Moves the map, which stays as large as it is.
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    if !hasSize, let target {
      // The earlier request is applied around another place.
      var region = target.projection(from: projection).region
      if case .region(let asked) = target { region = asked }
      region.center = coordinate
      show(.region(region), animated: animated)
    } else {
      show(.center(coordinate), animated: animated)
    }
  }

  open var visibleMapRect: MKMapRect {
    get {
      if case .rect(let rect, _) = target { return rect }
      return (target?.projection(from: projection) ?? projection).visibleRect
    }
    set { setVisibleMapRect(newValue, animated: false) }
  }

  open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
    setVisibleMapRect(mapRect, edgePadding: .zero, animated: animate)
  }

  /// Shows at least that part, and so many points more at every side.
  open func setVisibleMapRect(
    _ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool
  ) {
    if !mapRect.isNull { show(.rect(mapRect, insets), animated: animate) }
  }

  open func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect {
    mapRectThatFits(mapRect, edgePadding: .zero)
  }

  /// Returns the rectangle that the map would show if it were set to `mapRect`.
  open func mapRectThatFits(
    _ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets
  ) -> MKMapRect {
    guard hasSize else { return mapRect }
    return MapTarget.rect(mapRect, insets).projection(from: projection).visibleRect
  }

  // MARK: The camera

  /// From where the map is looked at; another one with every call.
  open var camera: MKMapCamera {
    get {
      let projection = target?.projection(from: projection) ?? projection
      return MKMapCamera(
        lookingAtCenter: projection.center.coordinate, fromDistance: projection.distance, pitch: 0,
        heading: 0)
    }
    set { setCamera(newValue, animated: false) }
  }

  /// Looks at the map from elsewhere. What becomes of the camera later changes nothing.
  open func setCamera(_ camera: MKMapCamera, animated: Bool) {
    guard let copy = camera.copy() as? MKMapCamera else { return }
    show(.camera(copy), animated: animated)
  }

  // MARK: What people may do

  /// A Boolean value that indicates whether people may turn the map. Without pictures that could be
  /// turned they cannot here.
  open var isRotateEnabled = true

  /// A Boolean value that indicates whether people may tilt the map. They cannot here.
  open var isPitchEnabled = true

  /// A Boolean value that indicates whether people can zoom the map.
  open var isZoomEnabled = true {
    didSet {
      gestures.pinch.isEnabled = isZoomEnabled
      gestures.doubleTap.isEnabled = isZoomEnabled
    }
  }

  /// A Boolean value that indicates whether people can move the map.
  open var isScrollEnabled = true {
    didSet { gestures.pan.isEnabled = isScrollEnabled }
  }

  // MARK: Converting

  open func convert(
    _ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?
  ) -> CGPoint { convert(projection.point(for: MKMapPoint(coordinate)), to: view) }

  open func convert(
    _ point: CGPoint, toCoordinateFrom view: UIView?
  ) -> CLLocationCoordinate2D {
    projection.mapPoint(at: convert(point, from: view)).wrapped.coordinate
  }

  open func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
    let rect = MKMapRect(region)
    let middle = projection.point(for: MKMapPoint(x: rect.midX, y: rect.midY))
    let size = CGSize(
      width: rect.width * projection.scale, height: rect.height * projection.scale)
    let frame = CGRect(
      x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width,
      height: size.height)
    return convert(frame, to: view)
  }

  open func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
    let frame = convert(rect, from: view)
    return MKCoordinateRegion(
      MKMapRect(
        origin: projection.mapPoint(at: frame.origin),
        size: MKMapSize(
          width: frame.width / projection.scale, height: frame.height / projection.scale)))
  }

  // MARK: Annotations

  /// The annotations on the map, including the location of the device.
  open var annotations: [any MKAnnotation] { annotationKeeper.annotations }

  open func addAnnotation(_ annotation: any MKAnnotation) {
    annotationKeeper.add([annotation])
  }

  open func addAnnotations(_ annotations: [any MKAnnotation]) {
    annotationKeeper.add(annotations)
  }

  open func removeAnnotation(_ annotation: any MKAnnotation) {
    annotationKeeper.remove([annotation])
  }

  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    annotationKeeper.remove(annotations)
  }

  /// The annotations in a part of the map.
  open func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
    annotationKeeper.annotations(in: mapRect)
  }

  /// Shows so much of the Earth that all of them can be seen, and adds those that are not on the map.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    guard !annotations.isEmpty else { return }
    addAnnotations(annotations)
    let points = annotations.map { MKMapPoint($0.coordinate) }
    let near = points.map { $0.nearest(to: points[0]) }
    // A single place is shown with some streets around it, and all with room for their views.
    let least = 500 * MKMapPointsPerMeterAtLatitude(annotations[0].coordinate.latitude)
    let rect = MKMapRect(around: near)
    let wide = rect.insetBy(
      dx: min(0, (rect.width - least) / 2), dy: min(0, (rect.height - least) / 2))
    let insets = UIEdgeInsets(top: 60, left: 40, bottom: 40, right: 40)
    setVisibleMapRect(wide, edgePadding: insets, animated: animated)
  }

  /// The view of an annotation that can be seen.
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
    annotationKeeper.view(for: annotation)
  }

  /// Says of which class the views with an identifier are.
  open func register(
    _ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String
  ) { annotationKeeper.register(viewClass, for: identifier) }

  /// A view that is used no more, or a new one where a class is registered.
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    annotationKeeper.dequeue(identifier, for: nil)
  }

  /// The same. An identifier that was not registered is a programmer error.
  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    guard let view = annotationKeeper.dequeue(identifier, for: annotation) else {
      preconditionFailure(
        "unable to dequeue an annotation view with identifier \(identifier): register a class.")
    }
    return view
  }

  // MARK: Selecting

  open var selectedAnnotations: [any MKAnnotation] {
    get { annotationKeeper.selected }
    set { annotationKeeper.select(newValue.first, animated: false) }
  }

  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    annotationKeeper.select(annotation, animated: animated)
  }

  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    guard let annotation, annotationKeeper.selected.contains(where: { $0 === annotation }) else {
      return
    }
    annotationKeeper.select(nil, animated: animated)
  }

  // MARK: Overlays

  /// The overlays on the map, the lowest first.
  open var overlays: [any MKOverlay] { overlayKeeper.overlays }

  open func addOverlay(_ overlay: any MKOverlay) { addOverlay(overlay, level: .aboveLabels) }

  open func addOverlays(_ overlays: [any MKOverlay]) {
    addOverlays(overlays, level: .aboveLabels)
  }

  open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) {
    addOverlays([overlay], level: level)
  }

  open func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) {
    overlayKeeper.add(overlays, level)
  }

  open func removeOverlay(_ overlay: any MKOverlay) { overlayKeeper.remove([overlay]) }

  open func removeOverlays(_ overlays: [any MKOverlay]) { overlayKeeper.remove(overlays) }

  /// Returns the renderer of an overlay, once the delegate has provided it.
  open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
    overlayKeeper.renderer(for: overlay)
  }

  // MARK: Where people are

  /// A Boolean value that indicates whether the map shows where the device is, if the app may know.
  open var showsUserLocation = false {
    didSet { if showsUserLocation != oldValue { locator.isOn = showsUserLocation } }
  }

  /// The annotation at the location of the device.
  public let userLocation = MKUserLocation()

  /// A Boolean value that indicates whether that can be seen.
  open var isUserLocationVisible: Bool {
    guard let location = userLocation.location else { return false }
    return bounds.contains(projection.point(for: MKMapPoint(location.coordinate)))
  }

  /// The way in which the map follows the device. The map does not turn, because there is no
  /// compass.
  open var userTrackingMode: MKUserTrackingMode {
    get { locator.mode }
    set { setUserTrackingMode(newValue, animated: false) }
  }

  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    if mode != .none { showsUserLocation = true }
    locator.setMode(mode, animated: animated)
  }

  // MARK: - Moving

  private func show(_ target: MapTarget, animated: Bool) {
    guard hasSize else {
      self.target = target
      return
    }
    change(to: target.projection(from: projection), animated: animated)
  }

  /// Shows another part, and tells the delegate before and afterwards.
  func change(to projection: MapProjection, animated: Bool) {
    let isAnimated = animated && window != nil && UIView.areAnimationsEnabled
    delegate?.mapView(self, regionWillChangeAnimated: isAnimated)
    guard isAnimated else {
      show(projection)
      delegate?.mapView(self, regionDidChangeAnimated: false)
      return
    }
    UIView.animate(withDuration: 0.35) {
      self.show(projection)
    } completion: { _ in
      self.delegate?.mapView(self, regionDidChangeAnimated: true)
    }
  }

  /// Shows another part.
  func show(_ projection: MapProjection) {
    guard projection != self.projection else { return }
    self.projection = projection
    projectionDidChange()
    delegate?.mapViewDidChangeVisibleRegion(self)
  }

  private func projectionDidChange() {
    ground.projection = projection
    canvas.setNeedsDisplay()
    placeContents()
  }

  private func placeContents() {
    overlayKeeper.askForRenderers()
    annotationKeeper.update()
  }

  /// A finger begins to move the map: it no longer follows the device.
  func peopleWillMove() {
    locator.setMode(.none, animated: false)
    delegate?.mapView(self, regionWillChangeAnimated: false)
  }

  func touch(at point: CGPoint) { annotationKeeper.touch(at: point) }

  /// Annotations stand elsewhere, or look otherwise.
  func annotationsDidMove() { setNeedsLayout() }

  func calloutDidChange(of view: MKAnnotationView) { annotationKeeper.calloutDidChange(of: view) }

  /// A Boolean value that indicates whether annotations can be placed.
  var isReady: Bool { hasSize }
}
