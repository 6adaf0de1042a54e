import Foundation

// Editing in a search bar, and its calls. A search controller is called after the bar's delegate.

extension UISearchBar {
  // MARK: The field

  func mayBeginEditing() -> Bool {
    guard delegate?.searchBarShouldBeginEditing(self) ?? true else { return false }
    searchController?.barAgreedToBegin()
    return true
  }

  func didBeginEditing() {
    updateButtons()
    delegate?.searchBarTextDidBeginEditing(self)
    searchController?.textDidChange()
  }

  func mayEndEditing() -> Bool { delegate?.searchBarShouldEndEditing(self) ?? true }

  func didEndEditing() {
    updateButtons()
    delegate?.searchBarTextDidEndEditing(self)
  }

  func mayReplace(_ range: NSRange, with text: String) -> Bool {
    delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  func peopleChangedText() {
    delegate?.searchBar(self, textDidChange: field.edited.string)
    searchController?.textDidChange()
  }

  // MARK: Buttons

  func searchKeyPressed() {
    delegate?.searchBarSearchButtonClicked(self)
    // The results are there to be seen (low confidence).
    if searchController?.isActive == true { resignFirstResponder() }
  }

  func cancelTapped() {
    delegate?.searchBarCancelButtonClicked(self)
    searchController?.isActive = false
  }

  func scopeChosen() {
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
    searchController?.scopeDidChange()
  }

  /// Removes the text without calling the delegate.
  func clearText() {
    field.showTokens([])
    field.replaceContent(with: field.styled(""))
  }

  func updateButtons() {
    field.isEnabled = isEnabled
    scopes.isEnabled = isEnabled
    // With nothing to give up it does nothing, unless a search goes on (medium confidence).
    cancelButton.isEnabled =
      isEnabled && (field.isFirstResponder || searchController?.isActive == true)
  }
}
