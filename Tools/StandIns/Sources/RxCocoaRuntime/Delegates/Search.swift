internal import Foundation
public import UIKit

extension UISearchBarDelegate where Self: _RXDelegateProxy {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    target((any UISearchBarDelegate).self).searchBarShouldBeginEditing(searchBar)
  }

  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    relay((any UISearchBarDelegate).self, [searchBar]) {
      $0.searchBarTextDidBeginEditing(searchBar)
    }
  }

  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    target((any UISearchBarDelegate).self).searchBarShouldEndEditing(searchBar)
  }

  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
    relay((any UISearchBarDelegate).self, [searchBar]) { $0.searchBarTextDidEndEditing(searchBar) }
  }

  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    relay((any UISearchBarDelegate).self, [searchBar, searchText]) {
      $0.searchBar(searchBar, textDidChange: searchText)
    }
  }

  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    target((any UISearchBarDelegate).self).searchBar(
      searchBar, shouldChangeTextIn: range, replacementText: text)
  }

  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    relay((any UISearchBarDelegate).self, [searchBar]) {
      $0.searchBarSearchButtonClicked(searchBar)
    }
  }

  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {
    relay((any UISearchBarDelegate).self, [searchBar]) {
      $0.searchBarBookmarkButtonClicked(searchBar)
    }
  }

  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    relay((any UISearchBarDelegate).self, [searchBar]) {
      $0.searchBarCancelButtonClicked(searchBar)
    }
  }

  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {
    relay((any UISearchBarDelegate).self, [searchBar]) {
      $0.searchBarResultsListButtonClicked(searchBar)
    }
  }

  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {
    relay((any UISearchBarDelegate).self, [searchBar, selectedScope]) {
      $0.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope)
    }
  }
}

extension UISearchControllerDelegate where Self: _RXDelegateProxy {
  public func willPresentSearchController(_ searchController: UISearchController) {
    relay((any UISearchControllerDelegate).self, [searchController]) {
      $0.willPresentSearchController(searchController)
    }
  }

  public func didPresentSearchController(_ searchController: UISearchController) {
    relay((any UISearchControllerDelegate).self, [searchController]) {
      $0.didPresentSearchController(searchController)
    }
  }

  public func willDismissSearchController(_ searchController: UISearchController) {
    relay((any UISearchControllerDelegate).self, [searchController]) {
      $0.willDismissSearchController(searchController)
    }
  }

  public func didDismissSearchController(_ searchController: UISearchController) {
    relay((any UISearchControllerDelegate).self, [searchController]) {
      $0.didDismissSearchController(searchController)
    }
  }

  public func presentSearchController(_ searchController: UISearchController) {
    relay((any UISearchControllerDelegate).self, [searchController]) {
      $0.presentSearchController(searchController)
    }
  }
}
