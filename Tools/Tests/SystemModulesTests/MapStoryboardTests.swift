import MapKit
import ObjCNames
import StorylineTesting
import Testing
import UIKit

/// The owner of a nib with a map.
@MainActor
private final class MapOwner: NSObject, MKMapViewDelegate, ObjCExporting {
  var map: MKMapView?

  static func exportMembers(to members: inout ObjCMembers) {
    members.property("map", \MapOwner.map)
  }
}

@MainActor @Suite(.stage) struct MapStoryboardTests {
  private let nib = UINib(
    data: Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
          <connections><outlet property="map" destination="m" id="o1"/></connections>
        </placeholder>
        <view id="v">
          <rect key="frame" x="0.0" y="0.0" width="300" height="400"/>
          <subviews>
            <mapView clipsSubviews="YES" mapType="satellite" rotateEnabled="NO" zoomEnabled="NO"
              showsUserLocation="YES" id="m">
              <rect key="frame" x="10" y="20" width="200" height="300"/>
              <connections><outlet property="delegate" destination="-1" id="o2"/></connections>
            </mapView>
          </subviews>
        </view>
      </objects>
      </document>
      """.utf8), bundle: nil)

  @Test func `a map of a nib is one, with what the nib says of it`() throws {
    let owner = MapOwner()
    let objects = nib.instantiate(withOwner: owner)
    let map = try #require(owner.map)
    #expect((objects.first as? UIView)?.subviews.first === map)
    #expect(map.frame == CGRect(x: 10, y: 20, width: 200, height: 300))
    #expect(map.mapType == .satellite)
    #expect(map.showsUserLocation && !map.isZoomEnabled && map.isScrollEnabled)
    #expect(map.delegate === owner)
  }
}
