/// The ways out of the list. The creator of the list implements them.
public protocol NewsListRoutingLogic: AnyObject {
  /// To the article that is selected.
  func routeToNewsDetail()
  func routeToBookmarks()
}

/// The data that a router takes from the list, to pass it on.
public protocol NewsListDataPassing: AnyObject {
  var dataStore: (any NewsListDataStore)? { get set }
}
