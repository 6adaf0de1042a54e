import ObjCNames

// Storyboards connect the delegate, and set these by their names.

extension MKMapView {
  /// Once for the class, before the first map is made of a storyboard.
  static let namesAreKnown: Void = ObjCRecords.add(MKMapView.self) { members in
    members.property("delegate", \MKMapView.delegate)
    members.property("showsUserLocation", \MKMapView.showsUserLocation)
    members.property("zoomEnabled", \MKMapView.isZoomEnabled)
    members.property("scrollEnabled", \MKMapView.isScrollEnabled)
    members.property("rotateEnabled", \MKMapView.isRotateEnabled)
    members.property("pitchEnabled", \MKMapView.isPitchEnabled)
    members.property("showsBuildings", \MKMapView.showsBuildings)
    members.property("showsTraffic", \MKMapView.showsTraffic)
    members.property("mapTypeName", \MKMapView.mapTypeName)
  }

  /// The name of the map type in storyboards.
  private var mapTypeName: String? {
    get { Self.names.first { $0.value == mapType }?.key }
    set { mapType = newValue.flatMap { Self.names[$0] } ?? .standard }
  }

  private static let names: [String: MKMapType] = [
    "standard": .standard, "satellite": .satellite, "hybrid": .hybrid,
    "satelliteFlyover": .satelliteFlyover, "hybridFlyover": .hybridFlyover,
    "mutedStandard": .mutedStandard,
  ]
}
