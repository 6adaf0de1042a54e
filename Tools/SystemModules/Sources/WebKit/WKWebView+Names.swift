import ObjCNames

// Storyboards connect the delegate, and set these by their names.

extension WKWebView {
  /// Once for the class, before the first web view is made of a storyboard.
  static let namesAreKnown: Void = ObjCRecords.add(WKWebView.self) { members in
    members.property("navigationDelegate", \WKWebView.navigationDelegate)
    members.property(
      "allowsBackForwardNavigationGestures", \WKWebView.allowsBackForwardNavigationGestures)
  }
}
