/// The ways out of the bookmarks. The creator of the scene implements them.
public protocol BookmarksRoutingLogic: AnyObject {
  /// Back to where they were opened, with the article that is selected.
  func routeToSelectedArticle()
  /// Back to where they were opened.
  func routeBack()
}

/// The data that a router takes from the bookmarks, to pass it on.
public protocol BookmarksDataPassing: AnyObject {
  var dataStore: (any BookmarksDataStore)? { get set }
}
