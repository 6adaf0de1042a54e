/// The names of the delegate methods without a result that are relayed.
enum RelayedMethods {
  static let selectors = Set(list.split(separator: "\n").map(String.init))

  /// Returns the name by which `#selector` refers to a method: `tableView:didSelectRowAt:` for
  /// `tableView(_:didSelectRowAt:)`.
  static func selector(of function: String) -> String {
    let parts = function.dropLast().split(separator: "(")
    guard parts.count == 2, let name = parts.first else { return function }
    let labels = parts[1].split(separator: ":")
    return name + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
  }

  private static let list = """
    collectionView:cancelPrefetchingForItemsAt:
    collectionView:didDeselectItemAt:
    collectionView:didEndDisplaying:forItemAt:
    collectionView:didEndDisplayingSupplementaryView:forElementOfKind:at:
    collectionView:didHighlightItemAt:
    collectionView:didSelectItemAt:
    collectionView:didUnhighlightItemAt:
    collectionView:moveItemAt:to:
    collectionView:performPrimaryActionForItemAt:
    collectionView:willDisplay:forItemAt:
    collectionView:willDisplayContextMenu:animator:
    collectionView:willDisplaySupplementaryView:forElementKind:at:
    collectionView:willEndContextMenuInteraction:animator:
    collectionView:willPerformPreviewActionForMenuWith:animator:
    didDismissSearchController:
    didPresentSearchController:
    imagePickerController:didFinishPickingMediaWithInfo:
    imagePickerControllerDidCancel:
    locationManager:didChangeAuthorization:
    locationManager:didDetermineState:for:
    locationManager:didEnterRegion:
    locationManager:didExitRegion:
    locationManager:didFailWithError:
    locationManager:didStartMonitoringFor:
    locationManager:didUpdateLocations:
    locationManager:monitoringDidFailFor:withError:
    locationManagerDidChangeAuthorization:
    navigationController:didShow:animated:
    navigationController:willShow:animated:
    pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:
    pageViewController:willTransitionTo:
    pickerView:didSelectRow:inComponent:
    presentSearchController:
    presentationController:prepare:
    presentationController:willPresentWithAdaptiveStyle:transitionCoordinator:
    presentationControllerDidAttemptToDismiss:
    presentationControllerDidDismiss:
    presentationControllerWillDismiss:
    scrollViewDidChangeAdjustedContentInset:
    scrollViewDidEndDecelerating:
    scrollViewDidEndDragging:willDecelerate:
    scrollViewDidEndScrollingAnimation:
    scrollViewDidEndZooming:with:atScale:
    scrollViewDidScroll:
    scrollViewDidScrollToTop:
    scrollViewDidZoom:
    scrollViewWillBeginDecelerating:
    scrollViewWillBeginDragging:
    scrollViewWillBeginZooming:with:
    scrollViewWillEndDragging:withVelocity:targetContentOffset:
    searchBar:selectedScopeButtonIndexDidChange:
    searchBar:textDidChange:
    searchBarBookmarkButtonClicked:
    searchBarCancelButtonClicked:
    searchBarResultsListButtonClicked:
    searchBarSearchButtonClicked:
    searchBarTextDidBeginEditing:
    searchBarTextDidEndEditing:
    tabBar:didSelect:
    tabBarController:didEndCustomizing:changed:
    tabBarController:didSelect:
    tabBarController:didSelectTab:previousTab:
    tabBarController:willBeginCustomizing:
    tabBarController:willEndCustomizing:changed:
    tableView:accessoryButtonTappedForRowWith:
    tableView:cancelPrefetchingForRowsAt:
    tableView:commit:forRowAt:
    tableView:didDeselectRowAt:
    tableView:didEndDisplaying:forRowAt:
    tableView:didEndDisplayingFooterView:forSection:
    tableView:didEndDisplayingHeaderView:forSection:
    tableView:didEndEditingRowAt:
    tableView:didHighlightRowAt:
    tableView:didSelectRowAt:
    tableView:didUnhighlightRowAt:
    tableView:moveRowAt:to:
    tableView:performPrimaryActionForRowAt:
    tableView:willBeginEditingRowAt:
    tableView:willDisplay:forRowAt:
    tableView:willDisplayContextMenu:animator:
    tableView:willDisplayFooterView:forSection:
    tableView:willDisplayHeaderView:forSection:
    tableView:willEndContextMenuInteraction:animator:
    tableView:willPerformPreviewActionForMenuWith:animator:
    textFieldDidBeginEditing:
    textFieldDidChangeSelection:
    textFieldDidEndEditing:
    textFieldDidEndEditing:reason:
    textStorage:didProcessEditing:range:changeInLength:
    textStorage:willProcessEditing:range:changeInLength:
    textViewDidBeginEditing:
    textViewDidChange:
    textViewDidChangeSelection:
    textViewDidEndEditing:
    webView:decidePolicyFor:decisionHandler:
    webView:didFailProvisionalNavigation:withError:
    webView:didFinish:
    webView:didStartProvisionalNavigation:
    willDismissSearchController:
    willPresentSearchController:
    """
}
