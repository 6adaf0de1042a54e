// Written by UIKitOptionalsTests with STORYLINE_REBASELINE=1: not by hand.

extension UIKitOptionals {
  /// The protocol and the method, of those that the stage declares and never calls.
  package static let uncalled = """
    MKMapViewDelegate mapViewDidFinishLoadingMap(_:)
    UICollectionViewDelegate collectionView(_:canFocusItemAt:)
    UICollectionViewDelegate collectionView(_:didUpdateFocusIn:with:)
    UICollectionViewDelegate collectionView(_:shouldUpdateFocusIn:)
    UICollectionViewDelegate indexPathForPreferredFocusedView(in:)
    UIPointerInteractionDelegate pointerInteraction(_:regionFor:defaultRegion:)
    UIPointerInteractionDelegate pointerInteraction(_:styleFor:)
    UIPointerInteractionDelegate pointerInteraction(_:willEnter:animator:)
    UIPointerInteractionDelegate pointerInteraction(_:willExit:animator:)
    UITableViewDelegate indexPathForPreferredFocusedView(in:)
    UITableViewDelegate tableView(_:canFocusRowAt:)
    UITableViewDelegate tableView(_:didUpdateFocusIn:with:)
    UITableViewDelegate tableView(_:shouldUpdateFocusIn:)
    WKNavigationDelegate webView(_:didFinish:)
    WKUIDelegate webView(_:createWebViewWith:for:windowFeatures:)
    WKUIDelegate webView(_:runJavaScriptAlertPanelWithMessage:initiatedByFrame:completionHandler:)
    WKUIDelegate webView(_:runJavaScriptConfirmPanelWithMessage:initiatedByFrame:completionHandler:)
    WKUIDelegate webView(_:runJavaScriptTextInputPanelWithPrompt:defaultText:initiatedByFrame:completionHandler:)
    WKUIDelegate webViewDidClose(_:)
    """
}
