import Foundation
import ObjCNames

extension ElementKind {
  /// A view of another module of Apple's, which is there when the app has the module.
  ///
  /// Without the module, the element is unknown.
  static func ofModule(_ name: String) -> ElementKind? {
    if let kind = found[name] { return kind }
    guard let (className, fill) = moduleViews[name],
      let cls = ObjCNames.cls(named: className) as? UIView.Type
    else { return nil }
    let kind = ElementKind(name, cls, extends: view, fill)
    found[name] = kind
    return kind
  }

  private static var found: [String: ElementKind] = [:]

  /// The views of other modules. Attributes are set by name, for the classes are not known here.
  private static let moduleViews: [String: (String, (inout ElementTable<UIView>) -> Void)] = [
    "mapView": (
      "MapKit.MKMapView",
      { table in
        for name in ["showsUserLocation", "zoomEnabled", "scrollEnabled"] {
          table.on(name) { view, value in view.setValue(value.isOn, forKey: name) }
        }
        table.on("mapType") { view, value in view.setValue(value.text, forKey: "mapTypeName") }
        // Maps here are seen from above, with north up.
        table.ignore("rotateEnabled", "pitchEnabled")
      }
    ),
    "wkWebView": (
      "WebKit.WKWebView",
      { table in
        let name = "allowsBackForwardNavigationGestures"
        table.on(name) { view, value in view.setValue(value.isOn, forKey: name) }
        // Nothing is loaded here, so the rest has no effect.
        table.ignore("configuration", "allowsLinkPreview", "customUserAgent")
      }
    ),
  ]
}
