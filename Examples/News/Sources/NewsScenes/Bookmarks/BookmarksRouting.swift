/// Where the bookmarks lead. Who creates the scene says how.
public protocol BookmarksRoutingLogic: AnyObject {
  /// Back to where they were opened, with the article that is selected.
  func routeToSelectedArticle()
  /// Back to where they were opened.
  func routeBack()
}

/// What a router takes from the bookmarks, to pass it on.
public protocol BookmarksDataPassing: AnyObject {
  var dataStore: (any BookmarksDataStore)? { get set }
}
