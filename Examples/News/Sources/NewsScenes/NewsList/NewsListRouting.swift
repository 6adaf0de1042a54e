/// Where the list leads. Who creates the list says how.
public protocol NewsListRoutingLogic: AnyObject {
  /// To the article that is selected.
  func routeToNewsDetail()
  func routeToBookmarks()
}

/// What a router takes from the list, to pass it on.
public protocol NewsListDataPassing: AnyObject {
  var dataStore: (any NewsListDataStore)? { get set }
}
