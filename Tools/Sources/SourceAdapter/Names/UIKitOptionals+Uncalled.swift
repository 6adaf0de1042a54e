// Written by UIKitOptionalsTests with STORYLINE_REBASELINE=1: not by hand.

extension UIKitOptionals {
  /// The protocol and the method, of those that the stage declares and never calls.
  package static let uncalled = """
    MKMapViewDelegate mapViewDidFinishLoadingMap(_:)
    UIPointerInteractionDelegate pointerInteraction(_:regionFor:defaultRegion:)
    UIPointerInteractionDelegate pointerInteraction(_:styleFor:)
    UIPointerInteractionDelegate pointerInteraction(_:willEnter:animator:)
    UIPointerInteractionDelegate pointerInteraction(_:willExit:animator:)
    WKNavigationDelegate webView(_:didFinish:)
    """
}
