import MapKit
import StorylineTesting
import Testing
import UIKit

/// An app's own annotation.
private final class Shop: NSObject, MKAnnotation {
  let coordinate: CLLocationCoordinate2D
  let title: String?

  init(_ title: String?, _ latitude: Double, _ longitude: Double) {
    self.title = title
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }
}

/// A view that an app registers.
private final class ShopView: MKAnnotationView {
  private(set) var uses = 1
  let note = "made"

  override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    bounds.size = CGSize(width: 20, height: 20)
    canShowCallout = true
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    uses += 1
  }
}

@MainActor @Suite(.stage) struct MapAnnotationTests {
  private let screen = MapScreen()
  private var map: MKMapView { screen.map }
  private var heard: [String] { screen.listener.heard }

  private let bakery = Shop("Bakery", 52.53, 13.40)
  private let florist = Shop("Florist", 52.50, 13.43)

  private func show(_ annotations: [any MKAnnotation]) async throws {
    map.region = MapScreen.around
    map.addAnnotations(annotations)
    try await screen.show()
    screen.listener.heard.removeAll { !$0.hasPrefix("views") }
  }

  private func tap(_ annotation: any MKAnnotation) async throws {
    let point = screen.point(annotation.coordinate)
    try await screen.app.tap(at: CGPoint(x: point.x, y: point.y - 5))
  }

  @Test func `who asks any annotation for its title gets what the class may not have`() {
    let annotation: any MKAnnotation = bakery
    if let title = annotation.title, let text = title { #expect(text == "Bakery") }
    #expect(annotation.subtitle ?? "none" == nil)
    #expect(bakery.title?.count == 6)
  }

  @Test func `a marker points at its place and says its title`() async throws {
    try await show([bakery, florist])
    let view = try #require(map.view(for: bakery) as? MKMarkerAnnotationView)
    let tip = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.maxY), to: nil)
    let place = screen.point(bakery.coordinate)
    #expect(abs(tip.x - place.x) < 0.01 && abs(tip.y - place.y) < 0.01)
    screen.app.expect(screen.app.text("Bakery"))
    #expect(heard == ["views: 2"])
  }

  @Test func `only what can be seen has a view`() async throws {
    let far = Shop("Far", 48, 2)
    try await show([bakery, far])
    #expect(map.view(for: far) == nil)
    map.setCenter(far.coordinate, animated: false)
    #expect(map.view(for: far) != nil && map.view(for: bakery) == nil)
    #expect(map.annotations.count == 2)
  }

  @Test func `an annotation that is no place has no view`() async throws {
    let nowhere = MKPointAnnotation()
    nowhere.coordinate = kCLLocationCoordinate2DInvalid
    try await show([nowhere])
    #expect(map.view(for: nowhere) == nil)
  }

  @Test func `views stay at their places when the map moves`() async throws {
    try await show([bakery])
    map.setCenter(CLLocationCoordinate2D(latitude: 52.55, longitude: 13.42), animated: false)
    let view = try #require(map.view(for: bakery))
    let place = map.convert(bakery.coordinate, toPointTo: map)
    #expect(abs(view.center.x - place.x) < 0.01)
    #expect(abs(view.center.y + view.bounds.height / 2 - place.y) < 0.01)
  }

  @Test func `a point that moves takes its view along`() async throws {
    let point = MKPointAnnotation()
    point.coordinate = bakery.coordinate
    try await show([point])
    let before = try #require(map.view(for: point)).center
    point.coordinate = florist.coordinate
    let after = try #require(map.view(for: point)).center
    #expect(after.x > before.x && after.y > before.y)
  }

  @Test func `what is farther south stands in front`() async throws {
    try await show([florist, bakery])
    let back = try #require(map.view(for: bakery))
    let front = try #require(map.view(for: florist))
    let order = try #require(back.superview?.subviews)
    #expect(order.filter { $0 === back || $0 === front } == [back, front])
  }

  // MARK: Views of the app's

  @Test func `views of registered classes are made by their initialiser, and used again`()
    async throws
  {
    map.register(ShopView.self, forAnnotationViewWithReuseIdentifier: "shop")
    screen.listener.makesView = { [map] in
      map.dequeueReusableAnnotationView(withIdentifier: "shop", for: $0)
    }
    try await show([bakery])
    let view = try #require(map.view(for: bakery) as? ShopView)
    #expect(view.annotation === bakery && view.reuseIdentifier == "shop" && view.note == "made")
    map.removeAnnotation(bakery)
    map.addAnnotation(florist)
    try await screen.app.settle()
    #expect(map.view(for: florist) === view)
    #expect(view.uses == 2)
  }

  @Test func `an app that makes its views itself finds them again`() async throws {
    var made = 0
    screen.listener.makesView = { [map] annotation in
      let view = map.dequeueReusableAnnotationView(withIdentifier: "pin")
      if view == nil { made += 1 }
      return view ?? MKPinAnnotationView(annotation: annotation, reuseIdentifier: "pin")
    }
    try await show([bakery])
    map.removeAnnotation(bakery)
    map.addAnnotation(florist)
    try await screen.app.settle()
    #expect(map.view(for: florist) is MKPinAnnotationView && made == 1)
  }

  @Test func `a class for the map's own identifier is taken where the app makes no view`()
    async throws
  {
    map.register(
      ShopView.self,
      forAnnotationViewWithReuseIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier)
    try await show([bakery])
    #expect(map.view(for: bakery) is ShopView)
  }

  @Test func `registered views do not leak what they are made with`() async throws {
    weak var shop: Shop?
    weak var view: MKAnnotationView?
    do {
      let map = MKMapView()
      map.register(ShopView.self, forAnnotationViewWithReuseIdentifier: "a name of some length")
      let made = Shop("Gone", 1, 2)
      shop = made
      let dequeued = map.dequeueReusableAnnotationView(
        withIdentifier: "a name of some length", for: made)
      view = dequeued
      #expect(dequeued.annotation === made)
    }
    try await screen.app.settle()
    #expect(shop == nil && view == nil)
  }

  @Test func `an identifier that nobody registered is refused`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = MKMapView().dequeueReusableAnnotationView(
        withIdentifier: "nobody", for: MKPointAnnotation())
    }
  }

  // MARK: Selecting

  @Test func `a tap selects, a tap beside it leaves`() async throws {
    try await show([bakery, florist])
    try await tap(bakery)
    #expect(map.selectedAnnotations.first === bakery)
    #expect(map.view(for: bakery)?.isSelected == true)
    try await tap(florist)
    try await screen.app.tap(at: CGPoint(x: 30, y: 700))
    #expect(map.selectedAnnotations.isEmpty)
    #expect(
      heard.dropFirst() == [
        "selects Bakery", "leaves Bakery", "selects Florist", "leaves Florist",
      ])
  }

  @Test func `a view that is not enabled is not selected`() async throws {
    try await show([bakery])
    map.view(for: bakery)?.isEnabled = false
    try await tap(bakery)
    #expect(map.selectedAnnotations.isEmpty)
  }

  @Test func `an app selects what it has just added`() async throws {
    try await show([])
    map.addAnnotation(bakery)
    map.selectAnnotation(bakery, animated: false)
    #expect(map.selectedAnnotations.first === bakery)
    #expect(heard == ["views: 1", "selects Bakery"])
    map.deselectAnnotation(florist, animated: false)
    map.deselectAnnotation(bakery, animated: false)
    #expect(heard.last == "leaves Bakery")
  }

  @Test func `what has no view, far off the screen, is not selected`() async throws {
    let far = Shop("Far", -30, 100)
    try await show([bakery, far])
    map.selectAnnotation(bakery, animated: false)
    map.selectAnnotation(far, animated: false)
    #expect(map.selectedAnnotations.count == 1 && map.selectedAnnotations.first === bakery)
    #expect(heard.last == "selects Bakery")
  }

  @Test(arguments: [true, false])
  func `a view that is added falls to its place where it is to`(isAnimated: Bool) async throws {
    screen.listener.makesView = { annotation in
      let view = MKPinAnnotationView(annotation: annotation, reuseIdentifier: nil)
      view.animatesDrop = isAnimated
      return view
    }
    try await show([])
    map.addAnnotation(bakery)
    map.layoutIfNeeded()
    let view = try #require(map.view(for: bakery))
    // It is on its way where what is seen of it is not yet what it says.
    #expect(((view.layer.presentation()?.affineTransform().ty ?? 0) < -1) == isAnimated)
    try await screen.app.settle()
    #expect(view.layer.presentation()?.affineTransform().ty == 0)
  }

  @Test func `what is selected leaves the map with a word`() async throws {
    try await show([bakery])
    map.selectAnnotation(bakery, animated: false)
    map.removeAnnotation(bakery)
    #expect(heard.last == "leaves Bakery")
    #expect(map.annotations.isEmpty && map.selectedAnnotations.isEmpty)
  }

  @Test func `a callout says what it is, and its button is the delegate's`() async throws {
    let point = MKPointAnnotation(
      coordinate: bakery.coordinate, title: "Bakery", subtitle: "Open until six")
    screen.listener.makesView = { annotation in
      let view = MKPinAnnotationView(annotation: annotation, reuseIdentifier: nil)
      view.canShowCallout = true
      view.rightCalloutAccessoryView = UIButton(type: .detailDisclosure)
      return view
    }
    try await show([point])
    screen.app.expectNo(screen.app.text("Open until six"))
    try await tap(point)
    screen.app.expect(screen.app.text("Open until six"))
    try await screen.app.element(of: UIButton.self).tap()
    #expect(heard.suffix(2) == ["selects Bakery", "taps Bakery"])
    try await screen.app.tap(at: CGPoint(x: 30, y: 700))
    screen.app.expectNo(screen.app.text("Open until six"))
  }

  @Test func `without a title there is no callout`() async throws {
    screen.listener.makesView = { annotation in
      let view = MKPinAnnotationView(annotation: annotation, reuseIdentifier: nil)
      view.canShowCallout = true
      view.rightCalloutAccessoryView = UIButton(type: .detailDisclosure)
      return view
    }
    let nameless = Shop(nil, 52.52, 13.41)
    try await show([nameless])
    map.selectAnnotation(nameless, animated: false)
    try await screen.app.settle()
    screen.app.expectNo(screen.app.element(of: UIButton.self))
  }

  @Test func `all annotations are shown`() async throws {
    try await show([])
    map.showAnnotations([bakery, florist, Shop("Far", 52.1, 13.9)], animated: false)
    for annotation in map.annotations {
      #expect(map.bounds.contains(map.convert(annotation.coordinate, toPointTo: map)))
    }
    #expect(map.annotations.count == 3)
  }

  @Test func `annotations are found by their place`() async throws {
    try await show([bakery, florist])
    let point = MKMapPoint(bakery.coordinate)
    let rect = MKMapRect(x: point.x - 10, y: point.y - 10, width: 20, height: 20)
    #expect(map.annotations(in: rect) == [AnyHashable(bakery)])
  }

  @Test func `a map is released with all that it shows`() async throws {
    weak var map: MKMapView?
    do {
      let own = MKMapView()
      own.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
      own.region = MapScreen.around
      own.addAnnotation(bakery)
      own.showsUserLocation = true
      own.layoutIfNeeded()
      map = own
    }
    try await screen.app.settle()
    #expect(map == nil)
  }
}
